import { paceOf, type Script } from '@/motion/theatre.svelte'
import type { Snapshot, Told } from '@/wire/types'
import {
  BEATS,
  CLIMAXES,
  type Events,
  type Fields,
  type Move,
  moves,
  NINE,
  PHASE,
  type Phase,
  SIX,
  TWENTY,
} from './generated/vocabulary'

/** A card before a seat: its kind only while this reader may look, and whether somebody is looking at it. */
export interface Lying {
  kind: number | null
  watched: boolean
  /** Shown to everybody for a moment: a wrong counter. */
  open: boolean
}

export interface Score {
  points: number
  stars: number
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
  /** What each row came to, once the rules have counted it. */
  scores: Readonly<Record<number, Score>>
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

export function readView(view: Told<Fields>, snapshot: Partial<Pick<Snapshot, 'events'>> = {}): BowlView {
  const counts = numbers(view.count)
  const seats = number(view.seats)
  const all = 2 ** seats - 1
  const rows = Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: counts[seat] ?? 0 }, (_, place): Lying => {
      const kind = cells(cells(view.card)[seat])[place]
      const seers = numbers(cells(view.seen_by)[seat])[place] ?? 0
      return {
        kind: typeof kind === 'number' && kind > 0 ? kind : null,
        watched: (seers & number(view.looking)) !== 0,
        open: seats > 1 && (seers & all) === all,
      }
    }),
  )
  const drawnBy = number(view.drawn_by)
  return {
    phase: PHASE[number(view.phase)] ?? 'draw',
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
    scores: Object.fromEntries(
      (snapshot.events ?? [])
        .filter((event) => event.kind === 'scores')
        .map(({ args }) => [number(args.seat), { points: number(args.points), stars: number(args.stars) }]),
    ),
  }
}

/** Cards this reader is looking at right now; one that a slip showed to everybody is no look. */
export function looks(view: BowlView, you: number | null): { seat: number; place: number; kind: number }[] {
  if (view.phase === 'over' || you === null || ((view.looking >> you) & 1) === 0) return []
  return view.rows.flatMap((row, seat) =>
    row.flatMap((card, place) => (card.kind === null || card.open ? [] : [{ seat, place, kind: card.kind }])),
  )
}

/** Whether a card lies open that the page has no business to keep. */
export function exposed(view: BowlView): boolean {
  return view.phase !== 'over' && view.rows.some((row) => row.some((card) => card.open && card.kind !== null))
}

/** What this seat is asked now, told by what it may do. */
type Situation =
  | 'memorise'
  | 'look'
  | 'direction'
  | 'draw'
  | 'hand'
  | 'give'
  | 'look-whom'
  | 'swap-mine'
  | 'swap-whom'
  | 'counter'
  | 'counter-or-draw'
  | 'counter-or-pass'
  | 'counter-or-call'
  | 'call'
  | 'wait'
  | 'over'

/** The codes of what may be done now. */
export type Legal = ReadonlySet<string>

export const may = (legal: Legal, move: Move): boolean => legal.has(move.code)
/** Places are counted from one in codes. */
export const counterOf = (place: number) => moves.counter(place + 1)

export function situation(view: BowlView, legal: Legal, you: number | null): Situation {
  if (view.phase === 'over') return 'over'
  if (may(legal, moves.gotIt())) return view.phase === 'memorise' ? 'memorise' : 'look'
  if (may(legal, moves.clockwise())) return 'direction'
  if (may(legal, moves.throw())) return 'hand'
  if (chooses(view, legal, you))
    return view.top === SIX ? 'give' : view.top !== NINE ? 'look-whom' : view.mine === null ? 'swap-mine' : 'swap-whom'
  if (may(legal, moves.done())) return 'call'
  const counters = may(legal, counterOf(0))
  if (may(legal, moves.draw())) return counters ? 'counter-or-draw' : 'draw'
  if (may(legal, moves.pass())) return 'counter-or-pass'
  if (may(legal, moves.bloops())) return counters ? 'counter-or-call' : 'call'
  return counters ? 'counter' : 'wait'
}

/** Whether the first effect in the queue is this seat's to aim. */
export function chooses(view: BowlView, legal: Legal, you: number | null): boolean {
  if (you === null || view.phase !== 'window' || view.waiting[0] !== you) return false
  return view.rows.some(
    (row, seat) => may(legal, moves.seat(seat)) || row.some((_, place) => may(legal, moves.card(place + 1))),
  )
}

/** What a tap on a card does now: the moves that say so, or null. An effect comes before a counter; a hold always counters. */
export function tapMoves(view: BowlView, legal: Legal, you: number | null, seat: number, place: number): Move[] | null {
  const keep = moves.keep(place + 1)
  if (seat === you && may(legal, keep)) return [keep]
  if (chooses(view, legal, you)) return aimed(view, legal, you, seat, place)
  return seat === you && may(legal, counterOf(place)) ? [counterOf(place)] : null
}

function aimed(view: BowlView, legal: Legal, you: number | null, seat: number, place: number): Move[] | null {
  const [whom, card] = [moves.seat(seat), moves.card(place + 1)]
  if (view.top === NINE && view.mine === null) return seat === you && may(legal, card) ? [card] : null
  if (view.whom !== null) return view.whom === seat && may(legal, card) ? [card] : null
  if (!may(legal, whom)) return null
  return view.top === SIX ? [whom] : [whom, card]
}

/** One card of the own row to another place: neighbours change places, one after the other. */
export function rearranged(from: number, to: number): Move[] {
  const list: Move[] = []
  for (let at = from; at < to; at += 1) list.push(moves.swap(at + 1))
  for (let at = from - 1; at >= to; at -= 1) list.push(moves.swap(at + 1))
  return list
}

/** How many stars lie in a row. */
export function starsOf(row: readonly Lying[], stars: readonly boolean[]): number {
  return row.filter((card) => card.kind !== null && stars[card.kind]).length
}

export const isCounter = (list: readonly Move[] | null): boolean => list?.[0]?.group === 'counter'

/** Rows are counted one after the other, so long each. */
const COUNT = 900
const TURN = 110
const HIDDEN: Lying = { kind: null, watched: false, open: false }

/** When a card of a row turns over at the end: seat by seat, one card after the other, the 20 last. */
export function turnsAfter(seat: number, row: readonly Lying[], place: number): number {
  return seat * COUNT + (row[place]?.kind === TWENTY ? row.length : place) * TURN
}

const PACE = paceOf(BEATS, CLIMAXES)

export const script: Script<BowlView> = {
  ...PACE,
  kind: (event) => (event.kind === 'rearranges' ? 'aside' : PACE.kind(event)),
  /** Scores are told by the rows that turn over: no sentence says who has the fewest while they are counted. */
  expand: (event) => (event.kind === 'scores' ? [] : [event]),
  finale: (shown) => shown.rows.length * COUNT + 1800,
  read: readView,
  act(shown, event) {
    const seat = number(event.args.seat)
    const place = number(event.args.place)
    const rows = (change: (row: Lying[]) => Lying[]): BowlView => ({
      ...shown,
      rows: shown.rows.map((row, index) => (index === seat ? change(row) : row)),
    })
    switch (event.kind as keyof Events) {
      case 'deals':
        return { ...rows((row) => (row.length < place ? [...row, HIDDEN] : row)), pile: Math.max(0, shown.pile - 1) }
      case 'draws':
        return { ...shown, pile: Math.max(0, shown.pile - 1), drawing: seat, mover: seat, phase: 'take' }
      case 'keeps':
        return { ...rows((row) => [...row, HIDDEN]), drawing: null, drawn: null }
      case 'discards':
        return {
          ...rows((row) => (place > 0 ? row.toSpliced(place - 1, 1) : row)),
          top: number(event.args.card),
          discards: shown.discards + 1,
          drawing: null,
          drawn: null,
          phase: 'window',
        }
      case 'counters':
        return {
          ...rows((row) => row.toSpliced(place - 1, 1)),
          top: number(event.args.card),
          discards: shown.discards + 1,
        }
      case 'reshuffles':
        return { ...shown, pile: number(event.args.cards), discards: 1 }
      case 'bloops':
        return { ...shown, caller: seat }
      default:
        return shown
    }
  },
}
