import { expect, it } from 'vitest'
import { follows, lessonsOf, type PlayedLesson } from './lesson_play'

const lesson = {
  id: 'one',
  seats: 2,
  options: {},
  said: [],
  frames: [
    { view: {}, events: [], want: 'a' },
    { view: {}, events: [], want: 'b' },
    { view: {}, events: [] },
  ],
} as PlayedLesson

it('goes as far as the moves are those of the lesson', () => {
  expect(follows(lesson, 0, ['a'])).toBe(1)
  expect(follows(lesson, 0, ['a', 'b'])).toBe(2)
  expect(follows(lesson, 0, ['a', 'c'])).toBe(1)
  expect(follows(lesson, 0, ['b'])).toBe(0)
  expect(follows(lesson, 1, ['b', 'a'])).toBe(1)
  expect(follows(lesson, 2, ['a'])).toBe(0)
})

it('has lessons for all five games', async () => {
  for (const game of ['beasty_bar', 'bloops', 'boogie_beasts', 'boulder_bluff', 'bounce'])
    expect((await lessonsOf(game)).length, game).toBeGreaterThan(8)
})
