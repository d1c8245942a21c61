import type { FluentBundle } from '@fluent/bundle'
import { formatWith, makeBundle, text, type Language } from '../text/text.svelte'
import type { Snapshot } from '../wire/types'
import { endFirst } from './first'
import { hintFor, type Hint } from './hints'
import { loadHints, loadWords } from './lessons'

/** What tells on the page that the player is asked, and that something is chosen. */
const ASKED = 'section.prompt.yours'
const CHOSEN = '.theatre .chosen, .theatre button[aria-pressed="true"]'

/** Hints for a first game, on the real board: each is shown once, when its moment has come. */
class Guide {
  /** The hint that is on the page now. */
  current = $state.raw<Hint | null>(null)
  #words = $state.raw<FluentBundle | null>(null)
  #language: Language | null = null
  #game: string | null = null
  #hints = $state.raw<readonly Hint[]>([])
  #told = new Set<string>()
  #number = $state(0)
  /** What is asked, and at which row: never the view, which may show what nobody is to keep. */
  #asked: { question: string | null; seq: number } | null = null
  /** What has happened and was not hinted at yet, until the question after it is answered. */
  #events = new Map<string, number | null>()
  #heard: number | null = null
  #observer: MutationObserver | null = null

  get words(): string | null {
    return this.current && this.#words ? formatWith(this.#words, `hint-${this.current.id}`) : null
  }

  get number(): number {
    return this.#number
  }

  get count(): number {
    return this.#hints.length
  }

  async start(game: string): Promise<void> {
    this.stop()
    this.#game = game
    const found = await loadHints(game)
    if (!found || this.#game !== game) return
    this.#hints = found.hints
    await this.#learn()
    // The page says by itself what is asked and chosen: boards need not know of the guide.
    this.#observer = new MutationObserver(() => this.#look())
    this.#observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['class', 'aria-pressed'],
    })
    this.#look()
  }

  stop(): void {
    this.#observer?.disconnect()
    this.#observer = null
    this.#game = null
    this.#hints = []
    this.#told.clear()
    this.#events.clear()
    this.#heard = null
    this.#number = 0
    this.current = null
  }

  /** What has happened may call for a hint, when the stage has told it. */
  async follow(snapshot: Snapshot): Promise<void> {
    const question = snapshot.ask?.question
    this.#asked = { question: question && 'id' in question ? question.id : null, seq: snapshot.table.seq }
    const fresh = this.#heard === null ? 0 : snapshot.serial - this.#heard
    this.#heard = snapshot.serial
    for (const event of fresh > 0 ? snapshot.events.slice(-fresh) : [])
      if (!this.#events.has(event.kind)) this.#events.set(event.kind, null)
    if (this.#game === null) return
    await this.#learn()
    this.#look()
  }

  /** Never again. */
  skip(): void {
    if (this.#game !== null) endFirst(this.#game)
    this.stop()
  }

  #look(): void {
    const { question, seq } = this.#asked ?? { question: null, seq: 0 }
    if (question === null || !document.querySelector(ASKED)) {
      this.current = null
      return
    }
    for (const [kind, at] of this.#events) {
      if (at === null) this.#events.set(kind, seq)
      else if (at !== seq) this.#events.set(kind, -1)
    }
    const events = new Set([...this.#events].filter(([, at]) => at === seq).map(([kind]) => kind))
    const chosen = document.querySelector(CHOSEN) !== null
    const next = hintFor(this.#hints, { question, chosen, events }, this.#told, this.current)
    if (next === this.current) return
    this.current = next
    if (!next) return
    this.#told.add(next.id)
    this.#number = this.#told.size
  }

  async #learn(): Promise<void> {
    if (this.#game === null || this.#language === text.language) return
    this.#language = text.language
    const source = await loadWords(this.#game, text.language)
    this.#words = makeBundle(text.language, source === undefined ? [] : [source])
  }
}

export const guide = new Guide()
