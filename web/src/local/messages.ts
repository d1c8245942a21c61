/** What each viewer of a table is told (table/delivery/messages.py, preview.py, counsel.py).
 *
 * Everything that leaves goes through visibility.ts. A step is told as the fields that look different to this viewer,
 * found by comparing with what it saw before: that a hidden field has changed must not show. */
import type {
  AskAdvice,
  Asked,
  AskOdds,
  Describe,
  Described,
  Json,
  OddsTold,
  Preview,
  Previewed,
  Result,
  Snapshot,
  Step,
  TurnTold,
} from '../wire/messages'
import { toHex } from '../fair/check'
import { hears, moveNumber } from './commands'
import { WATCHER, type Event, type Game, type Table } from './game'
import type { LiveGame } from './live_game'
import { same } from './options'
import { Refusal } from './refusal'
import { CHANCE, OVER, type EventRow } from './rules'
import type { SessionStep } from './session'
import { pack, type StateObject } from './state'
import type { TableState, Transaction } from './table_state'
import type { View } from './visibility'

/** Events in a snapshot. */
const STORY = 60
/** So far back the beginning of a turn is looked for. */
const TURN = 120
const TALK = 100

type Told = [string, Record<string, number | null>]

/** A seat, or the watchers: what it saw last. */
export class Viewer {
  n = 0
  private view: View = {}
  private last = ''

  constructor(
    readonly seat: number,
    live: LiveGame | null,
  ) {
    if (!live) return
    this.view = live.game.see(live.state, seat)
    this.last = JSON.stringify([ask(live, seat, this.view), tail(live)])
  }

  /** The step as this viewer sees it, or nothing if it cannot tell that anything happened. */
  step(live: LiveGame, first: number, turns: TurnTold[]): Step | null {
    const view = live.game.see(live.state, this.seat)
    const changes = different(this.view, view)
    const events = rowsOf(live.steps.slice(first)).map((row) => told(live.game.seeEvent(row, this.seat)))
    const asked = ask(live, this.seat, view)
    const last = JSON.stringify([asked, tail(live)])
    const same = last === this.last
    this.view = view
    this.last = last
    if (events.length === 0 && Object.keys(changes).length === 0 && same) return null
    this.n += 1
    return { t: 'step', seat: this.seat, n: this.n, events, turns, view: changes, asked, ...tail(live) }
  }
}

export function snapshot(state: TableState, viewer: Viewer): Snapshot {
  const { liveGame: live, game } = state
  const { seat } = viewer
  const view = live && game.see(live.state, seat)
  const rows = live ? rowsOf(live.steps).slice(-STORY) : []
  // Where memory is the game, a screen that comes back does not remember for its owner.
  const eyes = game.manifest.passing ? WATCHER : seat
  return {
    t: 'snapshot',
    seat,
    n: viewer.n,
    table: state.tableInfo(),
    seats: state.seatInfos(),
    view: view as Table | null,
    asked: live && view && ask(live, seat, view),
    ...(live ? tail(live) : { waiting: [], sealed: false, clock: null }),
    story: rows.map((row) => told(game.seeEvent(row, eyes))),
    turns: turnsOf(game, rows),
    talk: state.talk
      .filter(({ line }) => hears(line, seat))
      .map(({ line }) => line)
      .slice(-TALK),
    result: resultOf(state),
  }
}

const tail = (live: LiveGame) => ({ waiting: [...live.waiting], sealed: live.sealed, clock: live.clock })

/** At the end: the secret that was committed to, and where the record is. */
export function resultOf(state: TableState): Result | null {
  if (state.phase !== 'over' || !state.liveGame) return null
  return {
    points: state.points,
    places: state.places,
    secret: toHex(state.secret),
    contributions: state.liveGame.contributions.map(toHex),
    record: `/api/records/${state.id}`,
  }
}

function ask(live: LiveGame, seat: number, view: View): Asked | null {
  const legal = live.asked[seat]
  return legal ? askOf(live.game, seat, view, live.decisions[seat] as number, legal) : null
}

function askOf(game: Game, seat: number, view: View, decision: number, legal: readonly number[]): Asked {
  const { message, numbers, names, seats } = game.script.ask(view, seat)
  return {
    decision,
    message,
    numbers,
    names,
    seats,
    legal: legal.map((move) => ({ move, code: game.moveCode(move) })),
    figures: game.script.figures(view, seat) as Table,
  }
}

/** The board in sentences, the same that the terminal says. */
export function describe(state: TableState, message: Describe): Described {
  const view = state.game.see(state.needGame().state, message.seat)
  const sentences = state.game.script.spoken(view, message.seat)
  return { t: 'described', id: message.id ?? 0, seat: message.seat, sentences }
}

// What happened, event by event and by turns

const rowsOf = (steps: readonly SessionStep[]): EventRow[] => steps.flatMap((step) => step.log)

export const told = ({ kind, arguments: args }: Event): Told => [kind, args]

/** What was done since the event number `first`, by turns: a turn is told to all alike, from what watchers know. */
function turnsOf(game: Game, rows: readonly EventRow[], first = 0): TurnTold[] {
  const turns = game.script.turnsTold(rows.map((row) => told(game.seeEvent(row, WATCHER))))
  return turns
    .filter((_, i) => (turns[i + 1]?.[0] ?? rows.length) > first)
    .map(([start, said]) => ({ since: rows.length - start, said }))
}

/** The turns of the steps since number `first`, which may go on with one that began before: so far back is read. */
export function turnsSince(live: LiveGame, first: number): TurnTold[] {
  const { game, steps } = live
  const fresh = rowsOf(steps.slice(first))
  if (fresh.length === 0 || game.script.turnBegins.length === 0) return []
  let rows = fresh
  for (let before = first - 1; before >= 0 && rows.length < TURN; before -= 1) {
    if (begun(game, rows, rows.length - fresh.length)) break
    rows = [...(steps[before] as SessionStep).log, ...rows]
  }
  return turnsOf(game, rows, rows.length - fresh.length)
}

/** Whether a turn begins among these events, after the first and up to number `last`. Of several of a kind in a row
 * (three dice, a line of scores) the first begins it. */
function begun(game: Game, rows: readonly EventRow[], last: number): boolean {
  const kinds = rows.slice(0, last + 1).map((row) => game.event(row).kind)
  return kinds.some((kind, at) => at > 0 && game.script.turnBegins.includes(kind) && kinds[at - 1] !== kind)
}

export function different(before: View, after: View): Table {
  const changed = Object.entries(after).filter(([name, value]) => !same(before[name] as Json, value as Json))
  return Object.fromEntries(changed) as Table
}

// Previews: what a move would do, as far as the seat that asks can know. Several worlds that could be true are imagined
// from what the seat knows, the moves are made in each, and only what comes out the same in all of them is told.

const WORLDS = 4
/** Where a move opens cards: four worlds agree too easily on one of them. */
const MANY = 32

export function preview(state: TableState, message: Preview): Previewed {
  const { game } = state
  const { seat, decision } = message
  const live = state.needGame()
  if (state.setup.strict) throw new Refusal('preview')
  if (decision !== live.decisions[seat] || !live.asked[seat]) throw new Refusal('gone')
  const now = game.see(live.state, seat)
  const moves = message.moves.map((move) => {
    const number = moveNumber(state, move)
    if (!game.hasMove(number)) throw new Refusal('illegal', String(number))
    return number
  })
  const does = (events: Told[]) => game.script.moveDoes(now, seat, moves, events) ?? []
  const answer = { t: 'previewed', id: message.id ?? 0, seat } as const
  if (game.manifest.passing) {
    needLegal(game, live.asked[seat] as number[], moves[0] as number)
    return { ...answer, events: [], view: {}, asked: null, stops: 'hidden', said: does([]), figures: {} }
  }
  const known = game.know(live.state, seat)
  const few = foresee(game, known, seat, moves, WORLDS)
  const opens = few.stops === 'hidden' || opened(now as Json, game.see(few.worlds[0] as Uint8Array, seat) as Json)
  const { worlds, certain, stops } = opens ? foresee(game, known, seat, moves, MANY) : few
  const views = worlds.map((world) => game.see(world, seat))
  const after = views[0] as View
  const changed = Object.entries(different(now, after)).filter(([name, value]) =>
    views.every((view) => same(view[name] as Json, value)),
  )
  const figures = views.map((view) => game.script.figures(view, seat) as Table)
  const sure = Object.entries(figures[0] as Table).filter(([name, value]) =>
    figures.every((other) => same(other[name], value)),
  )
  const legal = game.legal(worlds[0] as Uint8Array, seat)
  return {
    ...answer,
    events: certain.map(told),
    view: Object.fromEntries(changed),
    asked: !stops && legal.length > 0 ? askOf(game, seat, after, decision + moves.length, legal) : null,
    stops,
    said: does(certain.map(told)),
    figures: Object.fromEntries(sure),
  }
}

interface Foreseen {
  worlds: Uint8Array[]
  certain: Event[]
  stops: Previewed['stops']
}

function foresee(game: Game, known: Uint8Array, seat: number, moves: readonly number[], count: number): Foreseen {
  let worlds = Array.from({ length: count }, (_, i) => game.imagined(known, seat, i))
  const certain: Event[] = []
  let stops: Previewed['stops'] = ''
  for (const [number, move] of moves.entries()) {
    for (const world of worlds) needLegal(game, game.legal(world, seat), move)
    const made = worlds.map((world) => game.play(world, seat, move))
    worlds = made.map(([after]) => after)
    const seen = made.map(([, log]) => log.map((row) => game.seeEvent(row, seat)))
    const shortest = Math.min(...seen.map((events) => events.length))
    let common = 0
    while (common < shortest && seen.every((events) => sameEvent(events[common], seen[0]?.[common]))) common += 1
    certain.push(...(seen[0] as Event[]).slice(0, common))
    stops = stopsAt(
      game,
      worlds,
      seat,
      made.every(([, log]) => log.length === common),
    )
    if (stops === 'hidden' || (stops && number < moves.length - 1)) break
  }
  return { worlds, certain, stops }
}

/** Whether a cell can be seen that could not. */
function opened(before: Json, after: Json): boolean {
  if (before === null) return after !== null
  if (typeof before !== 'object') return false
  return Object.entries(before).some(([name, cell]) => opened(cell as Json, (after as Table)[name] as Json))
}

function needLegal(game: Game, legal: readonly number[], move: number): void {
  if (!legal.includes(move)) throw new Refusal('illegal', game.moveCode(move))
}

const sameEvent = (one?: Event, other?: Event): boolean =>
  one?.kind === other?.kind && same(one?.arguments, other?.arguments)

function stopsAt(game: Game, worlds: readonly Uint8Array[], seat: number, alike: boolean): Previewed['stops'] {
  const turns = worlds.map((world) => game.turn(world))
  const views = worlds.map((world) => game.see(world, seat))
  const turn = turns[0] as number
  if (!alike || turns.some((one) => one !== turn) || views.some((view) => !same(view as Json, views[0] as Json)))
    return 'hidden'
  if (turn === OVER) return 'over'
  if (turn === CHANCE) return worlds.every((world) => game.onlyDraws(world)) ? 'draw' : 'chance'
  return (turn >> seat) & 1 ? '' : 'seat'
}

// Counsel: odds and advice

/** For `forget`, which muddles nothing here. */
const NO_LUCK = new Uint8Array(2 * 8 + 64)

/** What the seat knows. Where memory is the game, what it has seen before is forgotten: nobody is reminded. */
function knownAtSight(state: TableState, seat: number): StateObject {
  const { game } = state
  return game.script.forget(game.object(game.know(state.needGame().state, seat)), seat, 0, 0, NO_LUCK)
}

export function needCounsel(tx: Transaction, seat: number): void {
  tx.needSeat(seat)
  tx.needPlaying()
  if (!tx.state.givesAdvice) throw new Refusal('advice')
}

export function odds(state: TableState, message: AskOdds): OddsTold {
  const rows = state.game.script.openOdds(knownAtSight(state, message.seat), message.seat)
  return { t: 'odds', id: message.id ?? 0, seat: message.seat, rows }
}

/** What a bot may think about in this seat's place; from here on the game counts for nothing. */
export function takeAdvice(tx: Transaction, message: AskAdvice): Uint8Array {
  needCounsel(tx, message.seat)
  const live = tx.state.needGame()
  if (message.decision !== live.decisions[message.seat] || !live.asked[message.seat]) throw new Refusal('gone')
  if (!tx.state.advised) tx.add({ kind: 'tookadvice', seat: message.seat })
  return pack(tx.state.game.manifest, knownAtSight(tx.state, message.seat))
}
