/** What people ask for at a table: each message becomes entries of its log, or is refused with its reason
 * (table/commands). */
import {
  NAME_LIMIT,
  TALK_LIMIT,
  type AddBot,
  type AskChair,
  type Change,
  type Clear,
  type ClientMessage,
  type Contribute,
  type HandOver,
  type Pause,
  type Play,
  type Rename,
  type Resign,
  type Say,
  type Sit,
  type Stand,
  type Statement,
  type TakeBack,
  type TalkLine,
} from '../wire/messages'
import { BOT_NAMES, freeLook, heldBy, isFree, paceOf, type Chair, type Entry, type TableSetup } from './entries'
import type { Table } from './game'
import { Refusal, type Cut } from './refusal'
import { playOptions, type TableState, type Transaction } from './table_state'
import { answerUndo, askUndo } from './undo'

/** The level of a bot that sits in, if none is named. */
const SIT_IN = 'regular'
/** In a slot of a statement. */
const MOST_NUMBER = 99

/** Add to the transaction what the message asks for. */
export function run(tx: Transaction, message: ClientMessage): void {
  switch (message.t) {
    case 'sit':
      return sit(tx, message)
    case 'add_bot':
      return addBot(tx, message)
    case 'stand':
      return stand(tx, message)
    case 'clear':
      return clear(tx, message)
    case 'rename':
      return rename(tx, message)
    case 'contribute':
      return contribute(tx, message)
    case 'hand_over':
      return handOver(tx, message)
    case 'take_back':
      return takeBack(tx, message)
    case 'resign':
      return resign(tx, message)
    case 'undo':
      return askUndo(tx, message)
    case 'answer_undo':
      return answerUndo(tx, message)
    case 'ask_chair':
      return askChair(tx, message)
    case 'give_chair':
      throw new Refusal('gone') // nobody else is here who could have asked
    case 'change':
      return change(tx, message)
    case 'start':
      return start(tx)
    case 'pause':
      return pause(tx, message)
    case 'say':
      return say(tx, message)
    default:
      throw new Refusal('not_now', 'this table is on this device alone')
  }
}

// Moves and the clock

export function play(tx: Transaction, message: Play): number | Cut {
  const { seat, decision } = message
  tx.needSeat(seat)
  const live = tx.state.needGame()
  const moves = message.moves.map((move) => moveNumber(tx.state, move))
  const pending = live.decisions[seat] as number
  if (decision < pending) {
    if (moves.every((move, i) => live.answer(seat, decision + i) === move)) return moves.length // the answer was lost
    throw new Refusal('gone')
  }
  tx.needPlaying()
  if (tx.state.paused) throw new Refusal('paused')
  if (tx.state.chairs[seat]?.level) throw new Refusal('not_now', 'a bot plays for this seat; take it back first')
  if (decision > pending || !live.asked[seat]) throw new Refusal('not_now')
  return playMoves(tx, seat, moves)
}

/** As many as can be made without chance or another seat in between; what was made stands, whatever comes after: a
 * refusal of the whole would tell what the first move reveals without making it. */
export function playMoves(tx: Transaction, seat: number, moves: readonly number[]): number | Cut {
  const live = tx.state.needGame()
  let played = 0
  let refusal: Refusal | null = null
  for (const move of moves) {
    if (played > 0 && !live.asked[seat]) break
    try {
      live.act(seat, move, tx.at)
    } catch (error) {
      if (!(error instanceof Refusal) || played === 0) throw error
      refusal = error
      break
    }
    played += 1
  }
  tx.state.at = tx.at
  tx.bodies.push({ kind: 'played', seat, moves: moves.slice(0, played), outcomes: [] })
  tx.settle()
  return refusal ? { detail: refusal.detail, played } : played
}

export function moveNumber(state: TableState, move: number | string): number {
  if (typeof move === 'number') return move
  const number = state.game.readMove(move)
  if (number === null) throw new Refusal('illegal', `${state.game.title} has no move '${move.trim()}'`)
  return number
}

/** The clock has run out, if it has. In the live pace, whoever misses two in a row is played by a bot. */
export function timeOut(tx: Transaction): void {
  const { state } = tx
  if (state.phase === 'open') {
    if (state.wake !== null && state.wake <= tx.at) dealAgain(tx)
    return
  }
  const live = state.needGame()
  if (state.phase !== 'playing' || state.paused || !live.running || live.running.due > tx.at) return
  tx.add({ kind: 'timedout' })
  tx.settle()
  if (state.phase === 'playing' && state.setup.pace === 'live')
    for (const seat of state.persons)
      if ((live.missed[seat] as number) >= 2) tx.add({ kind: 'handedover', seat, level: SIT_IN })
}

export function restartClock(tx: Transaction): void {
  if (tx.state.phase === 'playing' && tx.state.liveGame?.running) tx.add({ kind: 'restarted' })
}

/** Everybody has seen what led to the question: a clock that waited for that begins now. */
export function beginClock(tx: Transaction): void {
  const { state } = tx
  if (state.phase === 'playing' && !state.paused && state.needGame().waitsForStage(tx.at)) tx.add({ kind: 'restarted' })
}

/** Those who play again are dealt; for whoever is not here yet a bot sits in, but not by letter: letters wait. */
function dealAgain(tx: Transaction): void {
  const { state } = tx
  if (state.setup.pace !== 'correspondence')
    state.chairs.forEach((chair, seat) => {
      if (chair.guest && chair.words === null) tx.add({ kind: 'handedover', seat, level: SIT_IN })
    })
  deal(tx, taken(state))
}

const taken = (state: TableState): number[] => state.chairs.flatMap((chair, seat) => (isFree(chair) ? [] : [seat]))

function deal(tx: Transaction, chairs: number[]): void {
  tx.add({ kind: 'dealt', chairs, start: '', before: [], rules: tx.state.game.version })
  tx.settle()
}

// Who sits where

function sit(tx: Transaction, message: Sit): void {
  tx.needOpen()
  const { state } = tx
  if (state.setup.way !== 'around' && state.seatsOf(tx.guest).length > 0) throw new Refusal('taken', 'you sit already')
  const seat = freeSeat(tx, message.seat ?? null)
  const look = freeLook(state.chairs, message.look ?? null)
  tx.add({
    kind: 'sat',
    seat,
    name: cleanName(message.name ?? '', state.chairs.toSpliced(seat, 1)),
    look,
    guest: tx.guest,
    level: '',
  })
  if (typeof message.words === 'string') tx.add({ kind: 'gave', seat, words: message.words })
  if (!state.host) tx.add({ kind: 'hosted', guest: tx.guest })
}

function addBot(tx: Transaction, message: AddBot): void {
  tx.needHost()
  tx.needOpen()
  needLevel(tx.state, message.level)
  seatBot(tx, message.level, freeSeat(tx, message.seat ?? null))
}

export function seatBot(tx: Transaction, level: string, seat = freeSeat(tx, null)): void {
  const look = freeLook(tx.state.chairs, null)
  tx.add({ kind: 'sat', seat, name: BOT_NAMES[seat] ?? '', look, guest: '', level })
}

function freeSeat(tx: Transaction, wished: number | null): number {
  if (wished !== null) {
    if (!isFree(tx.needChair(wished))) throw new Refusal('taken')
    return wished
  }
  const seat = tx.state.chairs.findIndex(isFree)
  if (seat < 0) throw new Refusal('full')
  return seat
}

function stand(tx: Transaction, message: Stand): void {
  tx.needOpen()
  tx.needSeat(message.seat)
  free(tx, message.seat)
}

function clear(tx: Transaction, message: Clear): void {
  tx.needHost()
  tx.needOpen()
  if (!isFree(tx.needChair(message.seat))) free(tx, message.seat)
}

/** Whoever hosts and has no seat left hands the table to the first person who sits. */
function free(tx: Transaction, seat: number): void {
  const { state } = tx
  const hosted = heldBy(tx.needChair(seat), state.host)
  tx.add({ kind: 'stood', seat })
  if (!hosted || state.seatsOf(state.host).length > 0) return
  const heir = state.chairs.find((chair) => chair.guest)?.guest
  if (heir) tx.add({ kind: 'hosted', guest: heir })
}

function rename(tx: Transaction, message: Rename): void {
  tx.needSeat(message.seat)
  const chair = tx.needChair(message.seat)
  const others = tx.state.chairs.toSpliced(message.seat, 1)
  const name = typeof message.name === 'string' ? cleanName(message.name, others) : chair.name
  const look = typeof message.look === 'number' ? freeLook(others, message.look) : chair.look
  if (name !== chair.name || look !== chair.look) tx.add({ kind: 'renamed', seat: message.seat, name, look })
}

function contribute(tx: Transaction, message: Contribute): void {
  tx.needOpen()
  tx.needSeat(message.seat)
  if (tx.needChair(message.seat).words !== null) throw new Refusal('not_now', 'this seat has contributed')
  tx.add({ kind: 'gave', seat: message.seat, words: message.words })
  const missing = tx.state.chairs.some((chair) => chair.guest && chair.words === null)
  if (tx.state.dealsItself && !missing) dealAgain(tx)
}

function handOver(tx: Transaction, message: HandOver): void {
  tx.needPlaying()
  const chair = tx.needChair(message.seat)
  if (!chair.guest || !heldBy(chair, tx.guest)) throw new Refusal('not_yours')
  const level = message.level || SIT_IN
  needLevel(tx.state, level)
  if (chair.level !== level) tx.add({ kind: 'handedover', seat: message.seat, level })
}

function takeBack(tx: Transaction, message: TakeBack): void {
  tx.needSeat(message.seat)
  if (tx.needChair(message.seat).resigned) throw new Refusal('not_now', 'this seat has given up')
  if (tx.needChair(message.seat).level) tx.add({ kind: 'tookback', seat: message.seat })
}

/** For good, unlike letting a bot sit in: nobody waits for this person any more. */
function resign(tx: Transaction, message: Resign): void {
  tx.needPlaying()
  tx.needSeat(message.seat)
  if (!tx.needChair(message.seat).resigned) tx.add({ kind: 'resigned', seat: message.seat, level: SIT_IN })
}

/** Nobody else is here to give one: who has a seat on this device has all that there are. */
function askChair(tx: Transaction, message: AskChair): void {
  if (message.on === false) return
  if (tx.state.phase === 'over') throw new Refusal('not_now', 'the game is over')
  if (tx.state.seatsOf(tx.guest).length > 0) throw new Refusal('taken', 'you sit already')
  throw new Refusal('chair')
}

export function needLevel(state: Pick<TableState, 'game'>, level: string): void {
  if (!Object.hasOwn(state.game.manifest.levels, level)) throw new Refusal('level', level)
}

// The table as a whole

function change(tx: Transaction, message: Change): void {
  tx.needHost()
  tx.needOpen()
  const { state } = tx
  const old = state.setup
  const seats = message.seats ?? old.seats
  if (state.chairs.slice(seats).some((chair) => !isFree(chair))) throw new Refusal('taken')
  const way = message.way ?? old.way
  const deck = message.deck && (Object.keys(message.deck).length > 0 ? (message.deck as Table) : null)
  const setup: TableSetup = {
    seats,
    options: (message.options as Table | null | undefined) ?? old.options,
    deck: message.deck === undefined || message.deck === null ? old.deck : (deck ?? null),
    pace: paceOf(way, message.pace ?? old.pace),
    way,
    listed: message.listed ?? old.listed,
    strict: message.strict ?? old.strict,
  }
  playOptions(state.game, setup, seats)
  tx.add({ kind: 'changed', ...setup })
}

function start(tx: Transaction): void {
  const { state } = tx
  if (state.setup.way !== 'screen' || state.seatsOf(tx.guest).length === 0) tx.needHost()
  tx.needOpen()
  const chairs = taken(state)
  playOptions(state.game, state.setup, chairs.length)
  deal(tx, chairs)
}

function pause(tx: Transaction, message: Pause): void {
  tx.needPlaying()
  tx.needSeat(message.seat)
  const { state } = tx
  if (!state.persons.includes(message.seat)) throw new Refusal('not_yours')
  if (state.pause.includes(message.seat) !== message.on || state.paused !== message.on)
    tx.add({ kind: 'askedpause', seat: message.seat, on: message.on })
}

// Talk

function say(tx: Transaction, message: Say): void {
  tx.needSeat(message.seat)
  tx.add(checkTalk(tx.state, message))
}

function checkTalk(state: TableState, message: Say): Entry {
  const { seat } = message
  const to = message.to ?? null
  const whisper = state.game.manifest.talk?.whisper ?? false
  if (to !== null && (!whisper || to === seat || to >= state.chairs.length)) throw new Refusal('whisper')
  if (message.statement) {
    const statement = checkStatement(state, message.statement)
    return { kind: 'said', seat, to, text: '', statement }
  }
  const text = cleanTalk(message.text ?? '')
  if (!text) throw new Refusal('bad_message', 'nothing said')
  return { kind: 'said', seat, to, text, statement: null }
}

export function checkStatement(state: TableState, said: Statement): Statement {
  const statements = state.game.manifest.talk?.statements ?? {}
  const declared = Object.hasOwn(statements, said.code) ? statements[said.code] : undefined
  const slots = said.slots ?? {}
  const named = Object.keys(slots)
  if (!declared || new Set(declared).size !== named.length || !named.every((slot) => declared.includes(slot)))
    throw new Refusal('statement', said.code)
  for (const [slot, number] of Object.entries(slots))
    if (number < 0 || number > (slot === 'seat' ? state.chairs.length - 1 : MOST_NUMBER))
      throw new Refusal('statement', slot)
  return { code: said.code, slots }
}

export const hears = (line: TalkLine, viewer: number): boolean =>
  line.to === null || viewer === line.seat || viewer === line.to

// What people type, made safe to keep and to show: plain text on one line, no tricks with direction or control

/** Between letters these two show nothing: a name with one would be another's to the eye. */
const JOINER = '\u200d'
const COLOURED = '\ufe0f'
const JOINER_AT_END = /\u200d$/
/** Characters that change the direction of what follows, or hide; letters and marks that show nothing. */
const HIDING: readonly (readonly [first: number, last: number])[] = [
  [0x200b, 0x200c],
  [0x200e, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0xfeff, 0xfeff],
  [0x00ad, 0x00ad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0e],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffc],
  [0x16fe4, 0x16fe4],
  [0x1d159, 0x1d159],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
]
const hides = (code: number): boolean => HIDING.some(([first, last]) => first <= code && code <= last)
/** Accents on one letter that any language of ours needs. */
const MARKS = 3

/** A second Zoë among others is Zoë 2: what happens is told by name. */
export function cleanName(text: string, others: readonly Chair[] = []): string {
  const name = firstOf(clean(text), NAME_LIMIT)
  let apart = name
  for (let number = 2; name && others.some((chair) => chair.name === apart); number += 1)
    apart = `${firstOf(name, NAME_LIMIT - 2)} ${number}`
  return apart
}
const cleanTalk = (text: string): string => firstOf(clean(text), TALK_LIMIT)
const firstOf = (text: string, count: number): string =>
  [...text].slice(0, count).join('').trim().replace(JOINER_AT_END, '')

function clean(text: string): string {
  let kept = ''
  let marks = 0
  let before = '' // the last character, variants aside
  let joins = false
  for (const character of text.normalize('NFC')) {
    const space = /^[\p{Z}\t\n\r]$/u.test(character)
    if (character === JOINER) {
      joins = /\p{S}/u.test(before)
      continue
    }
    if (character === COLOURED && !/[\p{S}\p{N}\p{P}]/u.test(before)) continue
    if (!space && (hides(character.codePointAt(0) as number) || /^\p{C}$/u.test(character))) continue
    if (joins && /^\p{So}$/u.test(character)) kept += JOINER
    joins = false
    marks = /^[\p{Mn}\p{Me}]$/u.test(character) ? marks + 1 : 0
    if (character !== COLOURED) before = character
    if (marks <= MARKS) kept += space ? ' ' : character
  }
  const line = kept.split(' ').filter(Boolean).join(' ')
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? line : ''
}
