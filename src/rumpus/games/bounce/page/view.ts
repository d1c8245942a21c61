import { paceOf, type Script } from '@/motion/theatre.svelte'
import type { TableEvent, Told } from '@/wire/types'
import {
  BEATS,
  CLIMAXES,
  COIN_SIDES,
  DICE_AFTER,
  DIE_SIDES,
  type Events,
  type Fields,
  HOME,
  SICK,
  TOP,
} from './generated/vocabulary'

export interface Token {
  seat: number
  /** Where it stands in the eighteen steps; 0 is the lawn. */
  step: number
  jumps: number
  home: boolean
  sick: boolean
}

export interface BounceView {
  tokens: Token[]
  mover: number
  /** The last throw stays in sight until the next one begins. */
  dice: number[]
  landed: boolean
  coin: number | null
  /** How often the cloth was hit: each time it gives once. */
  cloth: number
  /** Who has just come home, or just been sick. */
  cheered: number | null
}

const list = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])

/** The lane and height of a step: up on the left, down on the right. */
export function spot(step: number): { lane: 'up' | 'down'; height: number } {
  return step <= TOP ? { lane: 'up', height: step } : { lane: 'down', height: HOME + 1 - step }
}

/** How many dice come next. */
export const diceOf = (token: Pick<Token, 'jumps'>): number => DICE_AFTER[token.jumps] ?? 1

export function stepsHome(token: Token): number {
  return HOME - token.step
}

/** The spots that the next roll could reach on the way home, each with its count. */
export function ahead(token: Token): { step: number; count: number }[] {
  const home = stepsHome(token)
  if (token.home || token.sick || token.step === 0 || throwsFor(diceOf(token), home).good === 0) return []
  return Array.from({ length: home }, (_, index) => ({ step: token.step + index + 1, count: index + 1 }))
}

/** Of a throw that is under way: what lies, what is missing to be home, and whether the dice to come can still bring it. */
export function toCome(view: BounceView, token: Token): { lie: number; missing: number; can: boolean } {
  const lie = view.dice.reduce((total, value) => total + value, 0)
  const missing = stepsHome(token) - lie
  const left = Math.max(0, diceOf(token) - view.dice.length)
  return { lie, missing, can: missing >= left && missing <= left * DIE_SIDES }
}

/** Of all throws of these dice, how many add up to the sum. */
export function throwsFor(dice: number, sum: number): { good: number; all: number } {
  let ways = [1]
  for (let die = 0; die < dice; die += 1) {
    const next: number[] = []
    ways.forEach((count, total) => {
      for (let face = 1; face <= DIE_SIDES; face += 1) next[total + face] = (next[total + face] ?? 0) + count
    })
    ways = Array.from(next, (count) => count ?? 0)
  }
  return { good: ways[sum] ?? 0, all: DIE_SIDES ** dice }
}

export function readView(view: Told<Fields>, before: BounceView | null = null): BounceView {
  const step = list(view.step)
  const jumps = list(view.jumps)
  const place = list(view.place)
  const sick = list(view.sick)
  const tokens = Array.from({ length: Number(view.seats) }, (_, seat) => ({
    seat,
    step: step[seat] ?? 0,
    jumps: jumps[seat] ?? 0,
    home: (place[seat] ?? 0) > 0,
    sick: (sick[seat] ?? 0) > 0,
  }))
  return {
    tokens,
    // The dice that lie there are still theirs who threw them.
    mover: before !== null && (before.dice.length > 0 || before.coin !== null) ? before.mover : Number(view.mover),
    dice: before?.dice ?? [],
    landed: before?.landed ?? true,
    coin: before?.coin ?? null,
    cloth: before?.cloth ?? 0,
    cheered: null,
  }
}

const HOP = { plain: 110, turn: 160, cloth: 180, last: [170, 240] } as const

/** A token slows down on its last two spots, at the top, and where it hits the cloth. */
function hopLength(at: number, togo: number): number {
  const slow = HOP.last[1 - togo] ?? 0
  const pace = at === 1 || at === HOME ? HOP.cloth : at === TOP + 1 ? HOP.turn : HOP.plain
  return Math.max(slow, pace)
}

export const script: Script<BounceView> = {
  ...paceOf(BEATS, CLIMAXES, { hold: 700 }),
  // To come home, or to be sick, is the end already.
  finale: () => 0,
  read: (view, _, before) => readView(view, before),
  expand(event) {
    if (event.kind !== 'moves') return [event]
    const { seat = 0, steps = 0, step = 0, jumps = 0 } = event.args as Record<string, number>
    // The dice come to rest before the token moves.
    const hold: TableEvent = { kind: 'hold', args: {} }
    const hops = Array.from({ length: steps }, (_, index): TableEvent => {
      const at = ((((step - steps + index) % HOME) + HOME) % HOME) + 1
      return {
        kind: 'hop',
        args: { seat, step: at, jumps: index === steps - 1 ? jumps : null, ms: hopLength(at, steps - 1 - index) },
      }
    })
    return [hold, ...hops]
  },
  act(shown, event) {
    const arg = (name: string) => Number(event.args[name] ?? 0)
    switch (event.kind as keyof Events | 'hop') {
      case 'die':
        return {
          ...shown,
          mover: arg('seat'),
          dice: shown.landed ? [arg('value')] : [...shown.dice, arg('value')],
          landed: false,
          coin: null,
        }
      case 'faceplants':
        return { ...shown, mover: arg('seat'), dice: [], coin: null }
      case 'coin':
        return { ...shown, coin: arg('value'), dice: [], landed: false }
      case 'hop':
        return move(
          { ...shown, landed: true, cloth: shown.cloth + (arg('step') === 1 || arg('step') === HOME ? 1 : 0) },
          arg('seat'),
          { step: arg('step'), ...(event.args.jumps === null ? {} : { jumps: arg('jumps') }) },
        )
      case 'turns':
        return move(shown, arg('seat'), { step: arg('step') })
      case 'bumps':
        return move(shown, arg('other'), { step: arg('step') })
      case 'stopped':
        return move(shown, arg('seat'), { step: arg('step') })
      case 'home':
        return { ...move(shown, arg('seat'), { home: true, step: HOME }), cheered: arg('seat') }
      case 'sick':
        return { ...move(shown, arg('seat'), { sick: true, jumps: SICK }), landed: true }
      default:
        return shown
    }
  },
}

function move(shown: BounceView, seat: number, change: Partial<Token>): BounceView {
  return { ...shown, tokens: shown.tokens.map((token) => (token.seat === seat ? { ...token, ...change } : token)) }
}

/** The chances of the last decision: the die, or a coin that shows 1 or 2. */
export function lastChances(token: Token): { die: number; coin: number } {
  const steps = stepsHome(token)
  return { die: steps <= DIE_SIDES ? DIE_SIDES : 0, coin: steps <= COIN_SIDES ? COIN_SIDES : 0 }
}
