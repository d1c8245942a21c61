import { listed } from '../games/common/who'
import { say, t } from '../text/text.svelte'
import { nameOf } from '../wire/table.svelte'
import type { Place, SeatInfo } from '../wire/types'

const first = (places: readonly Place[]): Place[] => places.filter((place) => place.place === 1)

/** Who won, in words; to who won in the second person. */
export function titleOfResult(places: readonly Place[], seats: readonly SeatInfo[], you: number | null = null): string {
  const winners = first(places)
  const names = winners.map((place) => nameOf(seats, place.seat))
  const mine = winners.some((place) => place.seat === you)
  if (names.length === 0) return t('result-nobody')
  if (names.length === 1) {
    const name = names[0] ?? ''
    return mine && name === t('lobby-guest')
      ? t('result-you-win-plain')
      : t(mine ? 'result-you-win' : 'result-wins', { name })
  }
  const others = winners.filter((place) => place.seat !== you).map((place) => nameOf(seats, place.seat))
  return mine ? t('result-share-win-you', { names: listed(others) }) : t('result-share-win', { names: listed(names) })
}

export function leadOf(places: readonly Place[], you: number | null): string {
  if (you === null) return t('result-over')
  return first(places).some((place) => place.seat === you) ? t('result-yours') : t('result-over')
}

/** Why: what the winner has, and what the next one has; where that is the same, what told them apart. */
export function reasonOf(places: readonly Place[], seats: readonly SeatInfo[], you: number | null): string {
  const [best, next] = places
  if (!best || !next || best.place !== 1 || next.place === 1) return ''
  const had = (of: 'score' | 'reason') => [best, next].map((place) => say(place[of]))
  const [score = '', second = ''] = [had('score'), had('reason')].find(([one, other]) => one !== other) ?? []
  if (!score) return ''
  const args = { name: nameOf(seats, best.seat), next: nameOf(seats, next.seat), score, second }
  return t(best.seat === you ? 'result-why-you' : next.seat === you ? 'result-why-second' : 'result-why', args)
}
