import type { FluentBundle } from '@fluent/bundle'
import { formatWith, makeBundle, text, type Language } from '../text/text.svelte'
import type { Snapshot } from '../wire/types'

const sources = import.meta.glob<string>('./locale/*.ftl', { query: '?raw', import: 'default' })

/** Hints for a first game, on the real board: each is shown once, when its moment has come. */
class Guide {
  #words = $state.raw<FluentBundle | null>(null)
  #language: Language | null = null
  /** The hint that is on the page now. */
  #id = $state<string | null>(null)
  #told = new Set<string>()
  #heard = 0

  get hint(): string | null {
    return this.#id === null || !this.#words ? null : formatWith(this.#words, this.#id)
  }

  async start(): Promise<void> {
    this.#told.clear()
    this.#id = null
    this.#heard = 0
    await this.#learn()
  }

  stop(): void {
    this.#words = null
    this.#language = null
    this.#id = null
  }

  /** What is asked and what has happened may call for a hint. */
  async follow(snapshot: Snapshot): Promise<void> {
    await this.#learn()
    const { game } = snapshot.table
    const fresh = snapshot.events.slice(Math.max(0, snapshot.events.length - (snapshot.serial - this.#heard)))
    this.#heard = snapshot.serial
    for (const event of fresh) if (this.#tell(`${game}-event-${event.kind}`)) return
    const question = snapshot.ask?.question
    if (question && 'id' in question) this.#tell(`${game}-${question.id}`)
  }

  dismiss(): void {
    this.#id = null
  }

  #tell(id: string): boolean {
    if (this.#told.has(id) || !this.#words?.hasMessage(id)) return false
    this.#told.add(id)
    this.#id = id
    return true
  }

  async #learn(): Promise<void> {
    if (this.#language === text.language) return
    this.#language = text.language
    const source = await sources[`./locale/${text.language}.ftl`]?.()
    this.#words = makeBundle(text.language, source === undefined ? [] : [source])
  }
}

export const guide = new Guide()
