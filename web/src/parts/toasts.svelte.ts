import type { IconName } from '../look/icons'

interface Note {
  words: string
  seat: number | null
  icon: IconName | null
}

const SHOWN_MS = 4000

/** One at a time, four seconds, and never for what needs an answer. */
class Toasts {
  current = $state.raw<Note | null>(null)
  #waiting: Note[] = []

  show(words: string, options: { seat?: number; icon?: IconName } = {}): void {
    const note = { words, seat: options.seat ?? null, icon: options.icon ?? null }
    if (this.current) this.#waiting.push(note)
    else this.#raise(note)
  }

  #raise(note: Note): void {
    this.current = note
    setTimeout(() => {
      const next = this.#waiting.shift()
      if (next) this.#raise(next)
      else this.current = null
    }, SHOWN_MS)
  }
}

export const toasts = new Toasts()
