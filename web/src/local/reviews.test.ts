import { expect, test } from 'vitest'
import type { ReviewPart } from './analysis'
import { nobody, settled } from './rehearsal'
import type { GameRecord } from './record'
import { Reviews, type KeptReviews } from './reviews'

const record = {
  header: { game: 'any', rules: 3 },
  entries: [],
  last: {},
  session: { game: { name: 'any' }, steps: [], states: () => [] },
}
const game = record as unknown as GameRecord
const part = (share: number): ReviewPart => ({
  share,
  judged: [],
  review: { points: [], mistakes: [], judged: 0, decisions: 0 },
})

/** A thinker that says what the test lets it say, and how often it was asked. */
function thinker() {
  const made = {
    begun: 0,
    tell: (_: ReviewPart): void => {},
    review: (_game: string, _played: unknown, told: (part: ReviewPart) => void, enough: AbortSignal) => {
      made.begun += 1
      made.tell = told
      return new Promise<void>((done, failed) => {
        made.tell = (found) => {
          told(found)
          if (found.share === 1) done()
        }
        enough.addEventListener('abort', () => failed(new Error('enough')))
      })
    },
  }
  return made
}

function shelf(): KeptReviews & { kept: Map<string, ReviewPart> } {
  const kept = new Map<string, ReviewPart>()
  return {
    kept,
    get: (key) => Promise.resolve(kept.get(key) ?? null),
    put: async (key, review) => void kept.set(key, review),
    clear: async () => kept.clear(),
  }
}

test('who asks hears what there is, then what comes; a game is looked at once', async () => {
  const looks = thinker()
  const reviews = new Reviews(looks)
  const first = reviews.begin('one', game)
  await settled()
  looks.tell(part(0))
  expect((await first).share).toBe(0)
  const next = reviews.after('one', 0)
  looks.tell(part(0.5))
  expect(await next).toMatchObject({ share: 0.5, done: false })
  expect((await reviews.begin('one', game)).share).toBe(0.5)
  const whole = reviews.whole('one', game)
  looks.tell(part(1))
  expect(await whole).toEqual(part(1).review)
  expect(await reviews.after('one', 1)).toMatchObject({ share: 1, done: true })
  expect(looks.begun).toBe(1)
})

test('enough: what there is stays, nothing more comes, and who looks again later begins anew', async () => {
  const looks = thinker()
  const kept = shelf()
  const reviews = new Reviews(looks, kept)
  void reviews.begin('one', game)
  await settled()
  looks.tell(part(0.5))
  const waits = reviews.after('one', 0.5)
  reviews.stop('one')
  expect(await waits).toMatchObject({ share: 0.5, done: true })
  expect(kept.kept.size).toBe(0)
  void reviews.begin('one', game)
  await settled()
  expect(looks.begun).toBe(2)
})

test('a whole review is kept by game, rules and budget: the second look costs nothing', async () => {
  const looks = thinker()
  const kept = shelf()
  void new Reviews(looks, kept).begin('one', game)
  await settled()
  looks.tell(part(1))
  await settled()
  const later = new Reviews(looks, kept)
  expect(await later.begin('one', game)).toMatchObject({ share: 1, done: true })
  expect(looks.begun).toBe(1)
  later.begin('two', game).catch(() => {})
  void new Reviews(looks, kept).begin('one', { ...game, header: { ...game.header, rules: 4 } })
  await settled()
  expect(looks.begun).toBe(3)
  await later.forget()
  expect(kept.kept.size).toBe(0)
})

test('what cannot be looked at is refused, and tried again when somebody asks again', async () => {
  const reviews = new Reviews(nobody)
  await expect(reviews.begin('one', game)).rejects.toMatchObject({ why: 'busy' })
  await expect(reviews.after('one', 0)).rejects.toMatchObject({ why: 'gone' })
  expect(() => reviews.begin('two', { ...game, session: null })).toThrow(/only be watched/)
})
