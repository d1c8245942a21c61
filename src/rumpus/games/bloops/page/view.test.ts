import { expect, it } from 'vitest'
import { exposed, isCounter, looks, MOVE, pointsOf, readView, rearranged, script, situation, tapMoves } from './view'

const view = { seats: 2, phase: 7, mover: 1, caller: 0, looking: 1, count: [3, 2], card: [[null, 13, null], [null, null]], seen_by: [[0, 1, 0], [0, 0]], top: 7, queue: [1], queue_count: 1, mine: 0, whom: 0, drawn: null, drawn_by: 0 }
const moves = (...list: number[]) => new Set(list)

it('knows only what is being looked at', () => {
  expect(looks(readView(view), 0)).toEqual([{ seat: 0, place: 1, kind: 13 }])
  expect(looks(readView({ ...view, card: [[null, null, null], [null, null]] }), 0)).toEqual([])
  expect(looks(readView({ ...view, looking: 0 }), 0), 'nobody looks').toEqual([])
})

it('tells a card shown to all from a look', () => {
  const shown = readView({ ...view, seen_by: [[0, 1, 0], [3, 0]], card: [[null, 13, null], [9, null]] })
  expect(looks(shown, 0)).toEqual([{ seat: 0, place: 1, kind: 13 }])
  expect(exposed(shown)).toBe(true)
  expect(exposed(readView(view))).toBe(false)
})

it('turns a tap into moves', () => {
  const shown = readView({ ...view, looking: 0 })
  const counter = tapMoves(shown, moves(MOVE.counter + 1, MOVE.pass), 0, 0, 1)
  expect(counter).toEqual([MOVE.counter + 1])
  expect(isCounter(counter)).toBe(true)
  expect(tapMoves(shown, moves(MOVE.keep), 0, 0, 0)).toEqual([MOVE.keep])
  expect(tapMoves(shown, moves(MOVE.pass), 0, 0, 0)).toBeNull()
})

it('aims an effect before it counters', () => {
  const mine = { ...readView({ ...view, looking: 0 }), waiting: [0] }
  expect(tapMoves(mine, moves(MOVE.seat + 1), 0, 1, 0), 'a six needs only whom').toEqual([MOVE.seat + 1])
  expect(tapMoves({ ...mine, top: 8 }, moves(MOVE.seat + 1), 0, 1, 1), 'a look needs whom and which').toEqual([MOVE.seat + 1, MOVE.place + 1])
  expect(tapMoves({ ...mine, top: 8 }, moves(MOVE.seat, MOVE.counter), 0, 0, 0)).toEqual([MOVE.seat, MOVE.place])
  expect(tapMoves({ ...mine, top: 10 }, moves(MOVE.place, MOVE.place + 1, MOVE.counter), 0, 0, 1), 'a nine begins with an own card').toEqual([MOVE.place + 1])
  expect(tapMoves({ ...mine, top: 10 }, moves(MOVE.place, MOVE.place + 1), 0, 1, 1)).toBeNull()
  expect(tapMoves({ ...mine, top: 10, mine: 0 }, moves(MOVE.seat + 1), 0, 1, 1)).toEqual([MOVE.seat + 1, MOVE.place + 1])
})

it('knows what is asked from what is possible', () => {
  const shown = readView({ ...view, looking: 0 })
  expect(situation(shown, moves(MOVE.draw), 0)).toBe('draw')
  expect(situation(shown, moves(MOVE.draw, MOVE.counter), 0)).toBe('counter-or-draw')
  expect(situation(shown, moves(MOVE.counter, MOVE.pass), 0)).toBe('counter-or-pass')
  expect(situation({ ...shown, waiting: [0], top: 10 }, moves(MOVE.place, MOVE.counter), 0)).toBe('swap-mine')
  expect(situation(shown, moves(MOVE.bloops, MOVE.done), 0)).toBe('call')
  expect(situation(shown, moves(), 0)).toBe('wait')
})

it('moves a card along its row by neighbours', () => {
  expect(rearranged(1, 3)).toEqual([MOVE.exchange + 1, MOVE.exchange + 2])
  expect(rearranged(3, 1)).toEqual([MOVE.exchange + 2, MOVE.exchange + 1])
  expect(rearranged(2, 2)).toEqual([])
})

it('counts as the rules do', () => {
  const stars = Array.from({ length: 15 }, (_, kind) => kind >= 11 && kind <= 13)
  const row = (...values: number[]) => values.map((value) => ({ kind: value === 20 ? 14 : value + 1, watched: false, open: false }))
  expect(pointsOf(row(20, 3), stars)).toEqual({ points: 23, stars: 0 })
  expect(pointsOf(row(11, 9, 8, 7, 6, 4), stars)).toEqual({ points: 45, stars: 1 })
  expect(pointsOf(row(11, 10, 12, 9, 5, 4), stars)).toEqual({ points: 18, stars: 3 })
})

it('never shows what an event hides', () => {
  const shown = readView({ ...view, looking: 0 })
  const kept = script.act(shown, { kind: 'keeps', args: { seat: 0, place: 3 } })
  expect(kept.rows[0]).toHaveLength(4)
  expect(kept.rows[0]?.at(-1)?.kind).toBeNull()
})
