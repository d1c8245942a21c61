import { expect, it } from 'vitest'
import { type Move, moves, TWENTY } from './generated/vocabulary'
import { note } from './result'
import { exposed, isCounter, looks, readView, rearranged, script, situation, starsOf, tapMoves } from './view'

const view = {
  seats: 2,
  phase: 7,
  mover: 1,
  caller: 0,
  looking: 1,
  count: [3, 2],
  card: [
    [null, 13, null],
    [null, null],
  ],
  seen_by: [
    [0, 1, 0],
    [0, 0],
  ],
  top: 7,
  queue: [1],
  queue_count: 1,
  mine: 0,
  whom: 0,
  drawn: null,
  drawn_by: 0,
}
const legal = (...list: Move[]) => new Set(list.map((move) => move.code))

it('knows only what is being looked at', () => {
  expect(looks(readView(view), 0)).toEqual([{ seat: 0, place: 1, kind: 13 }])
  expect(
    looks(
      readView({
        ...view,
        card: [
          [null, null, null],
          [null, null],
        ],
      }),
      0,
    ),
  ).toEqual([])
  expect(looks(readView({ ...view, looking: 0 }), 0), 'nobody looks').toEqual([])
})

it('tells a card shown to all from a look', () => {
  const shown = readView({
    ...view,
    seen_by: [
      [0, 1, 0],
      [3, 0],
    ],
    card: [
      [null, 13, null],
      [9, null],
    ],
  })
  expect(looks(shown, 0)).toEqual([{ seat: 0, place: 1, kind: 13 }])
  expect(exposed(shown)).toBe(true)
  expect(exposed(readView(view))).toBe(false)
})

it('turns a tap into moves', () => {
  const shown = readView({ ...view, looking: 0 })
  const counter = tapMoves(shown, legal(moves.counter(2), moves.pass()), 0, 0, 1)
  expect(counter).toEqual([moves.counter(2)])
  expect(isCounter(counter)).toBe(true)
  expect(tapMoves(shown, legal(moves.keep(1)), 0, 0, 0)).toEqual([moves.keep(1)])
  expect(tapMoves(shown, legal(moves.pass()), 0, 0, 0)).toBeNull()
})

it('aims an effect before it counters', () => {
  const mine = { ...readView({ ...view, looking: 0 }), waiting: [0] }
  expect(tapMoves(mine, legal(moves.seat(1)), 0, 1, 0), 'a six needs only whom').toEqual([moves.seat(1)])
  expect(tapMoves({ ...mine, top: 8 }, legal(moves.seat(1)), 0, 1, 1), 'a look needs whom and which').toEqual([
    moves.seat(1),
    moves.card(2),
  ])
  expect(tapMoves({ ...mine, top: 8 }, legal(moves.seat(0), moves.counter(1)), 0, 0, 0)).toEqual([
    moves.seat(0),
    moves.card(1),
  ])
  expect(
    tapMoves({ ...mine, top: 10 }, legal(moves.card(1), moves.card(2), moves.counter(1)), 0, 0, 1),
    'a nine begins with an own card',
  ).toEqual([moves.card(2)])
  expect(tapMoves({ ...mine, top: 10 }, legal(moves.card(1), moves.card(2)), 0, 1, 1)).toBeNull()
  expect(tapMoves({ ...mine, top: 10, mine: 0 }, legal(moves.seat(1)), 0, 1, 1)).toEqual([moves.seat(1), moves.card(2)])
})

it('knows what is asked from what is possible', () => {
  const shown = readView({ ...view, looking: 0 })
  expect(situation(shown, legal(moves.draw()), 0)).toBe('draw')
  expect(situation(shown, legal(moves.draw(), moves.counter(1)), 0)).toBe('counter-or-draw')
  expect(situation(shown, legal(moves.counter(1), moves.pass()), 0)).toBe('counter-or-pass')
  expect(situation({ ...shown, waiting: [0], top: 10 }, legal(moves.card(1), moves.counter(1)), 0)).toBe('swap-mine')
  expect(situation(shown, legal(moves.bloops(), moves.done()), 0)).toBe('call')
  expect(situation(shown, legal(), 0)).toBe('wait')
})

it('moves a card along its row by neighbours', () => {
  expect(rearranged(1, 3)).toEqual([moves.swap(2), moves.swap(3)])
  expect(rearranged(3, 1)).toEqual([moves.swap(3), moves.swap(2)])
  expect(rearranged(2, 2)).toEqual([])
})

it('counts stars, and leaves the points to the rules', () => {
  const stars = Array.from({ length: 15 }, (_, kind) => kind >= 11 && kind <= 13)
  expect(
    starsOf(
      [11, 12, null, 3].map((kind) => ({ kind, watched: false, open: false })),
      stars,
    ),
  ).toBe(2)
  const scores = { kind: 'scores', args: { seat: 0, points: 4, stars: 0 } }
  expect(readView(view, { events: [scores] }).scores[0]?.points).toBe(4)
  expect(script.expand?.(scores), 'the rows that turn over tell them, and no beat before').toEqual([])
})

it('never shows what an event hides', () => {
  const shown = readView({ ...view, looking: 0 })
  const kept = script.act(shown, { kind: 'keeps', args: { seat: 0, place: 3 } })
  expect(kept.rows[0]).toHaveLength(4)
  expect(kept.rows[0]?.at(-1)?.kind).toBeNull()
})

it.each([
  ['twenty', { top: TWENTY, caller: 1 }],
  ['call', { caller: 1 }],
  ['call', { caller: 1, dry: 1 }],
  ['dry', { caller: 0 }],
  ['dry', { caller: 1, dry: view.seats }],
])('says why it is over: %s', (end, how) => {
  expect(note({ ...view, ...how }, [0], 25)).toEqual({ id: 'result-note', args: { end } })
})
