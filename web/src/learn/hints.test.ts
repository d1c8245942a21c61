import { expect, test } from 'vitest'
import { hintFor, type Hint, type Moment } from './hints'
import { beginFirst, endFirst, guideAt, isGuided } from './first'

const hints: Hint[] = [
  { id: 'look', ask: ['ask-play'], chosen: false },
  { id: 'play', ask: ['ask-play'], chosen: true },
  { id: 'gate', event: 'gate' },
]
const moment = (question: string, chosen = false, ...events: string[]): Moment => ({
  question,
  chosen,
  events: new Set(events),
})

test('each hint is shown when it applies, stays while it does, and comes once', () => {
  const told = new Set<string>()
  const [look, play, gate] = hints
  expect(hintFor(hints, moment('ask-other'), told, null)).toBeNull()
  expect(hintFor(hints, moment('ask-play'), told, null)).toBe(look)
  told.add('look')
  expect(hintFor(hints, moment('ask-play'), told, look ?? null)).toBe(look)
  expect(hintFor(hints, moment('ask-play', true), told, look ?? null)).toBe(play)
  told.add('play')
  expect(hintFor(hints, moment('ask-play'), told, play ?? null)).toBeNull()
  expect(hintFor(hints, moment('ask-play', false, 'gate'), told, null)).toBe(gate)
})

test('only the first table of a game is guided, and none after it was skipped', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  Object.assign(globalThis, { localStorage: storage })
  beginFirst('bounce', 'one')
  beginFirst('bounce', 'two')
  expect([isGuided('bounce', 'one'), isGuided('bounce', 'two'), isGuided('bloops', 'one')]).toEqual([
    true,
    false,
    false,
  ])
  endFirst('bounce')
  beginFirst('bounce', 'three')
  expect(isGuided('bounce', 'three')).toBe(false)
  guideAt('bounce', 'four')
  expect(isGuided('bounce', 'four')).toBe(true)
})
