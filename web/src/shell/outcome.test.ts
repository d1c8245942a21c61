import { beforeAll, expect, it } from 'vitest'
import { text } from '../text/text.svelte'
import type { Place, SeatInfo } from '../wire/types'
import { reasonOf } from './outcome'

const seats = ['Mia', 'Tom'].map((name, seat) => ({ seat, name })) as unknown as SeatInfo[]
const place = (seat: number, at: number, score: string, reason: string): Place => ({
  seat,
  place: at,
  score: { plain: score },
  reason: { plain: reason },
})

beforeAll(() => text.also('replay'))

it('tells what the first has, and the next', () => {
  const places = [place(1, 1, '6 animals', '19 points'), place(0, 2, '4 animals', '14 points')]
  expect(reasonOf(places, seats, null)).toBe('Tom: 6 animals. Mia: 4 animals.')
})

it('tells what decided where both have as many', () => {
  const places = [place(1, 1, '5 animals', '14 points'), place(0, 2, '5 animals', '13 points')]
  expect(reasonOf(places, seats, null)).toBe('Tom: 14 points. Mia: 13 points.')
  expect(reasonOf(places, seats, 0)).toBe('Tom: 14 points. You: 13 points.')
})

it('gives no reason where nothing tells them apart', () => {
  expect(reasonOf([place(1, 1, '5', '13'), place(0, 2, '5', '13')], seats, null)).toBe('')
  expect(reasonOf([place(1, 1, '5', '14'), place(0, 1, '5', '13')], seats, null)).toBe('')
})
