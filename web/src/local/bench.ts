/** What `rumpus bench browser` runs, in Node and in Chromium alike: how quick a game's module is there. */

import { Analysis, type PlayedGame } from './analysis'
import { batch } from './batch'
import { Bot, type Level } from './bot'
import { Rules, type Sizes } from './rules'
import { Searcher } from './search'
import type { Visibility } from './visibility'

export interface BenchTask {
  /** Bytes are in base64. */
  module: string
  /** The weights of its net. */
  net: string
  sizes: Sizes
  key: string
  start: string
  seats: number
  /** Random games to play. */
  games: number
  /** Decisions to think about: with so many iterations, and as the shark does. */
  looks: { known: string; seat: number; legal: number[] }[]
  iterations: number
  nodes: number
  shark: Level
}

export interface BenchResult {
  /** A second. */
  decisions: number
  iterations: number
  /** Milliseconds: from the module's bytes to rules that answer, from there to a shark's first move, and each move. */
  load: number
  first: number
  shark: number[]
}

const LIMIT = 100_000
/** A browser improves code while it runs, in the background, and takes the better one when a function is next called. */
const WARM = 5
const pause = () => new Promise((resolve) => setTimeout(resolve, 150))
const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

export async function measure(task: BenchTask): Promise<BenchResult> {
  const code = bytes(task.module)
  const begun = performance.now()
  const module = await WebAssembly.compile(code)
  const rules = await Rules.load(module, task.sizes, bytes(task.net))
  const loaded = performance.now()
  const looks = task.looks.map(({ known, seat, legal }) => ({ known: bytes(known), seat, legal }))
  const bot = new Bot(rules, task.shark, bytes(task.key))
  const shark = looks.map(({ known, seat, legal }) => {
    const from = performance.now()
    bot.choose(known, seat, legal)
    return performance.now() - from
  })
  const key = bytes(task.key)
  const thinking = await Rules.load(module, task.sizes)
  const searcher = new Searcher(thinking, key, task.nodes)
  await pause()
  let spent = 0
  for (const { known, seat } of looks) {
    searcher.renew(key, task.nodes)
    const from = performance.now()
    searcher.begin(known, seat, task.iterations)
    searcher.look(task.iterations)
    spent += performance.now() - from
  }
  const playing = await Rules.load(module, task.sizes)
  const games = { key, first: 0, limit: LIMIT, seats: task.seats }
  for (let i = 0; i < WARM; i++) {
    batch(playing, bytes(task.start), { ...games, count: Math.ceil(task.games / 20) })
    await pause()
  }
  const from = performance.now()
  const run = batch(playing, bytes(task.start), { ...games, count: task.games })
  return {
    decisions: (1000 * run.decisions) / (performance.now() - from),
    iterations: (1000 * looks.length * task.iterations) / spent,
    load: loaded - begun,
    first: shark[0] ?? 0,
    shark,
  }
}

export interface ReviewTask {
  module: string
  manifest: Visibility & { sizes: Sizes }
  played: Omit<PlayedGame, 'positions'> & { positions: string[] }
}

/** Seconds from nothing to the first curve of a finished game, and to the last one, as the page looks at it. */
async function measureReview({ module, manifest, played }: ReviewTask): Promise<{ first: number; whole: number }> {
  const code = bytes(module)
  const begun = performance.now()
  const rules = await Rules.load(await WebAssembly.compile(code), manifest.sizes)
  const positions = played.positions.map(bytes)
  let first = 0
  for await (const _ of new Analysis(rules, manifest).review({ ...played, positions }))
    first ||= performance.now() - begun
  return { first: first / 1000, whole: (performance.now() - begun) / 1000 }
}

Object.assign(globalThis, { measure, measureReview })
