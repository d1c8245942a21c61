import { expect, it } from 'vitest'
import { juryOrder, MOVE, putMove, readView, script, wasted } from './view'

const view = { seats: 4, phase: 3, run: 1, master: 2, sheet: [[5, 0, 0, 0], [3, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], hand: [[0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]], characters: [[0, 2, 1, 5]], character_at: [[1], [1], [8], []], character: [[1], [null], [null], []], jumpcard_at: [[1, 8], [], [], []], jumpcard: [[4, 12], [], [], []] }

it('numbers moves as the rules do', () => {
  expect(putMove({ deck: 'jumpcard', kind: 1 }, 1)).toBe(0)
  expect(putMove({ deck: 'character', kind: 3 }, 13)).toBe(MOVE.back - 1)
  expect(MOVE.ready).toBe(221)
})

it('shows who laid what where, and faces only where they may be seen', () => {
  const shown = readView(view, { you: 0 })
  expect(shown.jumps.map((jump) => jump.size)).toEqual([2, 3, 1, 1, 1, 1])
  expect(shown.jumps[0]?.cards).toEqual([{ seat: 0, deck: 'character', kind: 1 }, { seat: 1, deck: 'character', kind: null }, { seat: 0, deck: 'jumpcard', kind: 4 }])
  expect(shown.hand).toContainEqual({ deck: 'jumpcard', kind: 12, count: 1 })
  expect(shown.totals).toEqual([5, 3, 0, 0])
})

it('warns only its player of a figure that is wasted', () => {
  const [formation, , , , solo] = readView(view, { you: 0 }).jumps
  expect(wasted({ deck: 'jumpcard', kind: 4 }, solo!)).toBe(true)
  expect(wasted({ deck: 'jumpcard', kind: 2 }, solo!)).toBe(false)
  expect(wasted({ deck: 'jumpcard', kind: 12 }, solo!)).toBe(false)
  expect(wasted({ deck: 'jumpcard', kind: 4 }, formation!)).toBe(false)
})

it('judges formations first, then solos from the jumpmaster on', () => {
  expect(juryOrder(readView(view, { you: 0 })).map((jump) => jump.host)).toEqual([null, null, 2, 3, 0, 1])
})

it('keeps the dice in sight while they add up', () => {
  let shown = readView(view, { you: 0 })
  for (const [value, rolled] of [[5, 5], [4, 9]]) shown = script.act(shown, { kind: 'die', args: { place: 1, host: 0, value: value!, rolled: rolled!, difficulty: 14, left: 1 } })
  expect(shown.dice).toEqual([5, 4])
  expect(readView({ ...view, rolled: 9 }, { you: 0 }, shown).dice).toEqual([5, 4])
  expect(readView({ ...view, rolled: 0 }, { you: 0 }, shown).dice).toEqual([])
})
