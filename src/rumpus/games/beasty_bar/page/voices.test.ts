import { expect, it } from 'vitest'
import { ANIMAL } from './generated/vocabulary'
import { VOICES } from './voices'

it('gives every animal a voice of its own, and none to nobody', () => {
  expect(Object.keys(VOICES).sort()).toEqual(ANIMAL.filter((animal) => animal !== 'none').sort())
  expect(new Set(Object.values(VOICES).map(String)).size).toBe(ANIMAL.length - 1)
  for (const [volume] of Object.values(VOICES)) expect(volume).toBeLessThanOrEqual(0.7)
})
