import { expect, test } from 'vitest'
import type { ReplayStep } from '../wire/messages'
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
  expect(bestOf(RULES, { steps })).toMatchObject({ rule: { id: 'burnt' }, args: { owner: 2 } })
})

test('where nothing is worth telling nothing is told', () => {
  expect(bestOf(RULES, { steps: [step(['wins', { points: 0 }]), step(['other', {}])] })).toBeNull()
})
