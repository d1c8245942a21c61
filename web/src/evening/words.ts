import { listed } from '../games/common/who'
import { t, text } from '../text/text.svelte'
import type { EveningInfo } from '../wire/messages'
import { anybodyCanWin, nameIn, played, sharers, standings } from './evening.svelte'

/** What this evening is called: by the day it is. */
export function dayOf(info: EveningInfo): string {
  const day = new Date(info.began * 1000)
  return t('evening-of-day', { day: new Intl.DateTimeFormat(text.language, { weekday: 'long' }).format(day) })
}

export function dateOf(info: EveningInfo): string {
  const day = new Date(info.began * 1000)
  return new Intl.DateTimeFormat(text.language === 'en' ? 'en-GB' : text.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(day)
}

/** Who leads, and by how much. */
export function leadWords(info: EveningInfo): string {
  const all = standings(info)
  if (played(info).length === 0) return t('evening-gather')
  const first = all.filter((guest) => guest.place === 1).map((guest) => nameIn(info, guest.number))
  const next = all.find((guest) => guest.place > 1)
  if (first.length > 1) return t('evening-level', { names: listed(first) })
  return t('evening-leads', { name: first[0] ?? '', by: (all[0]?.total ?? 0) - (next?.total ?? 0) })
}

/** Who won the whole of it; as it is told later, on the keepsake. */
export function winWords(info: EveningInfo, later = false): string {
  const first = standings(info).filter((guest) => guest.place === 1 && guest.total > 0)
  const names = first.map((guest) => nameIn(info, guest.number))
  if (names.length === 0) return t('evening-nobody')
  if (names.length === 1) return t(later ? 'evening-won-words' : 'evening-wins', { name: names[0] ?? '' })
  return t(later ? 'evening-won-together' : 'evening-win-together', { names: listed(names) })
}

/** What there is still to win, and how long it takes. */
export function leftWords(info: EveningInfo, minutes: number): string {
  const games = info.games.filter((game) => game.phase === 'coming').length
  if (played(info).length === 0) return t('evening-gather-note', { games, minutes })
  return t('evening-left', { points: 5 * games, minutes, open: anybodyCanWin(info) ? 'yes' : 'no' })
}

/** Who shares a chair in the next game, or nothing. */
export function shareWords(info: EveningInfo): string {
  const pairs = sharers(info).map((names) => listed(names))
  const chairs = info.games.find((game) => game.phase === 'coming')?.chairs.length ?? 0
  return pairs.length === 0 ? '' : t('evening-shares', { chairs, names: pairs.join(' · '), count: pairs.length })
}
