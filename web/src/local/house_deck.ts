/** A house deck from a file, TOML or JSON, read and checked as the server does (core/options.py, table/http/games.py).
 * Fetched when somebody brings one. */
import type { Game, Table } from './game'
import { houseDeck } from './options'
import { Scalar } from './python/values'
import { Refusal } from './refusal'
import { readToml } from './toml'

/** Characters, as the server takes. */
const LONGEST = 64_000

export function deckFrom(game: Game, text: string): Table {
  if (text.length > LONGEST) throw new Refusal('option', 'a deck has at most 64 kB')
  return houseDeck(game, deckText(text) as Table)
}

/** TOML or JSON, whichever it is; what is no whole number is a Scalar, so that `3.0` is not taken for `3`. */
export function deckText(text: string): unknown {
  try {
    return text.trimStart().startsWith('{') ? readJson(text) : readToml(text)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw new Refusal('option', problem, { code: 'deck-format', told: { path: 'deck', problem } })
  }
}

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g
/** No JSON text can hold this character. */
const MARK = '\0'

function readJson(text: string): unknown {
  if (text.includes(MARK)) throw new SyntaxError('a character that no JSON has')
  const marked = text.replace(TOKEN, (token) => (/^[^"]*[.eE]/.test(token) ? `"\\u0000${token}"` : token))
  return JSON.parse(marked, (key: string, value: unknown) => {
    if (key.startsWith(MARK)) throw new SyntaxError('a number in place of a name')
    return typeof value === 'string' && value.startsWith(MARK) ? Scalar.real(Number(value.slice(1))) : value
  })
}
