/** The room: every table on this device, and what keeps them going (table/room.py). It answers what a server would, to one
 * person: who holds this device. What it is asked beside lines to tables is in requests.ts. */
import { toHex } from '../fair/check'
import { byHand } from '../fair/sha256'
import type { ClientMessage, MakeTable, Me, Practice, ServerMessage } from '../wire/messages'
import { BotSeats, type Thinkers } from './bots'
import { needLevel, restartClock, run, seatBot, timeOut } from './commands'
import { paceOf, type Entry, type TableSetup } from './entries'
import type { Game, Table } from './game'
import type { LookingBack } from './looking_back'
import { Refusal } from './refusal'
import type { Moment } from './replay'
import { answered, type Answer } from './requests'
import { BadLog, playOptions, type TableState, type Transaction } from './table_state'
import type { Store } from './store'
import { Connection, LiveTable, type Surroundings, type TableAdvice } from './table'

/** Who holds this device. */
export const GUEST = 'here'
/** Ids of tables and records on this device begin with this. */
export const PREFIX = 'here-'
/** Games that are kept; of the finished ones the oldest go first. */
const MOST_TABLES = 60
/** Seconds until who could not be let in may try again. */
const COME_BACK = 5
/** The games that are here, each loaded when it is first wanted. */
export interface Library {
  /** Refusal where there is none of that name. */
  load(name: string): Promise<Game>
  /** What `GET /games` answers, and the version of the rules of each. */
  shelf(): Promise<{ shelf: unknown; rules: Record<string, number> }>
  detail(name: string): Promise<unknown>
  rules(name: string, language: string): Promise<unknown>
}

/** What comes from outside: time, chance, names. */
export interface Outside {
  /** Seconds since 1970. */
  now(): number
  random(bytes: number): Uint8Array
  tableId(): string
  code(): string
}

export class Room implements Surroundings {
  private readonly tables = new Map<string, Promise<LiveTable | null>>()
  /** Those that cannot be opened any more, and why. */
  readonly closed = new Map<string, 'other_rules' | 'unreadable'>()
  private readonly games = new Map<string, Game>()
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>()
  private readonly bots: BotSeats
  private back: Promise<LookingBack> | null = null

  constructor(
    readonly store: Store,
    readonly library: Library,
    private readonly thinkers: Thinkers,
    private readonly outside: Outside,
    { pauses = true, server = '' } = {},
  ) {
    this.bots = new BotSeats(thinkers, () => (outside.random(1)[0] as number) / 256, pauses)
    this.server = server
    store.listen((id) => void this.tables.get(id)?.then((table) => table?.catchUp()))
  }

  private readonly server: string

  now(): number {
    return this.outside.now()
  }

  gameOf(name: string): Game {
    const game = this.games.get(name)
    if (!game) throw new Refusal('option', `there is no game '${name.slice(0, 40)}' here`)
    return game
  }

  async game(name: string): Promise<Game> {
    const game = this.games.get(name) ?? (await this.library.load(name))
    this.games.set(name, game)
    return game
  }

  // Lines to tables

  /** A line to a table, as a socket would be. */
  connect(id: string, say: (message: ServerMessage) => void): { send(message: ClientMessage): void; close(): void } {
    let open = true
    const coming = this.table(id).then(
      (table) => {
        if (table && open) return new Connection(table, GUEST, this.server, say)
        if (open) say({ t: 'bye', why: this.closed.get(id) ?? 'no_table', again: -1 })
        return null
      },
      () => {
        if (open) say({ t: 'bye', why: 'full', again: COME_BACK }) // its game's files are not here, and there is no line
        return null
      },
    )
    return {
      send: (message) =>
        void coming.then((connection) => {
          if (open) void connection?.heard(message)
        }),
      close: () => {
        open = false
        void coming.then((connection) => {
          if (!connection) return
          connection.leave()
          this.putAway(connection.table)
        })
      },
    }
  }

  /** Where nobody looks, nothing goes on: bots and clocks wait. */
  putAway(table: LiveTable): void {
    void table.alone(() => {
      if (table.watchers.length > 0) return
      table.closed = true
      this.tables.delete(table.state.id)
      clearTimeout(this.timers.get(table.state.id))
      table.stir()
    })
  }

  // Finding and making tables

  table(id: string): Promise<LiveTable | null> {
    let loading = this.tables.get(id)
    if (!loading) {
      loading = this.load(id)
      this.tables.set(id, loading)
      loading.then(
        (table) => table ?? this.tables.delete(id),
        () => this.tables.delete(id),
      )
    }
    return loading
  }

  /** Null where there is none, or it cannot be opened; a refusal where its game's files are out of reach. */
  private async load(id: string): Promise<LiveTable | null> {
    const table = new LiveTable(this, id)
    try {
      const [first] = await this.store.rows(id, 0)
      if (!first) return null
      await this.game(first.body.kind === 'made' ? first.body.game : '')
      await table.load()
      // The device was put away: nobody loses a move to a clock that nobody saw.
      await table.change('', restartClock)
    } catch (error) {
      if (error instanceof Refusal && error.why === 'busy') throw error
      this.closed.set(id, error instanceof BadLog ? error.why : 'unreadable')
      return null
    }
    return table
  }

  async make(wish: MakeTable): Promise<LiveTable> {
    const game = await this.game(wish.game)
    const seats = wish.seats ?? game.manifest.seats.usual
    const way = wish.way ?? 'devices'
    const setup: TableSetup = {
      seats,
      options: (wish.options ?? {}) as Table,
      deck: (wish.deck ?? null) as Table | null,
      pace: paceOf(way, wish.pace ?? 'live'),
      way,
      listed: wish.listed ?? false,
      strict: wish.strict ?? false,
    }
    const bots = wish.bots ?? []
    const sit = wish.sit ?? true
    playOptions(game, setup, seats)
    if (bots.length + (sit ? 1 : 0) > seats) throw new Refusal('full')
    for (const level of bots) needLevel({ game }, level)
    const me = await this.me()
    return this.lay(this.outside.tableId(), game, setup, (tx) => {
      if (sit) run(tx, { t: 'sit', name: wish.name || me.name, look: me.look || null })
      for (const level of bots) seatBot(tx, level)
    })
  }

  /** A moment of a finished game as a table: the guest in one of its seats, bots in the others. */
  async takeOver(moment: Moment, wish: Practice): Promise<LiveTable> {
    const game = await this.game(moment.game)
    const level = wish.level ?? 'regular'
    const { seats } = moment.setup
    needLevel({ game }, level)
    if (wish.seat >= seats) throw new Refusal('not_now', 'there is no such seat')
    const me = await this.me()
    return this.lay(this.outside.tableId(), game, moment.setup, (tx) => {
      run(tx, { t: 'sit', name: me.name, seat: wish.seat, look: me.look || null })
      for (let bots = 1; bots < seats; bots += 1) seatBot(tx, level)
      const chairs = Array.from({ length: seats }, (_, seat) => seat)
      tx.add({ kind: 'dealt', chairs, start: moment.position, before: moment.before, rules: game.version })
      tx.settle()
    })
  }

  /** The same people and setting at a new table, which deals by itself once they have come. Its id follows from the old
   * one: whoever asks, there is one. */
  async rematch(old: LiveTable, guest: string, wish: string): Promise<void> {
    const { state } = old
    if (state.phase !== 'over') throw new Refusal('not_now')
    const seats = state.seatsOf(guest)
    if (seats.length === 0 && guest !== state.host) throw new Refusal('not_yours')
    const id = PREFIX + hashOf(`${state.id} again ${toHex(state.secret)}`).slice(0, 24)
    if (!state.rematch) {
      const game = wish ? await this.game(wish) : state.game
      const other = game.name !== state.game.name
      const setup = { ...state.setup, seats: state.chairs.length, ...(other ? { options: {}, deck: null } : {}) }
      playOptions(game, setup, setup.seats)
      if ((await this.store.rows(id, 0)).length === 0)
        await this.lay(id, game, setup, (tx) => sitAgain(tx, state), { host: state.host || guest, again: true })
    }
    await old.change(guest, (tx) => {
      if (!tx.state.rematch || !seats.every((seat) => tx.state.again.includes(seat)))
        tx.add({ kind: 'rematched', table: id, seats, game: wish })
    })
    const next = await this.table(id)
    if (next?.state.phase === 'playing')
      await next.change(guest, (tx) => {
        for (const seat of seats) if (tx.state.chairs[seat]?.level) tx.add({ kind: 'tookback', seat })
      })
  }

  private async lay(
    id: string,
    game: Game,
    setup: TableSetup,
    fill: (tx: Transaction) => void,
    { host = GUEST, again = false } = {},
  ): Promise<LiveTable> {
    await this.makeRoom()
    const table = new LiveTable(this, id)
    const secret = toHex(this.outside.random(32))
    const code = this.outside.code()
    await table.change('', (tx) => {
      tx.add({ kind: 'made', game: game.name, rules: game.version, code, host, secret, again, ...setup })
      tx.guest = host
      fill(tx)
    })
    this.tables.set(id, Promise.resolve(table))
    return table
  }

  /** So many games are kept: of the finished ones the oldest goes. */
  private async makeRoom(): Promise<void> {
    const cards = await this.store.cards()
    if (cards.length < MOST_TABLES) return
    const oldest = cards.filter((card) => card.phase === 'over').sort((a, b) => a.touched - b.touched)[0]
    if (!oldest) throw new Refusal('tables', `you have ${cards.length} tables under way; finish one first`)
    await this.forget(oldest.id)
  }

  async forget(id: string): Promise<void> {
    const table = await this.tables.get(id)
    if (table) {
      table.tellAll({ t: 'bye', why: 'no_table', again: -1 })
      table.closed = true
      clearTimeout(this.timers.get(id))
    }
    this.tables.delete(id)
    this.closed.delete(id)
    await this.store.drop(id)
  }

  // What follows from a change

  changed(table: LiveTable, bodies: readonly Entry[]): void {
    const { state } = table
    if (bodies.some((body) => body.kind === 'finished')) void this.keepRecord(state.id)
    if (table.closed || table.watchers.length === 0) return // where nobody looks, nothing goes on
    this.bots.wake(table)
    this.bots.heard(table, bodies)
    clearTimeout(this.timers.get(state.id))
    const wake = state.phase === 'over' ? null : state.wake
    if (wake !== null) {
      const left = Math.max(0, wake - this.now()) * 1000
      this.timers.set(
        state.id,
        setTimeout(() => void this.lookAt(table), Math.min(left, 2 ** 31 - 1)),
      )
    }
  }

  private async lookAt(table: LiveTable): Promise<void> {
    if (table.closed) return
    const before = table.state
    try {
      await table.change('', timeOut)
    } catch (error) {
      if (!(error instanceof Refusal)) return this.broke(table, error)
    }
    if (table.state === before) this.changed(table, []) // the timer was early, or what is kept is out of reach
  }

  advise(table: LiveTable, known: Uint8Array, seat: number): Promise<TableAdvice> {
    return this.thinkers.advise(table.state.game.name, known, seat)
  }

  /** The rules failed on what is here: this table stays closed, the others go on. */
  broke(table: LiveTable, error: unknown): void {
    if (table.closed) return
    console.error(`table ${table.state.id} cannot go on`, error)
    table.closed = true
    const why = error instanceof BadLog ? error.why : 'unreadable'
    this.closed.set(table.state.id, why)
    clearTimeout(this.timers.get(table.state.id))
    table.tellAll({ t: 'bye', why, again: -1 })
    this.tables.delete(table.state.id)
    table.stir()
  }

  /** Records, replays and reviews: fetched when they are first wanted. */
  lookingBack(): Promise<LookingBack> {
    this.back ??= import('./looking_back').then((found) => new found.LookingBack(this, this.thinkers))
    this.back.catch(() => (this.back = null))
    return this.back
  }

  /** Of a game that has just ended. Where that fails now, it is written when somebody asks for it. */
  private async keepRecord(id: string): Promise<void> {
    await this.lookingBack()
      .then((back) => back.record(id))
      .catch(() => undefined)
  }

  /** What the HTTP interface would answer; path without /api. */
  request(method: string, path: string, body?: string): Promise<Answer> {
    return answered(this, method, path, body ?? '')
  }

  async me(): Promise<Me> {
    return (await this.store.me()) ?? { id: GUEST, name: '', look: 0 }
  }
}

function sitAgain(tx: Transaction, state: TableState): void {
  state.chairs.forEach(({ name, look, guest, level }, seat) => {
    tx.add({ kind: 'sat', seat, name, look, guest, level: guest ? '' : level })
  })
}

const hashOf = (key: string): string => toHex(byHand(new TextEncoder().encode(`rumpus key ${key}`)))
