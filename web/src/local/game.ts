/** A game as the room in the page has it: what its manifest says (`speed/wasm/manifest.py`), its rules (WebAssembly), and
 * its functions that are not compiled (JavaScript). A position is its bytes. */
import { byHand } from '../fair/sha256'
import type { Json } from '../wire/messages'
import type { EventRow, Rules, Sizes } from './rules'
import type { GameScript } from './script'
import { pack, unpack, type StateObject } from './state'
import { know, see, type View, type Visibility } from './visibility'

export const WATCHER = 8
export const SEATS = 8

export type Pace = 'live' | 'relaxed' | 'correspondence'
export type Table = { [key: string]: Json }

/** What happened: its kind and arguments, null for what a viewer may not know. */
export interface Event {
  kind: string
  arguments: Record<string, number | null>
}

/** Complete and checked: the options by name as a user writes them, and the whole deck. */
export interface Options {
  seats: number
  options: Table
  deck: Table
}

export type GameOption = { kind: 'flag' | 'number' } | { kind: 'choice'; choices: string[] }

/** A bot's level as the room needs it: how long a person would take. */
export interface LevelFacts {
  way: string
  pause: [least: number, most: number]
}

export interface Manifest extends Visibility {
  name: string
  title: string
  /** The version of the rules. */
  rules: number
  sizes: Sizes
  seats: { least: number; most: number; usual: number }
  /** Kinds by number: name, and of each argument its name, what it is, and the one that holds the only seat to know it. */
  events: [name: string, args: [name: string, of: string, only: number][]][]
  /** Fields and names as the header of a record has them. */
  declared: { fields: Record<string, string>; names: Record<string, string> }
  clock: Record<Pace, Record<string, number>> & { keeps: string[]; waits: string[] }
  /** Seconds that the stage takes for an event, by kind. */
  beats: number[]
  options: Record<string, GameOption>
  talk: { whisper: boolean; statements: Record<string, string[]> } | null
  /** A seat may know what its screen must not show: memory is the game. */
  passing: boolean
  levels: Record<string, LevelFacts>
  /** What a room says of the game; its moves by number. */
  detail: { moves: { code: string }[]; deck: Table }
}

/** The hash of the key that worlds are drawn from. */
const MARK = byHand(Uint8Array.from({ length: 32 }, (_, i) => i))

export class Game {
  readonly name: string
  readonly title: string
  readonly version: number
  private readonly moveCodes: string[]
  private readonly moveNumbers: Map<string, number>

  constructor(
    readonly manifest: Manifest,
    readonly script: GameScript,
    private readonly rules: Rules,
  ) {
    this.name = manifest.name
    this.title = manifest.title
    this.version = manifest.rules
    this.moveCodes = manifest.detail.moves.map(({ code }) => code)
    this.moveNumbers = new Map(this.moveCodes.map((code, number) => [code, number]))
  }

  // The rules, each from a position to the next

  new(options: Options): Uint8Array {
    return pack(this.manifest, this.script.setup(options))
  }

  turn(s: Uint8Array): number {
    return this.at(s).turn()
  }

  mayAct(s: Uint8Array, seat: number): boolean {
    const turn = this.turn(s)
    return turn > 0 && ((turn >> seat) & 1) === 1
  }

  /** The legal moves of a seat, none if it may not act. */
  legal(s: Uint8Array, seat: number): number[] {
    return this.mayAct(s, seat) ? this.at(s).legal(seat) : []
  }

  odds(s: Uint8Array): number[] {
    return this.at(s).odds()
  }

  play(s: Uint8Array, seat: number, move: number): [after: Uint8Array, log: EventRow[]] {
    const log = this.at(s).play(seat, move)
    return [this.rules.position, log]
  }

  land(s: Uint8Array, outcome: number): [after: Uint8Array, log: EventRow[]] {
    const log = this.at(s).land(outcome)
    return [this.rules.position, log]
  }

  timeOut(s: Uint8Array): [after: Uint8Array, log: EventRow[]] {
    const log = this.at(s).timeOut()
    return [this.rules.position, log]
  }

  score(s: Uint8Array, seats: number): { points: number[]; places: number[] } {
    return this.at(s).score(seats)
  }

  /** Fills what a seat cannot know with a world that could be true, number `world` of always the same: asking again
   * tells nothing new. */
  imagined(known: Uint8Array, seat: number, world: number): Uint8Array {
    this.at(known).imagine(seat, MARK, world)
    return this.rules.position
  }

  clock(s: Uint8Array): number {
    return this.script.clock(this.object(s))
  }

  sealed(s: Uint8Array): boolean {
    return this.script.sealed(this.object(s))
  }

  /** Whether chance has nothing to say about what was just played: it only deals the mover a card for later. */
  onlyDraws(s: Uint8Array): boolean {
    return this.script.onlyDraws(this.object(s))
  }

  /** All fields by name, as the game's own functions take them. */
  object(s: Uint8Array): StateObject {
    return unpack(this.manifest, s)
  }

  // Who may know what

  see(s: Uint8Array, seat: number): View {
    return see(this.manifest, s, seat)
  }

  know(s: Uint8Array, seat: number): Uint8Array {
    return know(this.manifest, s, seat)
  }

  event(row: EventRow): Event {
    const [kind, args] = this.kind(row)
    return { kind, arguments: Object.fromEntries(args.map(([name], i) => [name, row[i + 1] as number])) }
  }

  /** An event as the seat may know it. */
  seeEvent(row: EventRow, seat: number): Event {
    const [kind, args] = this.kind(row)
    const told = args.map(([name, , only], i) => {
      const hidden = only >= 0 && row[only + 1] !== seat
      return [name, hidden ? null : (row[i + 1] as number)] as const
    })
    return { kind, arguments: Object.fromEntries(told) }
  }

  private kind(row: EventRow): Manifest['events'][number] {
    return this.manifest.events[row[0] as number] as Manifest['events'][number]
  }

  // Moves as text and back

  moveCode(move: number): string {
    return this.moveCodes[move] ?? String(move)
  }

  hasMove(move: number): boolean {
    return move in this.moveCodes
  }

  readMove(text: string): number | null {
    return this.moveNumbers.get(text.trim()) ?? null
  }

  private at(s: Uint8Array): Rules {
    this.rules.position = s
    return this.rules
  }
}
