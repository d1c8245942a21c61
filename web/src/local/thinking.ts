/** How bots think (table/bots/thinking.py). They get what the seat knows, as bytes, and nothing else. */
import type { AdvisedMove } from '../wire/messages'
import type { Analysis, PlayedGame, ReviewPart } from './analysis'
import { Bot, talkOf, type Level } from './bot'
import type { Question, Thought } from './bots'
import type { Files } from './library'
import { Rules } from './rules'
import type { TableAdvice } from './table'

/** Bots that are remembered with their trees. */
const KEPT = 8
const ADVICE_ITERATIONS = 4000
const SHOWN = 3

export class Thinking {
  private readonly bots = new Map<string, Bot>()

  constructor(private readonly files: Pick<Files, 'parts' | 'net'>) {}

  async think({ game, level, key, known, seat, legal, talk }: Question): Promise<Thought> {
    const bot = await this.bot(game, level, key)
    const words = bot.say(known, seat, talk).map(({ kind, slots }) => ({ kind, slots }))
    const move = legal.length > 0 ? bot.choose(known, seat, legal, talk) : null
    return { move, words, patience: bot.patience(known, seat, move) }
  }

  async advise(name: string, known: Uint8Array, seat: number): Promise<TableAdvice> {
    const { moves, chances } = (await this.analysis(name)).advise(known, seat, ADVICE_ITERATIONS)
    const shown = moves.slice(0, SHOWN)
    return { moves: shown.map(({ move, worth, low, high, tied }) => ({ move, worth, low, high, tied })), chances }
  }

  async counsel(name: string, position: Uint8Array, seat: number): Promise<AdvisedMove[]> {
    return (await this.analysis(name)).counsel(position, seat).slice(0, SHOWN)
  }

  async weigh(name: string, position: Uint8Array, seat: number, also: readonly number[]): Promise<AdvisedMove[]> {
    return (await this.analysis(name)).weigh(position, seat, also)
  }

  async *review(name: string, played: PlayedGame): AsyncGenerator<ReviewPart, void> {
    yield* (await this.analysis(name)).review(played)
  }

  /** With rules of its own, whose memory goes with it. */
  private async analysis(name: string): Promise<Analysis> {
    const { module, manifest } = await this.files.parts(name)
    const { Analysis } = await import('./analysis')
    return new Analysis(await Rules.load(module, manifest.sizes), manifest)
  }

  /** A bot has rules of its own: its tree goes with it when it is forgotten. */
  private async bot(name: string, level: string, key: Uint8Array): Promise<Bot> {
    const which = `${name} ${level} ${key.join()}`
    const { module, manifest, game } = await this.files.parts(name)
    const known = this.bots.get(which)
    const talk = talkOf(game.script, manifest)
    const facts = manifest.levels[level] as Level
    const net = known || !facts.net ? undefined : await this.files.net(name)
    const bot = known ?? new Bot(await Rules.load(module, manifest.sizes, net), facts, key, talk)
    this.bots.delete(which)
    this.bots.set(which, bot)
    for (const oldest of [...this.bots.keys()].slice(0, Math.max(0, this.bots.size - KEPT))) this.bots.delete(oldest)
    return bot
  }
}
