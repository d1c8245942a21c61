/** A game's rules, compiled to WebAssembly from the source that the server runs: positions are bytes, and nothing here
 * knows any game. One instance is one place to think in: give each worker, and each table, its own; its memory goes
 * with it. */

import { Memory } from './memory'

export { RulesTrap } from './memory'

export const OVER = 0
export const CHANCE = -1
export const SEATS = 8
const EVENTS = 256
const ARGUMENTS = 9
export const DRAW = 8

export interface Sizes {
  /** Bytes of a position. */
  size: number
  /** At most so many legal moves, and outcomes of chance. */
  choices: number
  outcomes: number
}

export type EventRow = number[]

export class Rules {
  readonly memory: Memory
  private readonly at: Record<'state' | 'moves' | 'weights' | 'log' | 'points' | 'places' | 'draw', number>

  /** `net`: the weights of the game's net, for bots of a level that has learned. */
  static async load(
    module: BufferSource | WebAssembly.Module,
    sizes: Sizes,
    net: Uint8Array = new Uint8Array(),
  ): Promise<Rules> {
    const compiled = module instanceof WebAssembly.Module ? module : await WebAssembly.compile(module)
    return new Rules(await WebAssembly.instantiate(compiled), sizes, net)
  }

  private constructor(
    instance: WebAssembly.Instance,
    readonly sizes: Sizes,
    readonly net: Uint8Array,
  ) {
    const memory = (this.memory = new Memory(instance))
    this.at = {
      state: memory.room(sizes.size),
      moves: memory.room(8 * (sizes.choices + 1)),
      weights: memory.room(8 * sizes.outcomes),
      log: memory.room(4 * EVENTS * ARGUMENTS),
      points: memory.room(8 * SEATS),
      places: memory.room(8 * SEATS),
      draw: memory.room(8 * DRAW),
    }
  }

  get position(): Uint8Array {
    return this.memory.bytes(this.at.state, this.sizes.size).slice()
  }

  set position(bytes: Uint8Array) {
    this.memory.bytes(this.at.state, this.sizes.size).set(bytes)
  }

  /** The seats that may act, as bits; OVER, or CHANCE. */
  turn(): number {
    return this.memory.call((entries) => entries.turn(this.at.state))
  }

  legal(seat: number): number[] {
    const { state, moves } = this.at
    return this.memory.numbers(
      moves,
      this.memory.call((entries) => entries.legal(state, seat, moves)),
    )
  }

  odds(): number[] {
    const { state, weights } = this.at
    return this.memory.numbers(
      weights,
      this.memory.call((entries) => entries.odds(state, weights)),
    )
  }

  play(seat: number, move: number): EventRow[] {
    return this.told((log) => this.memory.entries.play(this.at.state, seat, move, log))
  }

  land(outcome: number): EventRow[] {
    return this.told((log) => this.memory.entries.land(this.at.state, outcome, log))
  }

  timeOut(): EventRow[] {
    return this.told((log) => this.memory.entries.time_out(this.at.state, log))
  }

  score(seats: number): { points: number[]; places: number[] } {
    const { state, points, places } = this.at
    this.memory.call((entries) => entries.score(state, points, places))
    return { points: this.memory.numbers(points, seats), places: this.memory.numbers(places, seats) }
  }

  /** Fill what a seat cannot know with a world that could be true: stream number `stream` of a key, by its hash. */
  imagine(seat: number, mark: Uint8Array, stream: number): void {
    this.drawFrom(mark, stream, 0, this.at.draw)
    this.memory.call((entries) => entries.imagine(this.at.state, seat, this.at.draw))
  }

  /** A random stream at that place: number `low + 2³² high` of a key, by its hash (kernel/chance.py). */
  drawFrom(mark: Uint8Array, low: number, high: number, at: number): void {
    const words = new DataView(mark.buffer, mark.byteOffset, mark.byteLength)
    this.memory.write(at, [0, 0, 0, 0, ...[0, 4, 8, 12].map((i) => words.getUint32(i, true))])
    this.memory.call((entries) => entries.seek(at, low, high))
  }

  private told(step: (log: number) => void): EventRow[] {
    const rows = new Int32Array(this.memory.entries.memory.buffer, this.at.log, EVENTS * ARGUMENTS)
    rows[0] = 0
    this.memory.call(() => step(this.at.log))
    return Array.from({ length: rows[0] as number }, (_, i) =>
      Array.from(rows.subarray(ARGUMENTS * (i + 1), ARGUMENTS * (i + 2))),
    )
  }
}
