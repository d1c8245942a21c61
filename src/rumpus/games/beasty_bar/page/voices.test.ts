import { expect, it } from 'vitest'
import { ANIMALS } from './view'
import { VOICES } from './voices'

it('gives every animal a voice of its own, and none to nobody', () => {
  expect(Object.keys(VOICES).sort()).toEqual(ANIMALS.filter((animal) => animal !== 'none').sort())
  expect(new Set(Object.values(VOICES).map(String)).size).toBe(ANIMALS.length - 1)
  for (const [volume] of Object.values(VOICES)) expect(volume).toBeLessThanOrEqual(0.7)
})
