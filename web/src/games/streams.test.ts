import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Script } from '../motion/theatre.svelte'
import type { Snapshot, TableEvent, View } from '../wire/types'
import { type BarView, script as bar } from '@games/beasty_bar/page/view'
import { type BowlView, script as bowl } from '@games/bloops/page/view'
import { script as sky, type SkyView } from '@games/boogie_beasts/page/view'
import { type BluffView, script as crag } from '@games/boulder_bluff/page/view'
import { type BounceView, script as lawn } from '@games/bounce/page/view'

/** A whole game as the page is told it, from the rules themselves. */
interface Stream {
  seats: number
  you: number | null
  start: View
  steps: { events: TableEvent[]; view: View }[]
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PYTHON = ['.venv/bin/python', '.venv/Scripts/python.exe'].map((path) => ROOT + path).find(existsSync) ?? 'python3'

function streamsOf(game: string): Stream[] {
  return JSON.parse(
    execFileSync(PYTHON, ['-m', 'tools.streams', game], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 }),
  ) as Stream[]
}

const snapshotOf = (stream: Stream, view: View) => ({ you: stream.you, view }) as Snapshot

interface Walk<V> {
  script: Script<V>
  /** What the stage must have right after the last beat of a step, before the view is read again. */
  core: (view: V) => unknown
  /** Numbers that people read: none of them may ever be below zero. */
  counts: (view: V) => readonly number[]
}

/** Walks a whole game by beats alone; where the view is read again, nothing of the core may change. */
function walk<V>(stream: Stream, { script, core, counts }: Walk<V>): void {
  let full = stream.start
  let shown = script.read(full, snapshotOf(stream, full), null)
  stream.steps.forEach((step, index) => {
    for (const event of step.events.flatMap((told) => script.expand?.(told) ?? [told])) {
      shown = script.act(shown, event)
      if (counts(shown).some((count) => count < 0)) throw new Error(`step ${index}, ${event.kind}: a count below zero`)
    }
    full = { ...full, ...step.view }
    const read = script.read(full, snapshotOf(stream, full), shown)
    expect(core(shown), `step ${index}: ${step.events.map((event) => event.kind).join(' ')}`).toEqual(core(read))
    shown = read
  })
}

const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b)

function holds<V>(game: string, walked: Walk<V>): void {
  it(
    `is what the table says at the end of each step, and never less than nothing: ${game}`,
    { timeout: 60_000 },
    () => {
      const streams = streamsOf(game)
      expect(streams.length).toBeGreaterThan(1)
      for (const stream of streams) walk(stream, walked)
    },
  )
}

describe('what the stage shows while it moves', () => {
  holds<BarView>('beasty_bar', {
    script: bar,
    core: ({ line, out, guests, hand, handSize, pileSize }) => ({
      line: line.map((beast) => beast.card),
      out: out.map((beast) => beast.card),
      guests,
      hand: sorted(hand),
      handSize,
      pileSize,
    }),
    counts: ({ guests, handSize, pileSize, hand, you }) => [
      ...guests,
      ...handSize,
      ...pileSize,
      you === null ? 0 : (handSize[you] ?? 0) - hand.length,
    ],
  })
  holds<BowlView>('bloops', {
    script: bowl,
    core: ({ rows, pile, discards, top, caller }) => ({
      rows: rows.map((row) => row.length),
      pile,
      discards,
      top,
      caller,
    }),
    counts: ({ rows, pile, discards }) => [...rows.map((row) => row.length), pile, discards],
  })
  holds<SkyView>('boogie_beasts', {
    script: sky,
    core: ({ phase, run, totals, sheet, jumps }) => ({
      phase: phase === 'over' ? 'jury' : phase,
      run,
      totals,
      sheet,
      laid: jumps.map((jump) => jump.cards.length),
    }),
    counts: ({ hand, jumps, diceLeft, rolled }) => [
      ...hand.map((card) => card.count),
      ...jumps.map((jump) => jump.cards.length),
      diceLeft,
      rolled,
    ],
  })
  holds<BluffView>('boulder_bluff', {
    script: crag,
    core: ({ climbers, hand }) => ({
      climbers: climbers.map(({ cards, points, boulders, front }) => ({
        cards,
        points,
        boulders: boulders.map(({ number, injuries }) => `${number}:${injuries}`).sort(),
        front,
      })),
      hand: sorted(hand.map((card) => card.kind)),
    }),
    counts: ({ climbers, hand, pileLeft }) => [
      ...climbers.flatMap(({ cards, up, down, front }) => [cards, up.length, down.length, front]),
      hand.length,
      pileLeft,
    ],
  })
  holds<BounceView>('bounce', {
    script: lawn,
    core: ({ tokens }) => tokens,
    counts: ({ tokens }) => tokens.flatMap(({ step, jumps }) => [step, jumps]),
  })
})
