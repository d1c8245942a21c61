/** The story by turns: one sentence each, with what happened folded under it. */
import type { StoryLine, TurnLine, Words } from './types'

export interface StoryTurn {
  /** The number of its first event, and that of its last one. */
  from: number
  to: number
  seat: number | null
  /** What it came to; of an event that belongs to no turn, its own words. */
  words: readonly Words[]
  /** Its events; none where the sentence is all there is. */
  steps: readonly StoryLine[]
}

const alone = (line: StoryLine): StoryTurn => ({
  from: line.seq,
  to: line.seq,
  seat: line.seat,
  words: [line.words],
  steps: [],
})

/** `told`: how many events may be told by now. A turn that is still being shown does not tell its end: its events speak. */
export function byTurns(
  lines: readonly StoryLine[],
  turns: readonly TurnLine[],
  worded: (line: StoryLine) => boolean,
  told: number = lines.length,
): StoryTurn[] {
  const story: StoryTurn[] = []
  let at = 0
  for (const [index, turn] of turns.entries()) {
    const next = turns[index + 1]?.from ?? Infinity
    while (at < told && (lines[at]?.seq ?? 0) < turn.from) story.push(...said(lines[at++]))
    let end = at
    while (end < lines.length && (lines[end]?.seq ?? 0) < next) end += 1
    if (end === at) continue
    if (end > told) break
    const steps = lines.slice(at, end)
    story.push({
      from: turn.from,
      to: steps.at(-1)?.seq ?? turn.from,
      seat: turn.seat,
      words: turn.words,
      steps: steps.filter(worded),
    })
    at = end
  }
  while (at < told) story.push(...said(lines[at++]))
  return story

  function said(line: StoryLine | undefined): StoryTurn[] {
    return line && worded(line) ? [alone(line)] : []
  }
}

/** A turn that goes on after a question is shown step by step again: what its sentence has told is not told anew. */
export function toldAlready(kept: StoryTurn | null, next: StoryTurn | undefined): boolean {
  if (!kept || !next || next.to > kept.to) return false
  return next.from > kept.from || (next.from === kept.from && next.steps.length < Math.min(1, kept.steps.length))
}
