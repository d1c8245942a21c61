import { g } from '@/text/text.svelte'
import { nameOf } from '@/wire/table.svelte'
import type { Snapshot } from '@/wire/types'
import { whoArgs } from '@/games/common/who'
import { type Boulder, type BluffView, minus } from './view'

/** What a plan is for: the boulder that is chosen, whether others have begun, and that nobody can warm up. */
interface Planned {
  boulder: Boulder | null
  joins: boolean
  dry: boolean
}

/** "You choose a boulder", "Tom lays cards on the red boulder for 12". */
export function titleOf(snapshot: Snapshot, view: BluffView, { boulder, joins, dry }: Planned): string {
  if (!snapshot.ask) return ''
  const who = whoArgs(snapshot)
  const on = (target: Boulder | null) => ({
    colour: g(`colour-${target?.base ?? 'none'}`),
    points: target?.points ?? 0,
  })
  switch (view.phase) {
    case 'lay':
      return g(joins ? 'prompt-join' : 'prompt-lay', { ...who, ...on(view.target) })
    case 'decide':
      return g(boulder ? 'prompt-lay' : dry ? 'prompt-dry' : 'prompt-decide', { ...who, ...on(boulder) })
    case 'whose':
    case 'pick':
      return g(`prompt-${view.effect ?? 'boar'}`, who)
    case 'declare':
      return g('prompt-declare', { ...who, contest: g(`contest-${view.contest ?? 'none'}`) })
    default:
      return g(`prompt-${view.phase}`, { ...who, value: view.flipped })
  }
}

/** What every climber would come to: "Tom 12, yours 9". */
export function strengthsLine(snapshot: Snapshot, view: BluffView, would: readonly (number | null)[]): string {
  const strengths = view.climbers
    .filter((climber) => climber.answer === 'climbs' && would[climber.seat] !== null)
    .map(({ seat }) => {
      const name = seat === snapshot.you ? g('stage-yours') : nameOf(snapshot.seats, seat)
      return `${name} ${minus(would[seat] ?? 0)}`
    })
  return g('hint-strengths', { strengths: strengths.join(', ') })
}
