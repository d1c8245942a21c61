import type { Script } from '../../motion/theatre.svelte'
import type { Snapshot, View } from '../../wire/types'

export const COLOURS = ['none', 'orange', 'green', 'violet'] as const
export type Colour = (typeof COLOURS)[number]

const SINGLE = (['orange', 'green', 'violet'] as const).flatMap((base) => [1, 2, 3, 4, 5].map((value) => ({ base, second: 'none' as Colour, value })))
const DOUBLE = ([['orange', 'green'], ['orange', 'violet'], ['green', 'orange'], ['green', 'violet'], ['violet', 'orange'], ['violet', 'green']] as const).flatMap(
  ([base, second]) => [1, 2, 3].map((value) => ({ base, second: second as Colour, value })),
)
export const BROWNS = ['bear', 'boar', 'squirrel', 'deer', 'wolves'] as const

export interface ClimbCard {
  kind: number
  base: Colour
  second: Colour
  value: number
  /** The animal of a brown card. */
  brown: (typeof BROWNS)[number] | null
  word: string
}

/** Every climb card that a deck may hold, in the order of the rules. */
export const CARDS: readonly ClimbCard[] = [
  ...[...SINGLE, ...DOUBLE].map((card) => ({ ...card, brown: null, word: card.second === 'none' ? `${card.base}-${card.value}` : `${card.base}-${card.second}-${card.value}` })),
  ...BROWNS.map((brown) => ({ base: 'none' as Colour, second: 'none' as Colour, value: 0, brown, word: brown })),
].map((card, kind) => ({ ...card, kind }))

export const KINDS = CARDS.length

/** Where each group of moves begins. */
export const MOVE = { warmUp: 0, boulder: 1, climb: 4, stay: 5, up: 6, down: 6 + KINDS, of: 6 + 2 * KINDS, take: 10 + 2 * KINDS, on: 10 + 3 * KINDS } as const

export const PHASES = ['who_begins', 'deal', 'row', 'decide', 'warm', 'lay', 'chalk', 'whose', 'pick', 'challenge', 'declare', 'taps', 'lot', 'howl', 'flip', 'injury', 'over'] as const
export type Phase = (typeof PHASES)[number]

export interface Boulder {
  number: number
  base: Colour
  second: Colour
  points: number
  injuries: number
}

export interface Climber {
  seat: number
  answer: 'none' | 'climbs' | 'stays'
  up: ClimbCard[]
  /** Face-down cards: your own, or null for each that you may not see. */
  down: (ClimbCard | null)[]
  chalk: number | null
  strength: number
  points: number
  cards: number
  tired: (colour: Colour) => number
}

export interface BluffView {
  phase: Phase
  active: number
  actor: number
  row: (Boulder | null)[]
  pileLeft: number
  target: Boulder | null
  climbers: Climber[]
  hand: ClimbCard[]
  chalk: { lowest: number; highest: number }
  revealed: boolean
}

type Cells = readonly unknown[]
const cells = (value: unknown): Cells => (Array.isArray(value) ? value : [])
const numbers = (value: unknown): number[] => cells(value).map((entry) => (typeof entry === 'number' ? entry : 0))
const counted = (counts: unknown): ClimbCard[] => numbers(counts).flatMap((count, kind) => Array.from({ length: count }, () => CARDS[kind] as ClimbCard))
const ANSWERS = ['none', 'climbs', 'stays'] as const

export function readView(view: View, snapshot: Pick<Snapshot, 'you'>): BluffView {
  const base = numbers(view.boulder_base)
  const second = numbers(view.boulder_second)
  const points = numbers(view.boulder_points)
  const at = numbers(view.boulder_at)
  const injuries = numbers(view.injuries)
  const front = numbers(view.front)
  const boulder = (number: number): Boulder | null =>
    number === 0 ? null : { number, base: COLOURS[base[number - 1] ?? 0] ?? 'none', second: COLOURS[second[number - 1] ?? 0] ?? 'none', points: points[number - 1] ?? 0, injuries: injuries[number - 1] ?? 0 }
  const phase = PHASES[Number(view.phase)] ?? 'decide'
  const answers = numbers(view.answer)
  const faceDown = numbers(view.face_down)
  const chalk = numbers(view.chalk)
  const tokens = numbers(view.token).slice(0, Number(view.tokens))
  const bag = numbers(view.bag)
  const inBag = tokens.filter((_, index) => bag[index] === 1)
  const revealed = PHASES.indexOf(phase) >= PHASES.indexOf('whose')

  const climbers = Array.from({ length: Number(view.seats) }, (_, seat): Climber => {
    const own = base.map((_, index) => index).filter((index) => at[index] === 3 + seat)
    const down = seat === snapshot.you ? counted(cells(view.down)[seat]) : Array.from({ length: faceDown[seat] ?? 0 }, () => null)
    return {
      seat,
      answer: ANSWERS[answers[seat] ?? 0] ?? 'none',
      up: counted(cells(view.up)[seat]),
      down,
      chalk: answers[seat] === 1 ? (chalk[seat] ?? null) : null,
      strength: numbers(view.strength)[seat] ?? 0,
      points: own.reduce((sum, index) => sum + (points[index] ?? 0) - (injuries[index] ?? 0), 0) - (front[seat] ?? 0),
      cards: numbers(view.cards)[seat] ?? 0,
      tired: (colour) => own.filter((index) => COLOURS[base[index] ?? 0] === colour).reduce((sum, index) => sum + 1 + (injuries[index] ?? 0), 0),
    }
  })

  return {
    phase,
    active: Number(view.active),
    actor: Number(view.actor),
    row: numbers(view.row).map(boulder),
    pileLeft: Number(view.pile_left),
    target: boulder(Number(view.target)),
    climbers,
    hand: snapshot.you === null ? [] : counted(cells(view.hand)[snapshot.you]),
    chalk: { lowest: Math.min(...inBag, 0), highest: Math.max(...inBag, 0) },
    revealed,
  }
}

export interface Strength {
  cards: number
  bonus: number
  tired: number
  total: number
}

/** What these cards are worth on a boulder before chalk: matching values, the bonus for one colour, less what tires. */
export function strengthOf(cards: readonly ClimbCard[], boulder: Boulder, tired: number): Strength {
  const coloured = cards.filter((card) => card.brown === null)
  const matches = (card: ClimbCard) => [card.base, card.second].some((colour) => colour !== 'none' && (colour === boulder.base || colour === boulder.second))
  const value = coloured.filter(matches).reduce((sum, card) => sum + card.value, 0)
  const bonus = coloured.length > 0 && coloured.every((card) => card.base === boulder.base) ? coloured.length : 0
  return { cards: value, bonus, tired, total: value + bonus - tired }
}

const LENGTHS: Record<string, number> = {
  chooses: 420, joins: 220, stays: 420, lays_up: 260, lays_down: 260, chalks: 700, turns_over: 320, squirrel: 420, boar: 420, bear: 420, deer: 420,
  wolves: 420, counts: 700, wins: 420, flips: 500, hurt: 420, appears: 260, alone: 420, winks: 320,
}

export const script: Script<BluffView> = {
  read: readView,
  length: (event) => LENGTHS[event.kind] ?? 0,
  act(shown, event) {
    const seat = Number(event.args.seat ?? -1)
    const climber = (change: (one: Climber) => Climber): BluffView => ({ ...shown, climbers: shown.climbers.map((one) => (one.seat === seat ? change(one) : one)) })
    const card = CARDS[Number(event.args.card ?? -1)] ?? null
    switch (event.kind) {
      case 'chooses':
      case 'joins':
        return climber((one) => ({ ...one, answer: 'climbs', up: [], down: [] }))
      case 'stays':
        return climber((one) => ({ ...one, answer: 'stays' }))
      case 'lays_up':
        return card ? climber((one) => ({ ...one, up: [...one.up, card] })) : shown
      case 'lays_down':
        return climber((one) => ({ ...one, down: [...one.down, card] }))
      case 'chalks':
        return climber((one) => ({ ...one, chalk: Number(event.args.value) }))
      case 'counts':
        return { ...climber((one) => ({ ...one, strength: Number(event.args.total) })), revealed: true }
      default:
        return shown
    }
  },
}
