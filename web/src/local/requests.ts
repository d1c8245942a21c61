/** What the room in the page answers besides what goes over lines to tables: the server's HTTP interface (table/http). */
import type { Json, Lobby, MadeTable, MakeTable, Me, Practice, TableCard } from '../wire/messages'
import { cleanName } from './commands'
import type { Table } from './game'
import { isTable } from './options'
import { BadRecord, NotHere, Refusal } from './refusal'
import type { Room } from './room'
import { RulesTrap } from './rules'
import { CHANGE_ME, MAKE_TABLE, PRACTICE, PUZZLE } from './shapes'
import { NoSpace } from './store'
import type { TableSummary } from './table'
import { BadLog } from './table_state'

export interface Answer {
  status: number
  body: unknown
}

/** What a request asks for, in parts. */
export interface Wanted {
  /** The method, and the path with a star in place of an id. */
  what: string
  id: string
  more: string
  body: string
  query: URLSearchParams
}

/** A number of the query. */
export const numberOf = (query: URLSearchParams, name: string, without: number): number =>
  Number(query.get(name) ?? without)

const STATUS: Record<string, number> = {
  bad_message: 400,
  option: 400,
  level: 400,
  statement: 400,
  not_yours: 403,
  not_host: 403,
  link: 404,
  token: 401,
  too_fast: 429,
  busy: 503,
}

export async function answered(room: Room, method: string, path: string, body: string): Promise<Answer> {
  try {
    const found = await answer(room, wantedOf(method, new URL(path, 'http://here'), body))
    return { status: found === undefined ? 204 : method === 'POST' ? 201 : 200, body: found }
  } catch (error) {
    if (error instanceof Refusal)
      return { status: STATUS[error.why] ?? 409, body: { why: error.why, detail: error.detail, said: error.said } }
    if (error instanceof NotHere || error instanceof URIError)
      return { status: 404, body: { why: 'not_found', detail: error.message } }
    if (error instanceof BadRecord || error instanceof RulesTrap || error instanceof BadLog)
      return { status: 400, body: { why: 'bad_message', detail: `${error.name}: ${error.message}` } }
    if (error instanceof NoSpace) return { status: 409, body: { why: 'no_room', detail: error.message } }
    console.error(error)
    return { status: 500, body: { why: 'unexpected', detail: String(error) } }
  }
}

function wantedOf(method: string, url: URL, body: string): Wanted {
  const [kind = '', id = '', what = '', more = ''] = url.pathname.slice(1).split('/').map(decodeURIComponent)
  return {
    what: `${method} ${kind}${id && '/*'}${what && `/${what}`}`,
    id,
    more,
    body,
    query: url.searchParams,
  }
}

async function answer(room: Room, wanted: Wanted): Promise<unknown> {
  const { what, id, more, body } = wanted
  switch (what) {
    case 'GET games':
      return (await room.library.shelf()).shelf
    case 'GET games/*':
      return room.library.detail(id)
    case 'GET games/*/rules':
      return room.library.rules(id, more)
    case 'POST games/*/deck':
      return (await import('./house_deck')).deckFrom(await room.game(id), body)
    case 'GET lobby':
      return lobbyOf(room)
    case 'GET me':
      return room.me()
    case 'PATCH me':
      return changeMe(room, given(body, CHANGE_ME))
    case 'GET notices':
      return { notices: [], push_key: '' }
    case 'GET network':
      return { may: false, open: false, address: '', phones: 0, came: [], problem: '' }
    case 'POST tables': {
      const { state } = await room.make(given(body, MAKE_TABLE, ['game']) as unknown as MakeTable)
      return { id: state.id, code: state.code } satisfies MadeTable
    }
    case 'DELETE tables/*':
      return room.forget(id)
    case 'POST records/*/practice': {
      const wish = given(body, PRACTICE, ['step', 'seat']) as unknown as Practice
      const moment = await (await room.lookingBack()).moment(id, wish.step)
      const { state } = await room.takeOver(moment, wish)
      return { id: state.id, code: state.code } satisfies MadeTable
    }
    case 'POST puzzles': {
      const wish = given(body, PUZZLE, ['game', 'seats', 'seat', 'options', 'before'])
      return (await import('./puzzle_table')).laidOut(room, wish)
    }
    default:
      return (await room.lookingBack()).answer(wanted)
  }
}

async function changeMe(room: Room, change: Table): Promise<Me> {
  const now = await room.me()
  const name = typeof change.name === 'string' ? cleanName(change.name) : now.name
  const look = typeof change.look === 'number' ? change.look : now.look
  const me = { id: now.id, name, look }
  await room.store.putMe(me)
  return me
}

async function lobbyOf(room: Room): Promise<Lobby> {
  const { rules } = await room.library.shelf()
  const cards = (await room.store.cards()).sort((a, b) => b.touched - a.touched)
  return { listed: [], mine: cards.map((card) => cardOf(room, card, rules)) }
}

function cardOf(room: Room, card: TableSummary, rules: Record<string, number>): TableCard {
  const { id, code, game, title, pace, phase, seats, turn, touched } = card
  const other = phase === 'playing' && rules[game] !== card.rules
  return {
    id,
    code,
    game,
    title,
    pace,
    phase,
    listed: false,
    seats,
    free: seats.filter((seat) => seat.kind === 'free').length,
    mine: seats.filter((seat) => seat.kind === 'person').map((seat) => seat.seat),
    turn,
    touched,
    closed: room.closed.get(id) ?? (other ? 'other_rules' : null),
  }
}

/** A request's body; a refusal where it is none. */
function given(body: string, checks: Record<string, (value: Json) => boolean>, must: string[] = []): Table {
  let found: Json
  try {
    found = JSON.parse(body) as Json
  } catch {
    throw new Refusal('bad_message', 'the body is no JSON')
  }
  if (!isTable(found)) throw new Refusal('bad_message', 'the body is an object')
  for (const name of must) if (!Object.hasOwn(found, name)) throw new Refusal('bad_message', `${name} is missing`)
  for (const [name, value] of Object.entries(found))
    if (!checks[name]?.(value)) throw new Refusal('bad_message', `${name.slice(0, 40)} is not what it should be`)
  return found
}
