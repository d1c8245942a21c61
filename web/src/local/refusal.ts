import type { Why } from '../wire/messages'

/** What somebody may not do here, as the wire says it. Nothing has changed. */
export class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    readonly why: Why,
    readonly detail = '',
    /** A named error of the rules' own: the id of its message, and what that tells. */
    readonly said?: { code: string; told: Record<string, unknown> },
  ) {
    super(detail ? `${why}: ${detail}` : why)
  }
}

/** Nothing of that name. */
export class NotHere extends Error {
  override name = 'NotHere'
}

/** A text that is no game; says which line, and what is wrong there. */
export class BadRecord extends Error {
  override name = 'BadRecord'
}

/** A composed play of which only the first moves were possible: what was played stands, and the player is told. */
export interface Cut {
  detail: string
  played: number
}
