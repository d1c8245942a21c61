/** What a table's log holds (table/log/entries.py): the same entries with the same fields, so that one log reads as the
 * other. Defaults are written out here. */
import type { SeatInfo, Statement, TableInfo } from '../wire/messages'
import type { Pace, Table } from './game'
import type { Before } from './session'

export type Way = TableInfo['way']

/** Everything chosen when a table is made, or changed before the start. */
export interface TableSetup {
  seats: number
  options: Table
  deck: Table | null
  pace: Pace
  way: Way
  listed: boolean
  strict: boolean
}

export type Entry =
  | ({
      kind: 'made'
      game: string
      rules: number
      code: string
      host: string
      secret: string
      again: boolean
    } & TableSetup)
  | ({ kind: 'changed' } & TableSetup)
  | { kind: 'sat'; seat: number; name: string; look: number; guest: string; level: string }
  | { kind: 'renamed'; seat: number; name: string; look: number }
  | { kind: 'stood'; seat: number }
  | { kind: 'hosted'; guest: string }
  | { kind: 'gave'; seat: number; words: string }
  | { kind: 'dealt'; chairs: number[]; start: string; before: Before[]; rules: number }
  | { kind: 'played'; seat: number; moves: number[]; outcomes: number[] }
  | { kind: 'landed'; outcomes: number[] }
  | { kind: 'timedout' }
  | { kind: 'restarted' }
  | { kind: 'said'; seat: number; to: number | null; text: string; statement: Statement | null }
  | { kind: 'askedpause'; seat: number; on: boolean }
  | { kind: 'handedover'; seat: number; level: string }
  | { kind: 'tookback'; seat: number }
  | { kind: 'resigned'; seat: number; level: string }
  | { kind: 'askedundo'; seat: number }
  | { kind: 'answeredundo'; seat: number; yes: boolean }
  | { kind: 'undone'; seat: number }
  | { kind: 'gaveup'; seat: number }
  | { kind: 'finished'; points: number[]; places: number[] }
  | { kind: 'tookadvice'; seat: number }
  | { kind: 'rematched'; table: string; seats: number[]; game: string }

export type Kind = Entry['kind']

/** One thing that happened at a table, and when. */
export interface Row {
  body: Entry
  at: number
}

/** Bots are called by sounds that mean nothing in any of our languages. */
export const BOT_NAMES = ['Bixo', 'Tuvi', 'Rolo', 'Zaki', 'Mipu', 'Dozo', 'Kiva', 'Lumo'] as const

/** One seat. A person has a guest. */
export interface Chair {
  readonly name: string
  readonly look: number
  readonly guest: string
  /** Of the bot that sits here, or sits in for the person. */
  readonly level: string
  /** Contribution to the deal, in hexadecimal. */
  readonly words: string | null
  /** The bot cannot think here, and plays any legal move. */
  readonly gaveUp: boolean
  /** The person gave up, and the bot plays on to the end. */
  readonly resigned: boolean
}

export const EMPTY: Chair = { name: '', look: 0, guest: '', level: '', words: null, gaveUp: false, resigned: false }

export const isFree = (chair: Chair): boolean => !chair.guest && !chair.level
export const heldBy = (chair: Chair, guest: string): boolean => guest !== '' && chair.guest === guest

export function seatInfo(chair: Chair, seat: number): SeatInfo {
  return {
    seat,
    kind: chair.guest ? 'person' : chair.level ? 'bot' : 'free',
    name: chair.name,
    look: chair.look || seat + 1,
    level: chair.level,
    away: false,
    sits_in: chair.guest !== '' && chair.level !== '',
    gave: chair.words !== null,
    gave_up: chair.gaveUp,
    resigned: chair.resigned,
    muted: false,
  }
}

/** The wished look if nobody has it, else the first that is free. */
export function freeLook(chairs: readonly Chair[], wished: number | null): number {
  const used = chairs.filter((chair) => !isFree(chair)).map((chair) => chair.look)
  if (wished !== null && !used.includes(wished)) return wished
  return [1, 2, 3, 4, 5, 6, 7, 8].find((look) => !used.includes(look)) ?? 1
}

/** A device that is passed around takes its time: no clock runs for whoever does not hold it. */
export const paceOf = (way: Way, wished: Pace): Pace => (way === 'around' && wished === 'live' ? 'relaxed' : wished)
