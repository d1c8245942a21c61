import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { roundedPath } from './paths.ts'

const PREFIX = 'emoji:'
const DIGITS = 1 // of a square of 32: as exact as a third of a pixel where it is shown largest

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>
  width?: number
  height?: number
}

/**
 * `import llama from 'emoji:llama'` gives that one drawing as a data address, so a game's chunk holds the
 * animals it shows and nothing else of the set. With `?file` it is a file of its own, for games with many: the page
 * need not wait for all of them. Not where it matters that nobody can tell later what was shown.
 */
export function emoji(): Plugin {
  let building = false
  const set = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as IconSet
  return {
    name: 'rumpus-emoji',
    enforce: 'pre',
    configResolved: (config) => {
      building = config.command === 'build'
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const [name = '', how] = id.slice(PREFIX.length + 1).split('?')
      const icon = set.icons[name]
      if (!icon) throw new Error(`fluent-emoji-flat has no drawing named ${name}`)
      const width = icon.width ?? set.width ?? 32
      const height = icon.height ?? set.height ?? 32
      const body = icon.body.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${roundedPath(path, DIGITS)}"`)
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`
      if (how !== 'file' || !building) return `export default ${JSON.stringify(dataAddress(svg))}`
      const file = this.emitFile({ type: 'asset', name: `${name}.svg`, source: svg })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
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
