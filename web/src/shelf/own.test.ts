import { beforeEach, expect, it, vi } from 'vitest'
import { note } from '../replay/notes'
import { keepAnswer } from '../puzzles/puzzles'
import { forgetOwn, ownLines } from './own'

const store = new Map<string, string>()

beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', {
    get length() {
      return store.size
    },
    key: (index: number) => [...store.keys()][index] ?? null,
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  })
})

it('tells what somebody wrote and answered here, and forgets it; habits of the device stay', () => {
  note('in-abc', 4, 'here it turned')
  keepAnswer('bloops', 'p1', 'swap')
  for (const key of ['me', 'looked', 'deals', 'guided.bloops', 'language', 'theme']) store.set(`rumpus.${key}`, '"x"')
  store.set('other', 'of another page')
  expect(ownLines()).toEqual([
    { notes: { 4: 'here it turned' }, record: 'in-abc', here: true },
    { puzzles: { p1: 'swap' }, game: 'bloops', here: true },
  ])
  forgetOwn()
  expect([...store.keys()].sort()).toEqual(['other', 'rumpus.language', 'rumpus.theme'])
  expect(ownLines()).toEqual([])
})

it('does without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  forgetOwn()
  expect(ownLines()).toEqual([])
})
