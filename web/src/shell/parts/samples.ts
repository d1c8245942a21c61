import { LobbyState } from '../../wire/lobby.svelte'
import type { EveningInfo } from '../../wire/messages'
import type { ClockInfo, Move, SeatInfo, Snapshot } from '../../wire/types'

/** Made-up people for the workbench. */
export function sampleSeats(...names: string[]): SeatInfo[] {
  return names.map((name, seat) => ({
    seat,
    name: name.replace('*', ''),
    look: seat,
    bot: name.endsWith('*'),
    level: '',
    away: false,
    sitsIn: false,
    ready: true,
    taken: true,
  }))
}

/** Four equal firsts, and one who is not. */
export function sampleEvening(): EveningInfo {
  const people = ['Mia', 'Tom', 'Oma Els', 'Noor', 'Sam'].map((name, index) => ({
    name,
    look: index + 1,
    level: '',
    here: true,
    ready: false,
    points: [index < 4 ? 11 : 6],
    total: index < 4 ? 11 : 6,
    place: index < 4 ? 1 : 5,
  }))
  const began = Date.UTC(2026, 10, 14, 19) / 1000
  const ended = began + 68 * 60
  return {
    id: '',
    code: 'PLUM',
    phase: 'over',
    way: 'screen',
    began,
    ended,
    people,
    games: [],
    starts: null,
    held: false,
  }
}

/** A clock that stands still, so that pictures do not change. */
export function stoppedClock(seats: readonly number[], left: number, total = 60): ClockInfo {
  return { seats, left: left * 1000, total: total * 1000, at: 0, running: false }
}

export function sampleSnapshot(
  game: string,
  parts: Partial<Omit<Snapshot, 'table'>> & { table?: Partial<Snapshot['table']> },
): Snapshot {
  const { table, ...rest } = parts
  return {
    seats: sampleSeats('Mia', 'Tom', 'Oma Els', 'Pico*'),
    you: 0,
    view: {},
    ask: null,
    moves: [],
    events: [],
    serial: parts.events?.length ?? 0,
    epoch: 0,
    story: [],
    turns: [],
    talk: [],
    statements: [],
    whispers: false,
    clock: null,
    result: null,
    ...rest,
    table: {
      id: 'sample',
      code: 'PLUM',
      game,
      phase: 'playing',
      way: 'devices',
      about: null,
      options: {},
      strict: false,
      reconstructed: false,
      promise: 'sample',
      seq: 1,
      pace: 'live',
      listed: false,
      house: false,
      pause: [],
      paused: false,
      rematch: '',
      evening: '',
      nextGame: '',
      again: [],
      advice: false,
      deals: null,
      chairAsks: [],
      undo: null,
      ...table,
    },
  }
}

export function sampleLobby(): LobbyState {
  const lobby = new LobbyState()
  const shelf: [string, string, string][] = [
    ['beasty_bar', '2–4', '20'],
    ['bloops', '2–5', '10'],
    ['boogie_beasts', '3–8', '20–40'],
    ['boulder_bluff', '2–4', '30'],
    ['bounce', '1–4', '3–10'],
  ]
  lobby.games = shelf.map(([game, seats, minutes]) => ({ game, title: game, seats, minutes }))
  lobby.me = { name: 'Mia', look: 0 }
  lobby.tables = [
    {
      id: 'a',
      code: 'PLUM',
      game: 'beasty_bar',
      seats: [
        { seat: 1, name: 'Tom', look: 1 },
        { seat: 2, name: 'Oma Els', look: 2 },
      ],
      free: 2,
      about: { page: 'lobby-about-open', args: { names: 'Tom, Oma Els', free: 2 } },
      mine: false,
      over: false,
    },
    {
      id: 'b',
      code: 'PEAR',
      game: 'boogie_beasts',
      seats: [4, 5, 6, 7].map((seat) => ({ seat, name: '', look: seat })),
      free: 0,
      about: { plain: 'Noor, Sam, Ida, Bo · jumprun 3' },
      mine: false,
      over: false,
    },
  ]
  return lobby
}

/** Moves that may be made, as a game's vocabulary speaks of them. */
export function legal(...moves: readonly Omit<Move, 'preview'>[]): Move[] {
  return moves.map((move) => ({ ...move, preview: null }))
}
