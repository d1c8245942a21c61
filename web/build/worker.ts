import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** Whose board a chunk belongs to; several games' or nobody's: the shell's. */
function gameOf(chunk: Chunk): string | null {
  const games = new Set(chunk.moduleIds.map((id) => /\/rumpus\/games\/([^/]+)\//.exec(id)?.[1] ?? null))
  const [game = null] = games
  return games.size === 1 ? game : null
}

interface Lists {
  first: string[]
  shell: string[]
  games: Record<string, string[]>
}

/** What the service worker fetches, and when: the entry first, then the shell, and of games those that are opened. */
function listsOf(bundle: Bundle): Lists {
  const chunks = Object.values(bundle).filter((item): item is Chunk => item.type === 'chunk')
  const beside = (chunk: Chunk) => [
    chunk.fileName,
    ...(chunk.viteMetadata?.importedCss ?? []),
    ...(chunk.viteMetadata?.importedAssets ?? []),
  ]
  const games: Record<string, string[]> = {}
  const claimed = new Set<string>()
  for (const chunk of chunks) {
    const game = gameOf(chunk)
    if (game === null) continue
    games[game] = [...(games[game] ?? []), ...beside(chunk)]
    for (const file of beside(chunk)) claimed.add(file)
  }
  const entry = chunks.filter((chunk) => chunk.isEntry)
  const first = new Set<string>()
  for (const todo = [...entry]; todo.length > 0;) {
    const chunk = todo.shift() as Chunk
    if (first.has(chunk.fileName)) continue
    for (const file of beside(chunk)) first.add(file)
    todo.push(...chunks.filter((other) => chunk.imports.includes(other.fileName)))
  }
  const rest = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !first.has(file))
  for (const files of Object.values(games))
    files.splice(0, files.length, ...new Set(files.filter((f) => !first.has(f))))
  return {
    first: [...first],
    shell: rest.filter((file) => !claimed.has(file) && !/Gallery|PartsPage/.test(file)),
    games,
  }
}

/** Tells the service worker which files are of this build. */
export function worker(): Plugin {
  return {
    name: 'rumpus-worker',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      const path = join(dir, 'sw.js')
      const { first, shell, games } = listsOf(bundle)
      const mark = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)
      const told: Record<string, unknown> = { BUILD: mark, FIRST: first, SHELL: shell, GAMES: games }
      let text = readFileSync(path, 'utf8')
      for (const [name, value] of Object.entries(told)) {
        const line = new RegExp(`^const ${name} = .*$`, 'm')
        if (!line.test(text)) this.error(`sw.js has no line for ${name}`)
        text = text.replace(line, `const ${name} = ${JSON.stringify(value)}`)
      }
      writeFileSync(path, text)
    },
  }
}
