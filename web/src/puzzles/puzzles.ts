import { byGame } from '../games/folders'
import { recall, remember } from '../look/remember'

/** Moments where one move is clearly best, as `rumpus puzzles` writes them (lab/puzzles.py): one file a game. */
export interface Puzzle {
  id: string
  /** 1: a beginner finds it; 2: who looks ahead; 3: who looks far. */
  grade: number
  seats: number
  seat: number
  options: Readonly<Record<string, string | number | boolean>>
  /** Best first: the move, the share of the win it promises, and where that lies, 95 times in 100. */
  choices: readonly (readonly [move: string, worth: number, low: number, high: number])[]
  /** What one plays who does not look ahead. */
  tempting: string
  /** Imagined, for each of these numbers. */
  games: number
  /** The steps from the deal, `.5a12!0`: chance, a seat, the clock. */
  before: string
  /** Cells that the seat knows and its screen does not show any more: field, two indices, value. */
  remembers?: readonly (readonly [field: string, row: number, cell: number, value: number])[]
}

interface PuzzleFile {
  game: string
  rules: number
  puzzles: readonly Puzzle[]
}

const files = byGame(import.meta.glob<PuzzleFile>('@games/*/puzzles.json', { import: 'default' }))

/** The games that have puzzles, in the order of their names. */
export const puzzleGames: readonly string[] = [...files.keys()].sort()

export async function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  return (await files.get(game)?.())?.puzzles ?? []
}

const DAY = 24 * 60 * 60 * 1000

/** The days since the first puzzle, by the calendar of whoever looks. */
export const dayNumber = (now: Date): number =>
  Math.floor((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.UTC(2026, 0, 1)) / DAY)

/** Another game each day. */
export function gameOfDay(now: Date, games: readonly string[] = puzzleGames): string | undefined {
  const day = dayNumber(now)
  return games[((day % games.length) + games.length) % games.length]
}

/** Every puzzle once before any comes again, easy and hard ones mixed: a step that shares no divisor with their number. */
export function indexOfDay(now: Date, games: number, count: number): number {
  const turn = Math.floor(dayNumber(now) / games)
  let step = Math.max(1, Math.round(count * 0.38))
  while (divisor(step, count) > 1) step += 1
  return (((turn * step) % count) + count) % count
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** What was answered on this device, by puzzle: the move. No score is kept of it. */
const keyOf = (game: string): string => `puzzles.${game}`

export function answered(game: string): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(recall(keyOf(game)) ?? '{}')
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, move]) => typeof move === 'string')) as Record<
      string,
      string
    >
  } catch {
    return {} // not ours, or damaged
  }
}

export function keepAnswer(game: string, puzzle: string, move: string): void {
  remember(keyOf(game), JSON.stringify({ ...answered(game), [puzzle]: move }))
}
