import { untrack } from 'svelte'
import { reducedMotion } from '../../motion/timing'
import type { Anchors } from './anchors'

/** A card on its way from one named place to another. */
export interface Flight<T> {
  from: string
  to: string
  ms: number
  card: T
  /** How high it arcs, as a part of the way. */
  arc?: number
  /** Turns from back to face on the way. */
  turns?: boolean
  /** Shown at both ends where nothing may move: memory needs to follow. */
  label?: string
}

export interface InFlight<T> extends Flight<T> {
  id: number
  start: DOMRect
  end: DOMRect
}

/** Where a card comes from or goes to may be wider than a card: a badge, a row. Then it is a card in its middle. */
function asCard(rect: DOMRect): DOMRect {
  const width = (rect.height * 5) / 7
  return rect.width <= rect.height ? rect : new DOMRect(rect.x + (rect.width - width) / 2, rect.y, width, rect.height)
}

const STILL = 1200
let count = 0

/** What is in the air now. Each thing flies its own time, whatever the queue of beats does. */
export class Flying<T> {
  active = $state.raw<readonly InFlight<T>[]>([])
  readonly #anchors: Anchors

  constructor(anchors: Anchors) {
    this.#anchors = anchors
  }

  start(flights: readonly Flight<T>[]): void {
    untrack(() => this.#launch(flights))
  }

  #launch(flights: readonly Flight<T>[]): void {
    for (const flight of flights) {
      const start = this.#anchors.before(flight.from)
      const end = this.#anchors.now(flight.to) ?? this.#anchors.before(flight.to)
      if (!start || !end || end.width === 0) continue
      const one = { ...flight, id: ++count, start: asCard(start), end: asCard(end) }
      this.active = [...this.active, one]
      setTimeout(
        () => (this.active = this.active.filter((other) => other.id !== one.id)),
        reducedMotion() ? STILL : flight.ms,
      )
    }
  }

  /** The place a card flies to stays empty until it lands. */
  hides(key: string): boolean {
    return !reducedMotion() && this.active.some((flight) => flight.to === key)
  }
}
