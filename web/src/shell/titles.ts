import { t, text } from '../text/text.svelte'
import { lobby } from '../wire/lobby.svelte'

/** A game's name: short from our catalogue, or as its folder gives it. */
export function titleOf(game: string): string {
  return text.has(`${game}-title`) ? t(`${game}-title`) : (lobby.infos.get(game)?.title ?? game)
}

/** Where a table is, or an evening. */
export const placeOf = (id: string): string => (id.startsWith('evening-') ? `/evening/${id}` : `/table/${id}`)

/** The games for which the page has puzzles; these themselves are loaded when they are wanted. */
export const PUZZLES: readonly string[] = ['beasty_bar', 'bloops', 'boogie_beasts', 'boulder_bluff']
