import { rules as bar } from '@games/beasty_bar/page/moments/rules'
import { expect, test } from 'vitest'
import type { ReplayStep } from '../wire/messages'
import { swingOf } from './looked_back'
import { bestOf, type MomentRule } from './moments'

const rule = (id: string, kind: string, worth: MomentRule['worth']): MomentRule => ({
  id,
  kind,
  worth,
  picture: () => ({ scene: 'street', layers: [] }),
})
const step = (...events: ReplayStep['events']): ReplayStep => ({
  kind: 'play',
  seat: 0,
  code: '',
  events,
  view: {},
  talk: null,
})
const RULES = [rule('burnt', 'burns', () => 9), rule('climbed', 'wins', ({ points }) => points ?? 0)]

test('the moment that is worth most is told, of equal ones the last', () => {
  const steps = [
    step(['wins', { seat: 0, points: 3 }]),
    step(['other', {}], ['burns', { owner: 1 }]),
    step(['burns', { owner: 2 }], ['wins', { seat: 2, points: 6 }]),
  ]
  expect(bestOf(RULES, { steps }, null)).toMatchObject({ rule: { id: 'burnt' }, args: { owner: 2 } })
})

test('the review says which of them mattered', () => {
  const steps = [step(['burns', { owner: 1 }]), step(['burns', { owner: 2 }]), step(['wins', { seat: 2, points: 4 }])]
  const points = [
    { step: 0, chances: [0.5, 0.5] },
    { step: 1, chances: [0.1, 0.9] },
    { step: 2, chances: [0.15, 0.85] },
    { step: 3, chances: [0, 1] },
  ]
  expect(bestOf(RULES, { steps }, { points })).toMatchObject({ rule: { id: 'burnt' }, args: { owner: 1 } })
  // Where a turn decided everything, a smaller story is the better one.
  const late = points.with(2, { step: 2, chances: [1, 0] }).with(1, { step: 1, chances: [0.5, 0.5] })
  const told = [step(['other', {}]), step(['wins', { seat: 2, points: 5 }]), step(['burns', { owner: 2 }])]
  const same = late.with(3, { step: 3, chances: [1, 0] })
  expect(bestOf(RULES, { steps: told }, { points: same })).toMatchObject({ rule: { id: 'climbed' }, worth: 10 })
})

test('a step between two that were looked at moved what lies between them', () => {
  const points = [
    { step: 0, chances: [0.5, 0.5] },
    { step: 4, chances: [0.8, 0.2] },
  ]
  expect(swingOf({ points }, 2)).toBeCloseTo(0.3)
  expect(swingOf({ points }, 4)).toBe(0)
  expect(swingOf({ points: [] }, 2)).toBe(0)
})

test('where nothing is worth telling nothing is told', () => {
  expect(bestOf(RULES, { steps: [step(['wins', { points: 0 }]), step(['other', {}])] }, null)).toBeNull()
})

test('a penguin that burns in a guise is not told as a bat', () => {
  const [bat, penguin] = [1, 5].map((animal) => step(['burns', { owner: 0, animal }]))
  expect(bestOf(bar, { steps: [bat!] }, null)).toMatchObject({ rule: { id: 'burnt' } })
  expect(bestOf(bar, { steps: [penguin!] }, null)).toBeNull()
})
