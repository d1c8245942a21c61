import { expect, test } from 'vitest'
import { capital } from './capital'

test.each([
  ['green 1, face down', 'Green 1, face down'],
  ['✓ yes', '✓ Yes'],
  ['? maybe', '? Maybe'],
  ['étoile', 'Étoile'],
  ['3 cards', '3 cards'],
  ['', ''],
])('%s begins a sentence', (words, said) => expect(capital(words)).toBe(said))
