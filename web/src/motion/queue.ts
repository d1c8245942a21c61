import { TIMING } from './timing'
import type { PassageKind } from './timeline'

/** One thing that moves. `show` makes the change visible; the queue then waits `ms` before the next one. */
export interface Beat {
  ms: number
  show: (ms: number) => void
}

/**
 * Beats that belong together: one seat's move, or a climax. A tap finishes the whole passage. A climax is held: nothing
 * but a tap shortens it. An aside is shown beside what is asked: it makes nobody wait.
 */
export interface Passage {
  kind: PassageKind
  seat: number | null
  beats: readonly Beat[]
}

/** Why a passage ended before its time. */
export type Cut = 'tap' | 'move' | 'hidden' | 'anew'

/** Time as the queue needs it, so that tests can own the clock. */
export interface Ticker {
  now(): number
  after(ms: number, call: () => void): () => void
}

const wallTicker: Ticker = {
  now: () => performance.now(),
  after(ms, call) {
    const id = setTimeout(call, ms)
    return () => clearTimeout(id)
  },
}

export interface QueueOptions {
  /** The longest that what is no climax may take in one step. */
  cap?: number
  ticker?: Ticker
  reduced?: () => boolean
  began?: (passage: Passage, ms: number) => void
  ended?: (passage: Passage, cut: Cut | null) => void
  /** Called whenever the last waiting beat is over. */
  idle?: () => void
}

const lengthOf = (passage: Passage): number => passage.beats.reduce((sum, beat) => sum + beat.ms, 0)

/** Passages in the time there is: what would be too short to be seen is shown at once. Climaxes keep their time. */
function fitted(passages: readonly Passage[], room: number): Passage[] {
  const whole = passages.reduce((sum, passage) => sum + (passage.kind === 'climax' ? 0 : lengthOf(passage)), 0)
  if (whole <= room) return [...passages]
  return passages.map((passage) => (passage.kind === 'climax' ? passage : scaled(passage, room / whole)))
}

function scaled(passage: Passage, by: number): Passage {
  const beats = passage.beats.map((beat) => ({ ...beat, ms: beat.ms * by < TIMING.shortest ? 0 : beat.ms * by }))
  return { ...passage, beats }
}

/**
 * Passages in log order, one beat at a time. A step takes its time, up to the cap; when more steps come than eyes can
 * follow, what still waits shortens until the eye is at most `behind` late.
 */
export class BeatQueue {
  #waiting: Passage[] = []
  #now: Passage | null = null
  #left: Beat[] = []
  #cancel: (() => void) | null = null
  /** When the running beat ends. */
  #end = 0
  /** How much of the running beat is left, while everything stands still. */
  #rest: number | null = null
  readonly #options: Required<QueueOptions>

  constructor(options: QueueOptions = {}) {
    this.#options = {
      cap: TIMING.cap,
      ticker: wallTicker,
      reduced: () => false,
      began: () => {},
      ended: () => {},
      idle: () => {},
      ...options,
    }
  }

  get busy(): boolean {
    return this.#now !== null
  }

  get paused(): boolean {
    return this.#rest !== null
  }

  /** The passages of one step. What is no climax of earlier steps may take `behind` at most from now on. */
  push(passages: readonly Passage[], behind: number = TIMING.behind): void {
    this.#press(behind)
    const calm = this.#options.reduced() ? passages.map(stilled) : passages
    this.#waiting.push(...fitted(calm, this.#options.cap))
    if (!this.busy) this.#next()
  }

  /** A tap during a passage finishes it. */
  finish(cut: Cut = 'tap'): void {
    if (!this.busy) return
    this.#rest = null
    this.#stop()
    for (const beat of this.#left.splice(0)) beat.show(0)
    this.#over(cut)
    this.#next()
  }

  /** Shows everything that waits at once: the final state stands. */
  settle(cut: Cut): void {
    while (this.busy) this.finish(cut)
  }

  /** Forgets what was waiting without showing it. */
  clear(): void {
    this.#rest = null
    this.#stop()
    this.#waiting = []
    this.#left = []
    if (this.#now) this.#over('anew')
  }

  /** Everything stands still, also in the middle of a passage. */
  pause(): void {
    if (!this.busy || this.paused) return
    this.#rest = Math.max(0, this.#end - this.#options.ticker.now())
    this.#stop()
  }

  resume(): void {
    const rest = this.#rest
    this.#rest = null
    if (rest !== null) this.#wait(rest)
  }

  /** While it stands still: one beat on. */
  step(): void {
    if (!this.paused) return
    this.#rest = null
    this.#advance()
    if (this.busy) this.pause()
  }

  #press(room: number): void {
    if (!this.busy || this.paused) return
    this.#waiting = fitted(this.#waiting, room)
  }

  #next(): void {
    for (let passage = this.#waiting.shift(); passage; passage = this.#waiting.shift()) {
      this.#now = passage
      this.#left = [...passage.beats]
      this.#options.began(passage, lengthOf(passage))
      if (this.#play()) return
      this.#over(null)
    }
    this.#options.idle()
  }

  /** Shows the beats of this passage up to the next one that takes time; whether there was one. */
  #play(): boolean {
    for (let beat = this.#left.shift(); beat; beat = this.#left.shift()) {
      beat.show(beat.ms)
      if (beat.ms > 0) {
        this.#wait(beat.ms)
        return true
      }
    }
    return false
  }

  #advance(): void {
    if (this.#play()) return
    this.#over(null)
    this.#next()
  }

  #over(cut: Cut | null): void {
    const ended = this.#now
    this.#now = null
    if (ended) this.#options.ended(ended, cut)
  }

  #wait(ms: number): void {
    this.#end = this.#options.ticker.now() + ms
    this.#cancel = this.#options.ticker.after(ms, () => {
      this.#cancel = null
      this.#advance()
    })
  }

  #stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }
}

/** Without motion nothing needs long, but a climax is as long as ever. */
function stilled(passage: Passage): Passage {
  if (passage.kind === 'climax') return passage
  return { ...passage, beats: passage.beats.map((beat) => ({ ...beat, ms: Math.min(beat.ms, TIMING.beat) })) }
}
