/** The memory of a game's module: where things lie that its functions read and write. */

const PAGE = 65536
const LOGS = 1024
/** Of a net: seats, features that may hold at once, its two layers, traits of one move, and the bytes of its sizes. */
const SEATS = 8
const ACTIVE = 256
const HIDDEN = 64
const SECOND = 16
const MANY = 4
const SIZES = 8

/** What a module offers: `speed/wasm/entries.py` and `bots/module.py` write them. Pointers are addresses in its memory. */
export interface Entries {
  memory: WebAssembly.Memory
  heap: WebAssembly.Global
  turn(s: number): number
  legal(s: number, seat: number, moves: number): number
  play(s: number, seat: number, move: number, log: number): void
  odds(s: number, weights: number): number
  land(s: number, outcome: number, log: number): void
  time_out(s: number, log: number): void
  score(s: number, points: number, places: number): void
  imagine(s: number, seat: number, draw: number): void
  seek(draw: number, low: number, high: number): void
  batch(
    rows: number,
    count: number,
    start: number,
    draw: number,
    first: number,
    limit: number,
    seats: number,
    scratch: number,
    points: number,
    places: number,
    lengths: number,
    decisions: number,
  ): void
  seats(s: number): number
  infoset(s: number, seat: number): bigint
  search(
    root: number,
    world: number,
    seen: number,
    seat: number,
    draw: number,
    iterations: number,
    explore: number,
    forced: number,
    logs: number,
    nodes: number,
    edges: number,
    tree: number,
    path: number,
    scratch: number,
    results: number,
    net: number,
    features: number,
    traits: number,
  ): void
  fill_logs(logs: number): void
  look_up(tree: number, nodes: number, edges: number, key: bigint, found: number): number
  below(draw: number, n: number): number
  waits(s: number, seat: number): number
  consider(s: number, seat: number, moves: number, n: number): number
  blunders(n: number, percent: number, draw: number): number
  decide(
    s: number,
    seat: number,
    moves: number,
    n: number,
    found: number,
    count: number,
    blundered: number,
    nerve: number,
    draw: number,
  ): number
  greedy(
    known: number,
    world: number,
    tried: number,
    seat: number,
    moves: number,
    n: number,
    draw: number,
    worth: number,
    scratch: number,
    decisions: number,
  ): number
  /** Only where the game has it. */
  forget?(s: number, seat: number, cards: number, muddle: number, luck: number): void
  patience?(s: number, seat: number, move: number): number
}

/** The rules met what they exclude: a position that no play leads to, or more events than a step can have. */
export class RulesTrap extends Error {
  override name = 'RulesTrap'
}

export class Memory {
  readonly entries: Entries
  private logsAt = 0
  private netAt = 0
  private top: number

  constructor(instance: WebAssembly.Instance) {
    this.entries = instance.exports as unknown as Entries
    this.top = this.entries.heap.value as number
  }

  /** Memory that stays taken: zeros, at a multiple of 16. */
  room(bytes: number): number {
    const at = (this.top + 15) & ~15
    this.top = at + bytes
    const missing = this.top - this.entries.memory.buffer.byteLength
    if (missing > 0) this.entries.memory.grow(Math.ceil(missing / PAGE))
    return at
  }

  /** The table of logarithms that searches read. */
  get logs(): number {
    if (this.logsAt === 0) {
      this.logsAt = this.room(8 * LOGS)
      this.entries.fill_logs(this.logsAt)
    }
    return this.logsAt
  }

  /** A net's weights, behind the room that it counts in (bots/nets.py), and how many features and traits it has. All
   * searches in this memory share one. */
  net(weights: Uint8Array): [at: number, features: number, traits: number] {
    if (weights.length === 0) return [this.logs, 0, 0] // nothing is read there
    const room = 8 * SEATS + 4 * (ACTIVE + HIDDEN + SECOND + MANY)
    if (this.netAt === 0) {
      this.netAt = this.room(room + weights.length - SIZES)
      this.bytes(this.netAt + room, weights.length - SIZES).set(weights.subarray(SIZES))
    }
    const sizes = new DataView(weights.buffer, weights.byteOffset, SIZES)
    return [this.netAt, sizes.getUint16(0, true), sizes.getUint16(6, true)]
  }

  bytes(at: number, count: number): Uint8Array {
    return new Uint8Array(this.entries.memory.buffer, at, count)
  }

  reals(at: number, count: number): Float64Array {
    return new Float64Array(this.entries.memory.buffer, at, count)
  }

  words(at: number, count: number): BigInt64Array {
    return new BigInt64Array(this.entries.memory.buffer, at, count)
  }

  /** Numbers of 64 bits, all of them small. */
  numbers(at: number, count: number): number[] {
    return Array.from(this.words(at, count), Number)
  }

  write(at: number, numbers: readonly number[]): void {
    this.words(at, numbers.length).set(numbers.map(BigInt))
  }

  call<T>(step: (entries: Entries) => T): T {
    try {
      return step(this.entries)
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw new RulesTrap(error.message)
      throw error
    }
  }
}
