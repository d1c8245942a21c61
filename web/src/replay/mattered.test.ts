import { expect, test } from 'vitest'
import type { JudgedMove } from '../local/analysis'
import type { Review } from '../wire/messages'
import { filtered, matteredIn } from './mattered'
import type { Moment } from './moments'

const moment = (from: number, seat: number | null): Moment => ({
  step: from + 1,
  from,
  seat,
  view: {},
  events: [],
  story: [],
  talk: [],
  told: [],
})
const moments = [moment(0, null), moment(1, 0), moment(2, 1), moment(3, 0), moment(4, 1), moment(5, 0)]
/** A jump at moment 2, and little else. */
const curves = [
  [0.5, 0.5, 0.8, 0.8, 0.81, 0.8],
  [0.5, 0.5, 0.2, 0.2, 0.19, 0.2],
]
const judged = (step: number, seat: number, preferred: boolean): JudgedMove => ({
  step,
  seat,
  played: 1,
  other: 2,
  preferred,
  worth: 0.5,
  otherWorth: preferred ? 0.3 : 0.7,
  low: -0.3,
  high: -0.1,
})
const review: Review = {
  points: [],
  mistakes: [{ step: 4, seat: 1, played: 1, better: 2, loss: 0.2, low: 0.1, high: 0.3 }],
  judged: 5,
  decisions: 5,
}

test('turns, slips and good moves stand in the order of the game, each once', () => {
  const rows = matteredIn(review, [judged(4, 1, false), judged(5, 0, true)], curves, moments)
  expect(rows.map(({ at, kind }) => [at, kind])).toEqual([
    [2, 'turn'],
    [4, 'slip'],
    [5, 'good'],
  ])
  expect(rows[1]?.judged?.otherWorth).toBe(0.7)
  expect(filtered(rows, 'slips', [0]).map(({ at }) => at)).toEqual([4])
  expect(filtered(rows, 'yours', [0]).map(({ at }) => at)).toEqual([5])
  expect(filtered(rows, 'all', [])).toHaveLength(3)
})

test('a review of the room says only what was given away', () => {
  const [, slip] = matteredIn(review, [], curves, moments)
  expect(slip).toMatchObject({ at: 4, kind: 'slip', judged: null, slip: { loss: 0.2 } })
})
