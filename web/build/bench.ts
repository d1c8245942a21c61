/** Bundles src/local/bench.ts by itself, for `rumpus bench browser`: RUMPUS_BENCH is where it goes. */
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: false,
  build: {
    outDir: process.env.RUMPUS_BENCH ?? 'dist',
    emptyOutDir: false,
    target: 'es2023',
    lib: { entry: 'src/local/bench.ts', formats: ['es'], fileName: 'bench' },
  },
})
