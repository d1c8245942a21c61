/** For tests: games from files that Python made (`tests/table/test_local_room.py`), and a room around them. */
import { readFileSync } from 'node:fs'
import type { Thinkers } from './bots'
import { Game, type Manifest } from './game'
import type { Files, GameParts } from './library'
import { Refusal } from './refusal'
import type { Library } from './room'
import { Rules } from './rules'
import { gameScript, type ScriptFactory } from './script'

export interface Reference {
  games: { module: string; script: string; manifest: Manifest }[]
}

export const file = process.env.RUMPUS_ROOM

export const nobody: Thinkers = {
  think: () => new Promise(() => {}),
  advise: () => Promise.reject(new Error('nobody thinks here')),
  counsel: () => Promise.reject(new Error('nobody thinks here')),
  weigh: () => Promise.reject(new Error('nobody thinks here')),
  review: () => Promise.reject(new Error('nobody thinks here')),
}

/** Each game's parts, as `Files` gives them. */
export async function partsOf({ games }: Reference): Promise<Pick<Files, 'parts' | 'net'>> {
  const loaded = new Map<string, GameParts>()
  for (const { module: path, script, manifest } of games) {
    const module = await WebAssembly.compile(readFileSync(path))
    const rules = await Rules.load(module, manifest.sizes)
    const { default: factory } = (await import(/* @vite-ignore */ script)) as { default: ScriptFactory }
    const game = new Game(manifest, gameScript(factory), rules)
    loaded.set(manifest.name, { module, game, manifest })
  }
  return {
    parts: (name) =>
      loaded.has(name) ? Promise.resolve(loaded.get(name) as GameParts) : Promise.reject(new Refusal('option', name)),
    net: () => Promise.resolve(new Uint8Array()),
  }
}

export async function libraryOf(reference: Reference): Promise<Library> {
  const files = await partsOf(reference)
  return {
    load: async (name) => (await files.parts(name)).game,
    shelf: () => Promise.resolve({ shelf: {}, rules: {} }),
    detail: () => Promise.resolve({}),
    rules: () => Promise.resolve({}),
  }
}

/** Everything that was begun is done: nothing here waits for a clock. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 60; i += 1) await Promise.resolve()
}
