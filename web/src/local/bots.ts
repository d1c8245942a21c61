/** Bots at tables (table/bots/seats.py, pacing.py): who is asked thinks elsewhere, takes as long as a person would, then
 * acts, and talks where the game has talk for bots.
 *
 * A pause counts from when those present have seen what happened last. A bot whose thoughts fail some times in a row gives
 * up: the table says so, and from then on it plays any legal move. */
import { byHand } from '../fair/sha256'
import type { AdvisedMove, Statement } from '../wire/messages'
import type { PlayedGame, ReviewPart } from './analysis'
import { checkStatement, hears, playMoves } from './commands'
import type { Chair, Entry } from './entries'
import type { LevelFacts } from './game'
import type { LiveGame } from './live_game'
import { Refusal } from './refusal'
import type { Spoken } from './script'
import type { TableState, Transaction } from './table_state'
import { PAUSE_FACTOR, type TableAdvice, type LiveTable } from './table'

/** Thoughts that failed in a row. */
const GIVES_UP = 3
/** Statements of one bot in one round: nobody likes a chatterbox. */
const MOST_SAID = 8
/** Of what is left of a phase, for one of several moves in it. */
const SHARE = [0.05, 0.22] as const
/** Of a clock: so long a bot leaves it to people to be ready first. */
const FOLLOWS = 0.4
/** Seconds, where no clock runs. */
const FOLLOWS_UNTIMED = 45

/** What a bot is asked: all that its seat knows and has heard, and nothing else. Without legal moves: only talk. */
export interface Question {
  game: string
  level: string
  /** Its character, the same all through one game. */
  key: Uint8Array
  known: Uint8Array
  seat: number
  legal: readonly number[]
  talk: readonly Spoken[]
}

/** A move, or null where others may act too and the bot lets it pass; what it says; and how many times as long as usual
 * it waits with the move. */
export interface Thought {
  move: number | null
  words: { kind: string; slots: Record<string, number> }[]
  patience: number
}

/** Where bots think: what is asked of it never keeps the table waiting. */
export interface Thinkers {
  think(question: Question): Promise<Thought>
  advise(game: string, known: Uint8Array, seat: number): Promise<TableAdvice>
  /** Of a finished game: what a strong bot would have done there; what each move there promises; and each seat's chances
   * through it, told part by part, until it is done or somebody has had enough. */
  counsel(game: string, position: Uint8Array, seat: number): Promise<AdvisedMove[]>
  weigh(game: string, position: Uint8Array, seat: number, also: readonly number[]): Promise<AdvisedMove[]>
  review(game: string, played: PlayedGame, heard: (part: ReviewPart) => void, enough: AbortSignal): Promise<void>
}

export class BotSeats {
  private readonly thinking = new Set<string>()
  private readonly talking = new Set<string>()
  private readonly failures = new Map<string, number>()
  /** How many steps there were when a bot let the moment pass. */
  private readonly passed = new Map<string, number>()

  constructor(
    private readonly thinkers: Thinkers,
    /** A number from 0 to 1. */
    private readonly chance: () => number,
    /** Whether bots take as long as people would; tests switch it off. */
    private readonly pauses: boolean,
  ) {}

  /** Ask every bot whose turn it is, unless it thinks already, or let this very moment pass. */
  wake(table: LiveTable): void {
    const { state } = table
    for (const seat of table.closed ? [] : state.botsAsked) {
      const steps = state.needGame().steps.length
      const which = `${state.id} ${seat}`
      if (this.thinking.has(which) || this.passed.get(which) === steps) continue
      this.thinking.add(which)
      void this.act(table, seat, steps)
    }
  }

  /** Something was said: bots that understand it may answer. */
  heard(table: LiveTable, bodies: readonly Entry[]): void {
    const { state } = table
    if (!bodies.some((body) => body.kind === 'said' && body.statement)) return
    state.chairs.forEach((chair, seat) => {
      const which = `${state.id} ${seat}`
      if (!chair.level || this.talking.has(which) || !mayTalk(state, seat)) return
      this.talking.add(which)
      void this.talk(table, seat).finally(() => this.talking.delete(which))
    })
  }

  private async act(table: LiveTable, seat: number, steps: number): Promise<void> {
    const which = `${table.state.id} ${seat}`
    let again = false
    try {
      await this.decide(table, seat, which)
      this.failures.delete(which)
    } catch (error) {
      // A refusal: the decision has gone, or what is kept is out of reach.
      if (error instanceof ThoughtFailed) {
        again = true
        await this.failed(table, seat, which)
      } else if (!(error instanceof Refusal)) table.around.broke(table, error)
    } finally {
      this.thinking.delete(which)
    }
    if (again || table.state.liveGame?.steps.length !== steps) this.wake(table)
  }

  private async decide(table: LiveTable, seat: number, which: string): Promise<void> {
    await this.beforeThinking(table, seat)
    const { state } = table
    const live = state.needGame()
    const chair = state.chairs[seat] as Chair
    const legal = live.asked[seat]
    const decision = live.decisions[seat] as number
    if (!legal || !chair.level) return
    const steps = live.steps.length
    const thought = chair.gaveUp
      ? { move: legal[Math.floor(this.chance() * legal.length)] as number, words: [], patience: 1 }
      : await this.think(questionOf(state, seat, chair.level, legal))
    await this.say(table, seat, thought.words)
    await this.beforeActing(table, seat, chair.level, thought.patience)
    const { move } = thought
    if (move === null) {
      this.passed.set(which, steps)
      await table.change('', (tx) => this.allLetPass(tx))
    } else await table.change('', (tx) => playForSeat(tx, seat, decision, move))
  }

  private async think(question: Question): Promise<Thought> {
    try {
      return await this.thinkers.think(question)
    } catch (error) {
      throw new ThoughtFailed(String(error))
    }
  }

  private async failed(table: LiveTable, seat: number, which: string): Promise<void> {
    const count = (this.failures.get(which) ?? 0) + 1
    this.failures.set(which, count)
    if (count < GIVES_UP) return
    await table
      .change('', (tx) => {
        const chair = tx.state.chairs[seat] as Chair
        if (chair.level && !chair.gaveUp) tx.add({ kind: 'gaveup', seat })
      })
      .catch(() => undefined)
  }

  private async talk(table: LiveTable, seat: number): Promise<void> {
    const level = table.state.chairs[seat]?.level ?? ''
    try {
      for (let tries = 0; tries < 3; tries += 1) {
        // If somebody speaks meanwhile, it thinks again.
        const { state } = table
        const thought = await this.think(questionOf(state, seat, level, []))
        if (this.applies(table)) await this.rest(table, this.pause(table, level))
        if (table.state.talk.length === state.talk.length) return await this.say(table, seat, thought.words)
      }
    } catch {
      // Nobody misses what a bot did not say.
    }
  }

  private async say(table: LiveTable, seat: number, words: Thought['words']): Promise<void> {
    for (const { kind, slots } of words) {
      const said: Statement = { code: kind, slots }
      await table.change('', (tx) => {
        if (!mayTalk(tx.state, seat)) return
        tx.add({ kind: 'said', seat, to: null, text: '', statement: checkStatement(tx.state, said) })
      })
    }
  }

  /** Where only bots may act, all let it pass and no clock runs, the moment is over. */
  private allLetPass(tx: Transaction): void {
    const { state } = tx
    const live = state.needGame()
    const stuck = state.phase === 'playing' && !state.paused && !live.running
    if (!stuck || !live.waiting.every((seat) => this.passed.get(`${state.id} ${seat}`) === live.steps.length)) return
    tx.add({ kind: 'timedout' })
    tx.settle()
  }

  // When a bot acts: as a person would who looks at the stage first

  private applies(table: LiveTable): boolean {
    return this.pauses && table.state.setup.pace !== 'correspondence' && PAUSE_FACTOR[table.speed] > 0
  }

  /** In a phase with a clock of its own: somewhere in what is left of it, and then the thought is fresh. */
  private async beforeThinking(table: LiveTable, seat: number): Promise<void> {
    const { state } = table
    const live = state.needGame()
    const legal = live.asked[seat]
    if (!this.applies(table) || !live.running || !live.inPhase || state.persons.length === 0) return
    if (!legal || legal.length < 2 || live.waiting.length < 2) return
    const [least, most] = SHARE
    const left = live.running.due - table.around.now()
    await this.pass(table, seat, left * (least + (most - least) * this.chance()))
  }

  /** Mostly little, now and then long, as people do; longer where it would take something from slower hands. */
  private async beforeActing(table: LiveTable, seat: number, level: string, patience: number): Promise<void> {
    if (!this.applies(table)) return
    for (let left = table.stageLeft; left > 0; left = table.stageLeft) {
      needAsked(table, seat)
      await table.stirred(left)
    }
    await this.follow(table, seat)
    await this.pass(table, seat, this.pause(table, level) * (PAUSE_FACTOR[table.speed] + patience - 1))
  }

  private pause(table: LiveTable, level: string): number {
    const [least, most] = (table.state.game.manifest.levels[level] as LevelFacts).pause
    return least + (most - least) * this.chance() * this.chance()
  }

  /** Where there is nothing to choose but when, people come first, for a while. */
  private async follow(table: LiveTable, seat: number): Promise<void> {
    const live = table.state.needGame()
    const people = table.state.persons.filter((person) => live.waiting.includes(person))
    if (people.length === 0 || live.asked[seat]?.length !== 1) return
    const before = people.map((person) => live.decisions[person])
    const patience = live.running ? FOLLOWS * (live.running.due - table.around.now()) : FOLLOWS_UNTIMED
    const until = table.around.now() + patience * (0.7 + 0.3 * this.chance())
    while (table.around.now() < until) {
      const now = needAsked(table, seat).decisions
      if (people.some((person, i) => now[person] !== before[i])) return
      await table.stirred(until - table.around.now())
    }
  }

  /** Let time pass, unless the decision goes away meanwhile. */
  private async pass(table: LiveTable, seat: number, seconds: number): Promise<void> {
    const decision = table.state.needGame().decisions[seat]
    const until = table.around.now() + seconds
    while (table.around.now() < until) {
      await table.stirred(until - table.around.now())
      if (needAsked(table, seat).decisions[seat] !== decision) throw new Refusal('gone')
    }
  }

  private async rest(table: LiveTable, seconds: number): Promise<void> {
    const until = table.around.now() + seconds
    while (table.around.now() < until) await table.stirred(until - table.around.now())
  }
}

class ThoughtFailed extends Error {
  override name = 'ThoughtFailed'
}

function needAsked(table: LiveTable, seat: number): LiveGame {
  const live = table.state.needGame()
  if (table.closed || table.state.phase !== 'playing' || table.state.paused || !live.asked[seat])
    throw new Refusal('gone')
  return live
}

function questionOf(state: TableState, seat: number, level: string, legal: readonly number[]): Question {
  const talk = state.talk.flatMap(({ line, round }): Spoken[] =>
    line.statement && hears(line, seat)
      ? [{ seat: line.seat, kind: line.statement.code, slots: line.statement.slots ?? {}, to: line.to, round }]
      : [],
  )
  const known = state.game.know(state.needGame().state, seat)
  return { game: state.game.name, level, key: botKey(seat, state.secret), known, seat, legal, talk }
}

/** A bot's character: the same all through one game. */
function botKey(seat: number, secret: Uint8Array): Uint8Array {
  const label = new TextEncoder().encode(`rumpus bot ${seat} `)
  const whole = new Uint8Array(label.length + secret.length)
  whole.set(label)
  whole.set(secret, label.length)
  return byHand(whole)
}

/** A bot that thinks, in a game that has talk for bots, and has not said enough. */
function mayTalk(state: TableState, seat: number): boolean {
  const chair = state.chairs[seat]
  if (!chair?.level || chair.gaveUp || !state.game.script.talks) return false
  if (state.game.manifest.levels[chair.level]?.way !== 'search') return false
  if (state.phase !== 'playing' || state.paused) return false
  const now = state.talkRound()
  return state.talk.filter(({ line, round }) => line.seat === seat && round === now).length < MOST_SAID
}

export function playForSeat(tx: Transaction, seat: number, decision: number, move: number): void {
  const { state } = tx
  const live = state.needGame()
  if (state.phase !== 'playing' || state.paused || !state.chairs[seat]?.level) throw new Refusal('not_now')
  if (live.decisions[seat] !== decision || !live.asked[seat]) throw new Refusal('gone')
  playMoves(tx, seat, [move])
}
