/** Records, replays and reviews of the room in the page (table/records). Fetched when somebody first looks back. */
import { toHex } from '../fair/check'
import { byHand } from '../fair/sha256'
import type {
  AdvisedMove,
  Counsel,
  RecordCard,
  Replay,
  ReplayStep,
  ShelfGame,
  ShelfPage,
  TalkLine,
} from '../wire/messages'
import type { Thinkers } from './bots'
import { WATCHER, type Game, type Table } from './game'
import { BrowserReviews } from './kept_reviews'
import { different, told } from './messages'
import { readRecord, recordFields, withoutWhispers, writeRecord, type GameRecord, type RecordEntry } from './record'
import { BadRecord, NotHere, Refusal } from './refusal'
import { EVERYTHING, fairnessOf, momentOf, replayOf, replayRunning, seen, seenEvent, type Moment } from './replay'
import { numberOf, type Wanted } from './requests'
import { Reviews } from './reviews'
import { GUEST, PREFIX, type Room } from './room'
import { CHANCE, OVER } from './rules'
import { shelfGame } from './shelf'
import type { KeptRecord } from './store'
import type { TableState } from './table_state'
import type { View } from './visibility'

/** Records that were brought. */
const MOST_RECORDS = 40

/** A move that was not played, as far as it goes by itself: what it does, and who has the word then. */
export interface WhatIf {
  events: ReplayStep['events']
  view: Table
  stops: 'chance' | 'seat' | 'again' | 'over'
}

export class LookingBack {
  private readonly reviews: Reviews

  constructor(
    private readonly room: Room,
    private readonly thinkers: Thinkers,
  ) {
    this.reviews = new Reviews(
      thinkers,
      typeof indexedDB === 'undefined' ? undefined : new BrowserReviews(() => room.now()),
    )
  }

  async answer({ what, id, body, query }: Wanted): Promise<unknown> {
    const number = (name: string, without = NaN): number => numberOf(query, name, without)
    switch (what) {
      case 'GET games/*/records':
        return this.recordCards(id)
      case 'GET shelf':
        return { games: await this.shelf(), more: false } satisfies ShelfPage
      case 'GET shelf/*':
        return this.exported()
      case 'DELETE shelf':
        return this.forgetAll()
      case 'GET tables/*/replay':
        return this.replaySoFar(id, number('seat'))
      case 'POST records':
        return this.bring(body)
      case 'GET records/*':
        return (await this.needRecord(id)).text
      case 'GET records/*/replay':
        return this.replay(id, number('seat', EVERYTHING))
      case 'GET records/*/fairness':
        return fairnessOf(await this.readRecord(id))
      case 'GET records/*/review': {
        const { text } = await this.needRecord(id)
        return this.reviews.whole(markOf(text), await this.read(text))
      }
      case 'GET records/*/advice':
        return this.counsel(id, number('step'), number('seat'))
      case 'POST reviews':
        return this.reviews.begin(markOf(body), await this.read(body))
      case 'GET reviews/*':
        return this.reviews.after(id, number('after', -1))
      case 'DELETE reviews/*':
        return this.reviews.stop(id)
      case 'GET reviews/*/choices':
        return this.choices(id, number('step'), number('seat'))
      case 'GET reviews/*/whatif':
        return this.whatIf(id, number('step'), number('seat'), number('move'), number('eyes', EVERYTHING))
      default:
        throw new NotHere('nothing of that name on this device')
    }
  }

  // Records

  /** The record of a finished game; written when it is first wanted. */
  async record(id: string): Promise<KeptRecord | null> {
    const { store } = this.room
    const found = await store.record(id)
    if (found) return found
    const table = await this.room.table(id)
    if (table?.state.phase !== 'over') return null
    const kept = { id, game: table.state.game.name, text: recordText(table.state), created: table.state.touched }
    await store.putRecord(kept)
    this.room.putAway(table)
    return kept
  }

  /** A moment of a finished game that can be played on. */
  async moment(id: string, step: number): Promise<Moment> {
    const moment = momentOf(await this.readRecord(id), step)
    if (!moment) throw new Refusal('not_now', 'nothing can be played from there')
    return moment
  }

  private async needRecord(id: string): Promise<KeptRecord> {
    const kept = await this.record(id)
    if (!kept) throw new NotHere('no such record')
    return kept
  }

  private async readRecord(id: string): Promise<GameRecord> {
    return this.read((await this.needRecord(id)).text)
  }

  private async read(text: string): Promise<GameRecord> {
    const name = /^\{[^\n]{0,200}?"game":\s*"([a-z0-9_]{1,64})"/.exec(text)?.[1] ?? ''
    const game = await this.room.game(name).catch(() => null)
    return readRecord(text, (wanted) => (wanted === name ? game : null))
  }

  private async replay(id: string, seat: number): Promise<Replay> {
    checkEyes(seat)
    return replayOf(id, await this.readRecord(id), seat)
  }

  private async replaySoFar(id: string, seat: number): Promise<Replay> {
    const table = await this.room.table(id)
    if (!table) {
      if (this.room.closed.has(id)) throw new Refusal('not_now', 'the log of this table cannot be played again')
      throw new NotHere('no such table')
    }
    if (!table.state.seatsOf(GUEST).includes(seat)) throw new Refusal('not_yours')
    return table.alone(() => replayRunning(table.state, seat))
  }

  private async bring(text: string): Promise<RecordCard> {
    const { store } = this.room
    const record = await this.read(text)
    const game = await this.room.game(record.header.game)
    if (!record.session && record.header.rules === game.version)
      throw new BadRecord("line 1: 'start' is no deal, and nothing says how the game came there")
    const kept = withoutWhispers(text, [])
    const id = PREFIX + markOf(kept)
    const brought = (await store.records()).filter((one) => one.id !== id).sort((a, b) => a.created - b.created)
    const own = new Set((await store.cards()).map((card) => card.id))
    const others = brought.filter((one) => !own.has(one.id))
    for (const old of others.slice(0, Math.max(0, others.length - MOST_RECORDS + 1))) await store.drop(old.id)
    const now = this.room.now()
    await store.putRecord({ id, game: game.name, text: kept, created: now })
    return cardOf(id, record, now)
  }

  private async recordCards(game: string): Promise<RecordCard[]> {
    const cards = (await this.room.store.cards()).filter((card) => card.game === game && card.phase === 'over')
    return cards.map(({ id, seats, points, places, touched }) => ({
      id,
      game,
      seats: seats.map((seat) => seat.name),
      points,
      places,
      created: touched,
    }))
  }

  // The shelf

  private async shelf(): Promise<ShelfGame[]> {
    const { store } = this.room
    const games: ShelfGame[] = []
    for (const card of (await store.cards()).filter(({ phase }) => phase === 'over')) {
      const record = await this.record(card.id).catch(() => null) // its game's files may be out of reach
      const game = shelfGame(card, await store.rows(card.id, 0), record?.text ?? '')
      if (game) games.push(game)
    }
    return games.sort((a, b) => b.finished - a.finished)
  }

  /** Lines for the file with everything of one person: here that is all there is. */
  private async exported(): Promise<unknown[]> {
    const { store } = this.room
    const games = new Map((await this.shelf()).map((game) => [game.id, game]))
    const records = await store.records()
    const unfinished = (await store.cards()).filter((card) => card.phase !== 'over')
    return [
      { me: await this.room.me(), here: true },
      ...records.map(({ id, game, text }) => ({ game: games.get(id) ?? { id, game }, record: text, here: true })),
      ...unfinished.map(({ id, game, phase }) => ({ table: { id, game, state: phase }, here: true })),
    ]
  }

  private async forgetAll(): Promise<void> {
    const { store } = this.room
    for (const { id } of await store.cards()) await this.room.forget(id)
    for (const { id } of await store.records()) await store.drop(id)
    await store.putMe({ id: GUEST, name: '', look: 0 })
    await this.reviews.forget()
  }

  // What could have been

  /** What a strong bot would have done there, from what the seat could know. Best first. */
  private async counsel(id: string, step: number, seat: number): Promise<Counsel> {
    const moment = decisionOf(await this.readRecord(id), step, seat)
    return { moves: moment ? await this.thinkers.counsel(moment.game.name, moment.state, seat) : [] }
  }

  /** What each move there promises, what was played among them; from what the seat could know. */
  private async choices(id: string, step: number, seat: number): Promise<{ moves: AdvisedMove[] }> {
    const moment = decisionOf(this.reviews.recordOf(id), step, seat)
    if (!moment) return { moves: [] }
    const { game, state, played } = moment
    return { moves: await this.thinkers.weigh(game.name, state, seat, played === null ? [] : [played]) }
  }

  /** Another move there, played by the rules on the cards as they lay. It stops where anybody has to decide, or chance. */
  private whatIf(id: string, step: number, seat: number, move: number, eyes: number): WhatIf {
    checkEyes(eyes)
    const record = this.reviews.recordOf(id)
    const moment = decisionOf(record, step, seat)
    if (!moment?.game.legal(moment.state, seat).includes(move)) throw new Refusal('illegal', String(move))
    const { game, state } = moment
    const [after, rows] = game.play(state, seat, move)
    const fields = recordFields(record.header)
    const [before, now] = [state, after].map((s) => seen(fields, game.object(s), eyes)) as [View, View]
    const turn = game.turn(after)
    return {
      events: rows.map((row) => told(seenEvent(game, game.event(row), eyes))),
      view: different(before, now),
      stops: turn === OVER ? 'over' : turn === CHANCE ? 'chance' : (turn >> seat) & 1 ? 'again' : 'seat',
    }
  }
}

/** The position before a line of a record that the seat could decide in, and the move of that line if it was the seat's. */
function decisionOf(
  { session, entries }: GameRecord,
  step: number,
  seat: number,
): { game: Game; state: Uint8Array; played: number | null } | null {
  const made = stepsIn(entries.slice(0, step))
  const state = session && [...session.states()][made]
  if (!state || !session.game.mayAct(state, seat)) return null
  const done = session.steps[made]
  return { game: session.game, state, played: done?.kind === 'play' && done.seat === seat ? done.number : null }
}

/** How many of these entries are steps of the game. */
const stepsIn = (entries: readonly RecordEntry[]): number =>
  entries.filter(({ kind }) => kind !== 'say' && kind !== 'clock').length

function checkEyes(seat: number): void {
  if (!Number.isInteger(seat) || seat < EVERYTHING || seat > WATCHER)
    throw new Refusal('bad_message', 'seat is -1 (everything), a seat, or 8 (a watcher)')
}

const markOf = (text: string): string => toHex(byHand(new TextEncoder().encode(text))).slice(0, 24)

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
