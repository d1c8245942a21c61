/** Looking back: records and running games as steps that a page can show (table/records/replay.py, practice.py). */
import type { Fairness, Json, Replay, ReplayStep, ReplayTurn, SeatInfo, TalkLine } from '../wire/messages'
import { hears } from './commands'
import type { TableSetup } from './entries'
import { WATCHER, type Event, type Game, type Table } from './game'
import { different, told } from './messages'
import { same } from './options'
import { positions, recordFields, type GameRecord, type RecordEntry, type Said } from './record'
import { Refusal } from './refusal'
import { OVER } from './rules'
import type { Before } from './session'
import type { StateObject } from './state'
import type { TableState } from './table_state'
import type { View } from './visibility'
import { writePosition, type Cells, type Field } from './notation'

/** A viewer who sees all, when the game is over. */
export const EVERYTHING = -1

/** Needs no rules: a record holds every position. They are asked only which arguments were secret. */
export function replayOf(id: string, record: GameRecord, seat: number): Replay {
  const { header, last } = record
  const fields = recordFields(header)
  let before: View = {}
  let start: View = {}
  const steps: ReplayStep[] = []
  for (const [entry, object] of positions(record)) {
    const note = entry?.kind === 'say' || entry?.kind === 'clock'
    const view = note ? before : seen(fields, object, seat)
    if (entry) steps.push(stepOf(record, entry, note ? {} : different(before, view), seat))
    else start = view
    before = view
  }
  const seats = header.seats.map((name, i): SeatInfo => ({
    seat: i,
    kind: 'person',
    name,
    look: i + 1,
    level: '',
    away: false,
    sits_in: false,
    gave: true,
    gave_up: false,
    resigned: false,
    muted: false,
  }))
  const result = last.result && {
    ...last.result,
    secret: last.secret ?? '',
    contributions: header.contributions ?? [],
    record: `/api/records/${id}`,
  }
  return {
    id,
    game: header.game,
    rules: header.rules,
    seat,
    seats,
    options: header.options,
    start: start as Table,
    steps,
    turns: turnsOf(
      record.session?.game ?? null,
      record.entries.flatMap((entry) => entry.events),
    ),
    result: result ?? null,
  }
}

/** Told to all alike, from what watchers knew. */
function turnsOf(game: Game | null, events: readonly Event[]): ReplayTurn[] {
  const open = events.map((event) => told(seenEvent(game, event, WATCHER)))
  return game ? game.script.turnsTold(open).map(([event, said]) => ({ event, said })) : []
}

function stepOf(record: GameRecord, entry: RecordEntry, view: Table, seat: number): ReplayStep {
  const { kind, body } = entry
  const said = kind === 'say' ? (body.say as unknown as Said) : null
  const talk: TalkLine | null = said && {
    seat: said.seat,
    to: said.to?.[0] ?? null,
    text: said.text ?? '',
    statement: said.statement ? { slots: {}, ...said.statement } : null,
    at: said.at ?? 0,
  }
  return {
    kind,
    seat: (body.seat as number | undefined) ?? -1,
    code: String(body.play ?? ''),
    events: entry.events.map((event) => told(seenEvent(record.session?.game ?? null, event, seat))),
    view,
    talk,
  }
}

/** An event as the seat may know it; without the game nobody knows which arguments were secret. */
export function seenEvent(game: Game | null, event: Event, seat: number): Event {
  if (seat === EVERYTHING) return event
  const kind = game?.manifest.events.find(([name]) => name === event.kind)
  const args = Object.entries(event.arguments).map(([name, value]) => {
    const only = kind?.[1].find((one) => one[0] === name)?.[2] ?? -1
    const owner = kind?.[1][only]?.[0]
    const hidden = !kind || (owner !== undefined && event.arguments[owner] !== seat)
    return [name, hidden ? null : value] as const
  })
  return { kind: event.kind, arguments: Object.fromEntries(args) }
}

/** A position as the record declares who sees it. */
export function seen(fields: readonly Field[], object: StateObject, seat: number): View {
  if (seat === EVERYTHING) return object
  const view: View = {}
  for (const f of fields) {
    const value = object[f.name] as Cells
    if (f.see === 'all') view[f.name] = value
    else if (f.see === 'owner') view[f.name] = (value as Cells[]).map((row, i) => (i === seat ? row : blank(row)))
    else if (f.see !== 'nobody') view[f.name] = masked(value, object[f.see.slice(3)] as Cells, seat)
  }
  return view
}

type Blank = number | null | Blank[]

const blank = (value: Cells): Blank => (typeof value === 'number' ? null : value.map(blank))

function masked(value: Cells, key: Cells, seat: number): Blank {
  if (typeof key === 'number') return (key >> seat) & 1 ? value : blank(value)
  return (value as Cells[]).map((part, i) => masked(part, key[i] as Cells, seat))
}

export function fairnessOf(record: GameRecord): Fairness {
  const { header, last } = record
  if (header.commitment === undefined || last.secret === undefined)
    throw new Refusal('not_now', 'this game was not dealt with a commitment, or is not over')
  const draws = record.entries
    .filter(({ kind }) => kind === 'land')
    .map(({ body }) => ({ odds: body.odds as number[], outcome: body.land as number }))
  return { commitment: header.commitment, secret: last.secret, contributions: header.contributions ?? [], draws }
}

/** The game so far as this seat saw it. Where memory is the game, as a watcher did. */
export function replayRunning(state: TableState, seat: number): Replay {
  const live = state.needGame()
  const { game } = state
  const viewer = game.manifest.passing ? WATCHER : seat
  const talk = state.talk.filter(({ line }) => hears(line, seat))
  const lines = (number: number): ReplayStep[] =>
    talk
      .filter((heard) => heard.steps === number)
      .map(({ line }) => ({ kind: 'say', seat: line.seat, code: '', events: [], view: {}, talk: line }))
  const states = live.states()
  const start = game.see(states.next().value as Uint8Array, viewer)
  let before = start
  const steps: ReplayStep[] = []
  live.steps.forEach((step, number) => {
    steps.push(...lines(number))
    const view = game.see(states.next().value as Uint8Array, viewer)
    const changes = different(before, view)
    const events = step.log.map((row) => told(game.seeEvent(row, viewer)))
    before = view
    if (Object.keys(changes).length === 0 && events.length === 0) return // what cannot be noticed is not told
    const own = step.seat === seat
    const code = own ? game.moveCode(step.number) : ''
    steps.push({ kind: step.kind, seat: own ? seat : -1, code, events, view: changes, talk: null })
  })
  steps.push(...lines(live.steps.length))
  const info = state.tableInfo()
  return {
    id: state.id,
    game: info.game,
    rules: info.rules,
    seat,
    seats: state.seatInfos(),
    options: info.options,
    start: start as Table,
    steps,
    turns: turnsOf(
      game,
      steps.flatMap((step) => step.events.map(([kind, args]) => ({ kind, arguments: args }))),
    ),
    result: null,
  }
}

// From a moment of a finished game

export interface Moment {
  game: string
  setup: TableSetup
  position: string
  before: Before[]
}

/** The setting of the game it is taken from, and the position; null where nothing can go on from it. */
export function momentOf(record: GameRecord, step: number): Moment | null {
  const { session, header } = record
  if (!session || step > record.entries.length) return null
  const { game } = session
  const made = record.entries.slice(0, step).filter(({ kind }) => kind !== 'say' && kind !== 'clock').length
  const state = [...session.states()][made]
  if (!state || game.turn(state) === OVER) return null
  const deck = same(header.deck as Json, game.manifest.detail.deck as Json) ? null : header.deck
  return {
    game: game.name,
    setup: {
      seats: header.seats.length,
      // All options by name: one that the header leaves out would follow the pace of the table instead.
      options: session.options.options,
      deck,
      pace: 'relaxed',
      way: 'devices',
      listed: false,
      strict: false,
    },
    position: writePosition(game.manifest, state),
    before: session.story().slice(0, session.before.length + made),
  }
}
