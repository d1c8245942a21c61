/** A table as its log tells it: what all its entries lead to (table/log/state.py), and a transaction on it. */
import { fromHex, promisedBytes, toHex } from '../fair/check'
import { byHand } from '../fair/sha256'
import type { Clock, SeatInfo, TableInfo, TalkLine } from '../wire/messages'
import { EMPTY, heldBy, seatInfo, type Chair, type Entry, type Kind, type TableSetup } from './entries'
import type { Game, Options, Table } from './game'
import { LiveGame } from './live_game'
import { readPosition } from './notation'
import { houseDeck, named, optionsFor, paced } from './options'
import { Refusal } from './refusal'
import { Session, takenOver } from './session'

/** So long does a table that plays again wait for those who have not said so. */
const AGAIN_WITHIN = 20

/** The log cannot be played by these rules: of a game that was dealt under others, or damaged. */
export class BadLog extends Error {
  override name = 'BadLog'

  constructor(
    readonly why: 'other_rules' | 'unreadable',
    problem: string,
  ) {
    super(problem)
  }
}

/** A seat asks to take back the last of so many steps. */
interface UndoAsked {
  readonly seat: number
  readonly steps: number
  readonly agreed: readonly number[]
}

/** Something said, with how many steps had been made, and in which round of talk. */
export interface HeardLine {
  steps: number
  line: TalkLine
  round: number
}

// Entries that not everybody is told of, or only as far as the game says.
const QUIET: ReadonlySet<Kind> = new Set<Kind>(['played', 'landed', 'timedout', 'tookadvice'])

const toldToAll = (body: Entry): boolean => !QUIET.has(body.kind) && !(body.kind === 'said' && body.to !== null)

export class TableState {
  /** How many entries led here. */
  seq = 0
  /** Of the last entry. */
  at = 0
  toldAt = 0
  created = 0
  phase: TableInfo['phase'] = 'open'
  code = ''
  host = ''
  secret: Uint8Array = new Uint8Array()
  commitment = ''
  setup!: TableSetup
  game!: Game
  chairs: readonly Chair[] = []
  liveGame: LiveGame | null = null
  pause: readonly number[] = []
  paused = false
  talk: HeardLine[] = []
  points: number[] = []
  places: number[] = []
  rematch = ''
  rematchAt = 0
  nextGame = ''
  again: readonly number[] = []
  dealsItself = false
  advised = false
  private undo: UndoAsked | null = null

  constructor(
    readonly id: string,
    private readonly gameOf: (name: string) => Game,
  ) {}

  // What is

  get touched(): number {
    return this.liveGame ? Math.max(this.toldAt, this.liveGame.seenAt) : this.toldAt
  }

  /** When somebody should look at this table again, if nothing happens. */
  get wake(): number | null {
    if (this.dealsItself && this.phase === 'open' && this.chairs.some((chair) => chair.words !== null))
      return this.created + AGAIN_WITHIN
    if (!this.liveGame || this.phase !== 'playing' || this.paused) return null
    return this.liveGame.running?.due ?? null
  }

  get botsAsked(): number[] {
    if (!this.liveGame || this.phase !== 'playing' || this.paused) return []
    return this.liveGame.waiting.filter((seat) => this.chairs[seat]?.level)
  }

  /** What was asked of the last step; once another was made, it is asked no more. */
  get undoAsked(): UndoAsked | null {
    return this.undo && this.liveGame?.steps.length === this.undo.steps ? this.undo : null
  }

  /** Seats that people play themselves. */
  get persons(): number[] {
    return this.chairs.flatMap((chair, seat) => (chair.guest && !chair.level ? [seat] : []))
  }

  /** Odds and advice are for those who play for fun: not at strict tables. */
  get givesAdvice(): boolean {
    const people = new Set(this.chairs.filter((chair) => chair.guest).map((chair) => chair.guest))
    return !this.setup.strict && people.size === 1
  }

  /** Which part of the game talk belongs to now, where the game has talk for bots. */
  talkRound(): number {
    return this.liveGame ? this.game.script.talkRound(this.game.object(this.liveGame.state)) : 0
  }

  seatsOf(guest: string): number[] {
    return this.chairs.flatMap((chair, seat) => (heldBy(chair, guest) ? [seat] : []))
  }

  needGame(): LiveGame {
    if (!this.liveGame) throw new Refusal('not_started')
    return this.liveGame
  }

  tableInfo(): TableInfo {
    const { game, setup, undoAsked: asked } = this
    const options = this.liveGame?.options.options ?? paced(game, setup.options, setup.pace)
    return {
      id: this.id,
      code: this.code,
      game: game.name,
      title: game.title,
      rules: game.version,
      options,
      deck: setup.deck !== null,
      pace: setup.pace,
      way: setup.way,
      listed: setup.listed,
      strict: setup.strict,
      phase: this.phase,
      commitment: this.commitment,
      pause: [...this.pause],
      paused: this.paused,
      rematch: this.rematch,
      next_game: this.nextGame,
      again: [...this.again],
      advice: this.givesAdvice,
      deals: this.deals(),
      evening: '',
      chair_asks: [],
      undo: asked && { seat: asked.seat, agreed: [...asked.agreed] },
      muted: false,
    }
  }

  /** When those who play again are dealt at the latest: here, or at the table they go to. */
  private deals(): Clock | null {
    const waiting = this.dealsItself && this.phase === 'open'
    const since = waiting ? this.created : this.rematchAt
    return since && (waiting || this.rematch) ? { name: 'again', due: since + AGAIN_WITHIN, total: AGAIN_WITHIN } : null
  }

  seatInfos(): SeatInfo[] {
    return this.chairs.map(seatInfo)
  }

  // What happens: the same way for an entry that was read and for one about to be written

  /** Apply an entry. Outcomes of chance are those it names, never drawn again. */
  do(body: Entry, at: number): void {
    this.at = at
    if (toldToAll(body)) this.toldAt = at
    switch (body.kind) {
      case 'played': {
        const live = this.needGame()
        for (const move of body.moves) live.act(body.seat, move, at)
        for (const outcome of body.outcomes) live.drawn(outcome, at)
        break
      }
      case 'landed':
        for (const outcome of body.outcomes) this.needGame().drawn(outcome, at)
        break
      case 'timedout':
        this.needGame().runOut(at)
        break
      case 'restarted':
        this.needGame().restart(at)
        break
      case 'said': {
        const { seat, to, text, statement } = body
        const line: TalkLine = { seat, to, text, statement, at }
        this.talk.push({ steps: this.liveGame?.steps.length ?? 0, line, round: this.talkRound() })
        break
      }
      case 'askedpause':
        this.askPause(body.seat, body.on, at)
        break
      case 'finished':
        this.phase = 'over'
        this.points = body.points
        this.places = body.places
        this.undo = null
        break
      case 'askedundo':
        this.undo = { seat: body.seat, steps: this.needGame().steps.length, agreed: [] }
        break
      case 'answeredundo':
        this.undo = this.undo && body.yes ? { ...this.undo, agreed: inOrder([...this.undo.agreed, body.seat]) } : null
        break
      case 'undone':
        this.liveGame = this.needGame().withoutLast(at)
        this.undo = null
        break
      case 'tookadvice':
        this.advised = true
        break
      case 'rematched':
        this.rematchAt ||= at
        this.nextGame ||= body.game || this.game.name
        this.rematch = body.table
        this.again = inOrder([...this.again, ...body.seats])
        break
      case 'dealt':
        this.deal(body)
        break
      case 'made':
        this.created = at
        this.game = this.gameOf(body.game)
        this.dealsItself = body.again
        this.code = body.code
        this.host = body.host
        this.secret = fromHex(body.secret)
        this.commitment = toHex(byHand(promisedBytes(this.secret)))
        this.change(body)
        break
      case 'changed':
        this.change(body)
        break
      case 'hosted':
        this.host = body.guest
        break
      default:
        this.seat(body)
    }
  }

  private change({ seats, options, deck, pace, way, listed, strict }: TableSetup): void {
    this.setup = { seats, options, deck, pace, way, listed, strict }
    this.chairs = Array.from({ length: seats }, (_, seat) => this.chairs[seat] ?? EMPTY)
  }

  private seat(
    body: Extract<
      Entry,
      { kind: 'sat' | 'renamed' | 'stood' | 'gave' | 'handedover' | 'tookback' | 'resigned' | 'gaveup' }
    >,
  ): void {
    const chair = this.chairs[body.seat]
    if (!chair) throw new BadLog('unreadable', `there is no seat ${body.seat}`)
    this.chairs = this.chairs.with(body.seat, this.seated(chair, body))
  }

  private seated(chair: Chair, body: Parameters<TableState['seat']>[0]): Chair {
    switch (body.kind) {
      case 'sat':
        return { ...EMPTY, name: body.name, look: body.look, guest: body.guest, level: body.level }
      case 'renamed':
        return { ...chair, name: body.name, look: body.look }
      case 'stood':
        return EMPTY
      case 'gave':
        return { ...chair, words: body.words }
      case 'handedover':
        return { ...chair, level: body.level, gaveUp: false }
      case 'tookback':
        if (this.liveGame) this.liveGame.missed[body.seat] = 0
        return { ...chair, level: '', gaveUp: false }
      case 'resigned':
        return { ...chair, level: body.level, gaveUp: false, resigned: true }
      case 'gaveup':
        return { ...chair, gaveUp: true }
    }
  }

  private deal(body: Extract<Entry, { kind: 'dealt' }>): void {
    if (body.rules !== this.game.version)
      throw new BadLog(
        'other_rules',
        `dealt under rules ${body.rules} of ${this.game.title}; here are rules ${this.game.version}`,
      )
    this.chairs = body.chairs.map((seat) => this.chairs[seat] ?? EMPTY)
    const options = playOptions(this.game, this.setup, this.chairs.length)
    const given = this.chairs.map((chair) => fromHex(chair.words ?? ''))
    const start = body.start ? this.middle(body, options) : null
    this.liveGame = new LiveGame(this.game, options, this.setup.pace, this.secret, given, start, body.before)
    this.phase = 'playing'
  }

  /** Where a practice table begins: the rules lead there from a deal, or nothing is done with it. */
  private middle(body: Extract<Entry, { kind: 'dealt' }>, options: Options): Uint8Array {
    const start = readPosition(this.game.manifest, body.start)
    const led = takenOver(new Session(this.game, options), body.before).state
    if (!start.every((byte, i) => byte === led[i]))
      throw new BadLog('unreadable', 'nothing shows how the position came about where this table begins')
    return led
  }

  private askPause(seat: number, on: boolean, at: number): void {
    const live = this.needGame()
    this.pause = on ? inOrder([...this.pause, seat]) : []
    const paused = on && this.persons.every((person) => this.pause.includes(person))
    if (paused && !this.paused) live.pause(at)
    else if (this.paused && !paused) live.resume(at)
    this.paused = paused
  }

  // Trying something

  /** This table as it stands, to try something on: the log decides whether it becomes the table. */
  branch(): TableState {
    const branch = Object.assign(Object.create(TableState.prototype) as TableState, this)
    branch.talk = this.talk.slice()
    branch.liveGame = this.liveGame?.branch() ?? null
    return branch
  }
}

/** Each once. */
const inOrder = (seats: readonly number[]): number[] => [...new Set(seats)].sort((a, b) => a - b)

/** For the rules; a refusal names what does not go together. */
export function playOptions(game: Game, setup: TableSetup, seats: number): Options {
  const deck: Table | null = setup.deck && houseDeck(game, setup.deck)
  const options = optionsFor(game, seats, paced(game, setup.options, setup.pace), deck)
  named(() => game.new(options))
  return options
}

/** What one message adds to a table's log, tried on a branch of its state before it is written. `guest` is who acts; for
 * a bot, and for the room itself, it is empty. */
export class Transaction {
  bodies: Entry[] = []

  constructor(
    readonly state: TableState,
    public guest: string,
    readonly at: number,
  ) {}

  add(body: Entry): void {
    this.state.do(body, this.at)
    this.bodies.push(body)
  }

  /** Chance acts, and what it drew is written with the move that called for it. */
  settle(): void {
    const live = this.state.needGame()
    const outcomes = live.drawAll(this.at)
    const last = this.bodies.at(-1)
    if (outcomes.length > 0 && last?.kind === 'played') last.outcomes = outcomes
    else if (outcomes.length > 0) this.bodies.push({ kind: 'landed', outcomes })
    if (live.over && this.state.phase === 'playing') this.add({ kind: 'finished', ...live.score() })
  }

  needHost(): void {
    if (!this.guest || this.guest !== this.state.host) throw new Refusal('not_host')
  }

  needOpen(): void {
    if (this.state.phase !== 'open') throw new Refusal('started')
  }

  needPlaying(): void {
    if (this.state.phase === 'open') throw new Refusal('not_started')
    if (this.state.phase === 'over') throw new Refusal('not_now', 'the game is over')
  }

  needSeat(seat: number): void {
    const chair = this.state.chairs[seat]
    if (!chair || !heldBy(chair, this.guest)) throw new Refusal('not_yours')
  }

  needChair(seat: number): Chair {
    const chair = this.state.chairs[seat]
    if (!chair) throw new Refusal('not_now', 'there is no such seat')
    return chair
  }
}
