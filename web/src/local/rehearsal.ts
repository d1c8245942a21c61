/** For tests: games from files that Python made (`tests/table/test_local_room.py`), and a room around them. */
import { readFileSync } from 'node:fs'
import type { Thinkers } from './bots'
import { Game, type Manifest } from './game'
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
}

export async function libraryOf({ games }: Reference): Promise<Library> {
  const loaded = new Map<string, Game>()
  for (const { module, script, manifest } of games) {
    const rules = await Rules.load(readFileSync(module), manifest.sizes)
    const { default: factory } = (await import(/* @vite-ignore */ script)) as { default: ScriptFactory }
    loaded.set(manifest.name, new Game(manifest, gameScript(factory), rules))
  }
  return {
    load: (name) =>
      loaded.has(name) ? Promise.resolve(loaded.get(name) as Game) : Promise.reject(new Refusal('option', name)),
    shelf: () => Promise.resolve({ shelf: {}, rules: {} }),
    detail: () => Promise.resolve({}),
    rules: () => Promise.resolve({}),
  }
}

/** Everything that was begun is done: nothing here waits for a clock. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 60; i += 1) await Promise.resolve()
}
