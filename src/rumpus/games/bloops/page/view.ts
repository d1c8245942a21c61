import type { Script } from '@/motion/theatre.svelte'
import type { Snapshot, View } from '@/wire/types'

/** A kind is 0 for no card; 1…13 are the values 0…12, and 14 is the 20. */
export const VALUES = [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20] as const
const SIX = 7
const NINE = 10
const MOST = 5
const ROW = 20

export const MOVE = {
  gotIt: 0, clockwise: 1, counterclockwise: 2, draw: 3, throw: 4, pass: 5, bloops: 6, done: 7,
  seat: 8, place: 8 + MOST, keep: 8 + MOST + ROW, counter: 8 + MOST + 2 * ROW, exchange: 8 + MOST + 3 * ROW, grab: 8 + MOST + 4 * ROW - 1, peek: 8 + MOST + 4 * ROW,
} as const

export const PHASES = ['deal', 'first', 'memorise', 'direction', 'draw', 'take', 'hand', 'window', 'call', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** A card before a seat: its kind only while this reader may look, and whether somebody is looking at it. */
export interface Lying {
  kind: number | null
  watched: boolean
  /** Shown to everybody for a moment: a wrong counter. */
  open: boolean
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
  /** 1: against the clock. */
  way: number
  /** Closes by passing: everybody is asked. */
  passing: boolean
}

const THREE = 3
const MANY = 9

/** Cards lie in rows of three; whoever has gathered many lies two threes side by side, so that all stay in sight. */
export function columnsOf(count: number): number {
  return count > MANY ? 2 * THREE : THREE
}

/** How high a row stands, in cards of full size. */
export function rowsOf(count: number): number {
  return (Math.ceil(count / columnsOf(count)) * THREE) / columnsOf(count)
}

const cells = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const numbers = (value: unknown): number[] => cells(value).map((entry) => (typeof entry === 'number' ? entry : 0))
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const before = (value: unknown): number | null => (number(value) > 0 ? number(value) - 1 : null)

export function readView(view: View): BowlView {
  const counts = numbers(view.count)
  const seats = number(view.seats)
  const all = 2 ** seats - 1
  const rows = Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: counts[seat] ?? 0 }, (_, place): Lying => {
      const kind = cells(cells(view.card)[seat])[place]
      const seers = numbers(cells(view.seen_by)[seat])[place] ?? 0
      return { kind: typeof kind === 'number' && kind > 0 ? kind : null, watched: (seers & number(view.looking)) !== 0, open: seats > 1 && (seers & all) === all }
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
    way: number(view.way),
    passing: number(view.pace) === 1 || (number(view.caller) > 0 && number(view.turns_left) === 0),
  }
}

/** Cards this reader is looking at right now; one that a slip showed to everybody is no look. */
export function looks(view: BowlView, you: number | null): { seat: number; place: number; kind: number }[] {
  if (view.phase === 'over' || you === null || ((view.looking >> you) & 1) === 0) return []
  return view.rows.flatMap((row, seat) => row.flatMap((card, place) => (card.kind === null || card.open ? [] : [{ seat, place, kind: card.kind }])))
}

/** Whether a card lies open that the page has no business to keep. */
export function exposed(view: BowlView): boolean {
  return view.phase !== 'over' && view.rows.some((row) => row.some((card) => card.open && card.kind !== null))
}

/** What this seat is asked now, told by what it may do. */
export type Situation = 'memorise' | 'look' | 'direction' | 'draw' | 'hand' | 'give' | 'look-whom' | 'swap-mine' | 'swap-whom' | 'counter' | 'counter-or-draw' | 'counter-or-pass' | 'counter-or-call' | 'call' | 'wait' | 'over'

export function situation(view: BowlView, legal: ReadonlySet<number>, you: number | null): Situation {
  if (view.phase === 'over') return 'over'
  if (legal.has(MOVE.gotIt)) return view.phase === 'memorise' ? 'memorise' : 'look'
  if (legal.has(MOVE.clockwise)) return 'direction'
  if (legal.has(MOVE.throw)) return 'hand'
  if (chooses(view, legal, you)) return view.top === SIX ? 'give' : view.top !== NINE ? 'look-whom' : view.mine === null ? 'swap-mine' : 'swap-whom'
  if (legal.has(MOVE.done)) return 'call'
  const counters = legal.has(MOVE.counter)
  if (legal.has(MOVE.draw)) return counters ? 'counter-or-draw' : 'draw'
  if (legal.has(MOVE.pass)) return 'counter-or-pass'
  if (legal.has(MOVE.bloops)) return counters ? 'counter-or-call' : 'call'
  return counters ? 'counter' : 'wait'
}

/** Whether the first effect in the queue is this seat's to aim. */
export function chooses(view: BowlView, legal: ReadonlySet<number>, you: number | null): boolean {
  return you !== null && view.phase === 'window' && view.waiting[0] === you && [...legal].some((move) => move >= MOVE.seat && move < MOVE.keep)
}

/** What a tap on a card does now: the moves that say so, or null. An effect comes before a counter; a hold always counters. */
export function tapMoves(view: BowlView, legal: ReadonlySet<number>, you: number | null, seat: number, place: number): number[] | null {
  if (seat === you && legal.has(MOVE.keep + place)) return [MOVE.keep + place]
  if (chooses(view, legal, you)) return aimed(view, legal, you, seat, place)
  return seat === you && legal.has(MOVE.counter + place) ? [MOVE.counter + place] : null
}

function aimed(view: BowlView, legal: ReadonlySet<number>, you: number | null, seat: number, place: number): number[] | null {
  if (view.top === NINE && view.mine === null) return seat === you && legal.has(MOVE.place + place) ? [MOVE.place + place] : null
  if (view.whom !== null) return view.whom === seat && legal.has(MOVE.place + place) ? [MOVE.place + place] : null
  if (!legal.has(MOVE.seat + seat)) return null
  return view.top === SIX ? [MOVE.seat + seat] : [MOVE.seat + seat, MOVE.place + place]
}

/** One card of the own row to another place: neighbours change places, one after the other. */
export function rearranged(from: number, to: number): number[] {
  const moves: number[] = []
  for (let at = from; at < to; at += 1) moves.push(MOVE.exchange + at)
  for (let at = from - 1; at >= to; at -= 1) moves.push(MOVE.exchange + at)
  return moves
}

/** The points of a row that lies open: with three stars or more no star counts. */
export function pointsOf(row: readonly Lying[], stars: readonly boolean[]): { points: number; stars: number } {
  const kinds = row.flatMap((card) => (card.kind === null ? [] : [card.kind]))
  const starred = kinds.filter((kind) => stars[kind]).length
  const counted = starred >= 3 ? kinds.filter((kind) => !stars[kind]) : kinds
  return { points: counted.reduce((sum, kind) => sum + (VALUES[kind] ?? 0), 0), stars: starred }
}

export const isCounter = (moves: readonly number[] | null): boolean => moves !== null && (moves[0] ?? 0) >= MOVE.counter && (moves[0] ?? 0) < MOVE.exchange

const LENGTHS: Record<string, number> = { deals: 110, draws: 260, discards: 320, keeps: 260, counters: 580, wrong: 1200, penalty: 120, gives: 160, swaps: 600, rearranges: 200, bloops: 1300, scores: 700, looks: 200, goes: 420, reshuffles: 420 }
/** Rows are counted one after the other, so long each. */
const COUNT = 900
const TURN = 110
const TWENTY = 14
const HIDDEN: Lying = { kind: null, watched: false, open: false }

/** When a card of a row turns over at the end: seat by seat, one card after the other, the 20 last. */
export function turnsAfter(seat: number, row: readonly Lying[], place: number): number {
  return seat * COUNT + (row[place]?.kind === TWENTY ? row.length : place) * TURN
}

export const script: Script<BowlView> = {
  cap: 3000,
  finale: (shown) => shown.rows.length * COUNT + 1800,
  read: (view: View, _: Snapshot) => readView(view),
  length: (event) => LENGTHS[event.kind] ?? 0,
  act(shown, event) {
    const seat = number(event.args.seat)
    const place = number(event.args.place)
    const rows = (change: (row: Lying[]) => Lying[]): BowlView => ({ ...shown, rows: shown.rows.map((row, index) => (index === seat ? change(row) : row)) })
    switch (event.kind) {
      case 'deals':
        return { ...rows((row) => (row.length < place ? [...row, HIDDEN] : row)), pile: Math.max(0, shown.pile - 1) }
      case 'draws':
        return { ...shown, pile: Math.max(0, shown.pile - 1), drawing: seat, mover: seat, phase: 'take' }
      case 'keeps':
        return { ...rows((row) => [...row, HIDDEN]), drawing: null, drawn: null }
      case 'discards':
        return { ...rows((row) => (place > 0 ? row.toSpliced(place - 1, 1) : row)), top: number(event.args.card), discards: shown.discards + 1, drawing: null, drawn: null, phase: 'window' }
      case 'counters':
        return { ...rows((row) => row.toSpliced(place - 1, 1)), top: number(event.args.card), discards: shown.discards + 1 }
      case 'reshuffles':
        return { ...shown, pile: number(event.args.cards), discards: 1 }
      case 'bloops':
        return { ...shown, caller: seat }
      default:
        return shown
    }
  },
}
