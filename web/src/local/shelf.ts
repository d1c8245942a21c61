/** Finished games of this device as a shelf has them (table/shelf/rows.py). */
import type { ShelfGame } from '../wire/messages'
import type { Row } from './entries'
import type { TableSummary } from './table'

const MOST_CODES = 100

/** Null where it is none of anybody's: not over, or practice. */
export function shelfGame(card: TableSummary, rows: readonly Row[], record: string): ShelfGame | null {
  const bodies = rows.map(({ body }) => body)
  const end = rows.find(({ body }) => body.kind === 'finished')
  if (!end || bodies.some((body) => body.kind === 'dealt' && body.start)) return null
  const mine = card.seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat)
  const [seat = 0] = mine
  const spoilt = bodies.some(({ kind }) => kind === 'tookadvice' || kind === 'undone')
  const counts = mine.length === 1 && !spoilt && card.seats[seat]?.level === '' && !wasPlayedFor(bodies, seat)
  return {
    id: card.id,
    game: card.game,
    finished: end.at,
    evening: '',
    seats: card.seats.map(({ name, look, level }) => ({ name, look, level })),
    mine,
    places: card.places,
    points: card.points,
    counts,
    played: counts ? playedBy(record, seat) : {},
    games: [],
  }
}

/** Whether a bot moved in a person's place, be it for a while. */
function wasPlayedFor(bodies: readonly Row['body'][], seat: number): boolean {
  let helped: number[] = []
  for (const body of bodies) {
    if (body.kind === 'handedover' || body.kind === 'resigned') helped = [...helped, body.seat]
    else if (body.kind === 'tookback') helped = helped.filter((other) => other !== body.seat)
    else if (body.kind === 'dealt') helped = helped.map((other) => body.chairs.indexOf(other))
    else if (body.kind === 'played' && body.seat === seat && helped.includes(seat)) return true
  }
  return false
}

/** How often a seat made each move, as its record has them: `{"seat": 0, "play": "roll", …}`. */
function playedBy(record: string, seat: number): Record<string, number> {
  const times = new Map<string, number>()
  for (const [, by, code = ''] of record.matchAll(/^\{"seat": (\d+), "play": "([^"]+)"/gm))
    if (Number(by) === seat) times.set(code, (times.get(code) ?? 0) + 1)
  return Object.fromEntries([...times].slice(0, MOST_CODES))
}
