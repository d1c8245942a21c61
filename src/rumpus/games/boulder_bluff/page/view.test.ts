import { expect, it } from 'vitest'
import { KINDS } from './generated/vocabulary'
import { type Boulder, CARDS, readView, script, standing, strengthOf, strengthsIf } from './view'

const card = (word: string) => CARDS.find((entry) => entry.word === word)!
const orange5: Boulder = { number: 1, base: 'orange', second: 'none', points: 5, injuries: 0 }

it('lists every card of the rules in their order', () => {
  expect(KINDS).toBe(38)
  expect(CARDS[0]?.word).toBe('orange-1')
  expect(CARDS[15]?.word).toBe('orange-green-1')
  expect(CARDS.at(-1)?.brown).toBe('wolves')
})

it('adds up a climb', () => {
  expect(strengthOf([card('orange-3'), card('orange-2')], orange5, 1)).toEqual({
    cards: 5,
    bonus: 2,
    tired: 1,
    total: 6,
  })
  expect(strengthOf([card('green-orange-2'), card('violet-3')], orange5, 0)).toEqual({
    cards: 2,
    bonus: 0,
    tired: 0,
    total: 2,
  })
  expect(strengthOf([card('orange-1'), card('boar')], orange5, 0)).toMatchObject({ bonus: 1, total: 2 })
  expect(strengthOf([card('bear')], orange5, 0).bonus).toBe(0)
})

it('shows backs for what others laid face down', () => {
  const row = Array.from({ length: KINDS }, () => 0)
  const view = {
    seats: 2,
    phase: 5,
    row: [1, 0, 0],
    boulder_base: [1],
    boulder_second: [0],
    boulder_points: [5],
    boulder_at: [2],
    injuries: [0],
    target: 1,
    answer: [1, 1],
    up: [row, row],
    down: [row.with(0, 1), row.map(() => null)],
    face_down: [1, 2],
    hand: [row, row.map(() => null)],
    tokens: 2,
    token: [-2, 3],
    bag: [1, 1],
    chalk: [1, 2],
  }
  const shown = readView(view, { you: 0 })
  expect(shown.climbers[0]?.down.map((entry) => entry?.word)).toEqual(['orange-1'])
  expect(shown.climbers[1]?.down).toEqual([null, null])
  expect(shown.chalk).toEqual({ lowest: -2, highest: 3 })
})

/** Orange 5, two climbers after the reveal: Mia with chalk +1 and an own orange boulder, Tom with chalk +2 and a boar. */
function revealed(extra: Record<string, number> = {}) {
  const counts = (...words: string[]) =>
    words.reduce(
      (row, word) => row.with(card(word).kind, (row[card(word).kind] ?? 0) + 1),
      Array.from({ length: KINDS }, () => 0),
    )
  return readView(
    {
      seats: 2,
      phase: 8,
      row: [1, 0, 0],
      boulder_base: [1, 1],
      boulder_second: [0, 0],
      boulder_points: [5, 3],
      boulder_at: [2, 3],
      injuries: [0, 0],
      target: 1,
      answer: [1, 1],
      effect: card('boar').kind,
      whose: 1,
      ...extra,
      up: [counts('orange-3', 'orange-2'), counts('orange-green-2', 'violet-orange-2', 'boar')],
      down: [counts(), counts()],
      face_down: [0, 0],
      hand: [counts(), counts()],
      tokens: 2,
      token: [1, 2],
      bag: [0, 0],
      chalk: [1, 2],
    },
    { you: 0 },
  )
}

it('counts strength as the rules do, with chalk, bonus, tiredness and bears', () => {
  expect(standing(revealed(), 0)).toMatchObject({ cards: 5, chalk: 1, bonus: 2, tired: 1, total: 7 })
  expect(standing(revealed(), 1)).toMatchObject({ cards: 4, chalk: 2, bonus: 0, total: 6 })
  expect(
    revealed().climbers.map((climber) => climber.strength),
    'while somebody chooses, the wall shows how it stands',
  ).toEqual([7, 6])
})

it('tells what a boar would do to every strength', () => {
  expect(strengthsIf(revealed(), 0, card('orange-3').kind)).toEqual([4, 6])
  expect(strengthsIf(revealed(), 1, card('boar').kind)).toEqual([7, 6])
})

it('climbs one hold a point, slower near the rope', () => {
  const beats = script.expand?.({ kind: 'counts', args: { seat: 0, total: 5, asked: 4 } }) ?? []
  expect(beats.map((beat) => script.length(beat))).toEqual([140, 140, 280, 280, 280, 300])
  let shown = { ...revealed(), known: false }
  shown = { ...shown, climbers: shown.climbers.map((climber) => ({ ...climber, strength: 0 })) }
  const heights = beats.map((beat) => (shown = script.act(shown, beat)).climbers[0]?.strength)
  expect(heights.slice(0, 5)).toEqual([1, 2, 3, 4, 5])
})
