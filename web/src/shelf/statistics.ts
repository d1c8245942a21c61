/** What finished games say of somebody: one way of counting, for those of the room and those of this device. */
import type { GameDetail, ShelfGame, ShelfRating } from '../wire/messages'

/** A game as the page tells it: `here` lies on this device alone. */
export interface Finished extends ShelfGame {
  here: boolean
}

/** Under so many games nothing is said in hundredths. */
export const FEW = 4

/** Of so many games so many won; `fair` is what would be won if all at the table were alike. */
export interface Share {
  games: number
  won: number
  fair: number
}

export interface GameStatistics {
  /** All that were finished, and how many of them won. */
  games: number
  won: number
  /** Those that count, against anybody. */
  all: Share
  /** Against people, or else against the strongest bot at the table; in the order that was given. */
  against: readonly (readonly [who: string, share: Share])[]
  /** By the number of seats. */
  seats: readonly (readonly [seats: number, share: Share])[]
}

/** The rating that is shown large: among people, else with bots counted, else against the level most played against. */
export function mainRating(own: readonly ShelfRating[], levels: readonly string[]): ShelfRating | undefined {
  const of = (whom: string): ShelfRating | undefined => own.find(({ among }) => among === whom)
  const most = own.filter(({ among }) => levels.includes(among)).toSorted((a, b) => b.games - a.games)[0]
  return of('people') ?? of('all') ?? most
}

/** The place in it, 0 where one was out; null where several seats were one's own. */
export function placeOf(game: ShelfGame): number | null {
  const [seat, more] = game.mine
  return seat === undefined || more !== undefined ? null : (game.places[seat] ?? 0)
}

export const won = (game: ShelfGame): boolean => placeOf(game) === 1

/** Whether others have the same place. */
export const shared = (game: ShelfGame): boolean =>
  game.places.filter((place) => place > 0 && place === placeOf(game)).length > 1

/** Against whom: people, a level of bots, or nobody. */
export function opponents(game: ShelfGame, levels: readonly string[]): string {
  const others = game.seats.filter((_, seat) => !game.mine.includes(seat))
  if (others.length === 0) return 'alone'
  if (others.some(({ level }) => level === '')) return 'people'
  const strength = ({ level }: { level: string }): number => levels.indexOf(level)
  return others.reduce((best, other) => (strength(other) > strength(best) ? other : best)).level
}

/** `levels`: from the easiest to the strongest. */
export function statistics(games: readonly Finished[], game: string, levels: readonly string[]): GameStatistics {
  const own = games.filter((each) => each.game === game)
  const counted = own.filter((each) => each.counts && each.seats.length > 1)
  const against = grouped(counted, (each) => opponents(each, levels))
  const seats = grouped(counted, (each) => each.seats.length)
  return {
    games: own.length,
    won: own.filter(won).length,
    all: shareOf(counted),
    against: ['people', ...levels].flatMap((who) => {
      const found = against.get(who)
      return found ? [[who, shareOf(found)] as const] : []
    }),
    seats: [...seats].sort(([a], [b]) => a - b).map(([count, found]) => [count, shareOf(found)] as const),
  }
}

function grouped<K>(games: readonly Finished[], key: (game: Finished) => K): Map<K, Finished[]> {
  const found = new Map<K, Finished[]>()
  for (const game of games) found.set(key(game), [...(found.get(key(game)) ?? []), game])
  return found
}

function shareOf(games: readonly Finished[]): Share {
  const fair = games.reduce((sum, game) => sum + 1 / game.seats.length, 0)
  return { games: games.length, won: games.filter(won).length, fair: games.length > 0 ? fair / games.length : 0 }
}

/** Games as lines: an evening is one, and its games are in it. */
export function lines(games: readonly Finished[]): Finished[] {
  const evenings = new Set(games.filter(({ game }) => game === 'evening').map(({ id }) => id))
  return games.filter(({ evening }) => !evenings.has(evening))
}

/** A thing of the game, by its kind and word, and how often it was played, or begun with. */
export interface Favourite {
  kind: string
  word: string
  times: number
  opening: boolean
}

/** What somebody plays most, of the moves they make most, where one thing is ahead of the others; where everybody plays
 * everything, what they begin with. Null where nothing stands out. */
export function favourite(games: readonly Finished[], game: string, moves: GameDetail['moves']): Favourite | null {
  const own = games.filter((each) => each.game === game && each.counts).map(({ played }) => Object.entries(played))
  const named = new Map(
    moves.flatMap((move) =>
      Object.values(move.names)
        .slice(0, 1)
        .map((name) => [move.code, { move, name }] as const),
    ),
  )
  const tally = <K>(found: Iterable<readonly [K | undefined, number]>): [K, number][] => {
    const sums = new Map<K, number>()
    for (const [key, times] of found) if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + times)
    return [...sums].sort(([, a], [, b]) => b - a)
  }
  const groupOf = (code: string): string | undefined => named.get(code)?.move.message
  const wordOf = (code: string): string | undefined => named.get(code)?.name.join(' ')
  const [most] = tally(own.flat().map(([code, times]) => [groupOf(code), times] as const))
  if (!most) return null
  const within = own.map((played) => played.filter(([code]) => groupOf(code) === most[0]))
  const often = tally(within.flat().map(([code, times]) => [wordOf(code), times] as const))
  const begun = tally(within.map((played) => [wordOf(played[0]?.[0] ?? ''), 1] as const))
  return ahead(often, false) ?? ahead(begun, true)
}

function ahead([best, next]: [string, number][], opening: boolean): Favourite | null {
  if (!best || best[1] < 2 || best[1] === next?.[1]) return null
  const [kind = '', word = ''] = best[0].split(' ')
  return { kind, word, times: best[1], opening }
}

/** The longest run of games won, the newest first. */
export function longestRun(games: readonly Finished[], game: string): number {
  let run = 0
  let longest = 0
  for (const each of games) {
    if (each.game !== game || !each.counts || each.seats.length < 2) continue
    run = won(each) ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/** Who was there most often, of those who have a name. */
export function company(games: readonly Finished[]): { name: string; games: number } | null {
  const times = new Map<string, number>()
  for (const { seats, mine, game } of games) {
    if (game === 'evening') continue
    const names = seats
      .filter(({ level, name }, seat) => !level && name && !mine.includes(seat))
      .map(({ name }) => name)
    for (const name of new Set(names)) times.set(name, (times.get(name) ?? 0) + 1)
  }
  const [best] = [...times].sort(([a, n], [b, m]) => m - n || a.localeCompare(b))
  return best ? { name: best[0], games: best[1] } : null
}

/** Something kind to say: the first of these that is true. */
export type KindFact =
  | { fact: 'run'; count: number }
  | { fact: 'beaten'; level: string }
  | { fact: 'company'; name: string; count: number }
  | { fact: 'won'; count: number }
  | { fact: 'first' }

export function kindFact(games: readonly Finished[], game: string, levels: readonly string[]): KindFact | null {
  const own = games.filter((each) => each.game === game)
  if (own.length === 0) return null
  const run = longestRun(games, game)
  if (run >= 3) return { fact: 'run', count: run }
  const beaten = levels.findLast((level) =>
    own.some((each) => each.counts && won(each) && opponents(each, levels) === level),
  )
  if (beaten) return { fact: 'beaten', level: beaten }
  const friend = company(own)
  if (friend && friend.games > 1) return { fact: 'company', name: friend.name, count: friend.games }
  const wins = own.filter(won).length
  return wins > 0 ? { fact: 'won', count: wins } : { fact: 'first' }
}
