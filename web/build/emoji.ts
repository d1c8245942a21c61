import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PREFIX = 'emoji:'

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>
  width?: number
  height?: number
}

/**
 * `import llama from 'emoji:llama'` gives that one drawing as a data address, so a game's chunk holds the
 * animals it shows and nothing else of the set.
 */
export function emoji(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as IconSet
  return {
    name: 'rumpus-emoji',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const name = id.slice(PREFIX.length + 1)
      const icon = set.icons[name]
      if (!icon) throw new Error(`fluent-emoji-flat has no drawing named ${name}`)
      const width = icon.width ?? set.width ?? 32
      const height = icon.height ?? set.height ?? 32
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`
      return `export default ${JSON.stringify(dataAddress(svg))}`
    },
  }
}

function dataAddress(svg: string): string {
  const safe = svg
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')
  return `data:image/svg+xml,${safe}`
}
