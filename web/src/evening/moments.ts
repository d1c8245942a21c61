/**
 * The best moments of an evening. What can be told of a game, its own rules say; which of it mattered most, the review of
 * its record. A bot that only filled a chair is not told of.
 */
import { byGame, byLanguage } from '../games/folders'
import { formatWith, makeBundle, text } from '../text/text.svelte'
import { replay } from '../wire/http'
import type { EveningGame, EveningInfo, Replay, Review } from '../wire/messages'
import type { Picture } from './draw'
import { listed } from '../games/common/who'
import { nameIn, played } from './evening.svelte'
import { lookedBack, swingOf } from './looked_back'

type Arguments = Readonly<Record<string, number | null>>

/** A moment that a game knows how to tell: an event of this kind. It teases animals, never players. */
export interface MomentRule {
  /** Its words are `ID` and `ID-said` of the catalogue beside it, with `$name` and the event's numbers. */
  id: string
  kind: string
  /** How good a story it is, by itself; 0: not worth telling. The more it decided, the more it is worth. */
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
/** Nobody waits longer for a review: then the stories are chosen by themselves. */
const PATIENCE_MS = 4000
/** A moment that turned the whole game is worth so many times itself more. */
const TURNED = 2

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
  const review = Promise.race([lookedBack(table), new Promise<null>((done) => setTimeout(done, PATIENCE_MS, null))])
  const [{ rules }, source, seen, looked] = await Promise.all([load(), catalogue(), replay(table, null), review])
  const people = (seat: number | null | undefined): number[] => chairs[seat ?? -1] ?? []
  const about = (rule: MomentRule, args: Arguments): number[] => people(args[rule.who ?? 'seat'])
  const best = bestOf(
    rules.map((rule) => ({ ...rule, worth: (args) => (about(rule, args).length > 0 ? rule.worth(args) : 0) })),
    seen,
    looked,
  )
  if (!best) return null
  const { rule, args, worth } = best
  const bundle = makeBundle(text.language, [source])
  const name = listed(about(rule, args).map((person) => nameIn(info, person)))
  const said = { ...numbersOf(args), name }
  return {
    game,
    title: formatWith(bundle, rule.id, said),
    said: formatWith(bundle, `${rule.id}-said`, said),
    worth,
    picture: rule.picture(args, (seat) => (info.people[people(seat)[0] ?? -1]?.look ?? 1) - 1),
  }
}

const numbersOf = (args: Arguments): Record<string, number> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, value ?? 0]))

/** Of several that are worth as much the last: what comes late is remembered. */
export function bestOf(
  rules: readonly MomentRule[],
  { steps }: Pick<Replay, 'steps'>,
  review: Pick<Review, 'points'> | null,
): { rule: MomentRule; args: Arguments; worth: number } | null {
  let best: { rule: MomentRule; args: Arguments; worth: number } | null = null
  for (const [index, step] of steps.entries()) {
    const turned = review ? 1 + TURNED * swingOf(review, index) : 1
    for (const [kind, args] of step.events)
      for (const rule of rules) {
        const worth = rule.kind === kind ? rule.worth(args) * turned : 0
        if (worth > 0 && worth >= (best?.worth ?? 0)) best = { rule, args, worth }
      }
  }
  return best
}
