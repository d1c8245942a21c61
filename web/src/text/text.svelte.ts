import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle'
import { byLanguage } from '../games/folders'
import { recall, remember } from '../look/remember'

export const LANGUAGES = ['en', 'nl', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, string | number>

/** Arguments that stand for named things, as (kind, word): looked up when they are said, in the language of that moment. */
export type Names = Readonly<Record<string, readonly [kind: string, word: string]>>

/** Something that can be said: a sentence of the game's catalogue, one of the page's, or what a person typed. */
export type Words = { id: string; args?: Args; names?: Names } | { page: string; args?: Args } | { plain: string }

type Load = () => Promise<string>

// The options are spelt out each time: the bundler reads them without running the code.
const pageWords = import.meta.glob<string>('../locale/*.ftl', { query: '?raw', import: 'default' })
/** Words of parts that are loaded when they are wanted. */
const partWords = import.meta.glob<string>(
  '../{evening,host,manners,notices,offline,puzzles,replay,shelf}/locale/*.ftl',
  {
    query: '?raw',
    import: 'default',
  },
)
const shellWords = import.meta.glob<string>('../games/common/locale/*.ftl', { query: '?raw', import: 'default' })
const boardWords = byLanguage(
  import.meta.glob<string>('@games/*/page/locale/*.ftl', { query: '?raw', import: 'default' }),
)
const commonWords = import.meta.glob<string>('../../../src/rumpus/core/locale/*.ftl', {
  query: '?raw',
  import: 'default',
})
const gameWords = byLanguage(import.meta.glob<string>('@games/*/locale/*.ftl', { query: '?raw', import: 'default' }))

/** The language of ours that the browser asks for first. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

/** A vowel, y before a consonant, or a French name with an h that is not heard; foreign ones keep theirs ("de Hans"). */
const ELIDES = /^([aeiouœæ]|y[^aeiouœæy]|h(adr|ect|el|enr|erm|erv|ila|ipp|ono|ora|ort|ub|ug|umb|ya))/i

/** Of somebody, in French: "de Tom", but "d’Anna" and "d’Yves". A catalogue writes `{ DE($name) }`, as on the server. */
function de(name: FluentValue | undefined): string {
  const text = String(name ?? '')
  return ELIDES.test(text.normalize('NFD').replaceAll(/\p{M}/gu, '')) ? `d’${text}` : `de ${text}`
}

export function makeBundle(language: Language, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { functions: { DE: ([name]) => de(name) }, useIsolating: false })
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source), { allowOverrides: true })
    for (const error of errors) console.error(error)
  }
  return bundle
}

export function formatWith(bundle: FluentBundle | null, id: string, args?: Args): string {
  const [name = id, attribute] = id.split('.')
  const message = bundle?.getMessage(name)
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
  if (!bundle || pattern === undefined || pattern === null) return id
  return bundle.formatPattern(pattern, args ?? null, []).replaceAll(/(^|[\s(])-(?=\d)/g, '$1−') // a minus, no hyphen
}

/** The words of a game that did not come with this page: the server has its folder. */
function served(game: string | null, language: Language): Load | undefined {
  if (game === null) return undefined
  return async () => {
    const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words/${language}`)
    return answer.ok ? answer.text() : ''
  }
}

class Text {
  language = $state<Language>('en')
  #page = $state.raw<FluentBundle | null>(null)
  /** The words of the game on the table. Games choose their ids freely, so they stand apart from the page's. */
  #game = $state.raw<FluentBundle | null>(null)
  #gameName: string | null = null
  readonly #parts = new Set<string>()

  async start(): Promise<void> {
    const kept = recall('language')
    const known = LANGUAGES.find((language) => language === kept)
    await this.choose(known ?? preferred(navigator.languages), false)
  }

  async choose(language: Language, keep = true): Promise<void> {
    const [page, game] = await Promise.all([this.#loadPage(language), this.#loadGame(language)])
    this.#page = page
    this.#game = game
    this.language = language
    document.documentElement.lang = language
    if (keep) remember('language', language)
  }

  /** Takes out the words of a game: its rules' sentences, shared with the terminal, and its board's labels. */
  async learn(game: string): Promise<void> {
    if (this.#gameName === game) return
    this.#gameName = game
    this.#game = await this.#loadGame(this.language)
  }

  /** Takes out the words of a part that was not loaded with the page. */
  async also(part: string): Promise<void> {
    if (this.#parts.has(part)) return
    this.#parts.add(part)
    this.#page = await this.#loadPage(this.language)
  }

  has(id: string): boolean {
    return this.#page?.hasMessage(id) ?? false
  }

  /** Whether the game on the table has words for this; `id.help` asks for an attribute. */
  hasGame(id: string): boolean {
    const [name = id, attribute] = id.split('.')
    const message = this.#game?.getMessage(name)
    return attribute === undefined ? message !== undefined : message?.attributes[attribute] !== undefined
  }

  format(id: string, args?: Args): string {
    return formatWith(this.#page, id, args)
  }

  formatGame(id: string, args?: Args): string {
    return formatWith(this.#game, id, args)
  }

  /** An argument that stands for a named thing: its word, and each attribute beside it (`$animal-the`), as in the terminal. */
  named(name: string, kind: string, word: string): Args {
    const id = word === '' ? kind : `${kind}-${word}`
    const args: Args = { [name]: formatWith(this.#game, id), [`${name}-word`]: word === '' ? kind : word }
    for (const attribute of Object.keys(this.#game?.getMessage(id)?.attributes ?? {})) {
      args[`${name}-${attribute}`] = formatWith(this.#game, `${id}.${attribute}`)
    }
    return args
  }

  #loadPage(language: Language): Promise<FluentBundle> {
    const parts = [...this.#parts].map((part) => partWords[`../${part}/locale/${language}.ftl`])
    return this.#load(language, [pageWords[`../locale/${language}.ftl`], ...parts])
  }

  #loadGame(language: Language): Promise<FluentBundle> {
    const game = this.#gameName
    return this.#load(language, [
      commonWords[`../../../src/rumpus/core/locale/${language}.ftl`],
      shellWords[`../games/common/locale/${language}.ftl`],
      gameWords.get(`${game}/${language}`) ?? served(game, language),
      boardWords.get(`${game}/${language}`),
    ])
  }

  async #load(language: Language, loads: (Load | undefined)[]): Promise<FluentBundle> {
    return makeBundle(language, await Promise.all(loads.filter((load) => load !== undefined).map((load) => load())))
  }
}

export const text = new Text()

/** The page's word for a thing, in the chosen language; reactive wherever it is drawn. */
export function t(id: string, args?: Args): string {
  return text.format(id, args)
}

/** A sentence or label of the game on the table. */
export function g(id: string, args?: Args): string {
  return text.formatGame(id, args)
}

export function say(words: Words): string {
  if ('plain' in words) return words.plain
  if ('page' in words) return t(words.page, words.args)
  if (!words.names) return g(words.id, words.args)
  const named = Object.entries(words.names).map(([name, [kind, word]]) => text.named(name, kind, word))
  return g(words.id, Object.assign({}, words.args, ...named))
}

/** Whether a catalogue has words for it at all: some events are only seen, and say `-`. */
export function hasWords(words: Words): boolean {
  return say(words) !== '-'
}
