import { TIMING } from './timing'

/** One thing that moves. `show` makes the change visible; the queue then waits `ms` before the next one. */
export interface Beat {
  ms: number
  show: (ms: number) => void
  /** Time to look, not motion: nothing shortens it but a tap. */
  hold?: boolean
}

/** Time as the queue needs it, so that tests can own the clock. */
export interface Ticker {
  now(): number
  after(ms: number, call: () => void): () => void
}

export const wallTicker: Ticker = {
  now: () => performance.now(),
  after(ms, call) {
    const id = setTimeout(call, ms)
    return () => clearTimeout(id)
  },
}

export interface QueueOptions {
  /** The longest that the beats of one step may take together. */
  cap?: number
  ticker?: Ticker
  reduced?: () => boolean
  /** Called whenever the last waiting beat is over. */
  idle?: () => void
}

/** Beats in the time there is: what would be too short to be seen is shown at once. */
function fitted(beats: readonly Beat[], room: number): Beat[] {
  const whole = beats.reduce((sum, beat) => sum + (beat.hold ? 0 : beat.ms), 0)
  if (whole <= room) return [...beats]
  return beats.map((beat) => {
    if (beat.hold) return beat
    const ms = (beat.ms * room) / whole
    return { ...beat, ms: ms < TIMING.shortest ? 0 : ms }
  })
}

/**
 * Beats in log order, one at a time. A step takes its time, up to the cap; once the next step is there, what still waits
 * before it shortens until the eye is at most `behind` late, and then it is shown at once. A tap finishes the running beat.
 */
export class BeatQueue {
  #waiting: Beat[] = []
  #cancel: (() => void) | null = null
  /** When the running beat ends. */
  #end = 0
  readonly #cap: number
  readonly #ticker: Ticker
  readonly #reduced: () => boolean
  readonly #idle: () => void

  constructor(options: QueueOptions = {}) {
    this.#cap = options.cap ?? TIMING.cap
    this.#ticker = options.ticker ?? wallTicker
    this.#reduced = options.reduced ?? (() => false)
    this.#idle = options.idle ?? (() => {})
  }

  get busy(): boolean {
    return this.#cancel !== null
  }

  get length(): number {
    return this.#waiting.length
  }

  /** The beats of one step. Those of earlier steps may take `behind` at most from now on. */
  push(beats: readonly Beat[], behind: number = TIMING.behind): void {
    this.#press(behind)
    const paced = this.#reduced()
      ? beats.map((beat) => (beat.hold ? beat : { ...beat, ms: Math.min(beat.ms, TIMING.beat) }))
      : beats
    this.#waiting.push(...fitted(paced, this.#cap))
    if (!this.busy) this.#next()
  }

  /** A tap during a beat finishes it. */
  finish(): void {
    if (!this.busy) return
    this.#stop()
    this.#next()
  }

  /** Shows every waiting beat at once: the final state stands. */
  settle(): void {
    this.#stop()
    this.#waiting = this.#waiting.map((beat) => ({ ...beat, ms: 0 }))
    this.#next()
  }

  /** Forgets what was waiting without showing it. */
  clear(): void {
    this.#stop()
    this.#waiting = []
  }

  #press(room: number): void {
    if (!this.busy) return
    const left = Math.min(this.#end - this.#ticker.now(), room)
    this.#stop()
    this.#wait(left)
    this.#waiting = fitted(this.#waiting, Math.max(0, room - left))
  }

  #next(): void {
    for (let beat = this.#waiting.shift(); beat; beat = this.#waiting.shift()) {
      beat.show(beat.ms)
      if (beat.ms > 0) return this.#wait(beat.ms)
    }
    this.#idle()
  }

  #wait(ms: number): void {
    this.#end = this.#ticker.now() + ms
    this.#cancel = this.#ticker.after(ms, () => {
      this.#cancel = null
      this.#next()
    })
  }

  #stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }
}
