import { t, text } from '../text/text.svelte'
import { titleOf } from '../shell/titles'
import type { ShelfRating } from '../wire/messages'
import { opponents, placeOf, shared, type Finished } from './statistics'

const DAY = 86_400_000
const locale = (): string => (text.language === 'en' ? 'en-GB' : text.language)

export const percent = (share: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }).format(share)

/** With its sign: what came to one, or went. */
export const change = (share: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(
    share,
  )

export const levelOf = (level: string): string => (text.has(`level-${level}`) ? t(`level-${level}`) : level)

/** What a rating rests on, and how sure it is. */
export function amongWords({ among, give_or_take: spread }: ShelfRating): string {
  if (among === 'people') return t('shelf-among-people', { spread })
  return among === 'all' ? t('shelf-among-all', { spread }) : t('shelf-among-level', { level: levelOf(among), spread })
}

/** When that was, as one says it. */
export function whenOf(seconds: number, now = Date.now()): string {
  const then = new Date(seconds * 1000)
  const days = Math.round((midnight(now) - midnight(then.getTime())) / DAY)
  if (days <= 0) return t('shelf-today')
  if (days === 1) return new Intl.RelativeTimeFormat(text.language, { numeric: 'auto' }).format(-1, 'day')
  if (days < 7) return new Intl.DateTimeFormat(text.language, { weekday: 'long' }).format(then)
  const sameYear = then.getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(locale(), {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(then)
}

function midnight(at: number): number {
  const day = new Date(at)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime()
}

export const monthOf = (seconds: number): string => {
  const then = new Date(seconds * 1000)
  const sameYear = then.getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(locale(), { month: 'long', ...(sameYear ? {} : { year: 'numeric' }) }).format(then)
}

export const titleOfLine = (game: Finished): string =>
  game.game === 'evening' ? t('shelf-evening', { games: game.games.length }) : titleOf(game.game)

/** With whom. */
export function withWhom(game: Finished, levels: readonly string[]): string {
  const others = game.seats.filter((_, seat) => !game.mine.includes(seat))
  const people = others.filter(({ level }) => level === '').map(({ name }) => name || t('shelf-somebody'))
  const bots = others.length - people.length
  if (game.mine.length > 1) return t('shelf-around')
  if (others.length === 0) return t('shelf-alone')
  if (people.length === 0) return t('shelf-bots', { count: bots, level: levelOf(opponents(game, levels)) })
  return [...people, ...(bots > 0 ? [t('shelf-more-bots', { count: bots })] : [])].join(', ')
}

export function placeWords(game: Finished): string {
  const place = placeOf(game)
  if (place === null) return ''
  if (place === 0) return t('shelf-place-out')
  if (game.seats.length === 1) return t('shelf-place-alone')
  return shared(game) ? t('shelf-place-shared', { place }) : t('shelf-place', { place, of: game.seats.length })
}
