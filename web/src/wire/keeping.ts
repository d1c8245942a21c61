/** Which games this device keeps, so that they can be played without a line. The service worker does the keeping. */
import { isSite, local } from '../local/place'
import { recall, remember } from '../look/remember'
import { localIndex } from './here'

const OPENED = 'opened'

const opened = (): string[] => (recall(OPENED) ?? '').split(' ').filter((game) => game !== '')

async function keep(games: readonly string[]): Promise<void> {
  const worker = await navigator.serviceWorker.ready
  worker.active?.postMessage({ keep: games, site: isSite })
}

/** Quietly, when the page is there: what was opened before; on a site, everything. */
export async function keepOpened(): Promise<void> {
  await keep(isSite ? Object.keys((await localIndex()).games) : opened())
}

/** Somebody plays this game here. */
export async function keepGame(game: string): Promise<void> {
  if (isSite) return
  const games = [...new Set([...opened(), game])]
  remember(OPENED, games.join(' '))
  await keep(games)
}

/** The games that are whole on this device. */
export async function keptGames(): Promise<ReadonlySet<string>> {
  if (!('caches' in globalThis)) return new Set()
  const note = await caches.match(local('kept.json'))
  return new Set(note ? ((await note.json()) as { games: string[] }).games : [])
}
