import { expect, it } from 'vitest'
import type { TableEvent, View } from '@/wire/types'
import { called } from './called'
import { KINDS, PHASE } from './generated/vocabulary'
import { CARDS, readView, script, strengthFrom, strengthsIf } from './view'

const card = (word: string) => CARDS.find((entry) => entry.word === word)!

it('lists every card of the rules in their order', () => {
  expect(KINDS).toBe(38)
  expect(CARDS[0]?.word).toBe('orange-1')
  expect(CARDS[15]?.word).toBe('orange-green-1')
  expect(CARDS.at(-1)?.brown).toBe('wolves')
})

it('reads the own strength from what is asked or tried, and has none where the rules told none', () => {
  expect(strengthFrom({ own: [5, 2, 1, 6] })).toEqual({ cards: 5, bonus: 2, tired: 1, total: 6 })
  expect(strengthFrom({})).toBeNull()
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
  expect(readView({ ...view, bag: [1, 0] }, { you: 0 }).chalk, 'what is left in the bag').toEqual({
    lowest: -2,
    highest: -2,
  })
})

/** Orange 5, two climbers after the reveal: Mia with chalk +1 and an own orange boulder, Tom with chalk +2 and a boar. */
function revealed(extra: Record<string, number> = {}, figures: View = {}, events: TableEvent[] = []) {
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
    { you: 0, events, ask: { ...NOBODY, figures } },
  )
}
const NOBODY = { seats: [], question: { id: 'ask-boar' }, hint: null, sealed: false, ready: [], next: null }

it('shows how it stands to whoever is asked, and to all when it is counted', () => {
  const strengths = (...given: Parameters<typeof revealed>) => revealed(...given).climbers.map((one) => one.strength)
  expect(strengths()).toEqual([null, null])
  expect(strengths({}, { standing: [7, 6] })).toEqual([7, 6])
  const count = { seat: 0, cards: 5, chalk: 1, bonus: 2, tired: 1, bears: 0, total: 7, asked: 5 }
  const events = [{ kind: 'counts', args: count }]
  const shown = revealed({ phase: PHASE.indexOf('howl') }, {}, events)
  expect(shown.climbers[0]?.parts).toMatchObject({ cards: 5, chalk: 1, bonus: 2, tired: 1 })
  expect(shown.climbers[1]?.parts).toBeNull()
})

it('tells what a boar would do to every strength: as counted, or as it stands then', () => {
  expect(strengthsIf({ events: [], figures: { standing: [4, 6] } }, 3)).toEqual([4, 6, null])
  const counts = [4, 6].map((total, seat) => ({ kind: 'counts', args: { seat, total } }))
  expect(strengthsIf({ events: counts, figures: {} }, 2)).toEqual([4, 6])
})

it('climbs one hold a point, slower near the rope', () => {
  const beats = script.expand?.({ kind: 'counts', args: { seat: 0, total: 5, asked: 4 } }) ?? []
  expect(beats.map((beat) => script.length(beat))).toEqual([140, 140, 280, 280, 280, 700])
  let shown = { ...revealed(), known: false }
  shown = { ...shown, climbers: shown.climbers.map((climber) => ({ ...climber, strength: 0 })) }
  const heights = beats.map((beat) => (shown = script.act(shown, beat)).climbers[0]?.strength)
  expect(heights.slice(0, 5)).toEqual([1, 2, 3, 4, 5])
})

it('leaves time to read the count of who does not come far', () => {
  const beats = (total: number) => script.expand?.({ kind: 'counts', args: { seat: 0, total, asked: 4 } }) ?? []
  const time = (total: number) => beats(total).reduce((sum, beat) => sum + script.length(beat), 0)
  expect([-1, 0, 1].map(time)).toEqual([1600, 1600, 1600])
})

it('calls a boulder by what is seen of it, and leaves other moves their words', () => {
  const view = { row: [3, 0, 1], boulder_base: [1, 2, 3], boulder_points: [5, 2, 6] }
  const names = ['boulder-1', 'boulder-3'].map((code) => called(code, view))
  expect(names[0]).toBeTruthy()
  expect(called('boulder-2', view)).toBeNull()
  expect(called('warm-up', view)).toBeNull()
  expect(called('boulder-1', {})).toBeNull()
})
