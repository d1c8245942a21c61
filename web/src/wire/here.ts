/** What a room would answer, without one: about its games from the files beside the page, about tables by the room inside
 * it. Loaded when there is something to ask. */
import { local } from '../local/place'
import { Refusal, type SaidError } from './http'
import type { GameDetail, Problem, Shelf } from './messages'

/** `local/index.json`: the games whose files are there, and what stands on the shelf. */
export interface LocalIndex {
  games: Record<string, LocalEntry>
  shelf: Shelf
}

export interface LocalEntry {
  module: string
  script: string
  manifest: string
  /** The rules for players, by language. */
  texts: Record<string, string>
  rules: number
}

async function file<T>(name: string): Promise<T> {
  const answer = await fetch(local(name))
  if (!answer.ok) throw new Refusal('not_found', name)
  return (await answer.json()) as T
}

export const localIndex = (): Promise<LocalIndex> => file('index.json')

async function entryOf(game: string): Promise<LocalEntry> {
  const entry = (await localIndex()).games[game]
  if (!entry) throw new Refusal('not_found', game)
  return entry
}

/** The shelf, with what can be played here. */
async function shelf(): Promise<Shelf> {
  const { games, shelf } = await localIndex()
  return { ...shelf, games: shelf.games.filter(({ name }) => name in games) }
}

export async function answer(method: string, path: string, body?: string): Promise<unknown> {
  const [, first, second, third, fourth] = path.split('/')
  if (method === 'GET' && first === 'games') {
    if (second === undefined) return shelf()
    if (third === undefined) return (await file<{ detail: GameDetail }>((await entryOf(second)).manifest)).detail
    const texts = third === 'rules' ? (await entryOf(second)).texts : {}
    const text = texts[fourth ?? ''] ?? texts.en
    if (text === undefined) throw new Refusal('not_found', path)
    return file(text)
  }
  const { localRoom } = await import('../local/client')
  const { status, body: told } = await localRoom().request(method, path, body)
  if (status < 400) return told
  const { why, detail, said } = told as Problem & { said?: SaidError }
  throw new Refusal(why, detail, said)
}
