import { expect, it } from 'vitest'
import type { GameDetail, Replay } from '../wire/messages'
import { curvesOf, momentsOf, stageAt, turningPoints, turnsOf } from './moments'

const detail = {
  events: {
    die: [
      { name: 'seat', of: 'seat' },
      { name: 'value', of: 'number' },
    ],
  },
  names: {},
  info: { statements: [], whisper: false },
} as unknown as GameDetail
const step = (kind: string, seat: number, view: object, events: [string, object][] = []) => ({
  kind,
  seat,
  code: '',
  events,
  view,
  talk: null,
})
const replay = {
  id: 'r',
  game: 'bounce',
  rules: 1,
  seat: -1,
  options: {},
  start: { step: [0, 0] },
  turns: [0, 1].map((event) => ({
    event,
    said: [{ message: `turn-${event}`, numbers: {}, names: {}, seats: {}, texts: {} }],
  })),
  result: { points: [1, 0], places: [1, 2] },
  seats: [0, 1].map((seat) => ({
    seat,
    kind: 'person',
    name: 'AB'[seat],
    look: seat + 1,
    level: '',
    away: false,
    sits_in: false,
    gave: true,
    gave_up: false,
  })),
  steps: [
    step('land', -1, { mover: 0 }),
    step('play', 0, {}),
    step('land', -1, { step: [5, 0] }, [['die', { seat: 0, value: 5 }]]),
    step('play', 1, {}),
    step('land', -1, { step: [5, 3] }, [['die', { seat: 1, value: 3 }]]),
    step('play', 0, { step: [18, 3] }),
  ],
} as unknown as Replay

it('joins a decision with the chance that follows it', () => {
  const moments = momentsOf(replay, detail)
  expect(moments.map((moment) => moment.step)).toEqual([1, 3, 5, 6])
  expect(moments.map((moment) => moment.seat)).toEqual([null, 0, 1, 0])
  expect(moments[1]?.view).toEqual({ step: [5, 0], mover: 0 })
  expect(moments[2]?.events).toEqual([{ kind: 'die', args: { seat: 1, value: 3 } }])
  expect(turnsOf(moments)).toEqual([1, 2, 3])
  expect(moments.map((moment) => moment.told.map((words) => 'id' in words && words.id))).toEqual([
    [],
    ['turn-0'],
    ['turn-1'],
    [],
  ])
})

it('shows the story up to a moment, and the result at the last', () => {
  const moments = momentsOf(replay, detail)
  expect(stageAt(replay, detail, moments, 1, 0, 0)).toMatchObject({ result: null, story: [{ seat: 0 }] })
  expect(stageAt(replay, detail, moments, 3, 0, 0).result?.map((place) => place.seat)).toEqual([0, 1])
})

it('finds where the chances turned', () => {
  const moments = momentsOf(replay, detail)
  const curves = curvesOf(
    {
      points: [
        { step: 0, chances: [0.5, 0.5] },
        { step: 3, chances: [0.55, 0.45] },
        { step: 6, chances: [1, 0] },
      ],
      mistakes: [],
      judged: 2,
      decisions: 2,
    },
    moments,
    2,
  )
  expect(curves[0]).toEqual([0.5, 0.55, 0.55, 1])
  expect(turningPoints(curves)).toEqual([3])
})

it('tells one turn once, where its chances turned most', () => {
  const curves = [
    [0.5, 0.4, 0.1, 0.9],
    [0.5, 0.6, 0.9, 0.1],
  ]
  const turns = ['the deal', 'her bear', 'his bat', 'his bat']
  expect(turningPoints(curves, 3)).toEqual([1, 2, 3])
  expect(turningPoints(curves, 3, (at) => turns[at])).toEqual([1, 3])
})
