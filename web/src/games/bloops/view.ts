import type { Script } from '../../motion/theatre.svelte'
import type { Snapshot, View } from '../../wire/types'

/** A kind is 0 for no card; 1…13 are the values 0…12, and 14 is the 20. */
export const VALUES = [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20] as const
const MOST = 5
const ROW = 20

export const MOVE = {
  gotIt: 0, clockwise: 1, counterclockwise: 2, draw: 3, throw: 4, pass: 5, bloops: 6, done: 7,
  seat: 8, place: 8 + MOST, keep: 8 + MOST + ROW, counter: 8 + MOST + 2 * ROW, exchange: 8 + MOST + 3 * ROW,
} as const

export const PHASES = ['deal', 'first', 'memorise', 'direction', 'draw', 'take', 'hand', 'window', 'call', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** A card before a seat: its kind only while this reader may look, and whether somebody is looking at it. */
export interface Lying {
  kind: number | null
  watched: boolean
}

export interface BowlView {
  phase: Phase
  mover: number
  caller: number | null
  rows: Lying[][]
  drawn: number | null
  drawing: number | null
  pile: number
  discards: number
  top: number
  stars: boolean[]
  waiting: number[]
  passed: number
  looking: number
  /** What the effect has chosen so far. */
  mine: number | null
  whom: number | null
  /** A card shown to all for a moment: a wrong counter. */
  wrong: { seat: number; place: number } | null
}

const cells = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const numbers = (value: unknown): number[] => cells(value).map((entry) => (typeof entry === 'number' ? entry : 0))
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const before = (value: unknown): number | null => (number(value) > 0 ? number(value) - 1 : null)

export function readView(view: View): BowlView {
  const counts = numbers(view.count)
  const seats = number(view.seats)
  const rows = Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: counts[seat] ?? 0 }, (_, place): Lying => {
      const kind = cells(cells(view.card)[seat])[place]
      return { kind: typeof kind === 'number' && kind > 0 ? kind : null, watched: numbers(cells(view.seen_by)[seat])[place] !== 0 }
    }),
  )
  const drawnBy = number(view.drawn_by)
  return {
    phase: PHASES[number(view.phase)] ?? 'draw',
    mover: number(view.mover),
    caller: before(view.caller),
    rows,
    drawn: number(view.drawn) || null,
    drawing: drawnBy > 0 ? Math.log2(drawnBy & -drawnBy) : null,
    pile: number(view.pile_count),
    discards: number(view.discard_count),
    top: number(view.top),
    stars: numbers(view.star).map((star) => star === 1),
    waiting: numbers(view.queue).slice(0, number(view.queue_count)),
    passed: number(view.passed),
    looking: number(view.looking),
    mine: before(view.mine),
    whom: before(view.whom),
    wrong: null,
  }
}

/** Cards this reader is looking at right now. */
export function looks(view: BowlView): { seat: number; place: number; kind: number }[] {
  if (view.phase === 'over') return []
  return view.rows.flatMap((row, seat) => row.flatMap((card, place) => (card.kind === null ? [] : [{ seat, place, kind: card.kind }])))
}

/** What a tap on a card does now: the moves that say so, or null. */
export function tapMoves(view: BowlView, legal: ReadonlySet<number>, you: number | null, seat: number, place: number): number[] | null {
  if (seat === you) {
    if (legal.has(MOVE.keep + place)) return [MOVE.keep + place]
    if (legal.has(MOVE.place + place) && (view.whom === null || view.whom === seat)) return [MOVE.place + place]
    if (legal.has(MOVE.counter + place)) return [MOVE.counter + place]
  }
  if (legal.has(MOVE.seat + seat)) return view.top === 7 ? [MOVE.seat + seat] : [MOVE.seat + seat, MOVE.place + place]
  if (view.whom === seat && legal.has(MOVE.place + place)) return [MOVE.place + place]
  return null
}

export const isCounter = (moves: readonly number[] | null): boolean => moves !== null && (moves[0] ?? 0) >= MOVE.counter && (moves[0] ?? 0) < MOVE.exchange

const LENGTHS: Record<string, number> = { deals: 120, draws: 260, discards: 320, keeps: 260, counters: 580, wrong: 1200, penalty: 260, gives: 260, swaps: 600, bloops: 900, scores: 420, looks: 200 }

export const script: Script<BowlView> = {
  read: (view: View, _: Snapshot) => readView(view),
  length: (event) => LENGTHS[event.kind] ?? 0,
  act(shown, event) {
    const seat = number(event.args.seat)
    const place = number(event.args.place)
    const rows = (change: (row: Lying[]) => Lying[]): BowlView => ({ ...shown, rows: shown.rows.map((row, index) => (index === seat ? change(row) : row)) })
    switch (event.kind) {
      case 'deals':
        return { ...rows((row) => [...row, { kind: null, watched: false }]), pile: shown.pile - 1 }
      case 'draws':
        return { ...shown, pile: shown.pile - 1, drawing: seat, mover: seat }
      case 'discards':
        return { ...rows((row) => (place > 0 ? row.toSpliced(place - 1, 1) : row)), top: number(event.args.card), discards: shown.discards + 1, drawing: place > 0 ? shown.drawing : null }
      case 'counters':
        return { ...shown, top: number(event.args.card), discards: shown.discards + 1 }
      case 'wrong':
        return { ...shown, wrong: { seat, place: place - 1 } }
      case 'keeps':
        return { ...shown, drawing: null }
      case 'bloops':
        return { ...shown, caller: seat }
      default:
        return shown
    }
  },
}
