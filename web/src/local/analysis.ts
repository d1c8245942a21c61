/** A finished game looked at again, in the page: what bots/analysis has for the server, over the same search. A review
 * comes in parts: a rough curve at once, then each moment as the server would have it, and what seems a mistake is
 * looked at again, longer and with fresh draws. Give it rules of its own: it thinks in their memory. */

import type { AdvisedMove, Review, ReviewMistake, ReviewPoint } from '../wire/messages'
import { BUDGET, type ReviewBudget } from './budget'
import { differenceInterval, meanInterval, Z99 } from './intervals'
import { CHANCE, OVER, type Rules } from './rules'
import { LET_PASS, Searcher, seconds, type Clock, type Measured, type SearchedMove } from './search'
import { know, type Visibility } from './visibility'

const KEY = new Uint8Array(32)
/** With other draws: what only luck made seem so does not seem so twice. */
const AGAIN = new Uint8Array(32).fill(1)
const LONGER = 8
/** Visits: a move that would get fewer is not ranked. */
const ENOUGH = 50
/** Moves that counsel names. */
const SHOWN = 3
const MOST_NODES = 19

export interface PlayedGame {
  /** The positions before each step, and the last. */
  positions: readonly Uint8Array[]
  decisions: readonly { step: number; seat: number; move: number }[]
  /** Those of the end; empty where there is none. */
  places: readonly number[]
}

/** A decision beside the best other move, both looked at closely. */
export interface JudgedMove {
  step: number
  seat: number
  played: number
  other: number | null
  /** The search would have played it, too: `other` is the next best. */
  preferred: boolean
  /** What each promises the seat. */
  worth: number
  otherWorth: number
  /** Between these surely lies what the other would have been worth more. */
  low: number
  high: number
}

export interface ReviewPart {
  review: Review
  /** The mistakes of the review, and some moves that nothing else came near to. */
  judged: readonly JudgedMove[]
  /** How much of it is done, up to 1: then it is final. */
  share: number
}

const FEWEST = 40
const LEAST = 60
/** A move is well played where it is worth so much more than any other; at most so many are looked at twice. */
const CLEARLY = 0.08
const MOST_GOOD = 6

interface Judged {
  step: number
  seat: number
  move: number
}

/** Let whoever waits have a word: a worker answers other messages in between. */
const turnAbout = () => new Promise<void>((resolve) => setTimeout(resolve))

export class Analysis {
  private readonly known: number
  private readonly moves: number
  private readonly searchers: Searcher[] = []
  private long: Searcher | null = null

  constructor(
    private readonly rules: Rules,
    private readonly visibility: Visibility,
    private readonly clock: Clock = seconds,
  ) {
    this.known = rules.memory.room(rules.sizes.size)
    this.moves = rules.memory.room(8 * (rules.sizes.choices + 1))
  }

  async *review(game: PlayedGame, budget: Partial<ReviewBudget> = {}): AsyncGenerator<ReviewPart, void> {
    const { iterations, moments, first, whole } = { ...BUDGET, ...budget }
    const begun = this.clock()
    const decisions = game.decisions.filter(
      ({ step, seat }) => this.choices(game.positions[step] as Uint8Array, seat) > 1,
    )
    const judged = new Map(spread(decisions, moments).map((made) => [made.step, made]))
    const steps = this.moments(game, judged, moments)
    const points = new Map<number, ReviewPoint>()
    const slips: JudgedMove[] = []
    const good: JudgedMove[] = []
    const promising: JudgedMove[] = []
    const part = (share: number): ReviewPart => ({
      review: {
        points: [...[...points.values()].sort((a, b) => a.step - b.step), ...ended(game)],
        mistakes: slips.map(mistakeOf).sort((a, b) => b.loss - a.loss),
        judged: judged.size,
        decisions: decisions.length,
      },
      judged: [...slips, ...good],
      share,
    })
    // A rough curve: as many moments, from the whole game, as there is time for.
    let spent = 0
    for (const step of halving(steps)) {
      points.set(step, { step, chances: this.believed(game.positions[step] as Uint8Array, FEWEST) })
      spent += FEWEST
      if (this.clock() - begun > first) break
      await turnAbout()
    }
    yield part(0)
    const pace = Math.max(this.clock() - begun, 1e-3) / Math.max(1, spent)
    const affordable = (whole - first) / pace / Math.max(1, steps.length) / 2
    const each = Math.floor(Math.min(iterations, Math.max(LEAST, affordable)))
    let told = this.clock()
    for (const [index, step] of steps.entries()) {
      const position = game.positions[step] as Uint8Array
      points.set(step, { step, chances: this.believed(position, each) })
      const made = judged.get(step)
      // What is late is judged no longer: better a curve than a promise.
      if (made && this.clock() - begun < whole) {
        const seems = this.compared(position, made, this.searchers[made.seat] as Searcher, each)
        if (seems && !seems.preferred && lossOf(seems) > 0) {
          const sure = this.surely(position, made, each)
          if (sure && !sure.preferred && sure.low > 0) slips.push(sure)
        } else if (seems?.preferred && lossOf(seems) <= -CLEARLY) promising.push(seems)
      } else judged.delete(step)
      if (this.clock() - told > 0.25) {
        yield part((index + 1) / (steps.length + 1))
        told = this.clock()
      }
      await turnAbout()
    }
    // Good moves last, as far as there is time: what was given away is said first.
    for (const seems of promising.sort((a, b) => lossOf(a) - lossOf(b)).slice(0, MOST_GOOD)) {
      if (this.clock() - begun > whole) break
      const { step, seat, played: move } = seems
      const sure = this.surely(game.positions[step] as Uint8Array, { step, seat, move }, each)
      if (sure?.preferred && sure.high < 0 && lossOf(sure) <= -CLEARLY) good.push(sure)
      await turnAbout()
    }
    yield part(1)
  }

  /** What a strong bot would have done there, from what the seat could know. Best first. */
  counsel(position: Uint8Array, seat: number, iterations = 2000): AdvisedMove[] {
    return this.advise(know(this.visibility, position, seat), seat, iterations).moves.slice(0, SHOWN)
  }

  /** The same for who has only what the seat knows; with each seat's chance to win after the first of the moves. */
  advise(known: Uint8Array, seat: number, iterations = 4000): { moves: AdvisedMove[]; chances: number[] } {
    const searcher = this.searcher(0, iterations, KEY)
    searcher.begin(known, seat, iterations)
    const found = searcher.look(Math.max(1, Math.floor(iterations / 2)))
    const choices =
      found.length > 0 ? found : [{ move: this.considered(known, seat)[0] as number, visits: 0, worth: 0 }]
    choices.sort((a, b) => b.visits - a.visits)
    const budget = Math.max(1, iterations - Math.floor(iterations / 2))
    const compared = choices.slice(0, Math.max(1, Math.floor(budget / ENOUGH)))
    const share = Math.max(ENOUGH, Math.floor(budget / compared.length))
    const measured = compared.map(({ move }) => ({ move, ...searcher.measure(share, move) }))
    const moves = ranked(measured)
    const first = measured.find(({ move }) => named(move) === moves[0]?.move)
    return { moves, chances: first?.wins ?? [] }
  }

  /** What if this had been played: its worth and each seat's chances after it, whatever the search thinks of it. */
  whatIf(
    position: Uint8Array,
    seat: number,
    move: number | null,
    iterations = 2000,
  ): AdvisedMove & { chances: number[] } {
    const known = know(this.visibility, position, seat)
    const searcher = this.searcher(0, iterations, KEY)
    searcher.begin(known, seat, iterations)
    const half = Math.max(1, Math.floor(iterations / 2))
    searcher.teach(half, move ?? LET_PASS)
    const { visits, worth, wins } = searcher.measure(half, move ?? LET_PASS)
    const [low, high] = meanInterval(worth, visits)
    return { move, worth, low, high, visits, tied: false, chances: wins }
  }

  /** Every move that is worth a thought with what it promises, the best first; and those named besides, however little the
   * search thinks of them. */
  weigh(position: Uint8Array, seat: number, also: readonly number[], iterations = 6000): AdvisedMove[] {
    const { moves } = this.advise(know(this.visibility, position, seat), seat, iterations)
    const missing = also.filter((move) => moves.every((one) => one.move !== move))
    return [...moves, ...missing.map((move) => this.whatIf(position, seat, move, Math.floor(iterations / 3)))]
  }

  /** Decisions first, then where somebody had nothing to choose. */
  private moments(game: PlayedGame, judged: ReadonlyMap<number, Judged>, most: number): number[] {
    const idle = [...game.positions.keys()].filter((step) => {
      if (judged.has(step)) return false
      this.rules.position = game.positions[step] as Uint8Array
      const turn = this.rules.turn()
      return turn !== OVER && turn !== CHANCE
    })
    return [...judged.keys(), ...spread(idle, most - judged.size)].sort((a, b) => a - b)
  }

  /** The mean of what each seat believes. */
  private believed(position: Uint8Array, iterations: number): number[] {
    this.rules.position = position
    const seats = this.seats(position)
    const half = Math.max(1, Math.floor(iterations / 2))
    const beliefs = Array.from({ length: seats }, (_, seat) => {
      const searcher = this.searcher(seat, iterations, KEY)
      searcher.begin(know(this.visibility, position, seat), seat, iterations)
      searcher.look(half)
      return searcher.measure(Math.max(1, iterations - Math.floor(iterations / 2))).wins
    })
    return Array.from({ length: seats }, (_, seat) => beliefs.reduce((sum, wins) => sum + (wins[seat] ?? 0), 0) / seats)
  }

  /** The same longer and with fresh draws. */
  private surely(position: Uint8Array, made: Judged, iterations: number): JudgedMove | null {
    const longer = LONGER * iterations
    this.long ??= new Searcher(this.rules, AGAIN, nodesFor(LONGER * BUDGET.iterations), this.clock)
    this.long.renew(AGAIN, nodesFor(longer))
    this.long.begin(know(this.visibility, position, made.seat), made.seat, longer)
    this.long.look(Math.max(1, Math.floor(longer / 2)))
    return this.compared(position, made, this.long, longer)
  }

  /** What was played beside what the search prefers, or beside the next best where it prefers the same; null where there
   * is nothing else. */
  private compared(position: Uint8Array, made: Judged, searcher: Searcher, iterations: number): JudgedMove | null {
    const choices = searcher.choices()
    const alone = () => this.considered(know(this.visibility, position, made.seat), made.seat)[0] as number
    const best = preferred(choices) ?? { move: alone(), visits: 0, worth: 0 } // one move alone is worth a thought
    const agrees = best.move === made.move
    const other = agrees ? preferred(choices.filter(({ move }) => move !== made.move)) : best
    if (!other) return null
    const own = choices.find(({ move }) => move === made.move) ?? { move: made.move, visits: 0, worth: 0 }
    const [theirs, ours] = onEqualTerms(searcher, [other, own], iterations)
    const [low, high] = differenceInterval(theirs.worth, theirs.visits, ours.worth, ours.visits, Z99)
    const { step, seat, move } = made
    return {
      step,
      seat,
      played: move,
      other: named(other.move),
      preferred: agrees,
      worth: ours.worth,
      otherWorth: theirs.worth,
      low,
      high,
    }
  }

  private choices(position: Uint8Array, seat: number): number {
    const known = know(this.visibility, position, seat)
    this.rules.position = known
    return this.rules.legal(seat).length + this.waits(known, seat)
  }

  private waits(known: Uint8Array, seat: number): number {
    this.put(known)
    return this.rules.memory.call((entries) => entries.waits(this.known, seat))
  }

  /** What is worth a thought. */
  private considered(known: Uint8Array, seat: number): number[] {
    const { memory } = this.rules
    this.rules.position = known
    const legal = this.rules.legal(seat)
    this.put(known)
    memory.write(this.moves, legal)
    const count = memory.call((entries) => entries.consider(this.known, seat, this.moves, legal.length))
    return memory.numbers(this.moves, count)
  }

  private seats(position: Uint8Array): number {
    this.put(position)
    return this.rules.memory.call((entries) => entries.seats(this.known))
  }

  private put(position: Uint8Array): void {
    this.rules.memory.bytes(this.known, this.rules.sizes.size).set(position)
  }

  /** A fresh tree for so many iterations. */
  private searcher(seat: number, iterations: number, key: Uint8Array): Searcher {
    const nodes = nodesFor(iterations)
    const made = this.searchers[seat]
    if (made && made.capacity >= nodes) {
      made.renew(key, nodes)
      return made
    }
    return (this.searchers[seat] = new Searcher(this.rules, key, nodes, this.clock))
  }
}

/** Room for all that so many iterations can add, up to a bound. */
function nodesFor(iterations: number): number {
  return 1 << Math.min(Math.max(Math.floor(Math.log2(2 * iterations)) + 1, 10), MOST_NODES)
}

/** What the search has looked at most. */
const preferred = (choices: readonly SearchedMove[]): SearchedMove | null =>
  choices.reduce<SearchedMove | null>(
    (best, choice) =>
      best && (best.visits > choice.visits || (best.visits === choice.visits && best.worth >= choice.worth))
        ? best
        : choice,
    null,
  )

const lossOf = ({ worth, otherWorth }: JudgedMove): number => otherWorth - worth

function mistakeOf(judged: JudgedMove): ReviewMistake {
  const { step, seat, played, other, low, high } = judged
  return { step, seat, played, better: other, loss: lossOf(judged), low, high }
}

/** Half teaches the search to play on after the move that it neglected: a move is not bad because nobody thought of it.
 * The other half measures. */
function onEqualTerms(
  searcher: Searcher,
  both: readonly [SearchedMove, SearchedMove],
  iterations: number,
): [Measured, Measured] {
  const half = Math.floor(iterations / 2)
  const most = Math.max(both[0].visits, both[1].visits)
  const missing = both.map(({ visits }) => Math.min(most - visits, half)) as [number, number]
  const rest = Math.floor((half - missing[0] - missing[1]) / 2)
  searcher.teach(missing[0] + rest, both[0].move)
  searcher.teach(missing[1] + rest, both[1].move)
  const share = Math.max(1, Math.floor(iterations / 4))
  return [searcher.measure(share, both[0].move), searcher.measure(share, both[1].move)]
}

/** By what they promise; among those that cannot be told from the best, what the search prefers comes first. */
function ranked(measured: readonly (Measured & { move: number })[]): AdvisedMove[] {
  const best = measured.reduce((a, b) => (b.worth > a.worth ? b : a))
  const tied = (one: Measured) => differenceInterval(best.worth, best.visits, one.worth, one.visits)[0] <= 0
  const others = measured.filter((one) => !tied(one)).sort((a, b) => b.worth - a.worth)
  return [...measured.filter(tied), ...others].map((one) => {
    const [low, high] = meanInterval(one.worth, one.visits)
    return { move: named(one.move), worth: one.worth, low, high, visits: one.visits, tied: tied(one) }
  })
}

/** The result is the last point. */
function ended({ places, positions }: PlayedGame): ReviewPoint[] {
  if (places.length === 0) return []
  const firsts = places.filter((place) => place === 1).length
  return [{ step: positions.length - 1, chances: places.map((place) => (place === 1 ? 1 / firsts : 0)) }]
}

const named = (move: number): number | null => (move === LET_PASS ? null : move)

function spread<T>(found: readonly T[], most: number): T[] {
  if (found.length <= most) return [...found]
  return Array.from(
    { length: most },
    (_, i) => found[Math.floor((i * (found.length - 1)) / Math.max(1, most - 1))] as T,
  )
}

/** First and last, then the middles: whenever one stops, what was taken lies all over. */
function halving(steps: readonly number[]): number[] {
  const found = new Set<number>()
  for (let parts = 1; found.size < steps.length; parts *= 2)
    for (let i = 0; i <= parts; i++) {
      const step = steps[Math.floor((i * (steps.length - 1)) / parts)]
      if (step !== undefined) found.add(step)
    }
  return [...found]
}
