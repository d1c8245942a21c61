import { expect, it } from 'vitest'
import { backMove, juryOrder, putMove, readView, script, wasted } from './view'

const view = {
  seats: 4,
  phase: 3,
  run: 1,
  master: 2,
  sheet: [
    [5, 0, 0, 0],
    [3, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
  hand: [[0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]],
  characters: [[0, 2, 1, 5]],
  character_at: [[1], [1], [8], []],
  character: [[1], [null], [null], []],
  jumpcard_at: [[1, 8], [], [], []],
  jumpcard: [[4, 12], [], [], []],
}

it('speaks of moves by card and place', () => {
  expect(putMove({ deck: 'jumpcard', kind: 1 }, 1).code).toBe('figure-1-on-formation-2')
  expect(putMove({ deck: 'character', kind: 3 }, 13).code).toBe('bluff-on-solo-8')
  expect(backMove(6).code).toBe('back-solo-1')
})

it('shows who laid what where, and faces only where they may be seen', () => {
  const shown = readView(view, { you: 0 })
  expect(shown.jumps.map((jump) => jump.size)).toEqual([2, 3, 1, 1, 1, 1])
  expect(shown.jumps[0]?.cards).toEqual([
    { seat: 0, deck: 'character', kind: 1 },
    { seat: 1, deck: 'character', kind: null },
    { seat: 0, deck: 'jumpcard', kind: 4 },
  ])
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
  for (const [value, rolled] of [
    [5, 5],
    [4, 9],
  ])
    shown = script.act(shown, {
      kind: 'die',
      args: { place: 1, host: 0, value: value!, rolled: rolled!, difficulty: 14, left: 1 },
    })
  expect(shown.dice).toEqual([5, 4])
  expect(readView({ ...view, rolled: 9 }, { you: 0 }, shown).dice).toEqual([5, 4])
  expect(readView({ ...view, rolled: 0 }, { you: 0 }, shown).dice).toEqual([])
})

it('opens plans without showing them', () => {
  const shown = script.act(readView({ ...view, phase: 4, pace: 1 }, { you: 0 }), {
    kind: 'lies',
    args: { seat: 1, place: 1, host: 0, cards: 2, characters: 1 },
  })
  const cards = shown.jumps[0]?.cards.filter((card) => card.seat === 1) ?? []
  expect(cards).toHaveLength(3)
  expect(
    cards.every((card) => card.kind === null),
    'the character that lay there is not laid twice',
  ).toBe(true)
})

it('turns cards one by one before the jury', () => {
  let shown = readView({ ...view, phase: 6 }, { you: null })
  shown = script.act(shown, { kind: 'judges', args: { place: 1, host: 0 } })
  shown = script.act(shown, { kind: 'shows', args: { seat: 1, place: 1, host: 0, sort: 3 } })
  expect(shown.jumps[0]?.cards.find((card) => card.seat === 1)).toMatchObject({ kind: 3, turned: true })
  shown = script.act(shown, { kind: 'points', args: { seat: 1, points: 12, place: 1, host: 0 } })
  expect(shown.totals).toEqual([5, 15, 0, 0])
  expect(shown.scored).toEqual({ 1: 12 })
})

it('lets the last die hang while it matters', () => {
  const die = (left: number, need: number) =>
    script.length({ kind: 'die', args: { place: 1, host: 0, value: 2, rolled: 2, difficulty: 9, left, need } })
  expect(die(2, 7)).toBe(700)
  expect(die(1, 3)).toBe(1700)
  expect(die(1, 0)).toBe(700)
  expect(die(0, 0)).toBe(700)
})

it('follows the jumprun from the plane into the air', () => {
  const shown = script.act(readView({ ...view, phase: 2 }, { you: 0 }), { kind: 'jump', args: { early: 1 } })
  expect(shown.phase).toBe('jump')
  expect(shown.jumps.every((jump) => jump.cards.length === 0)).toBe(true)
})
