import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** JavaScript that the browser must fetch before the page can be used: an entry and what it imports statically. */
function staticClosure(bundle: Bundle, start: string[]): Set<string> {
  const seen = new Set<string>()
  const todo = [...start]
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    const chunk = bundle[name]
    if (seen.has(name) || chunk?.type !== 'chunk') continue
    seen.add(name)
    todo.push(...chunk.imports)
  }
  return seen
}

function gzipped(bundle: Bundle, names: Iterable<string>): number {
  let bytes = 0
  for (const name of names) {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') bytes += gzipSync(chunk.code).length
  }
  return bytes
}

/** Prints what a first visit costs (lobby plus the heaviest board) and fails the build when it grows past the limit. */
export function budget(options: { entry: string; limitKb: number }): Plugin {
  return {
    name: 'rumpus-budget',
    apply: 'build',
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((item) => item.type === 'chunk')
      const entry = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName)
      const first = gzipped(bundle, staticClosure(bundle, entry))
      let heaviest = { name: 'none', bytes: first }
      // A table needs its page and the words in one language, too.
      const always = chunks
        .filter((item) =>
          /(TablePage\.svelte|src\/locale\/en\.ftl|common\/locale\/en\.ftl)/.test(item.facadeModuleId ?? ''),
        )
        .map((item) => item.fileName)
      for (const chunk of chunks.filter((item) => /Board\.svelte$/.test(item.facadeModuleId ?? ''))) {
        const name = /\/games\/([^/]+)\/page\//.exec(chunk.facadeModuleId ?? '')?.[1] ?? chunk.name
        const words = chunks
          .filter((item) => new RegExp(`/${name}/(page/)?locale/en\\.ftl`).test(item.facadeModuleId ?? ''))
          .map((item) => item.fileName)
        const bytes = gzipped(bundle, staticClosure(bundle, [...entry, ...always, ...words, chunk.fileName]))
        this.info(`${name}: ${kb(bytes)} with the lobby`)
        if (bytes > heaviest.bytes) heaviest = { name, bytes }
      }
      this.info(
        `first load: ${kb(first)}; with the heaviest board (${heaviest.name}): ${kb(heaviest.bytes)} of ${options.limitKb} kB`,
      )
      if (heaviest.bytes > options.limitKb * 1000)
        this.error(`first load is over ${options.limitKb} kB of gzipped JavaScript`)
    },
  }
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB gz`
}
