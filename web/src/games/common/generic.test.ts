import { expect, it } from 'vitest'
import type { GameDetail } from '../../wire/messages'
import { labelOf, layOut, moveOfCard, sorted } from './generic'

const field = (shape: number[], of = '', counts = '') => ({ shape, of, counts })
const detail = {
  info: { seats: { least: 2, most: 4, usual: 3 } } as GameDetail['info'],
  names: { card: ['none', 'one', 'two'], phase: ['deal', 'play'] },
  fields: {
    seats: field([]),
    phase: field([], 'phase'),
    hand: field([4, 3], '', 'card'),
    held: field([4]),
    played: field([4], 'card'),
    gone: field([3], '', 'card'),
  },
}
const view = {
  seats: 2,
  phase: 1,
  hand: [
    [0, 2, 1],
    [null, null, null],
    [0, 0, 0],
    [0, 0, 0],
  ],
  held: [3, 3, 0, 0],
  played: [2, 0, 0, 0],
  gone: [0, 1, 0],
}

it('puts each field where it belongs', () => {
  const { facts, middle, seats } = layOut(view, detail, 2)
  expect(
    facts.map((part) => part.field),
    'how many sit there is seen',
  ).toEqual(['phase'])
  expect(facts[0]).toMatchObject({ type: 'word', card: { word: 'play' } })
  expect(middle).toEqual([{ field: 'gone', type: 'cards', cards: [{ kind: 'card', value: 1, word: 'one' }] }])
  expect(seats[0]?.map((part) => part.field)).toEqual(['hand', 'held', 'played'])
  expect(seats[0]?.[0]).toMatchObject({ cards: [{ word: 'one' }, { word: 'one' }, { word: 'two' }] })
  expect(
    seats[1]?.map((part) => part.field),
    'a hand that is not yours says nothing',
  ).toEqual(['held', 'played'])
})

it('shows backs for what may not be seen one by one', () => {
  const { middle } = layOut({ row: [1, null, 0] }, { ...detail, fields: { row: field([3], 'card') } }, 2)
  expect(middle[0]).toMatchObject({ cards: [{ word: 'one' }, null] })
})

it('lets a card stand for its move where it is the only one', () => {
  const words = [
    { code: 'play-one', message: '', names: { card: ['card', 'one'] as [string, string] }, numbers: {}, seats: {} },
    { code: 'keep-one', message: '', names: { card: ['card', 'one'] as [string, string] }, numbers: {}, seats: {} },
    { code: 'play-two', message: '', names: { card: ['card', 'two'] as [string, string] }, numbers: {}, seats: {} },
  ]
  const moves = words.map((word) => ({ code: word.code, group: '', args: {}, preview: null }))
  expect(moveOfCard(moves, words, { kind: 'card', value: 2, word: 'two' })?.code).toBe('play-two')
  expect(moveOfCard(moves, words, { kind: 'card', value: 1, word: 'one' }), 'two moves: no guess').toBeNull()
})

it('tells numbers in a line and leaves out cards where none lie', () => {
  const { seats } = layOut(view, detail, 2)
  expect(sorted(seats[1] ?? []).told.map((part) => part.field)).toEqual(['held'])
  expect(sorted(seats[1] ?? []).cards).toEqual([])
  expect(sorted(seats[0] ?? []).cards.map((part) => part.field)).toEqual(['hand', 'played'])
})

it('shows as many backs as there are cards, and not as there is room', () => {
  const fields = { hand: field([4, 3], 'card'), hand_size: field([4]), away: field([4, 3], 'card') }
  const hidden = [null, null, null]
  const { seats } = layOut(
    { hand: [[1, 2, 0], hidden], hand_size: [2, 0], away: [[0, 0, 0], hidden] },
    { ...detail, fields },
    2,
  )
  const backs = (seat: number, name: string) => seats[seat]?.find((part) => part.field === name)
  expect(backs(0, 'hand')).toMatchObject({ cards: [{ word: 'one' }, { word: 'two' }] })
  expect(backs(1, 'hand')).toMatchObject({ cards: [] })
  expect(backs(1, 'away'), 'nobody counts them: one back says that it is hidden').toMatchObject({ cards: [null] })
})

it('calls fields as the game does, and hides what the game hides', () => {
  const words = (id: string) => ({ 'field-hand_size': 'in hand', 'field-chain': '-' })[id] ?? null
  expect(['hand_size', 'chain', 'turns_left'].map((name) => labelOf(name, words))).toEqual([
    'in hand',
    null,
    'turns left',
  ])
  expect(layOut(view, detail, 2, (name) => name === 'phase').facts).toEqual([])
})
