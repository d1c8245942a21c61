/** Records: one text a game (`.rump`, JSON lines), as core/archive.py and core/record_text.py write and read them.
 *
 * A record may come from anybody. One of a game that is here, by the rules of today, is played again when it is read: it
 * begins with a deal, every step is legal and tells what the rules tell, or it is refused by the line. Only then has it a
 * `session`. Any other record can be watched, and no more. */
import { toHex } from '../fair/check'
import { byHand } from '../fair/sha256'
import type { Json, TalkLine } from '../wire/messages'
import type { Event, Game, Options, Table } from './game'
import { changedFields, fieldsOf, readCells, readObject, writePosition, type Field } from './notation'
import { isTable, optionsFor, same, wholeDeck } from './options'
import { BadRecord } from './refusal'
import { Session, takenOver, type Before, type SessionStep } from './session'
import type { StateObject } from './state'

const FORMAT = 1
/** Characters of a whole record, as a room takes from outside. */
const RECORD_LIMIT = 4_000_000
const FIRST_LINE = 256_000
const LINE = 64_000
const MOST_STEPS = 20_000
const MOST_NOTES = 50_000
const MOST_FIELDS = 256
const MOST_CELLS = 4096
const MOST_WORK = 60_000_000
const SEATS = 8

export interface Header {
  game: string
  rules: number
  seats: string[]
  options: Table
  deck: Table
  fields: Record<string, string>
  names: Record<string, string>
  start: string
  before?: Before[]
  commitment?: string
  contributions?: string[]
}

export type Said = { seat: number; to?: number[]; text?: string; statement?: TalkLine['statement']; at?: number }

/** One line of a record: what was done, what it told, what it changed. */
export interface RecordEntry {
  kind: 'play' | 'land' | 'time_out' | 'say' | 'clock'
  body: Table
  events: Event[]
  changed: Record<string, string>
}

export interface GameRecord {
  header: Header
  entries: RecordEntry[]
  last: { result?: { points: number[]; places: number[] }; secret?: string }
  /** The game played again by the rules of today; null where the record can only be watched. */
  session: Session | null
}

const isNote = (kind: string): boolean => kind === 'say' || kind === 'clock'

// Writing

/** The record of a session. `notes[i]` are lines of talk that came before step i. */
export function writeRecord(
  session: Session,
  seats: readonly string[],
  notes: ReadonlyMap<number, readonly TalkLine[]>,
  deal: { commitment: string; contributions: readonly Uint8Array[]; secret: Uint8Array },
): string {
  const { game } = session
  const header: Table = {
    rumpus: 'record',
    format: FORMAT,
    game: game.name,
    rules: game.version,
    seats: [...seats],
    options: session.options.options,
    deck: session.options.deck,
    ...game.manifest.declared,
    start: writePosition(game.manifest, session.start),
    ...(session.before.length > 0 ? { before: session.before.map((step) => [...step]) } : {}),
    commitment: deal.commitment,
    contributions: deal.contributions.map(toHex),
  }
  const talk = (number: number) => (notes.get(number) ?? []).map((line): Table => ({ say: said(line) }))
  const states = session.states()
  let before = states.next().value as Uint8Array
  const lines: Table[] = [header]
  session.steps.forEach((step, number) => {
    const after = states.next().value as Uint8Array
    const set = changedFields(game.manifest, before, after)
    const events = session.eventsOf(step).map((event): Json => [event.kind, event.arguments])
    lines.push(...talk(number), {
      ...bodyOf(game, step),
      ...(events.length > 0 ? { events } : {}),
      ...(Object.keys(set).length > 0 ? { set } : {}),
    })
    before = after
  })
  lines.push(...talk(session.steps.length))
  const over = session.over
  const last: Table = over ? { result: session.score(), secret: toHex(deal.secret) } : { unfinished: true }
  return signed(lines.map(jsonLine), last)
}

/** A record as it was read, without what was whispered to others than these seats. */
export function withoutWhispers(text: string, mine: readonly number[]): string {
  const lines = linesOf(text)
  const kept = lines.slice(0, -1).filter((line, i) => {
    const { to = null, seat } = i === 0 ? {} : ((JSON.parse(line) as { say?: Said }).say ?? {})
    return to === null || mine.some((own) => own === seat || to.includes(own))
  })
  if (kept.length === lines.length - 1) return `${lines.join('\n')}\n`
  const { check: _, ...last } = JSON.parse(lines.at(-1) as string) as Table
  return signed(kept, last)
}

function signed(lines: string[], last: Table): string {
  return `${[...lines, jsonLine({ ...last, check: checkSum(lines) })].join('\n')}\n`
}

/** As a record keeps it: `to` lists who heard a whisper, and is left out of open talk. */
function said(line: TalkLine): Table {
  return {
    seat: line.seat,
    ...(line.to === null ? {} : { to: [line.to] }),
    ...(line.statement ? { statement: line.statement as unknown as Table } : { text: line.text }),
    at: line.at,
  }
}

function bodyOf(game: Game, step: SessionStep): Table {
  if (step.kind === 'play') return { seat: step.seat, play: game.moveCode(step.number) }
  return step.kind === 'land' ? { land: step.number, odds: [...step.odds] } : { time_out: true }
}

/** As Python writes it: a space after commas and colons. */
function jsonLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(jsonLine).join(', ')}]`
  if (!isTable(value)) return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([key, part]) => `${JSON.stringify(key)}: ${jsonLine(part)}`)
    .join(', ')}}`
}

export const checkSum = (lines: readonly string[]): string =>
  toHex(byHand(new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''))))

// Reading

/** The record, played again by the rules where they are the ones it was played by; BadRecord names the line. */
export function readRecord(text: string, gameOf: (name: string) => Game | null): GameRecord {
  const record = parse(linesOf(text))
  const { header } = record
  const game = gameOf(header.game)
  if (game && game.version === header.rules && begins(game, header))
    return { ...record, session: replayed(game, record) }
  checkPositions(record)
  return record
}

function linesOf(text: string): string[] {
  if (text.length > RECORD_LIMIT)
    throw new BadRecord(`has ${text.length} characters; at most ${RECORD_LIMIT} are possible`)
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  if (lines.length === 0) throw new BadRecord('empty')
  if (lines.length > MOST_STEPS + MOST_NOTES + 2)
    throw new BadRecord(`has ${lines.length} lines; a record has at most ${MOST_STEPS + MOST_NOTES + 2}`)
  return lines.map((whole, index) => {
    const line = whole.endsWith('\r') ? whole.slice(0, -1) : whole
    const most = index === 0 ? FIRST_LINE : LINE
    if (line.length > most)
      throw new BadRecord(`line ${index + 1}: has ${line.length} characters; at most ${most} are possible`)
    return line
  })
}

function objectOf(line: string, number: number): Table {
  let found: Json
  try {
    found = JSON.parse(line) as Json
  } catch {
    throw new BadRecord(`line ${number}: not JSON (cut off?)`)
  }
  if (!isTable(found)) throw new BadRecord(`line ${number}: not a JSON object`)
  return found
}

function parse(lines: string[]): GameRecord {
  const header = headerOf(objectOf(lines[0] as string, 1))
  const end = lines.length
  const { check, ...last } = objectOf(lines[end - 1] as string, end)
  if (end < 2 || check === undefined)
    throw new BadRecord(`line ${end}: cut off: the last line of a record has a check sum`)
  if (check !== checkSum(lines.slice(0, -1)))
    throw new BadRecord('the check sum differs: the record was altered or damaged')
  checkLast(last, end, header.seats.length)
  const entries = lines.slice(1, -1).map((line, i) => entryOf(objectOf(line, i + 2), i + 2, header.seats.length))
  return { header, entries, last: last as GameRecord['last'], session: null }
}

function headerOf(header: Table): Header {
  const wrong = (problem: string) => new BadRecord(`line 1: ${problem}`)
  if (header.rumpus !== 'record') throw wrong('not a Rumpus record')
  if (!isWhole(header.format) || header.format > FORMAT)
    throw wrong(`written by a newer Rumpus (format ${String(header.format)}); update to read it`)
  const shape: Record<string, (value: Json | undefined) => boolean> = {
    game: isText,
    rules: isWhole,
    seats: Array.isArray,
    options: isTable,
    deck: isTable,
    fields: isTable,
    names: isTable,
    start: isText,
  }
  for (const [key, check] of Object.entries(shape))
    if (!check(header[key])) throw wrong(`'${key}' is missing or of the wrong kind`)
  const seats = header.seats as Json[]
  if (
    seats.length < 1 ||
    seats.length > SEATS ||
    !seats.every((name) => isText(name) && (name as string).length <= 200)
  )
    throw wrong(`'seats' are 1 to ${SEATS} names of at most 200 characters`)
  for (const key of ['fields', 'names'])
    if (!Object.values(header[key] as Table).every(isText)) throw wrong(`'${key}' holds something that is no text`)
  const { contributions, before } = header
  if (header.commitment !== undefined) {
    if (!Array.isArray(contributions) || contributions.length > SEATS || !contributions.every(isHex))
      throw wrong(`'contributions' are hexadecimal words, at most one of each seat`)
    if (!isHex(header.commitment)) throw wrong(`'commitment' is no hexadecimal word`)
  }
  if (before !== undefined) {
    if (!Array.isArray(before) || before.length > MOST_STEPS)
      throw wrong(`'before' is a list of at most ${MOST_STEPS} steps`)
    if (!before.every((step) => wholes(step, 2))) throw wrong(`'before' holds something that is no step`)
  }
  return header as unknown as Header
}

const KINDS = ['play', 'land', 'time_out', 'say', 'clock'] as const

function entryOf({ events: given = [], set = {}, ...body }: Table, number: number, seats: number): RecordEntry {
  const wrong = (problem: string) => new BadRecord(`line ${number}: ${problem}`)
  const kind = KINDS.find((one) => Object.hasOwn(body, one))
  if (!kind) throw wrong('neither a move, nor chance, nor the clock, nor talk')
  const good = {
    play: () => isSeat(body.seat, seats) && isWord(body.play),
    land: () => isWhole(body.land) && Array.isArray(body.odds) && body.odds.every(isWhole),
    time_out: () => body.time_out === true,
    say: () => isTable(body.say) && isSaid(body.say, seats),
    clock: () => isTable(body.clock) || isText(body.clock),
  }[kind]()
  if (!good) throw wrong(`a line of ${kind} has other parts`)
  const events = Array.isArray(given) ? given.map(eventOf) : [null]
  if (!events.every((event) => event !== null)) throw wrong('events cannot be read')
  if (!isTable(set) || !Object.values(set).every(isText)) throw wrong('the fields that it set cannot be read')
  if (isNote(kind) && (events.length > 0 || Object.keys(set).length > 0)) throw wrong(`${kind} changes nothing`)
  return { kind, body, events, changed: set as Record<string, string> }
}

function eventOf(event: Json): Event | null {
  if (!Array.isArray(event) || event.length !== 2) return null
  const [kind, args] = event
  if (!isWord(kind) || !isTable(args)) return null
  if (!Object.values(args).every((value) => value === null || isWhole(value))) return null
  return { kind: kind as string, arguments: args as Event['arguments'] }
}

function isSaid(given: Table, seats: number): boolean {
  const { to = [], statement = { code: '' }, text = '', at = 0 } = given
  if (!isTable(statement) || !isWord(statement.code)) return false
  const { code: _, slots = {}, ...more } = statement
  return (
    isSeat(given.seat, seats) &&
    Array.isArray(to) &&
    to.length <= SEATS &&
    to.every((seat) => isSeat(seat, seats)) &&
    isText(text) &&
    (text as string).length <= 4000 &&
    typeof at === 'number' &&
    Object.keys(more).length === 0 &&
    isTable(slots) &&
    Object.entries(slots).every(([name, value]) => isWord(name) && isWhole(value))
  )
}

function checkLast(last: Table, number: number, seats: number): void {
  if (last.result !== undefined) {
    const { points, places, ...more } = isTable(last.result) ? last.result : {}
    if (!wholes(points, seats) || !wholes(places, seats) || Object.keys(more).length > 0)
      throw new BadRecord(`line ${number}: the result cannot be read`)
  } else if (last.unfinished !== true) throw new BadRecord(`line ${number}: neither a result nor unfinished`)
  if (last.secret !== undefined && !isHex(last.secret))
    throw new BadRecord(`line ${number}: the secret is no hexadecimal word`)
}

// Playing it again

/** Whether it says how its first position came about: a deal, or a deal and the steps before. */
function begins(game: Game, header: Header): boolean {
  return header.before !== undefined || header.start === writePosition(game.manifest, game.new(optionsOf(game, header)))
}

function optionsOf(game: Game, header: Header): Options {
  try {
    return optionsFor(game, header.seats.length, header.options, wholeDeck(game, header.deck))
  } catch (error) {
    throw new BadRecord(`line 1: ${problemOf(error)}`)
  }
}

function replayed(game: Game, record: GameRecord): Session {
  const { header } = record
  const { fields, names } = game.manifest.declared
  if (!same(header.fields, fields) || !same(header.names, names))
    throw new BadRecord(`line 1: 'fields' and 'names' are not those of ${game.title}`)
  let session = new Session(game, optionsOf(game, header))
  try {
    if (header.before?.length) session = takenOver(session, header.before)
  } catch (error) {
    throw new BadRecord(`line 1: 'before': ${problemOf(error)}`)
  }
  if (header.start !== writePosition(game.manifest, session.start))
    throw new BadRecord(`line 1: 'start' is not where a game begins, nor where the steps before it lead`)
  checkCount(record)
  record.entries.forEach((entry, i) => !isNote(entry.kind) && checkStep(session, entry, i + 2))
  const expected = session.over ? session.score() : undefined
  if (!same(record.last.result as Json | undefined, expected as Json | undefined))
    throw new BadRecord('last line: the rules give another result')
  return session
}

function checkStep(session: Session, entry: RecordEntry, number: number): void {
  const before = session.state
  let step: SessionStep
  try {
    step = again(session, entry)
  } catch (error) {
    throw new BadRecord(`line ${number}: ${problemOf(error)}`)
  }
  const events = session.eventsOf(step)
  const alike =
    same(events as unknown as Json, entry.events as unknown as Json) &&
    (entry.kind !== 'land' || same([...step.odds], entry.body.odds)) &&
    same(changedFields(session.game.manifest, before, session.state), entry.changed)
  if (!alike) throw new BadRecord(`line ${number}: the rules tell it differently`)
}

function again(session: Session, { kind, body }: RecordEntry): SessionStep {
  if (kind === 'land') return session.land(body.land as number)
  if (kind === 'time_out') return session.timeOut()
  const move = session.game.readMove(body.play as string)
  if (move === null) throw new BadRecord(`${session.game.title} has no move '${body.play as string}'`)
  return session.play(body.seat as number, move)
}

function checkCount(record: GameRecord): number {
  const steps = record.entries.filter((entry) => !isNote(entry.kind)).length
  if (steps > MOST_STEPS) throw new BadRecord(`${steps} steps; a record has at most ${MOST_STEPS}`)
  return steps
}

const problemOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

// Watching it, from itself alone

/** The fields that its header declares, within bounds. */
export function recordFields(header: Header): Field[] {
  const wrong = (problem: string) => new BadRecord(`line 1: a field cannot be read: ${problem}`)
  if (Object.keys(header.fields).length > MOST_FIELDS) throw wrong(`at most ${MOST_FIELDS} are possible`)
  const fields = fieldsOf(header)
  for (const f of fields) {
    if (!/^[a-z][a-z0-9_]{0,63}$/.test(f.name)) throw wrong(`'${f.name.slice(0, 40)}' is no name of a field`)
    if (f.shape.length > 3 || !f.shape.every((n) => Number.isInteger(n) && n >= 1 && n <= MOST_CELLS))
      throw wrong(`${f.name}: its shape is not possible`)
    if (![8, 16, 32, 64].includes(f.bits)) throw wrong(`${f.name}: ${f.bits} bits are not possible`)
    for (const who of [f.see, f.know])
      if (!/^(?:nobody|all|owner|by:[a-z][a-z0-9_]*)$/.test(who)) throw wrong(`${f.name}: nothing says who sees it`)
    const mask = f.see.startsWith('by:') ? fields.find((one) => `by:${one.name}` === f.see) : f
    if (!mask || !mask.shape.every((n, axis) => n === f.shape[axis]) || (f.see === 'owner' && f.shape.length === 0))
      throw wrong(`${f.name}: nothing says who sees it`)
  }
  const cells = cellsOf(fields)
  if (cells > MOST_CELLS) throw new BadRecord(`line 1: ${cells} cells; at most ${MOST_CELLS} are possible`)
  return fields
}

const cellsOf = (fields: readonly Field[]): number =>
  fields.reduce((sum, f) => sum + f.shape.reduce((a, b) => a * b, 1), 0)

/** The start, then the position after each entry. */
export function* positions(record: GameRecord): Generator<[RecordEntry | null, StateObject]> {
  const fields = recordFields(record.header)
  let object = readObject(fields, record.header.start)
  yield [null, object]
  for (const entry of record.entries) {
    object = { ...object }
    for (const [name, text] of Object.entries(entry.changed)) {
      const f = fields.find((one) => one.name === name)
      if (!f) throw new BadRecord(`there is no field '${name.slice(0, 40)}'`)
      object[name] = readCells(f, text)
    }
    yield [entry, object]
  }
}

function checkPositions(record: GameRecord): void {
  const steps = checkCount(record)
  if (steps * cellsOf(recordFields(record.header)) > MOST_WORK) throw new BadRecord('takes too long to watch')
  let line = 1
  try {
    for (const _ of positions(record)) line += 1
  } catch (error) {
    throw error instanceof BadRecord && line === 1 ? error : new BadRecord(`line ${line}: ${problemOf(error)}`)
  }
}

// Kinds of values

const isText = (value: Json | undefined): boolean => typeof value === 'string'
const isWord = (value: Json | undefined): boolean => typeof value === 'string' && value.length <= 64
const isWhole = (value: Json | undefined): value is number => Number.isSafeInteger(value)
const isSeat = (value: Json | undefined, seats: number): boolean => isWhole(value) && value >= 0 && value < seats
const isHex = (value: Json | undefined): boolean =>
  typeof value === 'string' && value.length <= 1024 && /^(?:[0-9a-f]{2})*$/.test(value)
const wholes = (values: Json | undefined, count: number): boolean =>
  Array.isArray(values) && values.length === count && values.every(isWhole)
