/** A searcher: one seat's search of one game in the module's memory, as bots/searcher.py has it; same key, same tree.
 * What it gets is what the seat knows, and nothing else. */

import { byHand } from '../fair/sha256'
import { DRAW, SEATS, type Rules } from './rules'

export const LET_PASS = -1
/** Instead of a forced move: the tree chooses. */
const FREE = -2
/** How curious a search is: where games are played on, and with a net. */
const EXPLORE = 0.7
const LEARNED = 0.2
const PATH = 512
/** Iterations before the first look at the clock, and seconds of search between two. */
const FIRST_CHUNK = 32
const CHUNK = 0.02

/** A move looked at: how often, and what share of the win it promised. LET_PASS is one of them in a window. */
export interface SearchedMove {
  move: number
  visits: number
  worth: number
}

/** What iterations that all began with the same move came to: means, of the searching seat and of each seat's wins. */
export interface Measured {
  visits: number
  worth: number
  wins: number[]
}

export type Clock = () => number
export const seconds: Clock = () => performance.now() / 1000

/** A random stream in the module's memory: `draw_of` of kernel/chance.py. */
export function drawOf(rules: Rules, key: Uint8Array, stream = 0, high = 0, at = rules.memory.room(8 * DRAW)): number {
  rules.drawFrom(byHand(key), stream, high, at)
  return at
}

export class Searcher {
  private readonly at: Record<
    'root' | 'world' | 'seen' | 'draw' | 'tree' | 'path' | 'scratch' | 'results' | 'found',
    number
  >
  /** The most nodes that there is room for. */
  readonly capacity: number
  private readonly explore: number
  private readonly most: number
  private edges: number
  private key = 0n
  private seat = 0
  private seats = 0

  /** `nodes` is the most that the tree can hold, a power of two; when it is three quarters full, it stops growing. */
  constructor(
    readonly rules: Rules,
    key: Uint8Array,
    private nodes: number,
    private readonly clock: Clock = seconds,
    /** Of the game's net; without them games are played on. */
    private readonly weights: Uint8Array = new Uint8Array(),
  ) {
    const { sizes, memory } = rules
    this.most = sizes.choices + 1
    this.edges = this.edgesOf(nodes)
    this.capacity = nodes
    this.explore = weights.length > 0 ? LEARNED : EXPLORE
    this.at = {
      root: memory.room(sizes.size),
      world: memory.room(sizes.size),
      seen: memory.room(sizes.size),
      draw: drawOf(rules, key),
      tree: memory.room(this.bytesOf(nodes)),
      path: memory.room(3 * 8 * PATH),
      scratch: memory.room(8 * (this.most + sizes.outcomes + 2 * SEATS)),
      results: memory.room(8 * (2 * SEATS + 1)),
      found: memory.room(3 * 8 * this.most),
    }
  }

  /** As a new one with this key, and a tree of at most the size it was made with. */
  renew(key: Uint8Array, nodes: number): void {
    if (nodes > this.capacity) throw new RangeError(`a tree of ${nodes} nodes has no room here`)
    this.nodes = nodes
    this.edges = this.edgesOf(nodes)
    drawOf(this.rules, key, 0, 0, this.at.draw)
    this.empty()
    this.takeResults()
  }

  /** A decision, or a moment to judge, for which so many iterations may be spent: what earlier ones found is kept where
   * it leaves room for them. */
  begin(known: Uint8Array, seat: number, iterations: number): void {
    const { memory, sizes } = this.rules
    memory.bytes(this.at.root, sizes.size).set(known)
    this.seat = seat
    this.seats = memory.call((entries) => entries.seats(this.at.root))
    this.key = memory.call((entries) => entries.infoset(this.at.root, seat)) | 1n
    const [used = 0, edges = 0] = memory.numbers(this.at.tree, 2)
    const most = Math.floor((this.nodes * 3) / 4)
    if (used + Math.min(iterations, Math.floor(most / 2)) > most || edges * 2 > this.edges) this.empty()
  }

  /** Search on in the decision that was begun: all that is known about its moves. */
  look(iterations: number): SearchedMove[] {
    this.grow(iterations, this.explore)
    return this.choices()
  }

  /** Look on after that first move, however little the search thinks of it. */
  teach(iterations: number, move: number): void {
    this.grow(iterations, this.explore, move)
  }

  /** Play what was found, with little curiosity, after that first move: these results alone are counted. */
  measure(iterations: number, move: number = FREE): Measured {
    this.takeResults()
    this.grow(iterations, this.explore / 4, move)
    const { got, wins } = this.takeResults()
    return { visits: iterations, worth: got / iterations, wins: wins.map((won) => won / iterations) }
  }

  choices(): SearchedMove[] {
    const { memory } = this.rules
    const count = this.found()
    const moves = memory.numbers(this.at.found, count)
    const visits = memory.numbers(this.at.found + 8 * this.most, count)
    const worth = memory.reals(this.at.found + 16 * this.most, count)
    return moves.map((move, i) => ({ move, visits: visits[i] as number, worth: worth[i] as number }))
  }

  /** How many moves of this decision the tree knows; they stand in memory, at `foundAt`. */
  found(): number {
    const { tree, found } = this.at
    return this.rules.memory.call((entries) => entries.look_up(tree, this.nodes, this.edges, this.key, found))
  }

  get foundAt(): number {
    return this.at.found
  }

  /** Look until either is spent: anytime, in chunks as large as the speed seen allows. */
  search(known: Uint8Array, seat: number, iterations: number, budget: number): void {
    const end = this.clock() + budget
    this.begin(known, seat, iterations)
    let chunk = Math.min(FIRST_CHUNK, iterations)
    let left = iterations
    for (;;) {
      const begun = this.clock()
      this.grow(chunk, this.explore)
      const now = this.clock()
      left -= chunk
      if (left <= 0 || now >= end || this.found() < 2) return
      const pace = Math.max(now - begun, 1e-6) / chunk
      chunk = Math.max(1, Math.min(Math.floor(Math.min(CHUNK, end - now) / pace), 4 * chunk, left))
    }
  }

  /** Everything that the search has learnt and will draw, for comparison. */
  parts(): Uint8Array[] {
    const { memory } = this.rules
    return [
      memory.bytes(this.at.tree, this.bytesOf(this.nodes)),
      memory.bytes(this.at.draw, 8 * DRAW),
      memory.bytes(this.at.results, 8 * (2 * SEATS + 1)),
    ]
  }

  private grow(iterations: number, explore: number, forced: number = FREE): void {
    const { root, world, seen, draw, tree, path, scratch, results } = this.at
    const { seat, nodes, edges, weights } = this
    const { memory } = this.rules
    const how = [seat, draw, iterations, explore, forced, memory.logs, nodes, edges] as const
    const net = memory.net(weights)
    memory.call(({ search }) => search(root, world, seen, ...how, tree, path, scratch, results, ...net))
  }

  /** What the searching seat got, and what each seat has won, since this was last asked. */
  private takeResults(): { got: number; wins: number[] } {
    const results = this.rules.memory.reals(this.at.results, 2 * SEATS + 1)
    const taken = { got: results[2 * SEATS] as number, wins: Array.from(results.slice(SEATS, SEATS + this.seats)) }
    results.fill(0, SEATS)
    return taken
  }

  private empty(): void {
    this.rules.memory.words(this.at.tree, 2 + this.nodes).fill(0n)
  }

  private edgesOf(nodes: number): number {
    return nodes * Math.min(this.most, 8) + this.most
  }

  private bytesOf(nodes: number): number {
    return 16 + (8 + 4) * nodes + (2 * 8 + 2 * 4) * this.edgesOf(nodes)
  }
}
