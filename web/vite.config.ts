import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { budget } from './build/budget.ts'
import { emoji } from './build/emoji.ts'

export default defineConfig({
  plugins: [emoji(), svelte(), budget({ entry: 'index.html', limitKb: 150 })],
  build: {
    outDir: '../src/rumpus/table/page',
    emptyOutDir: true,
    target: 'es2023',
    // Drawings travel inside the chunk of the game that shows them; only the big scenes become files.
    assetsInlineLimit: (file) => file.endsWith('.svg') && !file.includes('/scene/'),
  },
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { include: ['src/**/*.test.ts', 'build/**/*.test.ts'], environment: 'node' },
})
