/**
 * Nothing appears under a finger that was for something else: for a moment after a tap the same spot takes no second
 * meaning. The second click of a double click is dropped where it would press another thing than the first one did, or
 * where the first one has already sent a move; a key that is held down presses once.
 */
export const MOMENT = 350
export const SPOT = 30

interface Tap {
  x: number
  y: number
  at: number
  /** The control that was pressed. */
  on: unknown
  /** A move was sent by it. */
  spent: boolean
}

export class Once {
  #last: Tap | null = null

  /** Whether a tap may do something; a tap that may not does not count as one either. */
  takes(x: number, y: number, at: number, on: unknown): boolean {
    const last = this.#last
    const again = last !== null && at - last.at < MOMENT && Math.hypot(x - last.x, y - last.y) < SPOT
    if (again && (last.spent || last.on !== on)) return false
    this.#last = { x, y, at, on, spent: false }
    return true
  }

  /** What was tapped last has done its work. */
  spend(): void {
    if (this.#last) this.#last.spent = true
  }
}

export const once = new Once()

const CONTROL = 'button, a, input, select, label, summary, [role="button"]'

/** Keys that do something; arrows and Tab may be held down. */
const PRESSES = (key: string) => key === 'Enter' || key.length === 1

function drop(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** For the whole page, before anything else hears of it. */
export function guardTaps(): void {
  addEventListener(
    'click',
    (event) => {
      // A click without a pointer comes from the keyboard, or from a program.
      if (event.detail === 0 || !(event.target instanceof Element)) return
      if (!once.takes(event.clientX, event.clientY, event.timeStamp, event.target.closest(CONTROL))) drop(event)
    },
    { capture: true },
  )
  addEventListener(
    'keydown',
    (event) => {
      const writes = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
      if (event.repeat && !writes && PRESSES(event.key)) drop(event)
    },
    { capture: true },
  )
}
