import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { budget } from './build/budget.ts'
import { emoji } from './build/emoji.ts'
import { words } from './build/words.ts'
import { worker } from './build/worker.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// What every lobby, and every table, loads: in one file each, since many small ones compress badly.
const LOBBY =
  /(src\/(look\/(chosen|remember|seats|theme)|sound\/|text\/(text|percent|seatwords)|parts\/(Icon|LanguageSwitch|Sheet|SoundSwitch|Tile|Wordmark)|wire\/(here|http|lobby|quietly)|shell\/(router|routes|titles|opening|Lobby|Box|BoxFront|inks)|local\/(client|here|place)|App|main)|games\/[^/]+\/page\/Cover)[^/]*$|src\/art\/(bar|bloops|boogie|boulder|bounce)\/(gate|plane|chalk-bag|trampoline|fishbowl)\.svg$/
const TABLE =
  /src\/(look\/|motion\/|parts\/(Banner|Card|CardSays|Clock|Hand|Happened|Hop|Log|Notice|Paper|Pile|PromptBar|Rail|SeatBadge|Strip|Talk|Toast|VerifyBadge|Answer|arrows|hops|once|toasts|answers|pulse)|wire\/(line|phrases|present|story|streams|table|counsel|local_wire)|shell\/(board|Frame|Reading|Scene|TableBanner|TableBar|TablePage|Waiting|width)|games\/(common\/(Prompt|drag|anchors|why|OpenHands|CardHelp)|boards|folders)|learn\/first)[^/]*$/
// And in the worker: what every role of it needs, and what the room and looking back share.
const EVERY_ROLE =
  /src\/(local\/(python\/|script|game|library|memory|refusal|rules|place|state|visibility)|fair\/sha256)/
const RECORDS =
  /src\/(local\/(entries|live_game|notation|options|session|store|table_state)|fair\/(chacha|check))[^/]*$/

export default defineConfig({
  plugins: [emoji(), words(), svelte(), budget({ entry: 'index.html', limitKb: 150 }), worker()],
  // Scripts and styles find each other wherever they lie: `rumpus site` puts them into any folder of any host.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'library', test: EVERY_ROLE, priority: 2 },
            { name: 'store', test: RECORDS, priority: 1 },
          ],
        },
      },
    },
  },
  build: {
    outDir: '../src/rumpus/table/page',
    emptyOutDir: true,
    target: 'es2023',
    // Drawings travel inside the chunk of the game that shows them; only the big scenes become files.
    assetsInlineLimit: (file) => file.endsWith('.svg') && !file.includes('/scene/'),
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Sounds are fetched with the first one that is heard.
            { name: 'svelte', test: /node_modules\/(?!(uqr|zzfx)\/)/, priority: 3 },
            { name: 'lobby', test: LOBBY, priority: 2 },
            { name: 'table', test: TABLE, priority: 1 },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
  resolve: {
    // `@` is the shell that boards are made of, `@games` the games' own folders, where the boards lie.
    alias: { '@games': here('../src/rumpus/games'), '@': here('src') },
    // Boards lie outside this folder: what they import is found here all the same.
    dedupe: ['svelte', 'vitest'],
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  test: {
    include: ['src/**/*.test.ts', 'build/**/*.test.ts', '../src/rumpus/games/*/page/**/*.test.ts'],
    environment: 'node',
    // One process and one copy of each module: to begin anew for each file takes three times as long.
    pool: 'threads',
    isolate: false,
  },
})
