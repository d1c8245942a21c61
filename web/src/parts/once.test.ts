import { expect, it } from 'vitest'
import { MOMENT, Once, SPOT } from './once'

const [play, odd] = [{}, {}]

it('takes one tap, and none for what appears under the finger', () => {
  const once = new Once()
  expect(once.takes(100, 100, 0, play)).toBe(true)
  expect(once.takes(102, 99, MOMENT - 1, odd)).toBe(false)
  expect(once.takes(102, 99, MOMENT, odd)).toBe(true)
})

it('takes the same thing twice: a card that is picked and then played', () => {
  const once = new Once()
  expect(once.takes(100, 100, 0, play)).toBe(true)
  expect(once.takes(100, 100, 90, play)).toBe(true)
})

it('takes no second move from the same button', () => {
  const once = new Once()
  once.takes(100, 100, 0, play)
  once.spend()
  expect(once.takes(100, 100, 90, play)).toBe(false)
  expect(once.takes(100, 100, MOMENT + 1, play)).toBe(true)
})

it('takes a tap elsewhere at once', () => {
  const once = new Once()
  once.takes(100, 100, 0, play)
  once.spend()
  expect(once.takes(100 + SPOT, 100, 10, odd)).toBe(true)
})

it('is not put off by what it dropped', () => {
  const once = new Once()
  once.takes(100, 100, 0, play)
  expect(once.takes(100, 100, 200, odd)).toBe(false)
  expect(once.takes(100, 100, MOMENT + 1, odd)).toBe(true)
})
