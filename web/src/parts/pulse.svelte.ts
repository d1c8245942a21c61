import { t } from '../text/text.svelte'
import type { ClockInfo } from '../wire/types'

/** A shared pulse for everything that counts down; it beats only while somebody looks. */
class Pulse {
  #now = $state(0)
  #watchers = 0
  #timer: ReturnType<typeof setInterval> | null = null

  /** Call inside an effect or a derived: reading `now` there keeps it fresh. */
  watch(): () => void {
    this.#now = performance.now()
    this.#watchers += 1
    this.#timer ??= setInterval(() => (this.#now = performance.now()), 200)
    return () => {
      this.#watchers -= 1
      if (this.#watchers > 0 || this.#timer === null) return
      clearInterval(this.#timer)
      this.#timer = null
    }
  }

  get now(): number {
    return this.#now
  }
}

export const pulse = new Pulse()

export function remaining(clock: ClockInfo, now: number): number {
  // A clock that waits for the stage stands full until it begins.
  const left = clock.running ? Math.max(0, clock.left - Math.max(0, now - clock.at)) : clock.left
  return clock.total > 0 ? Math.min(left, clock.total) : left
}

export interface ClockWords {
  number: string
  /** Days and hours are said; minutes and seconds need no word. */
  unit: 'days' | 'hours' | null
}

const HOUR = 3600
const DAY = 24 * HOUR

/** Bare seconds for short clocks, minutes and seconds for long ones, whole hours and days for letters. */
export function clockWords(ms: number): ClockWords {
  const seconds = Math.ceil(ms / 1000)
  if (seconds < 100) return { number: String(seconds), unit: null }
  if (seconds < 100 * 60)
    return { number: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, unit: null }
  return seconds < 2 * DAY
    ? { number: String(Math.round(seconds / HOUR)), unit: 'hours' }
    : { number: String(Math.round(seconds / DAY)), unit: 'days' }
}

export function clockText(ms: number): string {
  const { number, unit } = clockWords(ms)
  return unit ? t(`clock-${unit}`, { count: Number(number) }) : number
}
