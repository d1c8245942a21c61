/** What is said where somebody taps and nothing can be done: why, and what is possible. One at a time, at that very place. */
interface Answer {
  words: string
  x: number
  y: number
  /** Anew even where the same is said again at the same place. */
  nth: number
}

const SHOWN_MS = 3200

class Answers {
  current = $state.raw<Answer | null>(null)
  #nth = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `words` says why what was tapped does nothing now, or nothing where it does something. */
  to(event: MouseEvent, words: (what: string) => string): void {
    const tapped = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-what]') : null
    const said = tapped ? words(tapped.dataset.what ?? '') : ''
    if (!tapped || said === '') return this.clear()
    const box = tapped.getBoundingClientRect()
    const byHand = event.detail > 0
    this.#nth += 1
    this.current = {
      words: said,
      x: byHand ? event.clientX : box.x + box.width / 2,
      y: byHand ? event.clientY : box.y,
      nth: this.#nth,
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.clear(), SHOWN_MS)
  }

  clear(): void {
    this.current = null
  }
}

export const answers = new Answers()
