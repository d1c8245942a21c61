import { expect, it } from 'vitest'
import { byTurns, toldAlready } from './story'
import type { StoryLine, TurnLine } from './types'

const line = (seq: number, words = `event ${seq}`): StoryLine => ({ seq, seat: seq % 2, words: { plain: words } })
const turn = (from: number, seat = 0): TurnLine => ({ from, seat, words: [{ plain: `turn from ${from}` }] })
const worded = (entry: StoryLine) => !('plain' in entry.words) || entry.words.plain !== '-'
const words = (story: ReturnType<typeof byTurns>) =>
  story.map((entry) => ('plain' in entry.words[0]! ? entry.words[0].plain : ''))

it('tells a turn in its sentence, and folds its events under it', () => {
  const lines = [line(1), line(2), line(3, '-'), line(4), line(5)]
  const story = byTurns(lines, [turn(2), turn(5)], worded)
  expect(words(story)).toEqual(['event 1', 'turn from 2', 'turn from 5'])
  expect(story[1]?.steps.map((step) => step.seq)).toEqual([2, 4])
  expect(story[1]?.to).toBe(4)
})

it('does not tell the end of a turn before it was seen', () => {
  const lines = [line(1), line(2), line(3), line(4)]
  expect(words(byTurns(lines, [turn(1), turn(3)], worded, 3))).toEqual(['turn from 1', 'event 3'])
  expect(words(byTurns(lines, [turn(1), turn(3)], worded, 4))).toEqual(['turn from 1', 'turn from 3'])
})

it('has the tile of whom a turn speaks, whoever its first event is about', () => {
  expect(byTurns([line(1), line(2)], [turn(1, 3)], worded).map((entry) => entry.seat)).toEqual([3])
})

it('tells each event where a game has no turns', () => {
  expect(words(byTurns([line(1), line(2, '-'), line(3)], [], worded))).toEqual(['event 1', 'event 3'])
})

it('does not tell a turn step by step again that goes on after a question', () => {
  const lines = [line(1), line(2), line(3), line(4), line(5)]
  const asked = byTurns(lines.slice(0, 3), [turn(1)], worded).at(-1)!
  const goesOn = (told: number) => byTurns(lines, [turn(1)], worded, told).at(-1)
  expect(toldAlready(asked, goesOn(1))).toBe(true)
  expect(toldAlready(asked, goesOn(3))).toBe(true)
  expect(toldAlready(asked, asked)).toBe(false)
  expect(toldAlready(asked, goesOn(4))).toBe(false)
  expect(toldAlready(asked, goesOn(5))).toBe(false)
  expect(toldAlready(null, goesOn(3))).toBe(false)
})
