import { expect, it } from 'vitest'
import { ahead, diceOf, readView, script, spot, throwsFor, toCome } from './view'

const view = { seats: 2, mover: 0, step: [13, 7, 0, 0], jumps: [6, 4, 0, 0], place: [0, 0, 0, 0], sick: [0, 0, 0, 0] }

it('turns steps into lanes', () => {
  expect(spot(9)).toEqual({ lane: 'up', height: 9 })
  expect(spot(10)).toEqual({ lane: 'down', height: 9 })
  expect(spot(18)).toEqual({ lane: 'down', height: 1 })
})

it('counts the steps home while a roll can bring them', () => {
  const [mia, tom] = readView(view).tokens
  expect(ahead(mia!).map((entry) => entry.count)).toEqual([1, 2, 3, 4, 5])
  expect(ahead({ ...tom!, jumps: 6, step: 4 })).toEqual([])
})

it('promises no way home that the dice cannot throw', () => {
  const [mia] = readView(view).tokens
  for (let jumps = 0; jumps < 15; jumps += 1)
    for (let step = 1; step < 18; step += 1) {
      const token = { ...mia!, jumps, step }
      const home = ahead(token).at(-1)?.count ?? null
      if (home !== null)
        expect(throwsFor(diceOf(token), home).good, `${home} with ${diceOf(token)} dice`).toBeGreaterThan(0)
    }
  expect(ahead({ ...mia!, jumps: 2, step: 16 }), 'two steps, three dice').toEqual([])
})

it('says what is missing while dice fall, and no more than they can bring', () => {
  const token = { seat: 0, step: 4, jumps: 1, home: false, sick: false }
  const lying = (...dice: number[]) => toCome({ ...readView(view), dice, landed: false }, token)
  expect(lying(5, 4)).toEqual({ lie: 9, missing: 5, can: true })
  expect(lying(1, 1)).toMatchObject({ missing: 12, can: false })
  expect(lying(5, 4, 5)).toMatchObject({ missing: 0, can: true })
  expect(lying(6, 6, 3)).toMatchObject({ missing: -1, can: false })
})

it('knows the chance of a throw', () => {
  expect(throwsFor(2, 5)).toEqual({ good: 4, all: 36 })
  expect(throwsFor(3, 18)).toEqual({ good: 1, all: 216 })
  expect(throwsFor(1, 7).good).toBe(0)
})

it('hops spot by spot over the trampoline', () => {
  const beats = script.expand?.({ kind: 'moves', args: { seat: 0, steps: 4, step: 2, jumps: 7 } }) ?? []
  expect(beats[0]?.kind, 'the dice come to rest first').toBe('hold')
  expect(beats.slice(1).map((beat) => beat.args.step)).toEqual([17, 18, 1, 2])
  expect(beats.slice(1).map((beat) => script.length(beat))).toEqual([110, 180, 180, 240])
  const end = beats.reduce((shown, beat) => script.act(shown, beat), readView(view))
  expect(end.tokens[0]).toMatchObject({ step: 2, jumps: 7 })
  expect(end.cloth).toBe(2)
})

it('leaves the dice with who threw them until the next throw', () => {
  const thrown = [5, 4, 5].reduce(
    (shown, value) => script.act(shown, { kind: 'die', args: { seat: 1, value } }),
    readView({ ...view, mover: 1 }),
  )
  expect(readView(view, thrown)).toMatchObject({ mover: 1, dice: [5, 4, 5] })
  const next = script.act({ ...readView(view, thrown), landed: true }, { kind: 'die', args: { seat: 0, value: 2 } })
  expect(next).toMatchObject({ mover: 0, dice: [2] })
})
