/** A hint for a first game, and when it applies; its words are the message `hint-ID` of the lesson. */
export interface Hint {
  id: string
  /** Questions that it belongs to, by their message. */
  ask?: readonly string[]
  /** Whether something must be chosen already, or must not. */
  chosen?: boolean
  /** Something that has happened, told when the player is asked next. */
  event?: string
  /** What it points at: the first of these that is on the page. */
  at?: string
}

/** What a player has before them. */
export interface Moment {
  question: string
  chosen: boolean
  events: ReadonlySet<string>
}

function applies(hint: Hint, now: Moment): boolean {
  if (hint.event !== undefined) return now.events.has(hint.event)
  if (hint.chosen !== undefined && hint.chosen !== now.chosen) return false
  return hint.ask?.includes(now.question) ?? false
}

/** The hint for this moment: the one that is on the page as long as it holds, else the first that was not told yet. */
export function hintFor(
  hints: readonly Hint[],
  now: Moment,
  told: ReadonlySet<string>,
  current: Hint | null,
): Hint | null {
  if (current && applies(current, now)) return current
  return hints.find((hint) => !told.has(hint.id) && applies(hint, now)) ?? null
}
