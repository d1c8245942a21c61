/** A game's files beside the page (`local/index.json`), each fetched when it is first wanted. */
import { Game, type Manifest } from './game'
import { local } from './place'
import { Refusal } from './refusal'
import type { Library } from './room'
import { Rules } from './rules'
import { loadScript } from './script'

/** `local/index.json`: the games whose files are there, and what stands on the shelf. */
interface LocalIndex {
  games: Record<
    string,
    { module: string; script: string; manifest: string; net?: string; texts: Record<string, string>; rules: number }
  >
  shelf: { games: { name: string }[] }
}

/** What of a game is the same for whoever plays it: each takes rules of its own from it. */
export interface GameParts {
  manifest: Manifest
  module: WebAssembly.Module
  game: Game
}

async function fetched(name: string): Promise<Response> {
  const answer = await fetch(local(name)).catch(() => null)
  if (!answer?.ok) throw new Refusal('busy', `${name} is not on this device, and there is no line`)
  return answer
}

const json = async <T>(name: string): Promise<T> => (await (await fetched(name)).json()) as T

export class Files implements Library {
  private index: Promise<LocalIndex> | null = null
  private readonly games = new Map<string, Promise<GameParts>>()

  async load(name: string): Promise<Game> {
    return (await this.parts(name)).game
  }

  /** All of a game, once; what could not be fetched is tried again. */
  parts(name: string): Promise<GameParts> {
    let found = this.games.get(name)
    if (!found) {
      found = this.fetch(name)
      this.games.set(name, found)
      found.catch(() => this.games.delete(name))
    }
    return found
  }

  async shelf(): Promise<{ shelf: unknown; rules: Record<string, number> }> {
    const { shelf, games } = await this.all()
    const here = { ...shelf, games: shelf.games.filter(({ name }) => Object.hasOwn(games, name)) }
    return { shelf: here, rules: Object.fromEntries(Object.entries(games).map(([name, { rules }]) => [name, rules])) }
  }

  async detail(name: string): Promise<unknown> {
    return (await this.parts(name)).manifest.detail
  }

  async rules(name: string, language: string): Promise<unknown> {
    const { texts } = await this.entry(name)
    const file = texts[language] ?? texts.en
    if (!file) throw new Refusal('option', 'this game has no written rules')
    return json(file)
  }

  /** The weights of a game's net, for levels that have learned: fetched when the first of them thinks. */
  async net(name: string): Promise<Uint8Array> {
    const { net } = await this.entry(name)
    return net ? new Uint8Array(await (await fetched(net)).arrayBuffer()) : new Uint8Array()
  }

  private all(): Promise<LocalIndex> {
    this.index ??= json<LocalIndex>('index.json')
    this.index.catch(() => (this.index = null))
    return this.index
  }

  private async entry(name: string): Promise<LocalIndex['games'][string]> {
    const { games } = await this.all()
    const entry = Object.hasOwn(games, name) ? games[name] : undefined
    if (!entry) {
      this.index = null // a room may make it yet
      throw new Refusal('option', `there is no game '${name.slice(0, 40)}' here`)
    }
    return entry
  }

  private async fetch(name: string): Promise<GameParts> {
    const entry = await this.entry(name)
    const [manifest, module, script] = await Promise.all([
      json<Manifest>(entry.manifest),
      fetched(entry.module)
        .then((answer) => answer.arrayBuffer())
        .then((bytes) => WebAssembly.compile(bytes)),
      loadScript(local(entry.script)),
    ])
    const rules = await Rules.load(module, manifest.sizes)
    return { manifest, module, game: new Game(manifest, script, rules) }
  }
}
