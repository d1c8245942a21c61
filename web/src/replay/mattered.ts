/** What mattered in a finished game, in its order: where the chances moved, what gave something away, what was well played. */
import type { JudgedMove } from '../local/analysis'
import type { Review, ReviewMistake } from '../wire/messages'
import { swingAt, turningPoints, type Moment } from './moments'

export interface MatteredRow {
  /** Which moment. */
  at: number
  seat: number | null
  kind: 'turn' | 'slip' | 'good'
  slip: ReviewMistake | null
  /** What was played beside the best other move; null where the room made the review, which does not say it. */
  judged: JudgedMove | null
  swing: { seat: number; from: number; to: number } | null
}

export type Filter = 'all' | 'yours' | 'slips'

const TURNS = 7

export function matteredIn(
  review: Review,
  judged: readonly JudgedMove[],
  curves: readonly (readonly number[])[],
  moments: readonly Moment[],
): MatteredRow[] {
  const rowOf = (at: number): MatteredRow => {
    const moment = moments[at] as Moment
    const here = ({ step, seat }: { step: number; seat: number }) => step === moment.from && seat === moment.seat
    const slip = (moment.seat !== null && review.mistakes.find(here)) || null
    const found = (moment.seat !== null && judged.find(here)) || null
    const kind = slip ? 'slip' : found?.preferred ? 'good' : 'turn'
    return { at, seat: moment.seat, kind, slip, judged: found, swing: swingAt(curves, at) }
  }
  const turns = new Set(turningPoints(curves, TURNS))
  return [...moments.keys()]
    .slice(1)
    .map(rowOf)
    .filter((row) => row.kind !== 'turn' || turns.has(row.at))
}

/** Those that a filter shows; `mine` are the reader's seats. */
export function filtered(rows: readonly MatteredRow[], filter: Filter, mine: readonly number[]): MatteredRow[] {
  if (filter === 'slips') return rows.filter((row) => row.kind === 'slip')
  return rows.filter((row) => filter === 'all' || (row.seat !== null && mine.includes(row.seat)))
}
