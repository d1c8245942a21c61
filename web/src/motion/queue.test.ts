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
  const queue = new BeatQueue({
    ticker: clock,
    reduced: () => options.reduced ?? false,
    cap: options.cap ?? TIMING.cap,
    idle: () => (idle += 1),
  })
  const beat = (name: string, ms: number) => ({
    ms,
    show: (paced: number) => shown.push(`${name}@${clock.time}/${paced}`),
  })
  return { clock, shown, queue, beat, idles: () => idle }
}

describe('BeatQueue', () => {
  it('shows one beat at a time, in order', () => {
    const { clock, shown, queue, beat } = stage()
    queue.push([beat('hop', 260), beat('shove', 220)])
    expect(shown).toEqual(['hop@0/260'])
    clock.pass(259)
    expect(shown).toHaveLength(1)
    clock.pass(1)
    expect(shown).toEqual(['hop@0/260', 'shove@260/220'])
    expect(queue.busy).toBe(true)
    clock.pass(220)
    expect(queue.busy).toBe(false)
  })

  it('fits one step into its cap, each beat by its share', () => {
    const { clock, shown, queue, beat } = stage({ cap: 1000 })
    queue.push([beat('a', 800), beat('b', 400), beat('c', 800)])
    clock.pass(2000)
    expect(shown).toEqual(['a@0/400', 'b@400/200', 'c@600/400'])
  })

  it('begins the newest step in time, whatever waited before it', () => {
    const { clock, shown, queue, beat } = stage()
    queue.push([beat('a', 1000), beat('b', 1000)])
    clock.pass(100)
    queue.push([beat('c', 600), beat('d', 600)], 1000)
    clock.pass(5000)
    expect(shown).toEqual(['a@0/1000', 'b@1000/100', 'c@1100/600', 'd@1700/600'])
  })

  it('drops to what is when steps come faster than eyes', () => {
    const { clock, shown, queue, beat } = stage()
    for (let step = 0; step < 40; step += 1) {
      queue.push([beat(`${step}`, 400), beat(`${step}+`, 400)])
      clock.pass(50)
    }
    const pushed = clock.time
    clock.pass(10_000)
    const newest = shown.findIndex((line) => line.startsWith('39@'))
    expect(Number(/@(\d+)/.exec(shown[newest] ?? '')?.[1])).toBeLessThanOrEqual(pushed + TIMING.behind)
    expect(shown, 'nothing is left out').toHaveLength(80)
  })

  it('waits longer where that is asked for', () => {
    const { clock, shown, queue, beat } = stage({ cap: 60_000 })
    queue.push([beat('verdict', 5000), beat('die', 5000)])
    queue.push([beat('ready', 0)], 60_000)
    clock.pass(9_999)
    expect(shown).toHaveLength(2)
  })

  it('finishes the running beat on a tap', () => {
    const { clock, shown, queue, beat } = stage()
    queue.push([beat('slow', 900), beat('next', 100)])
    clock.pass(50)
    queue.finish()
    expect(shown).toEqual(['slow@0/900', 'next@50/100'])
    clock.pass(5000)
    expect(shown).toHaveLength(2)
  })

  it('settles to the final state at once', () => {
    const { clock, shown, queue, beat, idles } = stage()
    queue.push([beat('a', 300), beat('b', 300), beat('c', 300)])
    queue.settle()
    expect(shown).toEqual(['a@0/300', 'b@0/0', 'c@0/0'])
    expect(idles()).toBe(1)
    clock.pass(1000)
    expect(shown).toHaveLength(3)
  })

  it('says when nothing is left, once a run', () => {
    const { clock, queue, beat, idles } = stage()
    queue.push([beat('a', 10)])
    queue.push([beat('b', 10)])
    clock.pass(100)
    expect(idles()).toBe(1)
  })

  it('does not hold long with reduced motion', () => {
    const { shown, queue, beat } = stage({ reduced: true })
    queue.push([beat('shout', 900)])
    expect(shown).toEqual(['shout@0/420'])
  })
})
