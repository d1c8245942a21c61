import { expect, test } from 'vitest'
import { exchanged, minutesOf, planned, sharing, unfit, type Facts, type Wish } from './plan'

const game = (name: string, minutes: [number, number], seats: [number, number], age: number): Facts => ({
  name,
  minutes,
  age,
  seats: { least: seats[0], most: seats[1], usual: seats[0] },
})

const SHELF = [
  game('bar', [15, 25], [2, 4], 8),
  game('bowl', [10, 15], [2, 5], 8),
  game('sky', [20, 40], [3, 8], 10),
  game('crag', [20, 40], [2, 4], 8),
  game('lawn', [3, 10], [1, 4], 4),
]
const HOUR: Wish = { minutes: 60, people: 5, youngest: 8 }
const total = (games: string[]): number =>
  games.reduce((sum, name) => sum + minutesOf(SHELF.find((info) => info.name === name) as Facts), 0)

test('about an hour for five people from 8 years', () => {
  const games = planned(SHELF, HOUR)
  expect(games).not.toContain('sky')
  expect(Math.abs(total(games) - 60)).toBeLessThanOrEqual(10)
  expect(games.at(-1)).toBe('crag')
})

test('a shuffle makes another evening of that length', () => {
  const made = new Set<string>()
  for (let seed = 0; seed < 20; seed += 1) {
    let number = seed * 7919
    const games = planned(SHELF, HOUR, () => ((number = (number * 48271 + 11) % 2147483647) % 1000) / 1000)
    expect(Math.abs(total(games) - 60)).toBeLessThanOrEqual(20)
    made.add(games.join())
  }
  expect(made.size).toBeGreaterThan(3)
})

test('a long evening plays some games again, a short one few', () => {
  const long = planned(SHELF, { ...HOUR, minutes: 120 })
  expect(total(long)).toBeGreaterThanOrEqual(105)
  expect(long.length).toBeLessThanOrEqual(12)
  expect(planned(SHELF, { ...HOUR, minutes: 5, youngest: 4 })).toEqual(['lawn'])
  expect(planned(SHELF, { minutes: 60, people: 5, youngest: 3 })).toEqual([])
})

test('what does not fit is named with its reason', () => {
  expect(unfit(SHELF[2] as Facts, HOUR)).toEqual({ game: 'sky', why: 'age', least: 10 })
  expect(unfit(SHELF[2] as Facts, { minutes: 60, people: 2, youngest: 12 })?.why).toBe('people')
  expect(unfit(SHELF[0] as Facts, HOUR)).toBeNull()
})

test('who shares, and what comes instead', () => {
  expect(SHELF.map((info) => sharing(info, 5))).toEqual([2, 0, 0, 2, 2])
  expect(sharing(SHELF[0] as Facts, 8)).toBe(8)
  expect(exchanged(SHELF, HOUR, 'bowl')).toBe('crag')
  expect(exchanged(SHELF, HOUR, 'lawn')).toBe('bar')
})
