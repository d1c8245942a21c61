/** A game's rules, compiled to WebAssembly from the source that the server runs: positions are bytes, and nothing here
 * knows any game. One instance is one place to think in: give each worker its own. */

export const OVER = 0
export const CHANCE = -1
const SEATS = 8
const EVENTS = 256
const ARGUMENTS = 9
const DRAW = 8
const PAGE = 65536

/** What a module offers: `entries.py` writes them. */
interface Entries {
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
  seek(draw: number, stream: number): void
}

export interface Sizes {
  /** Bytes of a position. */
  size: number
  /** At most so many legal moves, and outcomes of chance. */
  choices: number
  outcomes: number
}

/** The rules met what they exclude: a position that no play leads to, or more events than a step can have. */
export class RulesTrap extends Error {
  override name = 'RulesTrap'
}

export type EventRow = number[]

export class Rules {
  private readonly entries: Entries
  private top: number
  private readonly at: Record<'state' | 'moves' | 'weights' | 'log' | 'points' | 'places' | 'draw', number>

  static async load(module: BufferSource | WebAssembly.Module, sizes: Sizes): Promise<Rules> {
    const compiled = module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module)
    return new Rules(await WebAssembly.instantiate(compiled), sizes)
  }

  private constructor(
    instance: WebAssembly.Instance,
    readonly sizes: Sizes,
  ) {
    this.entries = instance.exports as unknown as Entries
    this.top = this.entries.heap.value as number
    this.at = {
      state: this.room(sizes.size),
      moves: this.room(8 * (sizes.choices + 1)),
      weights: this.room(8 * sizes.outcomes),
      log: this.room(4 * EVENTS * ARGUMENTS),
      points: this.room(8 * SEATS),
      places: this.room(8 * SEATS),
      draw: this.room(8 * DRAW),
    }
  }

  get position(): Uint8Array {
    return this.bytes(this.at.state, this.sizes.size).slice()
  }

  set position(bytes: Uint8Array) {
    this.bytes(this.at.state, this.sizes.size).set(bytes)
  }

  /** The seats that may act, as bits; OVER, or CHANCE. */
  turn(): number {
    return this.guarded(() => this.entries.turn(this.at.state))
  }

  legal(seat: number): number[] {
    return this.numbers(
      this.at.moves,
      this.guarded(() => this.entries.legal(this.at.state, seat, this.at.moves)),
    )
  }

  odds(): number[] {
    return this.numbers(
      this.at.weights,
      this.guarded(() => this.entries.odds(this.at.state, this.at.weights)),
    )
  }

  play(seat: number, move: number): EventRow[] {
    return this.told((log) => this.entries.play(this.at.state, seat, move, log))
  }

  land(outcome: number): EventRow[] {
    return this.told((log) => this.entries.land(this.at.state, outcome, log))
  }

  timeOut(): EventRow[] {
    return this.told((log) => this.entries.time_out(this.at.state, log))
  }

  score(seats: number): { points: number[]; places: number[] } {
    this.guarded(() => this.entries.score(this.at.state, this.at.points, this.at.places))
    return { points: this.numbers(this.at.points, seats), places: this.numbers(this.at.places, seats) }
  }

  /** Fill what a seat cannot know with a world that could be true: stream number `stream` of a key, by its hash. */
  imagine(seat: number, mark: Uint8Array, stream: number): void {
    const draw = new BigInt64Array(this.entries.memory.buffer, this.at.draw, DRAW)
    const words = new DataView(mark.buffer, mark.byteOffset, mark.byteLength)
    for (let i = 0; i < DRAW; i++) draw[i] = i < 4 ? 0n : BigInt(words.getUint32(4 * (i - 4), true))
    this.entries.seek(this.at.draw, stream)
    this.guarded(() => this.entries.imagine(this.at.state, seat, this.at.draw))
  }

  /** Memory that stays taken. */
  private room(bytes: number): number {
    const at = (this.top + 15) & ~15
    this.top = at + bytes
    const missing = this.top - this.entries.memory.buffer.byteLength
    if (missing > 0) this.entries.memory.grow(Math.ceil(missing / PAGE))
    return at
  }

  private bytes(at: number, count: number): Uint8Array {
    return new Uint8Array(this.entries.memory.buffer, at, count)
  }

  /** Numbers of 64 bits, all of them small. */
  private numbers(at: number, count: number): number[] {
    return Array.from(new BigInt64Array(this.entries.memory.buffer, at, count), Number)
  }

  private told(step: (log: number) => void): EventRow[] {
    const rows = new Int32Array(this.entries.memory.buffer, this.at.log, EVENTS * ARGUMENTS)
    rows[0] = 0
    this.guarded(() => step(this.at.log))
    return Array.from({ length: rows[0] as number }, (_, i) =>
      Array.from(rows.subarray(ARGUMENTS * (i + 1), ARGUMENTS * (i + 2))),
    )
  }

  private guarded<T>(step: () => T): T {
    try {
      return step()
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw new RulesTrap(error.message)
      throw error
    }
  }
}
