/** Options and decks: what a user asks for, complete and checked by the game's own functions (core/options.py). */
import type { Json } from '../wire/messages'
import type { Game, Options, Pace, Table } from './game'
import { Refusal } from './refusal'
import { ScriptRefusal } from './script'

/** Unknown names, values out of range, impossible seat counts and decks are refused by name. */
export function optionsFor(game: Game, seats: number, options: Table, deck: Table | null): Options {
  const given = { seats, options, deck }
  return named(() => ({
    seats,
    options: game.script.plainOptions(given) as Table,
    deck: game.script.options(given).deck as Table,
  }))
}

/** The game's deck with the given tables in place of its own, each entry checked. */
export const houseDeck = (game: Game, given: Table): Table => named(() => game.script.houseDeck(given) as Table)

/** A deck as records carry it, every table of it. */
export const wholeDeck = (game: Game, deck: Table): Table => named(() => game.script.wholeDeck(deck) as Table)

/** A game with an option `pace` of its own follows the table's, unless it was chosen otherwise. */
export function paced(game: Game, given: Table, pace: Pace): Table {
  const declared = game.manifest.options.pace
  if (declared?.kind === 'choice' && !Object.hasOwn(given, 'pace'))
    for (const wish of [pace, pace === 'live' ? 'live' : 'relaxed'])
      if (declared.choices.includes(wish)) return { ...given, pace: wish }
  return { ...given }
}

/** What a user can cause is a refusal: the error's code, and what it is about. */
export function named<T>(step: () => T): T {
  try {
    return step()
  } catch (error) {
    if (!(error instanceof ScriptRefusal)) throw error
    const about = Object.entries(error.told).map(([name, value]) => `${name}: ${String(value)}`)
    const { code, told } = error
    throw new Refusal('option', [code, ...about].join(', '), { code, told })
  }
}

export const isTable = (value: Json | undefined): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Equal as JSON, whatever the order of keys. */
export function same(one: Json | undefined, other: Json | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, i) => same(part, other[i]))
  if (isTable(one) && isTable(other)) {
    const keys = Object.keys(one)
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]))
    )
  }
  return one === other
}
