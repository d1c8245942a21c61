import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AdvisedMove, Review } from '../wire/messages'
import { Analysis, type PlayedGame } from './analysis'
import { batch } from './batch'
import { Bot, talkOf, type Level } from './bot'
import type { ReviewBudget } from './budget'
import { Rules, type Sizes } from './rules'
import { loadScript, type Spoken } from './script'
import { Searcher } from './search'
import { know, see, type View, type Visibility } from './visibility'

/** What Python played and thought (`tests/speed/reference.py`): here the same comes out, to the last bit. */
interface Reference {
  module: string
  script: string
  /** The weights of its net, in base64. */
  net: string
  /** Bytes that a browser may have to fetch. */
  most: number
  manifest: Visibility & { sizes: Sizes }
  key: string
  nodes: number
  games: [label: string, moments: Moment[]][]
  walks: { label: string; start: string; seats: number; steps: number[]; digest: string }[]
  batches: {
    label: string
    start: string
    seats: number
    first: number
    count: number
    limit: number
    decisions: number
    digest: string
  }[]
  searches: { label: string; looks: Look[] }[]
  reviews: (Omit<PlayedGame, 'positions'> &
    Pick<Review, 'points' | 'mistakes' | 'judged'> & {
      label: string
      positions: string[]
      budget: Partial<ReviewBudget>
      asked: { step: number; seat: number; move: number }
      advice: AdvisedMove[]
      chances: number[]
    })[]
  bots: { label: string; level: Level; key: string; calls: Call[] }[]
}

interface Moment {
  before: string
  kind: 'play' | 'land' | 'time_out'
  seat: number
  number: number
  turn: number
  choices: number[]
  events: number[][]
  after: string
  /** What each seat sees and knows, now and then. */
  views: { seat: number; see: View; know: string }[]
  points?: number[]
  places?: number[]
}

interface Look {
  known: string
  seat: number
  first: number
  last: number
  choices: [move: number, visits: number, worth: number][]
  measured: number[]
  digest: string
}

interface Call {
  known: string
  seat: number
  talk: Spoken[]
  /** Either a decision, or what it said. */
  legal?: number[]
  move: number | null
  patience: number
  words?: Spoken[]
}

const PLAY = 0
const LAND = 1
const WATCHER = 8
const LOOKED_AT = 3 * 16

const file = process.env.RUMPUS_LOCKSTEP
const bytes = (written: string) => new Uint8Array(Buffer.from(written, 'base64'))
const text = (position: Uint8Array) => Buffer.from(position).toString('base64')
const digest = (parts: Uint8Array[]) => {
  const mark = createHash('sha256')
  parts.forEach((part) => mark.update(part))
  return mark.digest('hex')
}

/** Squares and roots of intervals may differ in the last bit. */
const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' ? Number(one.toFixed(12)) : one)))

describe.skipIf(!file)('WebAssembly is Python', { timeout: 3_600_000 }, () => {
  let reference: Reference
  let module: WebAssembly.Module
  const fresh = () => Rules.load(module, reference.manifest.sizes, bytes(reference.net))
  beforeAll(async () => {
    reference = JSON.parse(readFileSync(file as string, 'utf8')) as Reference
    module = await WebAssembly.compile(readFileSync(reference.module))
  })

  test('in size', () => {
    expect(brotliCompressSync(readFileSync(reference.module)).length).toBeLessThanOrEqual(reference.most)
  })

  test('in every step of scenarios, records and random games', async () => {
    const rules = await fresh()
    for (const [label, moments] of reference.games)
      moments.forEach((moment, index) => {
        const where = `${label}, step ${index}`
        rules.position = bytes(moment.before)
        expect(rules.turn(), where).toBe(moment.turn)
        if (moment.kind === 'land') expect(rules.odds(), where).toEqual(moment.choices)
        if (moment.kind === 'play') expect(rules.legal(moment.seat), where).toEqual(moment.choices)
        const events =
          moment.kind === 'land'
            ? rules.land(moment.number)
            : moment.kind === 'play'
              ? rules.play(moment.seat, moment.number)
              : rules.timeOut()
        expect(events, where).toEqual(moment.events)
        expect(text(rules.position), where).toBe(moment.after)
        for (const view of moment.views) {
          expect(see(reference.manifest, rules.position, view.seat), where).toEqual(view.see)
          expect(text(know(reference.manifest, rules.position, view.seat)), where).toBe(view.know)
        }
        if (moment.points) {
          expect(rules.turn(), where).toBe(0)
          const { points, places } = moment
          expect(rules.score(points.length), where).toEqual({ points, places })
        }
      })
  })

  test('in many random games', async () => {
    const rules = await fresh()
    for (const game of reference.walks) {
      const mark = createHash('sha256')
      rules.position = bytes(game.start)
      for (let i = 0; i < game.steps.length; i += 3) {
        const [kind, seat, number] = game.steps.slice(i, i + 3) as [number, number, number]
        const turn = rules.turn()
        const choices = kind === LAND ? rules.odds() : kind === PLAY ? rules.legal(seat) : []
        const events = kind === LAND ? rules.land(number) : kind === PLAY ? rules.play(seat, number) : rules.timeOut()
        const position = rules.position
        if (i % LOOKED_AT === 0)
          for (const eyes of [...Array(game.seats).keys(), WATCHER]) {
            mark.update(JSON.stringify(see(reference.manifest, position, eyes)))
            mark.update(know(reference.manifest, position, eyes))
          }
        mark.update(JSON.stringify([turn, choices, events])).update(position)
      }
      const { points, places } = rules.score(game.seats)
      mark.update(JSON.stringify([points, places]))
      expect(mark.digest('hex'), game.label).toBe(game.digest)
    }
  })

  test('in bulk', async () => {
    for (const games of reference.batches) {
      const rules = await fresh()
      const { first, count, limit, seats } = games
      const run = batch(rules, bytes(games.start), { key: bytes(reference.key), first, count, limit, seats })
      expect(run.decisions, games.label).toBe(games.decisions)
      expect(digest([run.rows, run.points, run.places, run.lengths]), games.label).toBe(games.digest)
    }
  })

  test('in its search trees', async () => {
    for (const table of reference.searches) {
      const searcher = new Searcher(await fresh(), bytes(reference.key), reference.nodes)
      for (const look of table.looks) {
        searcher.begin(bytes(look.known), look.seat, 200)
        searcher.look(160)
        searcher.teach(20, look.last)
        const forced = searcher.measure(40, look.first)
        const free = searcher.measure(40)
        expect([forced.worth, ...forced.wins, free.worth, ...free.wins], table.label).toEqual(look.measured)
        const choices = searcher.choices().map(({ move, visits, worth }) => [move, visits, worth])
        expect(choices, table.label).toEqual(look.choices)
        expect(digest(searcher.parts()), table.label).toBe(look.digest)
      }
    }
  })

  test('in what bots of every level choose', async () => {
    const talk = talkOf(await loadScript(reference.script), reference.manifest)
    for (const { label, level, key, calls } of reference.bots) {
      const bot = new Bot(await fresh(), level, bytes(key), talk)
      calls.forEach((call, index) => {
        const where = `${label}, ${level.name}, decision ${index} of seat ${call.seat}`
        const known = bytes(call.known)
        if (call.words) expect(bot.say(known, call.seat, call.talk), where).toEqual(call.words)
        if (!call.legal) return
        expect(bot.choose(known, call.seat, call.legal, call.talk), where).toBe(call.move)
        expect(bot.patience(known, call.seat, call.move), where).toBe(call.patience)
      })
    }
  })

  test('in what a review says', async () => {
    for (const game of reference.reviews) {
      const { label, places, decisions, asked } = game
      const positions = game.positions.map(bytes)
      const analysis = new Analysis(await fresh(), reference.manifest)
      const parts: Review[] = []
      const budget = { ...game.budget, first: 0, whole: Infinity }
      for await (const { review } of analysis.review({ positions, decisions, places }, budget)) parts.push(review)
      for (const { points } of parts)
        for (const { chances } of points) expect(chances.reduce((a, b) => a + b)).toBeLessThanOrEqual(1 + 1e-9)
      const review = parts.at(-1) as Review
      expect(rounded(review.points), label).toEqual(rounded(game.points))
      expect(rounded(review.mistakes), label).toEqual(rounded(game.mistakes))
      expect(review.judged, label).toBe(game.judged)
      const known = know(reference.manifest, positions[asked.step] as Uint8Array, asked.seat)
      const { moves: advice, chances } = analysis.advise(known, asked.seat, game.budget.iterations)
      expect(rounded(chances), label).toEqual(rounded(game.chances))
      expect(rounded(advice), label).toEqual(rounded(game.advice.slice(0, advice.length)))
      const tried = analysis.whatIf(positions[asked.step] as Uint8Array, asked.seat, asked.move, 40)
      expect(tried.low, label).toBeLessThanOrEqual(tried.worth)
      expect(tried.high, label).toBeGreaterThanOrEqual(tried.worth)
    }
  })
})
