/** A session: one game being played, step by step, with everything that happened kept (core/session.py). */
import { outcomeOf } from '../fair/check'
import type { Event, Game, Options } from './game'
import { CHANCE, OVER, type EventRow } from './rules'

/** Who acted, in the steps before a game that was taken over; CHANCE is −1, a seat is its number. */
export const CLOCK = -2
/** Outcomes of chance in a row; the longest deal here has about two hundred. */
export const SETTLED = 2000

/** What is not possible in a game, said in a sentence for developers: the rules, or the clock, exclude it. */
export class BadStep extends Error {
  override name = 'BadStep'
}

export interface SessionStep {
  kind: 'play' | 'land' | 'time_out'
  /** -1 for chance and clock. */
  seat: number
  /** The move, the outcome; 0 for the clock. */
  number: number
  /** The weights chance had. */
  odds: readonly number[]
  /** What the rules told of it. */
  log: readonly EventRow[]
}

/** Who acted, and the number of the move or outcome. */
export type Before = [who: number, number: number]

export class Session {
  state: Uint8Array
  readonly start: Uint8Array
  steps: SessionStep[] = []
  draws = 0

  /** `key` feeds chance; without one, outcomes must be given. `state` begins from a position instead of a deal, `before`
   * are the steps that led to it from one. */
  constructor(
    readonly game: Game,
    readonly options: Options,
    readonly key: Uint8Array | null = null,
    state: Uint8Array | null = null,
    readonly before: readonly Before[] = [],
  ) {
    this.state = state ?? game.new(options)
    this.start = this.state
  }

  get over(): boolean {
    return this.game.turn(this.state) === OVER
  }

  get waiting(): number[] {
    return seatsOf(this.game.turn(this.state), this.options.seats)
  }

  eventsOf(step: SessionStep): Event[] {
    return step.log.map((row) => this.game.event(row))
  }

  score(): { points: number[]; places: number[] } {
    return this.game.score(this.state, this.options.seats)
  }

  /** One decision of a seat; refused moves change nothing. */
  play(seat: number, move: number): SessionStep {
    if (this.over) throw new BadStep('the game is over')
    if (!this.waiting.includes(seat)) throw new BadStep(`seat ${seat + 1} may not act now`)
    if (!this.game.legal(this.state, seat).includes(move))
      throw new BadStep(`${this.game.moveCode(move)} is not possible now`)
    return this.made(seat, move)
  }

  /** A decision that is known to be legal. */
  made(seat: number, move: number): SessionStep {
    const [after, log] = this.game.play(this.state, seat, move)
    return this.keep({ kind: 'play', seat, number: move, odds: [], log }, after)
  }

  /** Chance acts: the given outcome, or one drawn from the key. */
  land(given: number | null = null): SessionStep {
    if (this.game.turn(this.state) !== CHANCE) throw new BadStep('chance has nothing to decide here')
    const odds = this.game.odds(this.state)
    if (given !== null && !odds[given]) throw new BadStep(`outcome ${given} cannot happen here`)
    const outcome = given ?? this.draw(odds)
    const [after, log] = this.game.land(this.state, outcome)
    this.draws += 1
    return this.keep({ kind: 'land', seat: -1, number: outcome, odds, log }, after)
  }

  timeOut(): SessionStep {
    if (this.waiting.length === 0) throw new BadStep('no clock runs here')
    const [after, log] = this.game.timeOut(this.state)
    return this.keep({ kind: 'time_out', seat: -1, number: 0, odds: [], log }, after)
  }

  /** All steps from the deal to here, as `before` has them. */
  story(): Before[] {
    const own = this.steps.map((step): Before => [step.kind === 'time_out' ? CLOCK : step.seat, step.number])
    return [...this.before, ...own]
  }

  /** The position before each step, and the last. */
  *states(): Generator<Uint8Array> {
    let s = this.start
    yield s
    for (const step of this.steps) {
      s = applied(this.game, s, step)
      yield s
    }
  }

  /** This game as it stands, to try something on: what happens to the branch does not happen here. */
  branch(): this {
    const branch = Object.assign(Object.create(Object.getPrototypeOf(this) as object) as this, this)
    branch.steps = this.steps.slice()
    return branch
  }

  private draw(odds: readonly number[]): number {
    if (this.key === null) throw new BadStep('chance must be given an outcome: this session has no key')
    return outcomeOf(this.key, this.draws, odds)
  }

  private keep(step: SessionStep, after: Uint8Array): SessionStep {
    this.state = after
    this.steps.push(step)
    return step
  }
}

/** A session that begins where these steps lead from a deal; BadStep where one is not by the rules. */
export function takenOver(session: Session, before: readonly Before[]): Session {
  for (const [who, number] of before) {
    if (who === CHANCE) session.land(number)
    else if (who === CLOCK) session.timeOut()
    else session.play(who, number)
  }
  return new Session(session.game, session.options, null, session.state, before)
}

function applied(game: Game, s: Uint8Array, step: SessionStep): Uint8Array {
  if (step.kind === 'play') return game.play(s, step.seat, step.number)[0]
  return step.kind === 'land' ? game.land(s, step.number)[0] : game.timeOut(s)[0]
}

/** The seats of a turn that is a bit set. */
export function seatsOf(turn: number, seats: number): number[] {
  return turn > 0 ? Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (turn >> seat) & 1) : []
}
