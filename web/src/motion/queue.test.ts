import { describe, expect, it } from 'vitest'
import { BeatQueue, type Cut, type Passage, type Ticker } from './queue'
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
  const ends: (Cut | null)[] = []
  let idle = 0
  const queue = new BeatQueue({
    ticker: clock,
    reduced: () => options.reduced ?? false,
    cap: options.cap ?? TIMING.cap,
    ended: (_, cut) => ends.push(cut),
    idle: () => (idle += 1),
  })
  const beat = (name: string, ms: number) => ({
    ms,
    show: (paced: number) => shown.push(`${name}@${clock.time}/${paced}`),
  })
  const passage = (...beats: ReturnType<typeof beat>[]): Passage => ({ kind: 'plain', seat: 0, beats })
  const climax = (...beats: ReturnType<typeof beat>[]): Passage => ({ kind: 'climax', seat: 0, beats })
  return { clock, shown, queue, beat, passage, climax, ends, idles: () => idle }
}

describe('BeatQueue', () => {
  it('shows one beat at a time, in order', () => {
    const { clock, shown, queue, beat, passage } = stage()
    queue.push([passage(beat('hop', 260), beat('shove', 220))])
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
    const { clock, shown, queue, beat, passage } = stage({ cap: 1000 })
    queue.push([passage(beat('a', 800), beat('b', 400)), passage(beat('c', 800))])
    clock.pass(2000)
    expect(shown).toEqual(['a@0/400', 'b@400/200', 'c@600/400'])
  })

  it('shortens what waits, never what is being shown', () => {
    const { clock, shown, queue, beat, passage } = stage()
    queue.push([passage(beat('a', 1000))])
    queue.push([passage(beat('b', 4000))])
    clock.pass(100)
    queue.push([passage(beat('c', 600))], 1000)
    clock.pass(5000)
    expect(shown).toEqual(['a@0/1000', 'b@1000/1000', 'c@2000/600'])
  })

  it('holds a climax whatever comes, and however late it is', () => {
    const { clock, shown, queue, beat, passage, climax } = stage({ cap: 1000, reduced: true })
    queue.push([passage(beat('a', 300)), climax(beat('b', 2600), beat('c', 700))])
    for (let step = 0; step < 20; step += 1) queue.push([passage(beat(`${step}`, 400))], 100)
    clock.pass(20_000)
    expect(shown.slice(0, 4)).toEqual(['a@0/300', 'b@300/2600', 'c@2900/700', '0@3600/0'])
  })

  it('drops to what is when steps come faster than eyes', () => {
    const { clock, shown, queue, beat, passage } = stage()
    for (let step = 0; step < 40; step += 1) {
      queue.push([passage(beat(`${step}`, 400), beat(`${step}+`, 400))])
      clock.pass(50)
    }
    const pushed = clock.time
    clock.pass(10_000)
    const newest = shown.findIndex((line) => line.startsWith('39@'))
    expect(Number(/@(\d+)/.exec(shown[newest] ?? '')?.[1])).toBeLessThanOrEqual(pushed + 400 + TIMING.behind)
    expect(shown, 'nothing is left out').toHaveLength(80)
  })

  it('finishes the whole passage on a tap, and no more', () => {
    const { clock, shown, queue, beat, passage, climax, ends } = stage()
    queue.push([passage(beat('slow', 900), beat('slower', 900)), climax(beat('next', 100))])
    clock.pass(50)
    queue.finish()
    expect(shown).toEqual(['slow@0/900', 'slower@50/0', 'next@50/100'])
    clock.pass(5000)
    expect(shown).toHaveLength(3)
    expect(ends).toEqual(['tap', null])
  })

  it('settles to the final state at once', () => {
    const { clock, shown, queue, beat, passage, climax, idles } = stage()
    queue.push([passage(beat('a', 300), beat('b', 300)), climax(beat('c', 300))])
    queue.settle('move')
    expect(shown).toEqual(['a@0/300', 'b@0/0', 'c@0/300'])
    expect(idles()).toBe(1)
    clock.pass(1000)
    expect(shown).toHaveLength(3)
  })

  it('says when nothing is left, once a run', () => {
    const { clock, queue, beat, passage, idles } = stage()
    queue.push([passage(beat('a', 10))])
    queue.push([passage(beat('b', 10))])
    clock.pass(100)
    expect(idles()).toBe(1)
  })

  it('stands still in the middle of a passage, and goes on beat by beat', () => {
    const { clock, shown, queue, beat, passage } = stage()
    queue.push([passage(beat('a', 300), beat('b', 300), beat('c', 300), beat('d', 300))])
    clock.pass(100)
    queue.pause()
    clock.pass(5000)
    expect(shown).toEqual(['a@0/300'])
    queue.step()
    clock.pass(5000)
    expect(shown).toHaveLength(2)
    queue.resume()
    clock.pass(299)
    expect(shown).toHaveLength(2)
    clock.pass(1)
    expect(shown).toHaveLength(3)
    queue.pause()
    queue.step()
    queue.step()
    expect(queue.busy, 'the last step ends it').toBe(false)
  })

  it('does not hold long with reduced motion', () => {
    const { shown, queue, beat, passage } = stage({ reduced: true })
    queue.push([passage(beat('shout', 900))])
    expect(shown).toEqual(['shout@0/420'])
  })
})
