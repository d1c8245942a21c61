import { expect, test } from 'vitest'
import type { ReviewPart } from './analysis'
import { nobody } from './rehearsal'
import type { GameRecord } from './record'
import { Reviews } from './reviews'

const record = { entries: [], last: {}, session: { game: { name: 'any' }, steps: [], states: () => [] } }
const game = record as unknown as GameRecord
const part = (share: number): ReviewPart => ({ share, review: { points: [], mistakes: [], judged: 0, decisions: 0 } })

test('who asks hears what there is, then what comes; a game is looked at once', async () => {
  let heard: (part: ReviewPart) => void = () => {}
  let begun = 0
  const reviews = new Reviews({
    ...nobody,
    review: (_game, _played, told) => {
      begun += 1
      heard = told
      return new Promise(() => {})
    },
  })
  const first = reviews.begin('one', game)
  heard(part(0))
  expect((await first).share).toBe(0)
  const next = reviews.after('one', 0)
  heard(part(0.5))
  expect((await next).share).toBe(0.5)
  expect((await reviews.begin('one', game)).share).toBe(0.5)
  const whole = reviews.whole('one', game)
  heard(part(1))
  expect(await whole).toEqual(part(1).review)
  expect((await reviews.after('one', 1)).share).toBe(1)
  expect(begun).toBe(1)
})

test('what cannot be looked at is refused, and tried again when somebody asks again', async () => {
  const reviews = new Reviews(nobody)
  await expect(reviews.begin('one', game)).rejects.toMatchObject({ why: 'busy' })
  await expect(reviews.after('one', 0)).rejects.toMatchObject({ why: 'gone' })
  expect(() => reviews.begin('two', { ...game, session: null })).toThrow(/only be watched/)
})
