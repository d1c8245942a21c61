import { describe, expect, it } from 'vitest'
import { BeatQueue, type Ticker } from './queue'
import { TIMING } from './timing'

class HandClock implements Ticker {
  time = 0
  #calls: { at: number; call: () => void }[] = []

  now(): number {
    return this.time
  }

  after(ms: number, call: () => void): () => void {
    const entry = { at: this.time + ms, call }
    this.#calls.push(entry)
    return () => (this.#calls = this.#calls.filter((other) => other !== entry))
  }

  pass(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const due = this.#calls.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.#calls = this.#calls.filter((entry) => entry !== due)
      this.time = due.at
      due.call()
    }
    this.time = end
  }
}

function stage(options: { reduced?: boolean; cap?: number } = {}) {
  const clock = new HandClock()
  const shown: string[] = []
  let idle = 0
  const queue = new BeatQueue({ ticker: clock, reduced: () => options.reduced ?? false, cap: options.cap ?? TIMING.cap, idle: () => (idle += 1) })
  const beat = (name: string, ms: number) => ({ ms, show: (paced: number) => shown.push(`${name}@${clock.time}/${paced}`) })
  return { clock, shown, queue, beat, idles: () => idle }
}

describe('BeatQueue', () => {
  it('shows one beat at a time, in order', () => {
    const { clock, shown, queue, beat } = stage()
    queue.push(beat('hop', 260), beat('shove', 220))
    expect(shown).toEqual(['hop@0/260'])
    clock.pass(259)
    expect(shown).toHaveLength(1)
    clock.pass(1)
    expect(shown).toEqual(['hop@0/260', 'shove@260/220'])
    expect(queue.busy).toBe(true)
    clock.pass(220)
    expect(queue.busy).toBe(false)
  })

  it('hurries while more than the cap is waiting, then takes its time again', () => {
    const { clock, shown, queue, beat } = stage({ cap: 1000 })
    queue.push(beat('a', 420), beat('b', 420), beat('c', 420), beat('d', 420))
    clock.pass(2000)
    expect(shown).toEqual(['a@0/60', 'b@60/60', 'c@120/420', 'd@540/420'])
  })

  it('finishes the running beat on a tap', () => {
    const { clock, shown, queue, beat } = stage()
    queue.push(beat('slow', 900), beat('next', 100))
    clock.pass(50)
    queue.finish()
    expect(shown).toEqual(['slow@0/900', 'next@50/100'])
    clock.pass(5000)
    expect(shown).toHaveLength(2)
  })

  it('settles to the final state at once', () => {
    const { clock, shown, queue, beat, idles } = stage()
    queue.push(beat('a', 300), beat('b', 300), beat('c', 300))
    queue.settle()
    expect(shown).toEqual(['a@0/300', 'b@0/0', 'c@0/0'])
    expect(idles()).toBe(1)
    clock.pass(1000)
    expect(shown).toHaveLength(3)
  })

  it('says when nothing is left, once a run', () => {
    const { clock, queue, beat, idles } = stage()
    queue.push(beat('a', 10))
    queue.push(beat('b', 10))
    clock.pass(100)
    expect(idles()).toBe(1)
  })

  it('does not hold long with reduced motion', () => {
    const { shown, queue, beat } = stage({ reduced: true })
    queue.push(beat('shout', 900))
    expect(shown).toEqual(['shout@0/420'])
  })
})
