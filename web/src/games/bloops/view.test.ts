import { expect, it } from 'vitest'
import { isCounter, looks, MOVE, readView, tapMoves } from './view'

const view = { seats: 2, phase: 7, mover: 1, caller: 0, count: [3, 2], card: [[null, 13, null], [null, null]], seen_by: [[0, 1, 0], [0, 0]], top: 7, queue: [1], queue_count: 1, mine: 0, whom: 0, drawn: null, drawn_by: 0 }

it('knows only what is being looked at', () => {
  expect(looks(readView(view))).toEqual([{ seat: 0, place: 1, kind: 13 }])
  expect(looks(readView({ ...view, card: [[null, null, null], [null, null]] }))).toEqual([])
})

it('turns a tap into moves', () => {
  const shown = readView(view)
  const counter = tapMoves(shown, new Set([MOVE.counter + 1, MOVE.pass]), 0, 0, 1)
  expect(counter).toEqual([MOVE.counter + 1])
  expect(isCounter(counter)).toBe(true)
  expect(tapMoves(shown, new Set([MOVE.keep]), 0, 0, 0)).toEqual([MOVE.keep])
  expect(tapMoves(shown, new Set([MOVE.seat + 1]), 0, 1, 0), 'a six needs only whom').toEqual([MOVE.seat + 1])
  expect(tapMoves({ ...shown, top: 8 }, new Set([MOVE.seat + 1]), 0, 1, 1), 'a look needs whom and which').toEqual([MOVE.seat + 1, MOVE.place + 1])
  expect(tapMoves(shown, new Set([MOVE.pass]), 0, 0, 0)).toBeNull()
})
