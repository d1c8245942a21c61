import { expect, it } from 'vitest'
import type { Snapshot, Step } from './messages'
import { present, type Surroundings } from './present'
import { afterStep, afterTalk, forgetting, fromSnapshot } from './streams'

const start = {
  t: 'snapshot',
  seat: 0,
  n: 3,
  view: { step: [0, 0], card: [[5, null]] },
  asked: null,
  waiting: [1],
  sealed: false,
  clock: null,
  story: [['begins', { seat: 0 }]],
  turns: [],
  talk: [],
  result: null,
  seats: [],
  table: { id: 't', deals: null },
} as unknown as Snapshot
const step: Step = {
  t: 'step',
  seat: 0,
  n: 4,
  events: [
    ['die', { seat: 1, value: 3 }],
    ['moves', { seat: 1 }],
  ],
  turns: [{ since: 2, said: [] }],
  view: { step: [0, 3] },
  asked: null,
  waiting: [0],
  sealed: false,
  clock: null,
}

it('folds steps over a snapshot', () => {
  const after = afterStep(fromSnapshot(start, undefined), step)
  expect(after?.view).toEqual({ step: [0, 3], card: [[5, null]] })
  expect(after?.story.map((event) => event.seq)).toEqual([1, 2, 3])
  expect(after?.serial).toBe(2)
})

it('puts a turn that goes on in the place of what was told of it before', () => {
  const after = afterStep(fromSnapshot(start, undefined), step)
  expect(after?.turns.map((turn) => turn.from)).toEqual([2])
  const more = { ...step, n: 5, events: [['home', { seat: 1 }]], turns: [{ since: 3, said: [] }] } as unknown as Step
  expect(after && afterStep(after, more)?.turns.map((turn) => turn.from)).toEqual([2])
})

it('keeps all that came at once, for the stage to show', () => {
  const events = Array.from({ length: 500 }, (): Step['events'][number] => ['die', { seat: 1, value: 3 }])
  const after = afterStep(fromSnapshot(start, undefined), { ...step, events, turns: [] })
  expect(after?.story).toHaveLength(500)
  const then = after && afterStep(after, { ...step, n: 5, turns: [] })
  expect(then?.story).toHaveLength(400)
  const detail = { info: { statements: [] }, moves: [], events: [] }
  const around = { detail, ahead: 0, previews: new Map(), gone: [], watching: [] }
  expect(after && present(after, around as unknown as Surroundings).events).toHaveLength(500)
})

it('notices a gap', () => {
  expect(afterStep(fromSnapshot(start, undefined), { ...step, n: 5 })).toBeNull()
})

it('plays nothing again after everything was told anew', () => {
  const before = afterStep(fromSnapshot(start, undefined), step)
  const anew = fromSnapshot(start, before ?? undefined)
  expect(anew.serial).toBe(2)
  expect(anew.epoch).toBe(2)
  expect(anew.story[0]?.seq).toBe(4)
})

it('hears whispers only where they were meant for', () => {
  const line = { seat: 1, to: 2, text: 'psst', statement: null, at: 0 }
  expect(afterTalk(fromSnapshot(start, undefined), line).talk).toEqual([])
  expect(afterTalk(fromSnapshot({ ...start, seat: 2 }, undefined), line).talk).toEqual([line])
})

it('forgets', () => {
  expect(forgetting(fromSnapshot(start, undefined), ['card']).view).toEqual({ step: [0, 0], card: [[null, null]] })
})
