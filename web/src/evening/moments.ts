/**
 * The best moments of an evening: of each game the turn that its own rules find worth telling most, from its record.
 * A bot that only filled a chair is not told of.
 */
import { byGame, byLanguage } from '../games/folders'
import { formatWith, makeBundle, text } from '../text/text.svelte'
import { replay } from '../wire/http'
import type { EveningGame, EveningInfo, Replay } from '../wire/messages'
import type { Picture } from './draw'
import { listed } from '../games/common/who'
import { nameIn, played } from './evening.svelte'

type Arguments = Readonly<Record<string, number | null>>

/** A moment that a game knows how to tell: an event of this kind. It teases animals, never players. */
export interface MomentRule {
  /** Its words are `ID` and `ID-said` of the catalogue beside it, with `$name` and the event's numbers. */
  id: string
  kind: string
  /** Of several moments the one that is worth most is told; 0: not worth telling. */
  worth: (args: Arguments) => number
  /** Which argument is the seat it is about. */
  who?: string
  picture: (args: Arguments, look: (seat: number | null | undefined) => number) => Picture
}

export interface Moment {
  game: string
  title: string
  said: string
  worth: number
  picture: Picture
}

const found = byGame(import.meta.glob<{ rules: readonly MomentRule[] }>('@games/*/page/moments/rules.ts'))
const words = byLanguage(import.meta.glob<string>('@games/*/page/moments/*.ftl', { query: '?raw', import: 'default' }))

const MOST = 3
const AGAIN_MS = 2000

/** Three at most, in the order of the evening. */
export async function momentsOf(info: EveningInfo): Promise<Moment[]> {
  const each = await Promise.all(played(info).map((game) => momentOf(info, game).catch(() => later(info, game))))
  const told = each.filter((moment) => moment !== null)
  const first = told.filter((moment, index) => told.findIndex((other) => other.title === moment.title) === index)
  const best = first.toSorted((a, b) => b.worth - a.worth).slice(0, MOST)
  return told.filter((moment) => best.includes(moment))
}

/** The room was busy, or the record is still being written: once more, and then without it. */
async function later(info: EveningInfo, game: EveningGame): Promise<Moment | null> {
  await new Promise((done) => setTimeout(done, AGAIN_MS))
  return momentOf(info, game).catch(() => null)
}

async function momentOf(info: EveningInfo, { game, table, chairs }: EveningGame): Promise<Moment | null> {
  const load = found.get(game)
  const catalogue = words.get(`${game}/${text.language}`)
  if (!load || !catalogue) return null
  const [{ rules }, source, seen] = await Promise.all([load(), catalogue(), replay(table, null)])
  const people = (seat: number | null | undefined): number[] => chairs[seat ?? -1] ?? []
  const about = (rule: MomentRule, args: Arguments): number[] => people(args[rule.who ?? 'seat'])
  const best = bestOf(
    rules.map((rule) => ({ ...rule, worth: (args) => (about(rule, args).length > 0 ? rule.worth(args) : 0) })),
    seen,
  )
  if (!best) return null
  const { rule, args } = best
  const bundle = makeBundle(text.language, [source])
  const name = listed(about(rule, args).map((person) => nameIn(info, person)))
  const said = { ...numbersOf(args), name }
  return {
    game,
    title: formatWith(bundle, rule.id, said),
    said: formatWith(bundle, `${rule.id}-said`, said),
    worth: rule.worth(args),
    picture: rule.picture(args, (seat) => (info.people[people(seat)[0] ?? -1]?.look ?? 1) - 1),
  }
}

const numbersOf = (args: Arguments): Record<string, number> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, value ?? 0]))

/** Of several that are worth as much the last: what comes late is remembered. */
export function bestOf(
  rules: readonly MomentRule[],
  { steps }: Pick<Replay, 'steps'>,
): { rule: MomentRule; args: Arguments } | null {
  let best: { rule: MomentRule; args: Arguments; worth: number } | null = null
  for (const step of steps)
    for (const [kind, args] of step.events)
      for (const rule of rules) {
        const worth = rule.kind === kind ? rule.worth(args) : 0
        if (worth > 0 && worth >= (best?.worth ?? 0)) best = { rule, args, worth }
      }
  return best
}
