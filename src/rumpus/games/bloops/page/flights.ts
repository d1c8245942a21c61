import type { TableEvent } from '@/wire/types'
import type { Flight } from '@/games/common/flying.svelte'

/** A kind where everybody may see it, else null: a back. */
export type Carried = number | null

const SLOW = 600

export const spot = (seat: number, place: number): string => `card-${seat}-${place}`
export const hand = (seat: number): string => `hand-${seat}`

/** What flies for an event. Only what was told to all has a face. */
export function flightsOf(event: TableEvent): Flight<Carried>[] {
  const arg = (name: string) => Number(event.args[name] ?? 0)
  const seat = arg('seat')
  const at = spot(seat, arg('place') - 1)
  switch (event.kind) {
    case 'deals':
      return [{ from: 'pile', to: at, ms: 240, card: null }]
    case 'draws':
      return [{ from: 'pile', to: hand(seat), ms: 260, card: null }]
    case 'keeps':
      return [{ from: hand(seat), to: spot(seat, arg('place')), ms: 260, card: null }]
    case 'discards':
      return [{ from: arg('place') > 0 ? at : hand(seat), to: 'discard', ms: 320, card: arg('card'), turns: true }]
    case 'counters':
      return [{ from: at, to: 'discard', ms: 580, card: arg('card'), turns: true, arc: 0.35 }]
    case 'swaps': {
      // Memory is the game: both cross slowly, so that eyes can follow.
      const there = spot(arg('other'), arg('other_place') - 1)
      return [
        { from: at, to: there, ms: SLOW, card: null, arc: 0.18, label: '⇄ 1' },
        { from: there, to: at, ms: SLOW, card: null, label: '⇄ 2' },
      ]
    }
    case 'rearranges': {
      const next = spot(seat, arg('place'))
      return [
        { from: at, to: next, ms: 220, card: null, arc: 0.2, label: '⇄ 1' },
        { from: next, to: at, ms: 220, card: null, label: '⇄ 2' },
      ]
    }
    default:
      return []
  }
}
