/** A table in this worker: its state, those connected to it, and the one way to change it (table/delivery/live_table.py,
 * audience.py, table/transport/connection.py).
 *
 * Changes are tried on a branch of the state, kept by the store, and told after that, when the branch becomes the state.
 * If another tab was first, the branch is dropped; the table reads on and tries again. */
import {
  VERSION,
  type Attendance,
  type ClientMessage,
  type Hello,
  type ServerMessage,
  type Shown,
} from '../wire/messages'
import { beginClock, hears, play, run } from './commands'
import type { Entry, Kind, Row } from './entries'
import { WATCHER, type Game } from './game'
import { stageTime, type LiveGame } from './live_game'
import { describe, needCounsel, odds, preview, resultOf, snapshot, takeAdvice, turnsSince, Viewer } from './messages'
import { Refusal } from './refusal'
import type { SessionStep } from './session'
import { BadLog, TableState, Transaction } from './table_state'
import { Conflict, NoSpace, type Store } from './store'
import { wellFormed } from './shapes'

export type Speed = NonNullable<Shown['speed']>

/** For the way to the page and back. */
const SLACK = 0.5
/** How many times as long as declared a stage takes, and a bot pauses, at each speed. */
const STAGE_FACTOR: Record<Speed, number> = { leisurely: 1.4, brisk: 1, at_once: 1 }
export const PAUSE_FACTOR: Record<Speed, number> = { leisurely: 1, brisk: 0.5, at_once: 0 }
/** Against other tabs; each try loses only to somebody else's success. */
const TRIES = 50
/** Seconds that a clock may go backwards. */
const SKEW = 5

const PLAY: readonly Kind[] = ['played', 'landed', 'timedout']
const TALK: readonly Kind[] = ['said', 'tookadvice']
const HOLDING: readonly Kind[] = ['sat', 'stood', 'hosted']

/** What a table needs of the room around it. */
export interface Surroundings {
  store: Store
  /** Seconds since 1970. */
  now(): number
  gameOf(name: string): Game
  /** After a change made here. */
  changed(table: LiveTable, bodies: readonly Entry[]): void
  rematch(table: LiveTable, guest: string, game: string): Promise<void>
  /** Answered when a bot has thought, other messages before. */
  advise(table: LiveTable, known: Uint8Array, seat: number): Promise<TableAdvice>
  /** The rules failed on what is here: the table stays closed, with its reason. */
  broke(table: LiveTable, error: unknown): void
}

/** Moves, best first, and each seat's chance to win with the first of them. */
export interface TableAdvice {
  moves: { move: number | null; worth: number; low: number; high: number; tied: boolean }[]
  chances: number[]
}

export class LiveTable {
  state: TableState
  /** Put away, or broken: whoever still waits here gives up. */
  closed = false
  readonly watchers: Connection[] = []
  private viewers = new Map<number, Viewer>()
  private turn: Promise<unknown> = Promise.resolve()
  private until = 0
  private waiters = new Set<() => void>()
  /** Seats whose last connection has closed. */
  private gone = new Set<number>()
  private attendance = ''

  constructor(
    readonly around: Surroundings,
    id: string,
  ) {
    this.state = new TableState(id, (name) => around.gameOf(name))
  }

  /** Read the log from the start; false if there is none. BadLog where it cannot be played again. */
  async load(): Promise<boolean> {
    await this.alone(() => this.readOn(false))
    return this.state.seq > 0
  }

  /** Another tab appended something, or may have. */
  catchUp(): Promise<void> {
    return this.alone(() => this.readOn(true))
  }

  private async readOn(tell: boolean): Promise<void> {
    const rows = await this.around.store.rows(this.state.id, this.state.seq)
    if (rows.length === 0) return
    const state = tell ? this.state.branch() : this.state
    try {
      for (const { body, at } of rows) {
        state.do(body, at)
        state.seq += 1
      }
    } catch (error) {
      throw error instanceof BadLog ? error : new BadLog('unreadable', String(error))
    }
    if (tell)
      this.become(
        state,
        rows.map(({ body }) => body),
      )
  }

  /** Draft, keep, tell. `make` may run again if another tab was first; what it throws changes nothing. */
  change<T>(guest: string, make: (tx: Transaction) => T): Promise<T> {
    return this.alone(async () => {
      if (this.closed) throw new Refusal('gone')
      for (let tries = 0; tries < TRIES; tries += 1) {
        const tx = new Transaction(this.state.branch(), guest, this.time())
        const made = make(tx)
        if (tx.bodies.length === 0) return made
        if (!(await this.keep(tx))) continue
        this.become(tx.state, tx.bodies)
        this.around.changed(this, tx.bodies)
        return made
      }
      throw new Refusal('busy')
    })
  }

  /** One after the other: what is read here is not changed meanwhile. */
  alone<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.turn.then(work)
    this.turn = done.catch(() => undefined)
    return done
  }

  /** Not before the last entry, unless that lies so far ahead that the time it was written by was wrong. */
  private time(): number {
    const now = this.around.now()
    return now < this.state.at && this.state.at <= now + SKEW ? this.state.at : now
  }

  private async keep(tx: Transaction): Promise<boolean> {
    const { state } = tx
    const rows = tx.bodies.map((body): Row => ({ body, at: tx.at }))
    try {
      await this.around.store.append(state.id, state.seq, rows, cardOf(state))
    } catch (error) {
      if (error instanceof NoSpace) throw new Refusal('no_room', error.message)
      if (!(error instanceof Conflict)) throw new Refusal('busy', String(error))
      await this.readOn(true)
      return false
    }
    state.seq += rows.length
    return true
  }

  // The stage: bots wait until those present have been shown what happened

  /** How quickly bots move on here, as those wish who play. */
  get speed(): Speed {
    const wishes = this.watchers.filter((one) => one.seats.length > 0 && one.shown).map((one) => one.speed)
    if (wishes.includes('leisurely')) return 'leisurely'
    return wishes.length > 0 && wishes.every((wish) => wish === 'at_once') ? 'at_once' : 'brisk'
  }

  /** Seconds until those present have seen what happened last, at most; 0 once all say so. */
  get stageLeft(): number {
    const seen = this.watchers.every(({ shown }) => !shown || shown.n >= (this.viewers.get(shown.seat)?.n ?? 0))
    return seen ? 0 : Math.max(0, this.until + SLACK - this.around.now())
  }

  private staged(steps: readonly SessionStep[]): void {
    const length = stageTime(this.state.game, steps) * STAGE_FACTOR[this.speed]
    this.until = Math.max(this.until, this.around.now()) + length
  }

  /** Something happened: who waits looks again. */
  stir(): void {
    for (const wake of this.waiters) wake()
    this.waiters.clear()
  }

  /** Until something happens, or so many seconds. */
  stirred(within: number): Promise<void> {
    return new Promise((done) => {
      const wake = () => {
        clearTimeout(timer)
        done()
      }
      const timer = setTimeout(
        () => {
          this.waiters.delete(wake)
          done()
        },
        Math.max(0, within) * 1000,
      )
      this.waiters.add(wake)
    })
  }

  // Telling

  /** To be called alone: from here on the watcher hears everything. */
  join(watcher: Connection): void {
    this.watchers.push(watcher)
    this.seatWatcher(watcher)
    for (const seat of watcher.seats) this.gone.delete(seat)
    if (!this.tellAttendance()) watcher.say(JSON.parse(this.attendance) as Attendance)
  }

  leave(watcher: Connection): void {
    const at = this.watchers.indexOf(watcher)
    if (at >= 0) this.watchers.splice(at, 1)
    const here = this.watchers.flatMap((each) => each.seats)
    for (const seat of watcher.seats) if (at >= 0 && !here.includes(seat)) this.gone.add(seat)
    const used = new Set(this.watchers.flatMap((each) => each.eyes))
    for (const seat of this.viewers.keys()) if (!used.has(seat)) this.viewers.delete(seat)
    this.stir()
  }

  /** Tell a watcher which seats it holds now, and what they see. */
  private seatWatcher(watcher: Connection): void {
    watcher.seats = watcher.watchOnly ? [] : this.state.seatsOf(watcher.guest)
    watcher.say({ t: 'you', seats: watcher.seats, host: this.isHost(watcher) })
    for (const seat of watcher.eyes) watcher.say(snapshot(this.state, this.viewer(seat)))
  }

  private viewer(seat: number): Viewer {
    let viewer = this.viewers.get(seat)
    if (!viewer) this.viewers.set(seat, (viewer = new Viewer(seat, this.state.liveGame)))
    return viewer
  }

  /** What was tried is kept now: from here on it is the table, and everybody is told. */
  private become(state: TableState, bodies: readonly Entry[]): void {
    const before = this.state
    this.state = state
    for (const body of bodies) {
      if (body.kind === 'stood') this.gone.delete(body.seat)
      else if (body.kind === 'dealt') this.gone.clear() // seats are numbered anew
    }
    if (this.watchers.length > 0) this.tell(before, bodies)
    this.stir()
  }

  private tell(before: TableState, bodies: readonly Entry[]): void {
    const { state } = this
    const kinds = new Set(bodies.map((body) => body.kind))
    const only = (some: readonly Kind[]) => [...kinds].every((kind) => some.includes(kind))
    const any = (some: readonly Kind[]) => some.some((kind) => kinds.has(kind))
    if (any(['made', 'dealt', 'undone'])) {
      // The start: seats are numbered anew and a game begins, so everybody gets everything.
      this.viewers.clear()
      for (const watcher of [...this.watchers]) this.seatWatcher(watcher)
      return
    }
    if (before.liveGame && state.liveGame && any([...PLAY, 'askedpause']))
      this.tellSteps(before.liveGame, state.liveGame)
    const asked = JSON.stringify(before.undoAsked)
    if (only(PLAY) && !before.undoAsked) return
    if (!only([...PLAY, ...TALK]) || asked !== JSON.stringify(state.undoAsked))
      this.tellAll({ t: 'table', table: state.tableInfo(), seats: state.seatInfos() })
    if (any(HOLDING)) {
      this.tellHolders(before)
      this.tellAttendance()
    }
    for (const { line } of state.talk.slice(before.talk.length))
      for (const watcher of this.watchers)
        if (watcher.eyes.some((seat) => hears(line, seat))) watcher.say({ t: 'talk', line })
    const result = kinds.has('finished') ? resultOf(state) : null
    if (result) this.tellAll({ t: 'over', result })
  }

  private tellSteps(before: LiveGame, live: LiveGame): void {
    const first = before.steps.length
    this.staged(live.steps.slice(first))
    const turns = turnsSince(live, first)
    const messages = new Map([...this.viewers].map(([seat, viewer]) => [seat, viewer.step(live, first, turns)]))
    for (const watcher of this.watchers)
      for (const seat of watcher.eyes) {
        const message = messages.get(seat)
        if (message) watcher.say(message)
      }
  }

  /** Those who hold other seats than before, or became host, learn of it. */
  private tellHolders(before: TableState): void {
    for (const watcher of [...this.watchers]) {
      const seats = watcher.watchOnly ? [] : this.state.seatsOf(watcher.guest)
      const hosts = before.host !== this.state.host && [before.host, this.state.host].includes(watcher.guest)
      if (String(seats) !== String(watcher.seats) || hosts) this.seatWatcher(watcher)
    }
  }

  /** Tell everybody who has gone and who watches, if that has changed. */
  tellAttendance(): boolean {
    const watching = this.watchers.some((each) => each.seats.length === 0 && !each.watchOnly && !this.isHost(each))
    const gone = [...this.gone].sort((a, b) => a - b)
    const message: Attendance = { t: 'attendance', gone, watching: watching ? 1 : 0, names: [] }
    const told = JSON.stringify(message)
    if (told === this.attendance) return false
    this.attendance = told
    this.tellAll(message)
    return true
  }

  private isHost(watcher: Connection): boolean {
    return watcher.guest !== '' && watcher.guest === this.state.host
  }

  tellAll(message: ServerMessage): void {
    for (const watcher of this.watchers) watcher.say(message)
  }
}

/** A table as the lobby lists it, kept beside its log. */
export interface TableSummary {
  id: string
  game: string
  title: string
  rules: number
  pace: TableState['setup']['pace']
  phase: TableState['phase']
  code: string
  seats: ReturnType<TableState['seatInfos']>
  turn: number[]
  points: number[]
  places: number[]
  created: number
  touched: number
}

function cardOf(state: TableState): TableSummary {
  const live = state.liveGame
  return {
    id: state.id,
    game: state.game.name,
    title: state.game.title,
    rules: state.game.version,
    pace: state.setup.pace,
    phase: state.phase,
    code: state.code,
    seats: state.seatInfos(),
    turn: live && state.phase === 'playing' ? [...live.waiting] : [],
    points: state.points,
    places: state.places,
    created: state.created,
    touched: state.touched,
  }
}

/** A page's line to a table: reads messages, has them done, answers. Whatever it sends, it gets an answer. */
export class Connection {
  watchOnly = false
  seats: number[] = []
  /** Which step of which viewer the page has shown to the end. */
  shown: { seat: number; n: number } | null = null
  speed: Speed = 'brisk'
  private joined = false
  private turn: Promise<void> = Promise.resolve()

  constructor(
    readonly table: LiveTable,
    readonly guest: string,
    private readonly server: string,
    readonly say: (message: ServerMessage) => void,
  ) {}

  /** The viewers that it is shown. */
  get eyes(): number[] {
    return this.seats.length > 0 ? this.seats : [WATCHER]
  }

  leave(): void {
    if (!this.joined) return
    this.joined = false
    this.table.leave(this)
    this.table.tellAttendance()
  }

  /** One message after the other, each answered. */
  heard(message: ClientMessage): Promise<void> {
    return (this.turn = this.turn.then(() => this.handle(message)))
  }

  private async handle(message: ClientMessage): Promise<void> {
    const id = typeof message?.id === 'number' ? message.id : 0
    try {
      const problem = wellFormed(message)
      if (problem) throw new Refusal('bad_message', problem)
      await this.answer(message)
    } catch (error) {
      if (!(error instanceof Refusal)) this.table.around.broke(this.table, error)
      const { why, detail } = error instanceof Refusal ? error : { why: 'not_now' as const, detail: String(error) }
      this.say({ t: 'refused', id, why, detail: detail.slice(0, 200), played: 0 })
    }
  }

  private async answer(message: ClientMessage): Promise<void> {
    const { table } = this
    const id = message.id ?? 0
    if (message.t === 'ping') return this.say({ t: 'pong', now: table.around.now() })
    if (message.t === 'hello') return this.hello(message)
    if (message.t === 'shown') return this.show(message)
    if (!this.joined) throw new Refusal('bad_message', 'say hello first')
    switch (message.t) {
      case 'play': {
        const played = await table.change(this.guest, (tx) => play(tx, message))
        if (typeof played === 'number') this.say({ t: 'done', id, played })
        else this.say({ t: 'refused', id, why: 'illegal', ...played })
        return
      }
      case 'preview':
        return this.look(() => {
          this.reading().needSeat(message.seat)
          this.say(preview(table.state, message))
        })
      case 'describe':
        if (!this.eyes.includes(message.seat)) throw new Refusal('not_yours')
        return this.look(() => this.say(describe(table.state, message)))
      case 'odds':
        return this.look(() => {
          needCounsel(this.reading(), message.seat)
          this.say(odds(table.state, message))
        })
      case 'advice': {
        const known = await table.change(this.guest, (tx) => takeAdvice(tx, message))
        const { seat, decision } = message
        // Nobody waits for it but the one who asked.
        void table.around.advise(table, known, seat).then(
          (counsel) => this.say({ t: 'advice', id, seat, decision, ...counsel }),
          () => this.say({ t: 'refused', id, why: 'busy', detail: '', played: 0 }),
        )
        return
      }
      case 'react':
        this.reading().needSeat(message.seat)
        if (table.state.setup.strict) throw new Refusal('reaction')
        table.tellAll({ t: 'reacted', seat: message.seat, face: message.face })
        break
      case 'rematch':
        await table.around.rematch(table, this.guest, message.game ?? '')
        break
      default:
        await table.change(this.guest, (tx) => run(tx, message))
    }
    this.say({ t: 'done', id, played: 0 })
  }

  /** Only reads: what fails here has changed nothing, and the game goes on. */
  private async look(read: () => void): Promise<void> {
    try {
      await this.table.alone(read)
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal('busy', String(error))
    }
  }

  private reading(): Transaction {
    return new Transaction(this.table.state, this.guest, this.table.state.at)
  }

  private async hello(message: Hello): Promise<void> {
    const { table } = this
    if ((message.version ?? VERSION) !== VERSION) {
      this.say({ t: 'bye', why: 'old_page', again: -1 })
      throw new Refusal('bad_message', `this room speaks version ${VERSION}`)
    }
    await table.alone(() => {
      if (this.joined) table.leave(this)
      this.watchOnly = message.watch ?? false
      this.shown = null
      this.joined = true
      this.say({ t: 'welcome', version: VERSION, now: table.around.now(), server: this.server })
      table.join(this)
    })
    table.around.changed(table, []) // somebody looks: bots and clocks go on
    this.say({ t: 'done', id: message.id ?? 0, played: 0 })
  }

  /** A page shows one viewer at a time. What it says of others is nobody's business, and not answered either. */
  private async show(message: Shown): Promise<void> {
    const { table } = this
    if (!this.joined || !this.eyes.includes(message.seat)) return
    this.shown = { seat: message.seat, n: message.n }
    this.speed = message.speed ?? 'brisk'
    if (table.stageLeft > 0) return
    if (table.state.liveGame?.waitsForStage(table.around.now())) await table.change('', beginClock)
    table.stir()
  }
}
