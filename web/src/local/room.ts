/** The room: every table on this device, and what keeps them going (table/room.py, table/http). It answers what a server
 * would, to one person: who holds this device. */
import { toHex } from '../fair/check'
import { byHand } from '../fair/sha256'
import type {
  ClientMessage,
  Counsel,
  GameDetail,
  Json,
  Lobby,
  MadeTable,
  MakeTable,
  Me,
  Practice,
  RecordCard,
  ServerMessage,
  ShelfGame,
  TableCard,
  TalkLine,
} from '../wire/messages'
import { BotSeats, type Thinkers } from './bots'
import { cleanName, needLevel, restartClock, run, seatBot, timeOut } from './commands'
import { paceOf, type Entry, type TableSetup } from './entries'
import type { Game, Table } from './game'
import { houseDeck, isTable } from './options'
import { BadRecord, readRecord, withoutWhispers, writeRecord, type GameRecord, type RecordEntry } from './record'
import { Refusal } from './refusal'
import { Reviews } from './reviews'
import { EVERYTHING, fairnessOf, momentOf, replayOf, replayRunning, type Moment } from './replay'
import { RulesTrap } from './rules'
import { CHANGE_ME, MAKE_TABLE, PRACTICE } from './shapes'
import { shelfGame } from './shelf'
import { BadLog, playOptions, type TableState, type Transaction } from './table_state'
import { NoSpace, type KeptRecord, type Store } from './store'
import { Connection, LiveTable, type Surroundings, type TableAdvice, type TableSummary } from './table'

/** Who holds this device. */
export const GUEST = 'here'
/** Ids of tables and records on this device begin with this. */
export const PREFIX = 'here-'
/** Games that are kept; of the finished ones the oldest go first. */
const MOST_TABLES = 60
/** Seconds until who could not be let in may try again. */
const COME_BACK = 5
/** Records that were brought. */
const MOST_RECORDS = 40

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

export interface Answer {
  status: number
  body: unknown
}

const STATUS: Record<string, number> = {
  bad_message: 400,
  option: 400,
  level: 400,
  statement: 400,
  not_yours: 403,
  not_host: 403,
  link: 404,
  token: 401,
  too_fast: 429,
  busy: 503,
}

/** Nothing of that name. */
class NotHere extends Error {
  override name = 'NotHere'
}

export class Room implements Surroundings {
  private readonly tables = new Map<string, Promise<LiveTable | null>>()
  private readonly closed = new Map<string, 'other_rules' | 'unreadable'>()
  private readonly games = new Map<string, Game>()
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>()
  private readonly bots: BotSeats
  private readonly reviews: Reviews

  constructor(
    readonly store: Store,
    private readonly library: Library,
    private readonly thinkers: Thinkers,
    private readonly outside: Outside,
    { pauses = true, server = '' } = {},
  ) {
    this.reviews = new Reviews(thinkers)
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

  private async game(name: string): Promise<Game> {
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
  private putAway(table: LiveTable): void {
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

  private async make(wish: MakeTable): Promise<LiveTable> {
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
  private async takeOver(moment: Moment, wish: Practice): Promise<LiveTable> {
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

  private async forget(id: string): Promise<void> {
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
    if (bodies.some((body) => body.kind === 'finished')) void this.record(state.id).catch(() => undefined)
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

  // Requests

  /** What the HTTP interface would answer; path without /api. */
  async request(method: string, path: string, body?: string): Promise<Answer> {
    try {
      const found = await this.answer(method, new URL(path, 'http://here'), body ?? '')
      return { status: found === undefined ? 204 : method === 'POST' ? 201 : 200, body: found }
    } catch (error) {
      if (error instanceof Refusal)
        return { status: STATUS[error.why] ?? 409, body: { why: error.why, detail: error.detail } }
      if (error instanceof NotHere || error instanceof URIError)
        return { status: 404, body: { why: 'not_found', detail: error.message } }
      if (error instanceof BadRecord || error instanceof RulesTrap || error instanceof BadLog)
        return { status: 400, body: { why: 'bad_message', detail: `${error.name}: ${error.message}` } }
      if (error instanceof NoSpace) return { status: 409, body: { why: 'no_room', detail: error.message } }
      console.error(error)
      return { status: 500, body: { why: 'unexpected', detail: String(error) } }
    }
  }

  private async answer(method: string, url: URL, body: string): Promise<unknown> {
    const [kind = '', id = '', what = '', more = ''] = url.pathname.slice(1).split('/').map(decodeURIComponent)
    const number = (name: string, without: number): number => Number(url.searchParams.get(name) ?? without)
    switch (`${method} ${kind}${id && '/*'}${what && `/${what}`}`) {
      case 'GET games':
        return (await this.library.shelf()).shelf
      case 'GET games/*':
        return this.library.detail(id)
      case 'GET games/*/rules':
        return this.library.rules(id, more)
      case 'GET games/*/records':
        return this.recordCards(id)
      case 'POST games/*/deck':
        return houseDeck(await this.game(id), given(body, null))
      case 'GET lobby':
        return this.lobby()
      case 'GET me':
        return this.me()
      case 'PATCH me':
        return this.changeMe(given(body, CHANGE_ME))
      case 'GET shelf':
        return { games: await this.shelf() }
      case 'GET shelf/*':
        return this.exported()
      case 'DELETE shelf':
        return this.forgetAll()
      case 'GET notices':
        return { notices: [], push_key: '' }
      case 'GET network':
        return { may: false, open: false, address: '', phones: 0, came: [], problem: '' }
      case 'POST tables': {
        const { state } = await this.make(given(body, MAKE_TABLE, ['game']) as unknown as MakeTable)
        return { id: state.id, code: state.code } satisfies MadeTable
      }
      case 'DELETE tables/*':
        return this.forget(id)
      case 'GET tables/*/replay':
        return this.replaySoFar(id, number('seat', NaN))
      case 'POST records':
        return this.bring(body)
      case 'GET records/*':
        return (await this.needRecord(id)).text
      case 'GET records/*/replay':
        return this.replay(id, number('seat', EVERYTHING))
      case 'GET records/*/fairness':
        return fairnessOf(await this.readRecord(id))
      case 'GET records/*/review':
        return this.reviews.whole(id, await this.readRecord(id))
      case 'POST reviews': {
        const mark = toHex(byHand(new TextEncoder().encode(body))).slice(0, 24)
        return this.reviews.begin(mark, await this.read(body))
      }
      case 'GET reviews/*':
        return this.reviews.after(id, number('after', -1))
      case 'GET records/*/advice':
        return this.counsel(id, number('step', NaN), number('seat', NaN))
      case 'POST records/*/practice': {
        const wish = given(body, PRACTICE, ['step', 'seat']) as unknown as Practice
        const moment = momentOf(await this.readRecord(id), wish.step)
        if (!moment) throw new Refusal('not_now', 'nothing can be played from there')
        const { state } = await this.takeOver(moment, wish)
        return { id: state.id, code: state.code } satisfies MadeTable
      }
      default:
        throw new NotHere('nothing of that name on this device')
    }
  }

  private async me(): Promise<Me> {
    return (await this.store.me()) ?? { id: GUEST, name: '', look: 0 }
  }

  private async changeMe(change: Table): Promise<Me> {
    const now = await this.me()
    const name = typeof change.name === 'string' ? cleanName(change.name) : now.name
    const look = typeof change.look === 'number' ? change.look : now.look
    const me = { id: now.id, name, look }
    await this.store.putMe(me)
    return me
  }

  private async lobby(): Promise<Lobby> {
    const { rules } = await this.library.shelf()
    const cards = (await this.store.cards()).sort((a, b) => b.touched - a.touched)
    return { listed: [], mine: cards.map((card) => this.card(card, rules)) }
  }

  // The shelf

  private async shelf(): Promise<ShelfGame[]> {
    const cards = (await this.store.cards()).filter((card) => card.phase === 'over')
    const texts = new Map((await this.store.records()).map(({ id, text }) => [id, text]))
    const games = await Promise.all(
      cards.map(async (card) => {
        const { moves } = (await this.library.detail(card.game).catch(() => ({ moves: [] }))) as GameDetail
        return shelfGame(card, await this.store.rows(card.id, 0), texts.get(card.id) ?? '', moves)
      }),
    )
    return games.filter((game) => game !== null).sort((a, b) => b.finished - a.finished)
  }

  /** Lines for the file with everything of one person: here that is all there is. */
  private async exported(): Promise<unknown[]> {
    const games = new Map((await this.shelf()).map((game) => [game.id, game]))
    const records = await this.store.records()
    const unfinished = (await this.store.cards()).filter((card) => card.phase !== 'over')
    return [
      { me: await this.me(), here: true },
      ...records.map(({ id, game, text }) => ({ game: games.get(id) ?? { id, game }, record: text, here: true })),
      ...unfinished.map(({ id, game, phase }) => ({ table: { id, game, state: phase }, here: true })),
    ]
  }

  private async forgetAll(): Promise<void> {
    for (const { id } of await this.store.cards()) await this.forget(id)
    for (const { id } of await this.store.records()) await this.store.drop(id)
    await this.store.putMe({ id: GUEST, name: '', look: 0 })
  }

  private card(card: TableSummary, rules: Record<string, number>): TableCard {
    const { id, code, game, title, pace, phase, seats, turn, touched } = card
    const other = phase === 'playing' && rules[game] !== card.rules
    return {
      id,
      code,
      game,
      title,
      pace,
      phase,
      listed: false,
      seats,
      free: seats.filter((seat) => seat.kind === 'free').length,
      mine: seats.filter((seat) => seat.kind === 'person').map((seat) => seat.seat),
      turn,
      touched,
      closed: this.closed.get(id) ?? (other ? 'other_rules' : null),
    }
  }

  private async replaySoFar(id: string, seat: number) {
    const table = await this.table(id)
    if (!table) {
      if (this.closed.has(id)) throw new Refusal('not_now', 'the log of this table cannot be played again')
      throw new NotHere('no such table')
    }
    if (!table.state.seatsOf(GUEST).includes(seat)) throw new Refusal('not_yours')
    return table.alone(() => replayRunning(table.state, seat))
  }

  // Records

  /** The record of a finished game; written when it is first wanted. */
  private async record(id: string): Promise<KeptRecord | null> {
    const found = await this.store.record(id)
    if (found) return found
    const table = await this.table(id)
    if (table?.state.phase !== 'over') return null
    const kept = { id, game: table.state.game.name, text: recordText(table.state), created: table.state.touched }
    await this.store.putRecord(kept)
    this.putAway(table)
    return kept
  }

  private async needRecord(id: string): Promise<KeptRecord> {
    const kept = await this.record(id)
    if (!kept) throw new NotHere('no such record')
    return kept
  }

  private async readRecord(id: string): Promise<GameRecord> {
    const kept = await this.needRecord(id)
    return this.read(kept.text)
  }

  private async read(text: string): Promise<GameRecord> {
    const name = /^\{[^\n]{0,200}?"game":\s*"([a-z0-9_]{1,64})"/.exec(text)?.[1] ?? ''
    const game = await this.game(name).catch(() => null)
    return readRecord(text, (wanted) => (wanted === name ? game : null))
  }

  private async replay(id: string, seat: number) {
    if (!Number.isInteger(seat) || seat < EVERYTHING || seat > 8)
      throw new Refusal('bad_message', 'seat is -1 (everything), a seat, or 8 (a watcher)')
    return replayOf(id, await this.readRecord(id), seat)
  }

  private async bring(text: string): Promise<RecordCard> {
    const record = await this.read(text)
    const game = await this.game(record.header.game)
    if (!record.session && record.header.rules === game.version)
      throw new BadRecord("line 1: 'start' is no deal, and nothing says how the game came there")
    const kept = withoutWhispers(text, [])
    const id = PREFIX + toHex(byHand(new TextEncoder().encode(kept))).slice(0, 24)
    const brought = (await this.store.records()).filter((one) => one.id !== id).sort((a, b) => a.created - b.created)
    const own = new Set((await this.store.cards()).map((card) => card.id))
    const others = brought.filter((one) => !own.has(one.id))
    for (const old of others.slice(0, Math.max(0, others.length - MOST_RECORDS + 1))) await this.store.drop(old.id)
    const now = this.now()
    await this.store.putRecord({ id, game: game.name, text: kept, created: now })
    return cardOf(id, record, now)
  }

  private async recordCards(game: string): Promise<RecordCard[]> {
    const cards = (await this.store.cards()).filter((card) => card.game === game && card.phase === 'over')
    return cards.map(({ id, seats, points, places, touched }) => ({
      id,
      game,
      seats: seats.map((seat) => seat.name),
      points,
      places,
      created: touched,
    }))
  }

  /** What a strong bot would have done there, from what the seat could know. Best first. */
  private async counsel(id: string, step: number, seat: number): Promise<Counsel> {
    const { session, entries } = await this.readRecord(id)
    const state = session && [...session.states()][stepsIn(entries.slice(0, step))]
    if (!state || !session.game.mayAct(state, seat)) return { moves: [] }
    return { moves: await this.thinkers.counsel(session.game.name, state, seat) }
  }
}

/** How many of these entries are steps of the game. */
const stepsIn = (entries: readonly RecordEntry[]): number =>
  entries.filter(({ kind }) => kind !== 'say' && kind !== 'clock').length

function recordText(state: TableState): string {
  const live = state.needGame()
  const notes = new Map<number, TalkLine[]>()
  for (const { steps, line } of state.talk) notes.set(steps, [...(notes.get(steps) ?? []), line])
  return writeRecord(
    live,
    state.chairs.map((chair) => chair.name),
    notes,
    { commitment: state.commitment, contributions: live.contributions, secret: state.secret },
  )
}

function cardOf(id: string, record: GameRecord, created: number): RecordCard {
  const { points, places } = record.last.result ?? { points: [], places: [] }
  return { id, game: record.header.game, seats: record.header.seats, points, places, created }
}

function sitAgain(tx: Transaction, state: TableState): void {
  state.chairs.forEach(({ name, look, guest, level }, seat) => {
    tx.add({ kind: 'sat', seat, name, look, guest, level: guest ? '' : level })
  })
}

const hashOf = (key: string): string => toHex(byHand(new TextEncoder().encode(`rumpus key ${key}`)))

/** A request's body; a refusal where it is none. */
function given(body: string, checks: Record<string, (value: Json) => boolean> | null, must: string[] = []): Table {
  let found: Json
  try {
    found = JSON.parse(body) as Json
  } catch {
    throw new Refusal('bad_message', 'the body is no JSON')
  }
  if (!isTable(found)) throw new Refusal('bad_message', 'the body is an object')
  for (const name of must) if (!Object.hasOwn(found, name)) throw new Refusal('bad_message', `${name} is missing`)
  for (const [name, value] of Object.entries(checks ? found : {}))
    if (!checks?.[name]?.(value)) throw new Refusal('bad_message', `${name.slice(0, 40)} is not what it should be`)
  return found
}
