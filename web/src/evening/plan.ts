/** An evening from three facts: how long, how many people, how old the youngest is. */
import type { GameInfo } from '../wire/messages'

/** What the shelf says of a game, as far as an evening needs it. */
export type Facts = Pick<GameInfo, 'name' | 'minutes' | 'age' | 'seats'>

export interface Wish {
  minutes: number
  people: number
  youngest: number
}

type Unfit = { game: string; why: 'age' | 'people'; least: number }

const GAMES = 12
/** Evenings that come within so many minutes of the best are as good. */
const NEAR = 10
/** Of so many games all choices are looked at. */
const LOOKED_AT = 10

/** How long a game takes, as its box says. */
export function minutesOf(info: Facts): number {
  const [least, most] = info.minutes ?? [20, 20]
  return Math.floor(((least ?? 20) + (most ?? 20)) / 2)
}

/** Why a game stays on the shelf, or null. Two may share a chair, so twice as many can play as there are chairs. */
export function unfit(info: Facts, wish: Wish): Unfit | null {
  if ((info.age ?? 0) > wish.youngest) return { game: info.name, why: 'age', least: info.age ?? 0 }
  if (wish.people < info.seats.least) return { game: info.name, why: 'people', least: info.seats.least }
  return null
}

/** How many share a chair there. */
export function sharing(info: Facts, people: number): number {
  return people > info.seats.most ? Math.min(people, 2 * (people - info.seats.most)) : 0
}

/**
 * Games for so long: each at most once, or all of them and some again where that is too short. The longest comes last.
 * With `chance` any evening that is about as long as the best will do.
 */
export function planned(infos: readonly Facts[], wish: Wish, chance?: () => number): string[] {
  const fit = infos.filter((info) => !unfit(info, wish)).slice(0, LOOKED_AT)
  if (fit.length === 0) return []
  const choices = Array.from({ length: 2 ** fit.length - 1 }, (_, index) =>
    fit.filter((_, bit) => ((index + 1) >> bit) & 1),
  )
  const length = (games: readonly Facts[]): number => games.reduce((sum, info) => sum + minutesOf(info), 0)
  const off = (games: readonly Facts[]): number => Math.abs(length(games) - wish.minutes)
  const best = choices.toSorted((a, b) => off(a) - off(b) || b.length - a.length)[0] ?? fit
  const good = choices.filter((games) => off(games) <= off(best) + NEAR)
  let chosen = chance ? (good[Math.floor(chance() * good.length)] ?? best) : best
  const again = chance ? shuffled(fit, chance) : fit
  for (let next = 0; chosen.length < GAMES && wish.minutes - length(chosen) > NEAR; next += 1) {
    const info = again[next % again.length]
    if (info) chosen = [...chosen, info]
  }
  const order = chance ? shuffled(chosen, chance) : chosen
  const longest = order.reduce((a, b) => (minutesOf(b) > minutesOf(a) ? b : a))
  const last = order.lastIndexOf(longest)
  return [...order.filter((_, index) => index !== last), longest].map((info) => info.name)
}

/** The next game that fits in place of this one, in the order of the shelf. */
export function exchanged(infos: readonly Facts[], wish: Wish, game: string): string {
  const names = infos.filter((info) => !unfit(info, wish)).map((info) => info.name)
  return names[(names.indexOf(game) + 1) % Math.max(1, names.length)] ?? game
}

function shuffled<T>(list: readonly T[], chance: () => number): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(Math.floor(chance() * left.length), 1))
}
