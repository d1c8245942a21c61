import { t } from '../text/text.svelte'
import { nameOf } from '../wire/table.svelte'
import type { Place, SeatInfo } from '../wire/types'

const first = (places: readonly Place[]): Place[] => places.filter((place) => place.place === 1)

/** Who won, in words. */
export function titleOfResult(places: readonly Place[], seats: readonly SeatInfo[]): string {
  const names = first(places).map((place) => nameOf(seats, place.seat))
  if (names.length === 0) return t('result-nobody')
  return names.length === 1
    ? t('result-wins', { name: names[0] ?? '' })
    : t('result-share-win', { names: names.join(', ') })
}

export function leadOf(places: readonly Place[], you: number | null): string {
  if (you === null) return t('result-over')
  return first(places).some((place) => place.seat === you) ? t('result-yours') : t('result-over')
}
