import type { Script } from '../motion/theatre.svelte'
import type { Snapshot, TableEvent, View } from '../wire/types'

/** A position of the rules page, as the rules led to it: what the first seat sees before and after the last move. */
export interface StageData {
  before: View
  after: View
  events: readonly TableEvent[]
}

/** As `rumpus wire --boards` writes them. */
export type WrittenStages = readonly { before: unknown; after: unknown; events: readonly unknown[] }[]

export function stagesOf(written: WrittenStages): StageData[] {
  return written.map(({ before, after, events }) => ({
    before: before as View,
    after: after as View,
    events: (events as [string, TableEvent['args']][]).map(([kind, args]) => ({ kind, args })),
  }))
}

/** The position of a step; the first where a lesson has more steps than positions. */
export function stageOf(stages: readonly StageData[], step: number): StageData {
  const found = stages[step] ?? stages[0]
  if (!found) throw new Error('a lesson without positions')
  return found
}

/** What the board shows when it has played the events up to one of this kind; without a kind, all of them. */
export function played<V>(script: Script<V>, stage: StageData, until?: string): V {
  let shown = script.read(stage.before, { you: 0 } as Snapshot, null)
  for (const event of stage.events) {
    for (const beat of script.expand?.(event) ?? [event]) shown = script.act(shown, beat)
    if (event.kind === until) break
  }
  return shown
}
