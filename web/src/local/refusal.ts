import type { Why } from '../wire/messages'

/** What somebody may not do here, as the wire says it. Nothing has changed. */
export class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    readonly why: Why,
    readonly detail = '',
  ) {
    super(detail ? `${why}: ${detail}` : why)
  }
}

/** A composed play of which only the first moves were possible: what was played stands, and the player is told. */
export interface Cut {
  detail: string
  played: number
}
