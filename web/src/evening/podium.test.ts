import { expect, test } from 'vitest'
import type { EveningInfo } from '../wire/messages'
import { anybodyCanWin } from './evening.svelte'
import { podiumOf } from './podium'

const evening = (...totals: number[]): EveningInfo => ({
  id: '',
  code: '',
  phase: 'over',
  way: 'screen',
  began: 0,
  ended: 1,
  games: [],
  starts: null,
  held: false,
  people: totals.map((total, index) => ({
    name: `P${index}`,
    look: index + 1,
    level: '',
    here: true,
    ready: false,
    points: [total],
    total,
    place: 0,
  })),
})
const names = (...totals: number[]): string[][] => {
  const { steps, rest } = podiumOf(evening(...totals))
  return [steps, rest].map((list) => list.map((guest) => `${guest.name}:${guest.place}`))
}

test('the best stands in the middle, the rest on the table', () => {
  expect(names(9, 13, 11, 9, 11)).toEqual([
    ['P2:2', 'P1:1', 'P4:2'],
    ['P0:4', 'P3:4'],
  ])
})

test('who shares a place that does not fit stands below together, unless it is the first', () => {
  expect(names(5, 3, 3, 3)).toEqual([['P0:1'], ['P1:2', 'P2:2', 'P3:2']])
  expect(names(3, 3, 3, 3, 1)).toEqual([['P1:1', 'P0:1', 'P2:1', 'P3:1'], ['P4:5']])
  expect(names(5, 3)).toEqual([['P1:2', 'P0:1'], []])
})

test('anybody can win while the games to come are enough for it', () => {
  const coming = { game: 'bounce', table: '', phase: 'coming', chairs: [], winners: [] } as const
  const withGames = (count: number, ...totals: number[]): EveningInfo => ({
    ...evening(...totals),
    games: Array.from({ length: count }, () => ({ ...coming, chairs: [], winners: [] })),
  })
  expect(anybodyCanWin(withGames(2, 10, 2, 6))).toBe(true)
  expect(anybodyCanWin(withGames(1, 10, 2, 6))).toBe(false)
  const gone = withGames(1, 10, 2, 6)
  expect(anybodyCanWin({ ...gone, people: gone.people.map((one, i) => ({ ...one, here: i !== 1 })) })).toBe(true)
})
