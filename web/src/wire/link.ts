import type { LinkStatus, Refusal, Snapshot, Statement } from './types'

/** What comes from a table. */
export interface Listener {
  snapshot(snapshot: Snapshot): void
  status(status: LinkStatus): void
  refused(refusal: Refusal): void
}

/** What goes to a table. Moves of one turn are sent together: the page composes the whole. */
export interface Link {
  play(moves: readonly number[], seq: number): void
  say(line: string, to: number | null): void
  state(statement: Statement['id'], slots: readonly number[], to: number | null): void
  ready(ready: boolean): void
  retry(): void
  close(): void
}

export type OpenLink = (table: string, listener: Listener) => Link
