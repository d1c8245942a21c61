import { expect, it } from 'vitest'
import { sampleSeats, sampleSnapshot } from '../shell/parts/samples'
import { others, Table, yourTurn } from './table.svelte'

it('forgets what was looked at, and keeps the rest', () => {
  const table = new Table()
  table.take(sampleSnapshot('bloops', { view: { card: [[12, null], [null, null]], drawn: 3, pile_count: 20 } }))
  table.forget('card', 'drawn')
  expect(table.snapshot?.view).toEqual({ card: [[null, null], [null, null]], drawn: null, pile_count: 20 })
  expect(JSON.stringify(table.snapshot)).not.toContain('12')
})

it('seats the others in the order of play after you', () => {
  const snapshot = sampleSnapshot('bloops', { seats: sampleSeats('A', 'B', 'C', 'D'), you: 2 })
  expect(others(snapshot).map((seat) => seat.name)).toEqual(['D', 'A', 'B'])
  expect(others({ ...snapshot, you: null })).toHaveLength(4)
})

it('sends one thing at a time and hears back', () => {
  const sent: unknown[] = []
  const table = new Table()
  const link = { play: (moves: readonly number[], seq: number) => sent.push([moves, seq]), say: () => {}, state: () => {}, ready: () => {}, retry: () => {}, close: () => {} }
  table.open('t', (_, listener) => {
    listener.snapshot(sampleSnapshot('bounce', { ask: { seats: [0], question: { plain: '' }, hint: null, sealed: false, ready: [], next: null } }))
    return link
  })
  expect(yourTurn(table.snapshot!)).toBe(true)
  table.play(1, 2)
  table.play(3)
  expect(sent).toEqual([[[1, 2], 1]])
  table.take(sampleSnapshot('bounce', {}))
  table.play(3)
  expect(sent).toHaveLength(2)
})
