import { expect, it } from 'vitest'
import { clockWords } from './pulse.svelte'

const words = (seconds: number) => {
  const { number, unit } = clockWords(seconds * 1000)
  return unit ? `${number} ${unit}` : number
}

it('counts seconds, then minutes, then whole hours and days', () => {
  expect([4, 99, 100, 3599].map(words)).toEqual(['4', '99', '1:40', '59:59'])
  expect([4319 * 60 + 59, 3 * 86_400, 86_400, 7200].map(words)).toEqual(['3 days', '3 days', '24 hours', '2 hours'])
})

it('is never longer than its ring', () => {
  for (let seconds = 0; seconds < 40 * 86_400; seconds += 977)
    expect(clockWords(seconds * 1000).number.length).toBeLessThan(6)
})
