import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { text } from '../text/text.svelte'
import type { MoveInfo } from '../wire/messages'
import { didWords, thingWords } from './said'

const seats = [
  { seat: 0, name: 'Mia' },
  { seat: 1, name: 'Tom' },
]
const bear = { code: '', message: 'move-play', numbers: {}, seats: {}, names: { animal: ['animal', 'bear'] } }
const place = { code: '', message: 'move-at', numbers: { place: 3 }, seats: {}, names: {} }

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await text.learn('beasty_bar')
  await text.also('replay')
})

// Other tests may share this page's words.
afterAll(async () => {
  await text.choose('en', false)
  vi.unstubAllGlobals()
})

it.each([
  ['en', 'You played the bear', 'Tom played the bear', 'The bear', 'You chose “Place 3”', 'Tom chose “Place 3”'],
  ['nl', 'Jij speelde de beer', 'Tom speelde de beer', 'De beer', 'Jij koos “Plaats 3”', 'Tom koos “Plaats 3”'],
  ['fr', 'Tu as joué l’ours', 'Tom a joué l’ours', 'L’ours', 'Tu as choisi « Place 3 »', 'Tom a choisi « Place 3 »'],
] as const)('a move looked back at is told, not ordered (%s)', async (language, ...words) => {
  await text.choose(language, false)
  const info = (move: unknown) => move as MoveInfo
  const told = [
    didWords(info(bear), 0, { seats, you: 0 }),
    didWords(info(bear), 1, { seats, you: null }),
    thingWords(info(bear), 0, seats),
    didWords(info(place), 0, { seats, you: 0 }),
    didWords(info(place), 1, { seats, you: 0 }),
  ]
  expect(told.map((one) => one.replaceAll(/[\u202f\u00a0]/g, ' '))).toEqual(words)
})
