/** A bot at a seat, as bots/bot.py has it: for the same key and what the seat knows, the server's bot, move for move. What
 * is decided is decided in the module; here is in which order, and the clock. */

import type { Rules } from './rules'
import type { GameScript, Spoken, Temper } from './script'
import { drawOf, LET_PASS, Searcher, seconds, type Clock } from './search'
import { unpack, type Layout } from './state'

export interface Level {
  name: string
  way: 'search' | 'greedy' | 'random'
  iterations: number
  seconds: number
  blunders: number
  memory: number
  muddle: number
  nerve: number
  pause: [number, number]
  /** Whether it judges positions by the game's net. */
  net: boolean
}

/** What a game's bot.py has about talk: functions of what the seat knows, as bytes, and has heard. */
export interface BotTalk {
  say(known: Uint8Array, seat: number, heard: Spoken[], temper: Temper): [kind: string, slots: Record<string, number>][]
  heed(known: Uint8Array, seat: number, moves: number[], heard: Spoken[], temper: Temper): number[]
  talkRound(known: Uint8Array): number
}

/** The talk of a game's bots, from its script; null where they have none. */
export function talkOf(script: GameScript, layout: Layout): BotTalk | null {
  if (!script.talks) return null
  const at = (known: Uint8Array) => unpack(layout, known)
  return {
    say: (known, seat, heard, temper) => script.say(at(known), seat, heard, temper),
    heed: (known, seat, moves, heard, temper) => script.heed(at(known), seat, moves, heard, temper),
    talkRound: (known) => script.talkRound(at(known)),
  }
}

/** A stream that no search draws from: its number is 2³². */
const OWN_STREAM = { low: 0, high: 1 }

export class Bot {
  private readonly at: Record<'known' | 'world' | 'tried' | 'draw' | 'key' | 'moves' | 'worth' | 'decisions', number>
  private readonly scratch: number
  private searcher: Searcher | null = null

  constructor(
    private readonly rules: Rules,
    readonly level: Level,
    private readonly key: Uint8Array,
    private readonly talk: BotTalk | null = null,
    private readonly clock: Clock = seconds,
  ) {
    const { memory, sizes } = rules
    const most = sizes.choices + 1
    this.at = {
      known: memory.room(sizes.size),
      world: memory.room(sizes.size),
      tried: memory.room(sizes.size),
      draw: drawOf(rules, key, OWN_STREAM.low, OWN_STREAM.high),
      key: memory.room(key.length),
      moves: memory.room(8 * most),
      worth: memory.room(8 * most),
      decisions: memory.room(8),
    }
    this.scratch = memory.room(8 * (most + sizes.outcomes + 16))
    memory.bytes(this.at.key, key.length).set(key)
  }

  /** A legal move, from what the seat knows. null only in a window, where others may act too: let it pass. */
  choose(known: Uint8Array, seat: number, legal: readonly number[], talk: readonly Spoken[] = []): number | null {
    const move = this.rules.memory.call(() => this.move(known, seat, legal, talk))
    return move === LET_PASS ? null : move
  }

  /** What it says now, in answer to what it has heard; nothing where the game has no talk for bots. */
  say(known: Uint8Array, seat: number, talk: readonly Spoken[]): Spoken[] {
    if (!this.talk || this.level.way !== 'search') return []
    const round = this.talk.talkRound(known)
    const words = this.talk.say(known, seat, heardBy(talk, seat), this.temper)
    return words.map(([kind, slots]) => ({ seat, kind, slots, to: null, round }))
  }

  /** How many times as long as usual it waits with this move: what would end a race leaves people time to react. */
  patience(known: Uint8Array, seat: number, move: number | null): number {
    const { entries } = this.rules.memory
    if (!entries.patience || move === null) return 1
    this.put(known)
    return entries.patience(this.at.known, seat, move)
  }

  /** Nerve is the habit of breaking one's word; who has little forgives more. */
  private get temper(): Temper {
    const { nerve } = this.level
    return { breaks: Math.floor(Math.max(0, nerve - 50) / 2) + 5, forgives: nerve < 50 ? 1 : 0, luck: this.key }
  }

  private move(known: Uint8Array, seat: number, legal: readonly number[], talk: readonly Spoken[]): number {
    const { at, level, rules } = this
    const { entries } = rules.memory
    this.put(known)
    if (level.way === 'random') {
      const moves = entries.waits(at.known, seat) ? [...legal, LET_PASS] : legal
      return moves[entries.below(at.draw, moves.length)] as number
    }
    entries.forget?.(at.known, seat, level.memory, level.muddle, at.key)
    rules.memory.write(at.moves, legal)
    let moves = rules.memory.numbers(at.moves, entries.consider(at.known, seat, at.moves, legal.length))
    const blundered = entries.blunders(moves.length, level.blunders, at.draw)
    if (blundered && moves.includes(LET_PASS)) return LET_PASS // the moment went by unnoticed
    if (!blundered) moves = this.heeded(seat, moves, talk)
    if (moves.length === 1) return moves[0] as number
    rules.memory.write(at.moves, moves)
    const n = moves.length
    if (level.way === 'greedy')
      return entries.greedy(
        at.known,
        at.world,
        at.tried,
        seat,
        at.moves,
        n,
        at.draw,
        at.worth,
        this.scratch,
        at.decisions,
      )
    const searcher = (this.searcher ??= this.newSearcher())
    searcher.search(this.remembered(), seat, level.iterations, level.seconds)
    const count = searcher.found()
    return entries.decide(at.known, seat, at.moves, n, searcher.foundAt, count, blundered, level.nerve, at.draw)
  }

  private newSearcher(): Searcher {
    const { rules, key, level, clock } = this
    return new Searcher(rules, key, nodesOf(level), clock, level.net ? rules.net : undefined)
  }

  /** The moves that fit what was said, by this bot's temper. */
  private heeded(seat: number, moves: number[], talk: readonly Spoken[]): number[] {
    if (!this.talk || talk.length === 0 || moves.length === 1) return moves
    const fit = this.talk.heed(this.remembered(), seat, moves, heardBy(talk, seat), this.temper)
    return fit.length > 0 ? fit : moves
  }

  private put(known: Uint8Array): void {
    this.rules.memory.bytes(this.at.known, this.rules.sizes.size).set(known)
  }

  private remembered(): Uint8Array {
    return this.rules.memory.bytes(this.at.known, this.rules.sizes.size).slice()
  }
}

/** Room for a few decisions: a tree that is small stays in the processor's cache. */
function nodesOf(level: Level): number {
  const bits = Math.floor(Math.log2(Math.max(1, 4 * level.iterations))) + 1
  return 1 << Math.min(Math.max(bits, 10), 17)
}

/** What a seat hears: all that is said openly, and what is whispered by it or to it. */
function heardBy(talk: readonly Spoken[], seat: number): Spoken[] {
  return talk.filter((said) => said.to === null || said.seat === seat || said.to === seat)
}
