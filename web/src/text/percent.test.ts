import { expect, test } from 'vitest'
import { chancesOf, hundredths } from './percent'

test('chances of one moment add up to a hundred, however they round', () => {
  expect(hundredths([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
  expect(hundredths([0.125, 0.125, 0.75])).toEqual([13, 12, 75])
  for (let a = 0; a <= 1; a += 0.013) {
    const shares = [a / 2, a / 2, (1 - a) / 3, (1 - a) / 3, (1 - a) / 3]
    expect(hundredths(shares).reduce((sum, share) => sum + share, 0)).toBe(100)
    hundredths(shares).forEach((share, index) => expect(Math.abs(share - (shares[index] ?? 0) * 100)).toBeLessThan(1))
  }
})

test('where everybody may lose they add up to less', () => {
  expect(hundredths([0.25, 0.25])).toEqual([25, 25])
  expect(hundredths([])).toEqual([])
})

test('odds add up where they are all there is, and what may come is never nothing', () => {
  expect(chancesOf([4 / 8, 3 / 8, 1 / 8])).toEqual(['50%', '38%', '12%'])
  // a card like the discard is one of those before it
  expect(chancesOf([0.476, 0.317, 0.207, 0.049])).toEqual(['47%', '32%', '21%', '5%'])
  expect(chancesOf([1 / 216, 215 / 216])).toEqual(['<1%', '>99%'])
  expect(chancesOf([1, 0])).toEqual(['100%', '0%'])
  expect(chancesOf([1 / 6, 1 / 2])).toEqual(['17%', '50%'])
})
