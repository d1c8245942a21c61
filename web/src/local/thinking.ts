/** How bots think (table/bots/thinking.py). They get what the seat knows, as bytes, and nothing else. */
import { Bot, type BotTalk, type Level } from './bot'
import type { Question, Thought } from './bots'
import type { Game } from './game'
import type { Files } from './library'
import { Rules } from './rules'
import type { Counsel } from './table'

/** Bots that are remembered with their trees. */
const KEPT = 8

export class Thinking {
  private readonly bots = new Map<string, Bot>()

  constructor(private readonly files: Pick<Files, 'parts'>) {}

  async think({ game, level, key, known, seat, legal, talk }: Question): Promise<Thought> {
    const bot = await this.bot(game, level, key)
    const words = bot.say(known, seat, talk).map(({ kind, slots }) => ({ kind, slots }))
    const move = legal.length > 0 ? bot.choose(known, seat, legal, talk) : null
    return { move, words, patience: bot.patience(known, seat, move) }
  }

  /** Not yet: what a strong bot would do is looked for by the server alone. */
  advise(_name: string, _known: Uint8Array, _seat: number): Promise<Counsel> {
    return Promise.reject(new Error('there is no advice in the page yet'))
  }

  /** A bot has rules of its own: its tree goes with it when it is forgotten. */
  private async bot(name: string, level: string, key: Uint8Array): Promise<Bot> {
    const which = `${name} ${level} ${key.join()}`
    const { module, manifest, game } = await this.files.parts(name)
    const known = this.bots.get(which)
    const talk = game.script.talks ? talkOf(game) : null
    const facts = manifest.levels[level] as Level
    const bot = known ?? new Bot(await Rules.load(module, manifest.sizes), facts, key, talk)
    this.bots.delete(which)
    this.bots.set(which, bot)
    for (const oldest of [...this.bots.keys()].slice(0, Math.max(0, this.bots.size - KEPT))) this.bots.delete(oldest)
    return bot
  }
}

function talkOf(game: Game): BotTalk {
  const { script } = game
  return {
    say: (known, seat, heard, temper) => script.say(game.object(known), seat, heard, temper),
    heed: (known, seat, moves, heard, temper) => script.heed(game.object(known), seat, moves, heard, temper),
    talkRound: (known) => script.talkRound(game.object(known)),
  }
}
