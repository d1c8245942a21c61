import { TIMING } from './timing'

/** One thing that moves. `show` makes the change visible; the queue then waits `ms` before the next one. */
export interface Beat {
  ms: number
  show: (ms: number) => void
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
  cap?: number
  ticker?: Ticker
  reduced?: () => boolean
  /** Called whenever the last waiting beat is over. */
  idle?: () => void
}

/**
 * Beats in log order, one at a time. When what waits is longer than the cap, the beats shorten until the eye has caught up;
 * a tap finishes the running beat; after a reconnect nothing is played at all.
 */
export class BeatQueue {
  #waiting: Beat[] = []
  #cancel: (() => void) | null = null
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

  push(...beats: Beat[]): void {
    this.#waiting.push(...beats)
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
    const rest = this.#waiting
    this.#waiting = []
    for (const beat of rest) beat.show(0)
    this.#idle()
  }

  /** Forgets what was waiting without showing it. */
  clear(): void {
    this.#stop()
    this.#waiting = []
  }

  #next(): void {
    const beat = this.#waiting.shift()
    if (!beat) {
      this.#idle()
      return
    }
    const ms = this.#pace(beat)
    beat.show(ms)
    this.#cancel = this.#ticker.after(ms, () => {
      this.#cancel = null
      this.#next()
    })
  }

  #pace(beat: Beat): number {
    const lag = this.#waiting.reduce((sum, next) => sum + next.ms, beat.ms)
    if (lag > this.#cap) return Math.min(beat.ms, TIMING.hurried)
    return this.#reduced() ? Math.min(beat.ms, TIMING.beat) : beat.ms
  }

  #stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }
}
