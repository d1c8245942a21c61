import { isLocal, isSite } from '../local/place'
import type { Language } from '../text/text.svelte'
import type { JudgedMove } from '../local/analysis'
import type { WhatIf } from '../local/looking_back'
import type { ReviewAnswer } from '../local/reviews'
import type {
  AddNotice,
  ChangeMe,
  Counsel,
  Fairness,
  GameDetail,
  Json,
  Lobby,
  MadeTable,
  MakeTable,
  Me,
  NetworkInfo,
  NoticeAdded,
  Notices,
  PlanEvening,
  Practice,
  Problem,
  RecordCard,
  Replay,
  Review,
  Rules,
  Shelf,
} from './messages'

export interface SaidError {
  code: string
  told: Record<string, unknown>
}

/** A deal and the steps after it, as a puzzle writes them. */
export interface PuzzleWish {
  game: string
  seats: number
  seat: number
  options: Readonly<Record<string, Json>>
  before: string
  level?: string
}

/** A request that the server refused; the page says `refused-<why>`. */
export class Refusal extends Error {
  constructor(
    readonly why: string,
    readonly detail: string,
    /** A named error, where the words for it are not yet found: the id of its message, and what that tells. */
    readonly said?: SaidError,
  ) {
    super(`${why}: ${detail}`)
  }
}

/** What is asked about tables of the page itself, and everything on a site, the room inside the page answers. */
export async function send<T>(method: string, path: string, body?: string | Blob): Promise<T> {
  if (isSite || isLocal(path.split('/')[2] ?? '')) return here<T>(method, path, body)
  const changes = method !== 'GET'
  const headers: Record<string, string> = changes ? { 'X-Rumpus': '1' } : {}
  if (typeof body === 'string') headers['Content-Type'] = 'application/json'
  const answer = await fetch(`/api${path}`, { method, headers, ...(body === undefined ? {} : { body }) })
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T
  const problem = (await answer.json().catch(() => ({ why: 'unexpected', detail: '' }))) as Problem
  throw new Refusal(problem.why, problem.detail)
}

export async function here<T>(method: string, path: string, body?: string | Blob): Promise<T> {
  const { answer } = await import('./here')
  return (await answer(method, path, body instanceof Blob ? await body.text() : body)) as T
}

/** A house deck from a file, TOML or JSON: the room reads and checks it, or the page itself (`own`), and says in the
 * reader's language what is wrong. */
export async function readDeck(
  game: string,
  text: string,
  language: Language,
  own: boolean,
): Promise<Record<string, Json>> {
  if (own) return ownDeck(game, text, language)
  const headers = { 'X-Rumpus': '1', 'Content-Type': 'text/plain', 'Accept-Language': language }
  const answer = await fetch(`/api/games/${game}/deck`, { method: 'POST', headers, body: text })
  if (answer.ok) return (await answer.json()) as Record<string, Json>
  const problem = (await answer.json().catch(() => ({ why: 'unexpected', detail: '' }))) as Problem
  throw new Refusal(problem.why, problem.detail)
}

async function ownDeck(game: string, text: string, language: Language): Promise<Record<string, Json>> {
  try {
    return await here('POST', `/games/${game}/deck`, text)
  } catch (error) {
    if (!(error instanceof Refusal) || !error.said) throw error
    const { errorWords } = await import('../text/errors')
    throw new Refusal(error.why, await errorWords(error.said, language))
  }
}

const get = <T>(path: string): Promise<T> => send<T>('GET', path)

const details = new Map<string, Promise<GameDetail>>()

/** How a game's numbers become words; asked once a visit. */
export function describe(game: string): Promise<GameDetail> {
  let found = details.get(game)
  if (!found) {
    found = get<GameDetail>(`/games/${game}`)
    found.catch(() => details.delete(game))
    details.set(game, found)
  }
  return found
}

let shelved: Promise<Shelf> | null = null

export function shelf(): Promise<Shelf> {
  shelved ??= get<Shelf>('/games').catch((error: unknown) => {
    shelved = null
    throw error
  })
  return shelved
}

export const networkNow = (table: string): Promise<NetworkInfo> => get(`/network?table=${encodeURIComponent(table)}`)
export const letPhonesIn = (table: string): Promise<NetworkInfo> =>
  send('POST', `/network?table=${encodeURIComponent(table)}`)
export const shutPhonesOut = (): Promise<NetworkInfo> => send('DELETE', '/network')
export const lobbyNow = (): Promise<Lobby> => get('/lobby')
/** The tables of the room inside the page. */
export const lobbyHere = (): Promise<Lobby> => here('GET', '/lobby')
/** `own`: in the room inside the page. */
export const makeTable = (table: MakeTable, own = false): Promise<MadeTable> =>
  (own ? here : send)('POST', '/tables', JSON.stringify(table))
export const planEvening = (wish: PlanEvening): Promise<MadeTable> => send('POST', '/evenings', JSON.stringify(wish))
export const tableOfCode = (code: string): Promise<MadeTable> => get(`/codes/${encodeURIComponent(code)}`)
export const me = (): Promise<Me> => get('/me')
export const changeMe = (change: ChangeMe): Promise<Me> => send('PATCH', '/me', JSON.stringify(change))
export const notices = (): Promise<Notices> => get('/notices')
export const addNotice = (wish: AddNotice): Promise<NoticeAdded> => send('POST', '/notices', JSON.stringify(wish))
export const dropNotice = (id: string): Promise<void> => send('DELETE', `/notices/${encodeURIComponent(id)}`)
export const rules = (game: string, language: string): Promise<Rules> => get(`/games/${game}/rules/${language}`)
export const replay = (record: string, seat: number | null): Promise<Replay> =>
  get(`/records/${record}/replay${seat === null ? '' : `?seat=${seat}`}`)
export const advice = (record: string, step: number, seat: number): Promise<Counsel> =>
  get(`/records/${record}/advice?step=${step}&seat=${seat}`)
export const practise = (record: string, wish: Practice): Promise<MadeTable> =>
  send('POST', `/records/${record}/practice`, JSON.stringify(wish))
/** A puzzle laid out in the room inside the page; with `level` as a table to play on at. */
export const layPuzzle = (wish: PuzzleWish): Promise<MadeTable> => here('POST', '/puzzles', JSON.stringify(wish))
/** The record of a table of the page itself, as text: it lies nowhere else. */
export const recordText = (record: string): Promise<string> => here('GET', `/records/${record}`)
/** A record of another room, or of a page: read and checked by this one. */
export const bringRecord = (text: string): Promise<RecordCard> => send('POST', '/records', new Blob([text]))
export const fairness = (record: string): Promise<Fairness> => get(`/records/${record}/fairness`)
/** The seats of whoever asks in a game that is over; none where nobody knows. */
export async function seatsOfMine(record: string): Promise<readonly number[]> {
  const { mine } = await (isSite || isLocal(record) ? lobbyHere() : lobbyNow())
  return mine.find(({ id }) => id === record)?.mine ?? []
}

/** A review as far as it has come. */
export interface Looked {
  review: Review
  /** Slips and good moves with what they are worth; none where the room made the review. */
  judged: readonly JudgedMove[]
  /** How much of it is looked at closely. */
  share: number
  /** Where this page makes it: its id, for what else can be asked of it. */
  own: string | null
}

/** A finished game looked at again by this page itself, told as it comes: a rough curve soon, then the whole. The room is
 * asked where the page has not got the game. */
export async function review(record: string, heard: (looked: Looked) => void): Promise<void> {
  try {
    const text =
      isSite || isLocal(record) ? await recordText(record) : await (await fetch(`/api/records/${record}`)).text()
    const tell = ({ id, review: found, judged, share }: ReviewAnswer) =>
      heard({ review: found, judged, share, own: id })
    let part = await here<ReviewAnswer>('POST', '/reviews', text)
    for (tell(part); !part.done; tell(part))
      part = await here<ReviewAnswer>('GET', `/reviews/${part.id}?after=${part.share}`)
    if (part.share === 1) void keep(record, part.review)
  } catch {
    const found = await roomReview(record)
    heard({ review: found, judged: [], share: 1, own: null })
    void keep(record, found)
  }
}

/** As the room looks back at it: the same for everybody, made once and kept. */
export const roomReview = (record: string): Promise<Review> => get(`/records/${record}/review`)

/** A shelf tells luck from skill where a game was looked back at. */
const keep = async (record: string, found: Review): Promise<void> =>
  (await import('../shelf/looked')).keepLooked(record, found)

/** No more of it: what there is stays. */
export const stopReview = (id: string): Promise<void> => here('DELETE', `/reviews/${id}`)

/** What the moves of a decision promise, the best first: by the review of this page, or else by the room. */
export const choicesAt = (own: string | null, record: string, step: number, seat: number): Promise<Counsel> =>
  own === null ? advice(record, step, seat) : here('GET', `/reviews/${own}/choices?step=${step}&seat=${seat}`)

/** What another move would have done there, by the rules. `eyes`: who looks on; null: everything lies open. */
export const whatIf = (id: string, step: number, seat: number, move: number, eyes: number | null): Promise<WhatIf> =>
  here('GET', `/reviews/${id}/whatif?step=${step}&seat=${seat}&move=${move}${eyes === null ? '' : `&eyes=${eyes}`}`)
