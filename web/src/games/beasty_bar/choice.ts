import type { Move, Snapshot } from '../../wire/types'
import { type BarView, fates, previewLine, splitMove } from './view'

/** The legal moves of one group, by the number within it. */
export function movesOf(snapshot: Snapshot, group: ReturnType<typeof splitMove>['group']): Map<number, Move> {
  const found = new Map<number, Move>()
  for (const move of snapshot.moves) {
    const split = splitMove(move.move)
    if (split.group === group) found.set(split.number, move)
  }
  return found
}

/** Where the acting card would end: its place in line and whether it walks in or out. */
export function outcome(view: BarView, move: Move): { place: number; fate: 'in' | 'out' | null } | null {
  if (!move.preview) return null
  const line = previewLine(view.line, move.preview.events)
  return { place: line.findIndex((beast) => beast.card === view.actor) + 1, fate: fates(move.preview.events).get(view.actor) ?? null }
}
