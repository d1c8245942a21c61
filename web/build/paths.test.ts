import { expect, it } from 'vitest'
import { roundedPath } from './paths'

it('says every command with fewer digits', () => {
  expect(roundedPath('m18.7 4.627l2.247 4.31a2.27 2.27 0 0 0 1.686 1.189', 1)).toBe(
    'm18.7 4.6 2.2 4.3a2.3 2.3 0 0 0 1.7 1.2',
  )
  expect(roundedPath('M6 2.903V4.38h1.04c0-.28-.22-.5-.5-.5z', 1)).toBe('M6 2.9V4.4h1c0-.3-.2-.5-.5-.5z')
  expect(roundedPath('M1 1a1 1 0 011.26.5m1-1 .04.04 2 2', 1)).toBe('M1 1a1 1 0 0 1 1.3.5m1-1 0 0 2 2')
  expect(() => roundedPath('M1 x', 1)).toThrow('not a path')
})

it('lets no error add up, nor a figure end where it did not begin', () => {
  const steps = Array.from({ length: 100 }, () => 'l.04.04').join('')
  const numbers = [...roundedPath(`M0 0${steps}`, 1).matchAll(/-?\d*\.?\d+/g)].map(([word]) => Number(word))
  const ends = numbers.filter((_, index) => index % 2 === 0).reduce((a, b) => a + b)
  expect(ends).toBeCloseTo(4, 5)
  expect(roundedPath('M.04.04l1 1zl1 1', 1)).toBe('M0 0l1 1zl1 1')
})
