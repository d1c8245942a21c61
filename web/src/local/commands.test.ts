import { expect, test } from 'vitest'
import { cleanName } from './commands'

// As tests/table/test_odd_requests.py has it of the server's.
test('no two names look alike by what shows nothing', () => {
  expect(cleanName('An\u200dna')).toBe('Anna')
  expect(cleanName('\u200dAnna\u200d')).toBe('Anna')
  expect(cleanName('Anna\ufe0f')).toBe('Anna')
  expect(cleanName('a' + '\u0489'.repeat(20))).toBe('a' + '\u0489'.repeat(3))
  expect(cleanName('x' + '\u0301\u0301\u0301\u200d'.repeat(5))).toBe('x\u0301\u0301\u0301')
  expect(cleanName('\u{1f469}'.repeat(23) + '\u200d\u{1f469}')).toBe('\u{1f469}'.repeat(23))
})

test.each([
  '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}',
  '\u2764\ufe0f\u200d\u{1f525}',
  '\u{1f937}\u{1f3fd}\u200d\u2640\ufe0f',
])('emoji stay whole', (emoji) => expect(cleanName(emoji)).toBe(emoji))
