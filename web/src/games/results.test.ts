import { expect, it } from 'vitest'
import * as bar from '@games/beasty_bar/page/result'
import * as bloops from '@games/bloops/page/result'
import * as boogie from '@games/boogie_beasts/page/result'
import * as boulder from '@games/boulder_bluff/page/result'
import * as bounce from '@games/bounce/page/result'

it('counts animals, and points where these decide', () => {
  const view = { guests: [3, 5], points: [9, 12], advanced: 0 }
  expect(bar.explain(view, 1, 5)).toEqual({
    score: { id: 'result-score', args: { guests: 5 } },
    reason: { id: 'result-points', args: { points: 12 } },
  })
  expect(bar.explain({ ...view, advanced: 1 }, 1, 12).score).toEqual({ id: 'result-points', args: { points: 12 } })
})

it('tells stars, runs, boulders and stomachs', () => {
  const card = [[11, 12, 13, 2]]
  expect(
    bloops.explain(
      {
        seats: 1,
        phase: 9,
        count: [4],
        card,
        seen_by: [[511, 511, 511, 511]],
        star: Array.from({ length: 15 }, (_, kind) => (kind >= 11 && kind <= 13 ? 1 : 0)),
      },
      0,
      1,
    ).reason,
  ).toEqual({ id: 'result-stars', args: { stars: 3 } })
  expect(boogie.explain({ seats: 1, sheet: [[5, 0, 12, 1]] }, 0, 18).reason).toEqual({
    id: 'result-reason',
    args: { first: 5, second: 0, third: 12, fourth: 1 },
  })
  expect(
    boulder.explain(
      {
        seats: 1,
        boulder_base: [1, 2],
        boulder_second: [0, 0],
        boulder_points: [4, 6],
        boulder_at: [3, 3],
        injuries: [1, 0],
        front: [2],
      },
      0,
      7,
    ).reason,
  ).toEqual({ id: 'result-reason', args: { boulders: 2, injuries: 3 } })
  expect(bounce.explain({ seats: 2, step: [18, 4], jumps: [6, 15], place: [1, 0], sick: [0, 1] }, 1, 0).reason).toEqual(
    { id: 'result-sick' },
  )
  expect(bounce.explain({ seats: 2, step: [18, 0], jumps: [1, 0], place: [1, 0], sick: [0, 0] }, 1, 0).reason).toEqual({
    id: 'stage-lawn',
  })
  expect(bounce.note({ seats: 1, step: [3], jumps: [15], place: [0], sick: [1] }, [], 0)).toEqual({ id: 'result-none' })
})
