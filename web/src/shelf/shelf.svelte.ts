import { isSite } from '../local/place'
import { recall } from '../look/remember'
import { here, Refusal, send } from '../wire/http'
import type { MyShelf, ShelfDeleted, ShelfPage, ShelfPassMade } from '../wire/messages'
import { forgetOwn, ownLines } from './own'
import type { Finished } from './statistics'

const PAGE = 200
/** The token of a code that was scanned stands in the fragment, which no server sees. */
const TAKE = 'take'

/** What one has: in the room under one's own key, and on this device. */
export class ShelfState {
  me = $state.raw<MyShelf | null>(null)
  /** The newest first; more come while a long shelf is read. */
  games = $state.raw<readonly Finished[]>([])
  /** All that there is has been read. */
  whole = $state(false)
  /** The room does not answer: what lies on this device is shown. */
  away = $state(false)

  async read(): Promise<void> {
    this.whole = false
    this.away = false
    const own = await localGames()
    this.games = own
    if (!isSite) await this.#readRoom(own).catch(() => (this.away = true))
    this.whole = true
  }

  async #readRoom(own: readonly Finished[]): Promise<void> {
    this.me = await send<MyShelf>('GET', '/shelf')
    let found: Finished[] = []
    for (let more = true; more;) {
      const last = found.at(-1)?.id ?? ''
      const page = await send<ShelfPage>('GET', `/shelf/games?limit=${PAGE}&before=${encodeURIComponent(last)}`)
      found = [...found, ...page.games.map((game) => ({ ...game, here: false }))]
      this.games = [...own, ...found].sort((a, b) => b.finished - a.finished)
      more = page.more
    }
  }

  /** One file: what the room has, and what lies here, line by line. */
  async export(): Promise<Blob> {
    const parts: BlobPart[] = []
    if (!isSite) {
      const answer = await fetch('/api/shelf/export')
      if (!answer.ok) throw new Refusal('busy', '')
      parts.push(await answer.blob())
    }
    const games = isSite || recall('here') ? await here<unknown[]>('GET', '/shelf/export') : []
    parts.push(...[...games, ...ownLines()].map((line) => `${JSON.stringify(line)}\n`))
    return new Blob(parts, { type: 'application/x-ndjson' })
  }

  /** Everything, there and here. */
  async delete(): Promise<void> {
    if (!isSite) await send<ShelfDeleted>('POST', '/shelf/delete', JSON.stringify({ really: true }))
    // What was looked back at lies here, too, whether or not anything was played here.
    await here('DELETE', '/shelf').catch((error: unknown) => {
      if (isSite || recall('here')) throw error
    })
    forgetOwn()
  }
}

async function localGames(): Promise<Finished[]> {
  if (!isSite && !recall('here')) return []
  const { games } = await here<ShelfPage>('GET', '/shelf').catch(() => ({ games: [] }))
  return games.map((game) => ({ ...game, here: true }))
}

/** A code for another device. */
export const lendShelf = (): Promise<ShelfPassMade> => send('POST', '/shelf/pass')

/** This device becomes the other's. */
export const takeShelf = (token: string): Promise<unknown> => send('POST', '/shelf/take', JSON.stringify({ token }))

export const addressOf = (origin: string, token: string): string => `${origin}/shelf#${TAKE}=${token}`

/** The token that this page was opened with, once: it is taken out of the address. */
export function scannedToken(): string | null {
  const token = isSite ? null : new URLSearchParams(location.hash.slice(1)).get(TAKE)
  if (token !== null) history.replaceState(null, '', location.pathname)
  return token
}
