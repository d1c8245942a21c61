import { expect, it } from 'vitest'
import { sampleSeats, sampleSnapshot } from '../shell/parts/samples'
import { others, Table } from './table.svelte'

it('forgets what was looked at, and keeps the rest', () => {
  const table = new Table()
  table.take(
    sampleSnapshot('bloops', {
      view: {
        card: [
          [12, null],
          [null, null],
        ],
        drawn: 3,
        pile_count: 20,
      },
    }),
  )
  table.forget('card', 'drawn')
  expect(table.snapshot?.view).toEqual({
    card: [
      [null, null],
      [null, null],
    ],
    drawn: null,
    pile_count: 20,
  })
  expect(JSON.stringify(table.snapshot)).not.toContain('12')
})

it('seats the others in the order of play after you', () => {
  const snapshot = sampleSnapshot('bloops', { seats: sampleSeats('A', 'B', 'C', 'D'), you: 2 })
  expect(others(snapshot).map((seat) => seat.name)).toEqual(['D', 'A', 'B'])
  expect(others({ ...snapshot, you: null })).toHaveLength(4)
})
