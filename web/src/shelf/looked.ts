/** What looking back at a game found of each seat, kept on this device: whether it was luck or skill. */
import { recall, remember } from '../look/remember'
import type { Review } from '../wire/messages'
import type { Finished } from './statistics'

const KEPT = 'looked'
const MOST = 200

/** Of each seat: the chance it began with, what came of it, what its slips gave away. */
type Looked = Record<string, [start: number, end: number, given: number][]>

export interface Luck {
  /** So many games were looked back at. */
  games: number
  /** Of a win a game: what one's own slips gave away, and what all the rest brought: cards, dice, the others. */
  given: number
  rest: number
}

function all(): Looked {
  try {
    return JSON.parse(recall(KEPT) ?? '{}') as Looked
  } catch {
    return {}
  }
}

/** Of a review that is complete. */
export function keepLooked(record: string, { points, mistakes }: Review): void {
  const [start, end] = [points[0]?.chances, points.at(-1)?.chances]
  if (!start || !end) return
  const seats = start.map((chance, seat): [number, number, number] => [
    chance,
    end[seat] ?? 0,
    mistakes.filter((mistake) => mistake.seat === seat).reduce((sum, { loss }) => sum + loss, 0),
  ])
  const others = Object.entries(all()).filter(([id]) => id !== record)
  remember(KEPT, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [record, seats]])))
}

/** What one began with and what came of it differ by what was given away, and by all the rest. */
export function luck(games: readonly Finished[], game: string, looked: Looked = all()): Luck | null {
  const found = games.flatMap((each) => {
    const seen = each.game === game && each.counts ? looked[each.id]?.[each.mine[0] ?? -1] : undefined
    return seen ? [seen] : []
  })
  if (found.length === 0) return null
  const mean = (of: (one: [number, number, number]) => number): number =>
    found.reduce((sum, one) => sum + of(one), 0) / found.length
  return {
    games: found.length,
    given: mean(([, , given]) => given),
    rest: mean(([start, end, given]) => end - start + given),
  }
}
