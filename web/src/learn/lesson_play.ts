import { byGame } from '../games/folders'
import type { GameDetail, Asked, Sentence, SeatInfo, TableInfo } from '../wire/messages'
import { present } from '../wire/present'
import type { Stream } from '../wire/streams'
import type { Json, Snapshot, View } from '../wire/types'

/** A moment of a lesson: what has changed for who learns, what led there, and what is asked. */
interface LessonFrame {
  view: View
  events: readonly (readonly [string, Readonly<Record<string, Json>>])[]
  /** The move that the lesson is about; the last moment has none. */
  want?: string
  asked?: Asked
  waiting?: readonly number[]
}

/** As `rumpus wire --boards` writes them (table/codegen/lessons.py). */
export interface PlayedLesson {
  /** Of a card, or `step-1` and so on: the rules page has its words. */
  id: string
  seats: number
  options: Readonly<Record<string, Json>>
  /** What it came to. */
  said: readonly Sentence[]
  frames: readonly LessonFrame[]
}

const files = byGame(
  import.meta.glob<readonly PlayedLesson[]>('@games/*/page/generated/lessons.json', { import: 'default' }),
)

export const lessonsOf = async (game: string): Promise<readonly PlayedLesson[]> => (await files.get(game)?.()) ?? []

/** Who else sits there. */
const NAMES = ['', 'Rolo', 'Tuvi', 'Pico', 'Mops', 'Fips', 'Lulu', 'Bobo']

const seatsOf = (count: number): SeatInfo[] =>
  Array.from({ length: count }, (_, seat) => ({
    seat,
    kind: seat === 0 ? 'person' : 'bot',
    name: NAMES[seat] ?? '',
    look: seat + 1,
    level: seat === 0 ? '' : 'regular',
    away: false,
    sits_in: false,
    gave: true,
    gave_up: false,
    resigned: false,
    muted: false,
  }))

const TABLE: Omit<TableInfo, 'id' | 'game' | 'options'> = {
  code: '',
  title: '',
  rules: 0,
  deck: false,
  pace: 'relaxed',
  way: 'devices',
  listed: false,
  strict: false,
  phase: 'playing',
  commitment: '',
  pause: [],
  paused: false,
  rematch: '',
  next_game: '',
  again: [],
  advice: false,
  deals: null,
  evening: '',
  chair_asks: [],
  undo: null,
  muted: false,
}

/** What the board shows at a moment of a lesson: everything up to it has been played. */
export function shownAt(game: string, lesson: PlayedLesson, at: number, detail: GameDetail, epoch = 0): Snapshot {
  const frames = lesson.frames.slice(0, at + 1)
  const frame = frames.at(-1)
  const story = frames.flatMap((one) => one.events).map(([kind, args], index) => ({ kind, args, seq: index + 1 }))
  const stream: Stream = {
    seat: 0,
    n: at,
    table: { ...TABLE, id: `lesson-${lesson.id}`, game, options: lesson.options as TableInfo['options'] },
    seats: seatsOf(lesson.seats),
    view: Object.assign({}, ...frames.map((one) => one.view)) as View,
    asked: frame?.asked ?? null,
    waiting: frame?.waiting ?? [],
    sealed: false,
    clock: null,
    story,
    turns: [],
    talk: [],
    result: null,
    serial: story.length,
    epoch,
  }
  const around = { detail, ahead: 0, previews: new Map(), gone: [], watching: { count: 0, names: [] } }
  return present(stream, around)
}

/** How far these moves lead from a moment: so many of them are what the lesson asks for, one after the other. */
export function follows(lesson: PlayedLesson, at: number, moves: readonly string[]): number {
  let done = 0
  while (done < moves.length && lesson.frames[at + done]?.want === moves[done]) done += 1
  return done
}
