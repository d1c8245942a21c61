/** What a game says, how it is set up and how its bots talk: its Python functions, translated (`rumpus.speed.script`).
 * Everything goes in and comes out as plain data, as the wire has it. */

import type { Sentence } from '../wire/messages'
import { python, type Python } from './python'
import { Data, Dict, Names, Namespace, PySet, PythonError, Scalar, StateRecord, type Tuple } from './python/values'
import type { StateObject } from './state'

export { pack, unpack, type StateObject } from './state'

export type ToldEvent = [kind: string, arguments: Record<string, number | null>]
export type SeenView = Readonly<Record<string, unknown>>

/** Something that chance may bring: `good` of `every` cases, all alike. */
export interface Likely {
  words: Sentence
  good: number
  every: number
}

export interface MoveWords {
  code: string
  message: string
  names: Record<string, [string, string]>
  numbers: Record<string, number>
  seats: Record<string, number>
}

/** What a table is set up with, as a user says it; what is not said is at its default. */
export interface OptionsJson {
  seats?: number | null
  options?: Record<string, unknown> | null
  deck?: Record<string, unknown> | null
}

/** The same complete and checked. `chosen` has numbers: a flag, or the index of a choice. */
export interface CheckedOptions {
  seats: number
  chosen: Record<string, number>
  deck: Record<string, unknown>
}

/** bots/talk.py */
export interface Spoken {
  seat: number
  kind: string
  slots: Record<string, number>
  to: number | null
  round: number
}

export interface Temper {
  breaks: number
  forgives: number
  luck: Uint8Array
}

/** An error that a user can cause, as the server names it: `name` is its class, `code` the message's id. */
export class ScriptRefusal extends Error {
  constructor(
    override readonly name: string,
    readonly code: string,
    readonly told: Record<string, unknown>,
  ) {
    super(code)
  }
}

export interface GameScript {
  /** Raises ScriptRefusal (BadOption, BadDeck) for what does not go together. */
  options(given: OptionsJson): CheckedOptions
  /** The chosen options as a user writes them: what records and tables keep. */
  plainOptions(given: OptionsJson): Record<string, unknown>
  /** Options that were chosen, but do nothing beside the others. */
  withoutEffect(given: OptionsJson): string[]
  withRelaxedPace(options: Record<string, unknown>): Record<string, unknown>
  setup(given: OptionsJson): StateObject
  /** The game's deck with the given tables in place of its own, each entry checked. */
  houseDeck(given: Record<string, unknown>): Record<string, unknown>
  /** A deck as records carry it: every table, or it is refused. */
  wholeDeck(deck: Record<string, unknown>): Record<string, unknown>
  checkDeck(deck: Record<string, unknown>): void
  reconstructed(deck: unknown): boolean

  ask(view: SeenView, seat: number): Sentence
  figures(view: SeenView, seat: number): Record<string, unknown>
  /** What a move means on this board, or null. */
  moveHere(view: SeenView, move: number): MoveWords | null
  /** null: the game has no words for it. */
  moveDoes(view: SeenView, seat: number, moves: number[], events: ToldEvent[]): Sentence[] | null
  turnBegins: string[]
  turnTold(events: ToldEvent[]): Sentence[]
  /** Where turns begin among these events, and what each came to. */
  turnsTold(events: ToldEvent[]): [start: number, said: Sentence[]][]
  beginsTurn(events: ToldEvent[], at: number): boolean
  spoken(view: SeenView, seat: number): Sentence[]
  openOdds(known: StateObject, seat: number): Likely[]
  scored(view: SeenView, seat: number): Sentence | null
  onlyDraws(state: StateObject): boolean
  readStatement(text: string): [kind: string, slots: Record<string, number>] | null
  statementForms(): string[]

  clock(state: StateObject): number
  sealed(state: StateObject): boolean

  /** Whether the game's bots talk. */
  talks: boolean
  talkRound(state: StateObject): number
  say(
    known: StateObject,
    seat: number,
    heard: Spoken[],
    temper: Temper,
  ): [kind: string, slots: Record<string, number>][]
  heed(known: StateObject, seat: number, moves: number[], heard: Spoken[], temper: Temper): number[]
  patience(known: StateObject, seat: number, move: number): number
  daring(known: StateObject, seat: number, move: number): number
  /** What is left of what the seat knows; the given state stays as it is. */
  forget(known: StateObject, seat: number, cards: number, muddle: number, luck: Uint8Array): StateObject
}

type Call = (...given: unknown[]) => unknown
type Hooks = Record<string, Call | null>

interface RawScript {
  State: new (given?: unknown) => StateRecord
  Event: new (...given: unknown[]) => unknown
  game: { hooks: { rules: Hooks; state: Hooks; text: Hooks & { TURN_BEGINS: Tuple }; bot: Hooks } }
  core: Record<string, Call>
}

export type ScriptFactory = (python: Python) => unknown

export async function loadScript(url: string): Promise<GameScript> {
  const module = (await import(/* @vite-ignore */ url)) as { default: ScriptFactory }
  return gameScript(module.default)
}

export function gameScript(factory: ScriptFactory): GameScript {
  const raw = factory(python) as RawScript
  const { game, core } = raw
  const { rules, state, text, bot } = game.hooks
  const at = (given: StateObject) => new raw.State(given)
  const events = (given: ToldEvent[]) => given.map(([kind, told]) => new raw.Event(kind, inside(told)))
  const run = <T>(function_: Call | null | undefined, ...given: unknown[]): T =>
    guarded(() => outside(function_?.(...given) ?? null)) as T
  const made = ({ seats = null, options = null, deck = null }: OptionsJson): unknown =>
    core.options_for?.(game, seats, inside(options), inside(deck))

  return {
    options: (given) => guarded(() => outside(made(given))) as CheckedOptions,
    plainOptions: (given) => guarded(() => outside(core.plain_options?.(game, made(given)))) as Record<string, unknown>,
    withoutEffect: (given) => guarded(() => outside(core.without_effect?.(game, made(given)))) as string[],
    withRelaxedPace: (options) => run(core.with_relaxed_pace, game, inside(options)),
    setup: (given) =>
      guarded(() => {
        const fresh = new raw.State()
        rules.setup?.(fresh, made(given))
        return outside(fresh)
      }) as StateObject,
    houseDeck: (given) => run(core.house_deck, game, inside(given)),
    wholeDeck: (deck) => run(core.whole_deck, game, inside(deck)),
    checkDeck: (deck) => void run(state.check_deck, inside(deck)),
    reconstructed: (deck) => run(core.reconstructed, inside(deck)),

    ask: (view, seat) => run(core.ask, game, inside(view), seat),
    figures: (view, seat) => run(core.figures, game, inside(view), seat),
    moveHere: (view, move) => run(text.move_here, inside(view), move),
    moveDoes: (view, seat, moves, told) => run(text.move_does, inside(view), seat, moves, events(told)),
    turnBegins: Array.from(text.TURN_BEGINS) as string[],
    turnTold: (told) => run<Sentence[] | null>(text.turn_told, events(told)) ?? [],
    turnsTold: (told) => run(core.turns_told, game, events(told)),
    beginsTurn: (told, index) => run(core.begins_turn, game, events(told), index),
    spoken: (view, seat) =>
      text.spoken ? run(text.spoken, inside(view), seat) : run(core.sentences, game, inside(view), seat),
    openOdds: (known, seat) => run<Likely[] | null>(text.open_odds, at(known), seat) ?? [],
    scored: (view, seat) => run(text.scored, inside(view), seat),
    onlyDraws: (given) => run(core.only_draws, game, at(given)),
    readStatement: (said) => run(text.read_statement, said),
    statementForms: () => run<string[] | null>(text.statement_forms) ?? [],

    clock: (given) => run<number | null>(rules.clock, at(given)) ?? 0,
    sealed: (given) => !!run<number | null>(rules.sealed, at(given)),

    talks: bot.say !== null,
    talkRound: (given) => run<number | null>(bot.talk_round, at(given)) ?? 0,
    say: (known, seat, heard, temper) =>
      run<[string, Record<string, number>][] | null>(bot.say, at(known), seat, heard.map(spoke), mood(temper)) ?? [],
    heed: (known, seat, moves, heard, temper) =>
      run<number[] | null>(bot.heed, at(known), seat, moves, heard.map(spoke), mood(temper)) ?? moves,
    patience: (known, seat, move) => run<number | null>(bot.patience, at(known), seat, move) ?? 1,
    daring: (known, seat, move) => run<number | null>(bot.daring, at(known), seat, move) ?? 0,
    forget: (known, seat, cards, muddle, luck) =>
      guarded(() => {
        const left = at(known)
        bot.forget?.(left, seat, cards, muddle, luck)
        return outside(left)
      }) as StateObject,
  }
}

const spoke = (said: Spoken): Namespace => Object.assign(new Namespace(), { ...said, slots: inside(said.slots) })
const mood = (temper: Temper): Namespace => Object.assign(new Namespace(), temper)

/** Plain data as Python has it: objects are dicts. */
export function inside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inside)
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array || value instanceof Scalar)
    return value
  const made = new Dict()
  for (const [key, own] of Object.entries(value)) made.set(key, inside(own))
  return made
}

/** Python's values as plain data: what JSON would have of them. */
export function outside(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return value
  if (Array.isArray(value)) return Array.from(value, outside)
  if (value instanceof Dict)
    return Object.fromEntries(Array.from(value.map.values(), ([key, own]) => [String(key), outside(own)]))
  if (value instanceof Data || value instanceof Namespace || value instanceof StateRecord)
    return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, outside(own)]))
  if (value instanceof Names) return outside(value.words)
  if (value instanceof PySet) return Array.from(value.walk(), outside)
  return Array.from(value as Iterable<unknown>, outside)
}

/** Named errors leave as refusals; whatever else goes wrong is a fault of ours, and stays what it is. */
function guarded<T>(step: () => T): T {
  try {
    return step()
  } catch (error) {
    if (error instanceof PythonError && error.kinds.includes('RumpusError'))
      throw new ScriptRefusal(error.name, error.message, outside(error.told) as Record<string, unknown>)
    throw error
  }
}
