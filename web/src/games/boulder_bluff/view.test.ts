import { expect, it } from 'vitest'
import { type Boulder, CARDS, KINDS, MOVE, readView, strengthOf } from './view'

const card = (word: string) => CARDS.find((entry) => entry.word === word)!
const orange5: Boulder = { number: 1, base: 'orange', second: 'none', points: 5, injuries: 0 }

it('lists every card of the rules in their order', () => {
  expect(KINDS).toBe(38)
  expect(CARDS[0]?.word).toBe('orange-1')
  expect(CARDS[15]?.word).toBe('orange-green-1')
  expect(CARDS.at(-1)?.brown).toBe('wolves')
  expect(MOVE.down - MOVE.up).toBe(KINDS)
})

it('adds up a climb', () => {
  expect(strengthOf([card('orange-3'), card('orange-2')], orange5, 1)).toEqual({ cards: 5, bonus: 2, tired: 1, total: 6 })
  expect(strengthOf([card('green-orange-2'), card('violet-3')], orange5, 0)).toEqual({ cards: 2, bonus: 0, tired: 0, total: 2 })
  expect(strengthOf([card('orange-1'), card('boar')], orange5, 0)).toMatchObject({ bonus: 1, total: 2 })
  expect(strengthOf([card('bear')], orange5, 0).bonus).toBe(0)
})

it('shows backs for what others laid face down', () => {
  const row = Array.from({ length: KINDS }, () => 0)
  const view = { seats: 2, phase: 5, row: [1, 0, 0], boulder_base: [1], boulder_second: [0], boulder_points: [5], boulder_at: [2], injuries: [0], target: 1, answer: [1, 1], up: [row, row], down: [row.with(0, 1), row.map(() => null)], face_down: [1, 2], hand: [row, row.map(() => null)], tokens: 2, token: [-2, 3], bag: [1, 1], chalk: [1, 2] }
  const shown = readView(view, { you: 0 })
  expect(shown.climbers[0]?.down.map((entry) => entry?.word)).toEqual(['orange-1'])
  expect(shown.climbers[1]?.down).toEqual([null, null])
  expect(shown.chalk).toEqual({ lowest: -2, highest: 3 })
})
