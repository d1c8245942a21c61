import { recall, remember } from '../look/remember'

/** The first game of each kind is guided, once: which table that is, is kept by the browser, and after it nothing is. */
const keyOf = (game: string): string => `guided.${game}`
const DONE = 'done'

/** Asks for hints at this table, if there never were any in this game. */
export function beginFirst(game: string, table: string): void {
  if (recall(keyOf(game)) === null) guideAt(game, table)
}

/** Asks for hints at this table, whatever was before. */
export function guideAt(game: string, table: string): void {
  remember(keyOf(game), table)
}

/** Whether hints are wanted at this table; a reload keeps them. */
export function isGuided(game: string, table: string): boolean {
  return recall(keyOf(game)) === table
}

/** No hints any more: skipped, or the game is over. */
export function endFirst(game: string): void {
  remember(keyOf(game), DONE)
}
