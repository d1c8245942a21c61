/** A game at a table: a session with the decisions pending at each seat, and the clock (table/log/live_game.py).
 *
 * A decision of a seat ends when the seat acts, is no longer asked (be it only while chance acts), is asked something
 * else, or the clock runs out. Each seat counts its own, so what others do does not make a move stale. */
import { keyBytes } from '../fair/check'
import { byHand } from '../fair/sha256'
import type { Clock } from '../wire/messages'
import type { Game, Options, Pace } from './game'
import { Refusal } from './refusal'
import { CHANCE, OVER } from './rules'
import { BadStep, seatsOf, Session, SETTLED, type Before, type SessionStep } from './session'

/** Seconds: a clock that begins so soon need not be begun. */
const SOON = 0.5
/** Seconds for one change of a table, whatever a game declares. */
const LONGEST = 120

/** A clock that runs. `tied` are the decisions it was started for. */
interface Running {
  readonly which: number
  readonly name: string
  readonly due: number
  readonly total: number
  readonly tied: readonly (readonly [seat: number, decision: number])[]
}

export class LiveGame extends Session {
  turn = OVER
  decisions: number[]
  /** The legal moves of each seat that may act. */
  asked: (number[] | null)[]
  /** The move that answered a decision. */
  answers: { seat: number; decision: number; move: number }[] = []
  running: Running | null = null
  /** Seconds that a paused clock has left. */
  left: number | null = null
  /** Clocks that ran out in a row while this seat was asked. */
  missed: number[]
  /** The last step that everybody could notice. */
  seenAt = 0
  private now: number[] = []
  private told = 0
  private readonly clocks: [name: string, seconds: number][]

  constructor(
    game: Game,
    options: Options,
    readonly pace: Pace,
    secret: Uint8Array,
    readonly contributions: readonly Uint8Array[],
    start: Uint8Array | null = null,
    before: readonly Before[] = [],
  ) {
    super(game, options, byHand(keyBytes(secret, contributions)), start, before)
    this.clocks = Object.entries(game.manifest.clock[pace])
    this.decisions = new Array<number>(options.seats).fill(0)
    this.asked = new Array<null>(options.seats).fill(null)
    this.missed = new Array<number>(options.seats).fill(0)
    this.renew()
  }

  // What is

  override get over(): boolean {
    return this.turn === OVER
  }

  override get waiting(): number[] {
    return this.now
  }

  get sealed(): boolean {
    return this.turn > 0 && this.game.sealed(this.state)
  }

  get clock(): Clock | null {
    return this.running && { name: this.running.name, due: this.running.due, total: this.running.total }
  }

  /** Whether the clock that runs belongs to a phase of the game, in which everybody acts as they like. */
  get inPhase(): boolean {
    return this.running !== null && this.keeps(this.running.name)
  }

  answer(seat: number, decision: number): number | null {
    return this.answers.findLast((one) => one.seat === seat && one.decision === decision)?.move ?? null
  }

  /** Whether a clock is to begin later, when the stage has told what led to it. */
  waitsForStage(at: number): boolean {
    return this.running !== null && this.running.due - this.running.total > at + SOON
  }

  // What happens

  act(seat: number, move: number, at: number): void {
    const legal = this.asked[seat]
    if (!legal) throw new Refusal('not_now')
    if (!legal.includes(move)) throw new Refusal('illegal', this.game.moveCode(move))
    this.answers.push({ seat, decision: this.decisions[seat] as number, move })
    this.missed[seat] = 0
    const before = [this.now, this.running] as const
    const step = this.made(seat, move)
    this.ended(seat)
    this.after(step, before, at)
  }

  /** Chance acts: the given outcome, or one that is drawn now. */
  drawn(outcome: number | null, at: number): number {
    const before = [this.now, this.running] as const
    const step = this.land(outcome)
    this.after(step, before, at)
    return step.number
  }

  /** Let chance act until somebody must decide; returns what it drew. */
  drawAll(at: number): number[] {
    const outcomes: number[] = []
    while (this.turn === CHANCE) {
      if (outcomes.length === SETTLED)
        throw new BadStep(`chance has acted ${SETTLED} times, and would go on: no game leads here`)
      outcomes.push(this.drawn(null, at))
    }
    return outcomes
  }

  /** The clock runs out. */
  runOut(at: number): void {
    for (const seat of this.now) {
      this.missed[seat] = (this.missed[seat] as number) + 1
      this.ended(seat)
    }
    this.tell(this.timeOut(), at)
    this.running = null
    this.renew()
    this.tick(at)
    this.seenAt = at
  }

  pause(at: number): void {
    if (!this.running) return
    this.left = Math.max(0, this.running.due - at)
    this.running = null
  }

  resume(at: number): void {
    const left = this.left
    this.left = null
    this.tick(at)
    if (left !== null && this.running) this.running = { ...this.running, due: at + left }
  }

  restart(at: number): void {
    if (this.running) this.running = { ...this.running, due: at + this.running.total }
  }

  /** This game before its last step, a decision: as if that had not been made, but for the numbers of decisions, so that
   * what was sent for it is not taken for an answer now. */
  withoutLast(at: number): this {
    const game = this.branch()
    game.state = [...this.states()].at(-2) as Uint8Array
    game.steps.pop()
    game.asked = this.asked.map(() => null)
    game.decisions = this.decisions.map((number) => number + 1)
    game.running = null
    game.renew()
    game.tick(at)
    game.seenAt = at
    return game
  }

  override branch(): this {
    const branch = super.branch()
    branch.decisions = this.decisions.slice()
    branch.asked = this.asked.slice()
    branch.missed = this.missed.slice()
    branch.answers = this.answers.slice()
    return branch
  }

  private after(step: SessionStep, before: readonly [number[], Running | null], at: number): void {
    this.tell(step, at)
    this.renew()
    this.tick(at)
    // A step without an event, after which the same seats wait and the same clock runs, may be a secret.
    const same = String(before[0]) === String(this.now) && sameClock(before[1], this.running)
    if (step.log.length > 0 || !same) this.seenAt = at
  }

  private ended(seat: number): void {
    this.asked[seat] = null
    this.decisions[seat] = (this.decisions[seat] as number) + 1
  }

  /** Which decisions are pending now, and which have ended. */
  private renew(): void {
    this.turn = this.game.turn(this.state)
    this.now = seatsOf(this.turn, this.asked.length)
    this.asked.forEach((before, seat) => {
      if (this.now.includes(seat)) {
        const legal = this.game.legal(this.state, seat)
        if (before && String(before) !== String(legal)) this.ended(seat)
        this.asked[seat] = legal
      } else if (before) this.ended(seat)
    })
  }

  // The clock

  private keeps(name: string): boolean {
    return this.game.manifest.clock.keeps.includes(name)
  }

  private tell(step: SessionStep, at: number): void {
    if (this.game.manifest.clock.waits.length > 0) this.told = Math.max(this.told, at) + stageTime(this.game, [step])
  }

  /** Start, keep or stop the clock. It goes on while a decision it was started for is pending, or, for a clock that
   * belongs to a phase of the game (`keeps` in game.toml), while the same clock is asked for. */
  private tick(at: number): void {
    const running = this.running
    if (this.turn <= 0) {
      if (this.turn === OVER || (running && !this.keeps(running.name))) this.running = null
      return
    }
    if (this.clocks.length === 0) return
    const which = this.game.clock(this.state)
    const [name, total] = this.clocks[which] as [string, number]
    if (running?.which === which) {
      if (this.keeps(name)) return
      if (running.tied.some(([seat, number]) => this.asked[seat] && this.decisions[seat] === number)) return
    }
    const tied = this.now.map((seat) => [seat, this.decisions[seat] as number] as const)
    const begins = this.game.manifest.clock.waits.includes(name) ? Math.max(at, this.told) : at
    this.running = total > 0 ? { which, name, due: begins + total, total, tied } : null
  }
}

function sameClock(one: Running | null, other: Running | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** Seconds that the stage takes to tell these steps, at most (table/log/stage_time.py). */
export function stageTime(game: Game, steps: readonly SessionStep[]): number {
  const { beats } = game.manifest
  const all = steps.flatMap((step) => step.log.map((row) => beats[row[0] as number] ?? 0))
  return Math.min(
    LONGEST,
    all.reduce((sum, length) => sum + length, 0),
  )
}
