/** Finished games of this device as a shelf has them (table/shelf/rows.py). */
import type { MoveInfo, ShelfGame } from '../wire/messages'
import type { Entry, Kind, Row } from './entries'
import type { TableSummary } from './table'

/** After one of these a game says nothing of who played it. */
const SPOILT: readonly Kind[] = ['tookadvice', 'undone', 'handedover', 'resigned']
const MOST_CODES = 60

/** Null where it is none: not over, or practice. */
export function shelfGame(
  card: TableSummary,
  rows: readonly Row[],
  record: string,
  moves: readonly MoveInfo[],
): ShelfGame | null {
  const dealt = rows.find(({ body }) => body.kind === 'dealt')?.body as Extract<Entry, { kind: 'dealt' }> | undefined
  if (card.phase !== 'over' || dealt?.start) return null
  const mine = card.seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat)
  const counts = mine.length === 1 && !rows.some(({ body }) => SPOILT.includes(body.kind))
  const codes = counts ? codesOf(record, mine[0] ?? 0) : []
  const times = new Map<string, number>()
  for (const code of codes) times.set(code, (times.get(code) ?? 0) + 1)
  const naming = new Set(moves.filter(({ names }) => Object.keys(names).length > 0).map(({ code }) => code))
  return {
    id: card.id,
    game: card.game,
    finished: card.touched,
    evening: '',
    seats: card.seats.map(({ name, look, level }) => ({ name, look, level })),
    mine,
    places: card.places,
    points: card.points,
    counts,
    played: Object.fromEntries([...times].sort(([, a], [, b]) => b - a).slice(0, MOST_CODES)),
    opening: codes.find((code) => naming.has(code)) ?? '',
    games: [],
  }
}

/** The moves of a seat, as its record has them: `{"seat": 0, "play": "roll", …}`. */
function codesOf(record: string, seat: number): string[] {
  const found: string[] = []
  for (const [, by, code] of record.matchAll(/^\{"seat": (\d+), "play": "([^"]+)"/gm))
    if (Number(by) === seat && code !== undefined) found.push(code)
  return found
}
