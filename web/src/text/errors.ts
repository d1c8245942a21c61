/** What the rules' own errors say, where no server says it: the catalogue that the terminal has. Fetched when something is
 * wrong. */
import type { SaidError } from '../wire/http'
import { formatWith, makeBundle, type Args, type Language } from './text.svelte'

const catalogues = import.meta.glob<string>('../../../src/rumpus/kernel/locale/*.ftl', {
  query: '?raw',
  import: 'default',
})

export async function errorWords({ code, told }: SaidError, language: Language): Promise<string> {
  const load = Object.entries(catalogues).find(([path]) => path.endsWith(`/${language}.ftl`))?.[1]
  const bundle = makeBundle(language, load ? [await load()] : [])
  const args: Args = {}
  for (const [name, value] of Object.entries(told))
    args[name] = typeof value === 'number' ? value : Array.isArray(value) ? value.join(', ') : String(value)
  return bundle.hasMessage(code) ? formatWith(bundle, code, args) : code
}
