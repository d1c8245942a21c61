import { PUZZLES } from '../shell/titles'
import { beforeEach, expect, it, vi } from 'vitest'
import { answered, dayNumber, gameOfDay, indexOfDay, keepAnswer, puzzleGames, puzzlesOf } from './puzzles'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

const day = (number: number): Date => new Date(2026, 10, 16 + number, 9)

it('has another game each day, and the same one all day long', () => {
  const games = ['a', 'b', 'c', 'd']
  const week = Array.from({ length: 8 }, (_, number) => gameOfDay(day(number), games))
  expect(new Set(week.slice(0, 4)).size).toBe(4)
  expect(week.slice(4)).toEqual(week.slice(0, 4))
  expect(dayNumber(new Date(2026, 10, 16, 0, 1))).toBe(dayNumber(new Date(2026, 10, 16, 23, 59)))
  expect(dayNumber(new Date(2026, 10, 17, 0, 1))).toBe(dayNumber(day(0)) + 1)
})

it.each([60, 61, 7, 2, 1])('shows each of %i puzzles once before any comes again', (count) => {
  const shown = Array.from({ length: count }, (_, turn) => indexOfDay(day(4 * turn), 4, count))
  expect(new Set(shown).size).toBe(count)
  expect(Math.max(...shown)).toBeLessThan(count)
})

it('keeps what was answered on this device, and reads nothing that is none of its own', () => {
  keepAnswer('bounce', 'a1', 'roll')
  keepAnswer('bounce', 'b2', 'faceplant')
  expect(answered('bounce')).toEqual({ a1: 'roll', b2: 'faceplant' })
  expect(answered('bloops')).toEqual({})
  for (const damaged of ['{', 'null', '[]', '7', '{"x": 4}']) {
    kept.set('rumpus.puzzles.bounce', damaged)
    expect(answered('bounce')).toEqual({})
  }
})

it('finds sixty puzzles for each game but Bounce', async () => {
  expect(puzzleGames).toEqual(PUZZLES)
  for (const game of puzzleGames) expect((await puzzlesOf(game)).length).toBeGreaterThanOrEqual(60)
})
