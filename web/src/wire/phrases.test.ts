import { expect, it } from 'vitest'
import type { GameDetail } from './messages'
import { eventWords, phrase, seatOf, statementsOf, talkWords } from './phrases'

const detail = {
  events: {
    laid: [
      { name: 'seat', of: 'seat' },
      { name: 'card', of: 'card' },
      { name: 'number', of: 'number' },
    ],
    judges: [
      { name: 'place', of: 'place' },
      { name: 'host', of: 'seat' },
    ],
  },
  names: { card: ['none', 'wind'], place: ['formation-2', 'formation-3', 'solo-1', 'solo-2', 'solo-3'] },
  info: {
    statements: [
      { code: 'join', group: 'plan', slots: ['formation'] },
      { code: 'hurt', group: 'plan', slots: ['place'] },
      { code: 'agree', group: 'answer', slots: ['seat'] },
    ],
  },
} as unknown as GameDetail
const reader = {
  seats: [
    { seat: 0, name: 'Mia' },
    { seat: 1, name: 'Tom' },
  ],
  you: 1,
}

it('says an event with the names of seats and things', () => {
  const event = { kind: 'laid', args: { seat: 1, card: 1, number: 4 } }
  expect(eventWords(event, detail, reader)).toEqual({
    id: 'event-laid',
    args: { seat: 'Tom', 'seat-you': 'you', number: 4 },
    names: { card: ['card', 'wind'] },
  })
  expect(seatOf(event, detail)).toBe(1)
})

it("knows what is nobody's doing", () => {
  expect(seatOf({ kind: 'judges', args: { place: 1, host: 0 } }, detail)).toBe(null)
})

it('says that something is hidden', () => {
  expect(eventWords({ kind: 'laid', args: { seat: 0, card: null, number: 1 } }, detail, reader)).toMatchObject({
    names: { card: ['hidden', ''] },
  })
})

it('asks with the arguments of the question', () => {
  expect(
    phrase(
      { message: 'ask-copy', numbers: { left: 2 }, names: { animal: ['animal', 'bat'] }, seats: { seat: 0 } },
      reader,
    ),
  ).toEqual({
    id: 'ask-copy',
    args: { left: 2, seat: 'Mia', 'seat-you': 'other' },
    names: { animal: ['animal', 'bat'] },
  })
})

it('knows whose solo is meant', () => {
  const line = { seat: 0, to: null, text: '', statement: { code: 'hurt', slots: { place: 3 } }, at: 0 }
  expect(talkWords(line, detail, reader)).toMatchObject({
    id: 'talk-hurt',
    args: { mine: 'no', host: 'Tom', 'host-you': 'you' },
    names: { place: ['place', 'solo-2'] },
  })
})

it('offers for each slot what there is at this table', () => {
  const three = { ...reader, seats: [...reader.seats, { seat: 2, name: 'Pico' }] }
  const values = (seats: typeof reader, nth: number) =>
    statementsOf(detail, seats)[nth]?.slots[0]?.choices.map((choice) => choice.value)
  expect(values(three, 0), 'a formation leaves somebody on the ground').toEqual([0])
  expect(values(three, 1)).toEqual([0, 2, 3, 4])
  expect(values(reader, 1)).toEqual([2, 3])
  const [, , agree] = statementsOf(detail, reader)
  expect(agree?.slots[0]?.choices).toEqual([{ value: 0, words: { plain: 'Mia' } }])
})
