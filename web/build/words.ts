import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Catalogues travel without what only their authors read: comments, empty lines, deep indentation. */
export function briefly(source: string): string {
  return source
    .split('\n')
    .filter((line) => !/^(#.*)?$/.test(line))
    .map((line) => line.replace(/^ +(?=\S)/, ' ').replace(/^( ?[.\w-]+) = /, '$1='))
    .join('\n')
}

export function words(): Plugin {
  return {
    name: 'rumpus-words',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      const [path = '', query] = id.split('?')
      if (!path.endsWith('.ftl') || query !== 'raw') return null
      this.addWatchFile(path)
      return `export default ${JSON.stringify(briefly(readFileSync(path, 'utf8')))}`
    },
  }
}
