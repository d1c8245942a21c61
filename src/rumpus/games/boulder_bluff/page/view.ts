import { paceOf, type Script } from '@/motion/theatre.svelte'
import type { Preview, Snapshot, TableEvent, Told, View } from '@/wire/types'
import {
  ANSWER,
  BEATS,
  CLIMAXES,
  BROWN,
  CARD,
  type Card,
  CARD_BASE,
  CARD_SECOND,
  CARD_VALUE,
  COLOUR,
  type Colour,
  CONTEST,
  type Events,
  type Fields,
  OWNED,
  PHASE,
  type Phase,
} from './generated/vocabulary'

/** The brown cards, in the order of the rules. */
export const BROWNS = CARD.slice(BROWN) as Brown[]
type Brown = Exclude<Card, `${string}-${string}`>

export interface ClimbCard {
  kind: number
  base: Colour
  second: Colour
  value: number
  /** The animal of a brown card. */
  brown: Brown | null
  word: Card
}

/** Every climb card that a deck may hold, in the order of the rules. */
export const CARDS: readonly ClimbCard[] = CARD.map((word, kind) => ({
  kind,
  base: COLOUR[CARD_BASE[kind] ?? 0] ?? 'none',
  second: COLOUR[CARD_SECOND[kind] ?? 0] ?? 'none',
  value: CARD_VALUE[kind] ?? 0,
  brown: BROWNS.find((brown) => brown === word) ?? null,
  word,
}))

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
  /** As counted, or as it stands for whoever is asked while effects are still chosen. */
  strength: number | null
  /** What it was counted from. */
  parts: Omit<Events['counts'], 'seat' | 'asked'> | null
  /** Its count is told to the end. */
  counted: boolean
  points: number
  cards: number
  /** Boulders in front of the seat, and injuries from wolves. */
  boulders: Boulder[]
  front: number
  /** Cards whose value a boar took, and browns whose words a squirrel took, by kind. */
  hits: number[]
  voids: number[]
}

export interface BluffView {
  you: number | null
  phase: Phase
  active: number
  actor: number
  row: (Boulder | null)[]
  pileLeft: number
  target: Boulder | null
  climbers: Climber[]
  hand: ClimbCard[]
  chalk: { lowest: number; highest: number }
  /** The tokens, and whether each is in the bag now. */
  tokens: { value: number; inside: boolean }[]
  /** What the rules count for whoever is asked. */
  told: View
  revealed: boolean
  /** Strengths stand on the wall already: somebody is choosing for squirrel or boar. */
  known: boolean
  effect: 'squirrel' | 'boar' | null
  /** Whose card is chosen from. */
  whose: number | null
  tied: number[]
  contest: string | null
  flipped: number
  /** Who has just won the boulder. */
  winner: number | null
}

type Cells = readonly unknown[]
const cells = (value: unknown): Cells => (Array.isArray(value) ? value : [])
const numbers = (value: unknown): number[] => cells(value).map((entry) => (typeof entry === 'number' ? entry : 0))
const counted = (counts: unknown): ClimbCard[] =>
  numbers(counts).flatMap((count, kind) => Array.from({ length: count }, () => CARDS[kind] as ClimbCard))

/** The hands that lie open: all of them where everything does, none to a watcher. */
export const openHands = (view: Told<Fields>): ClimbCard[][] => cells(view.hand).map(counted)

/** What a view is read with: who looks, what that seat is told to choose by, and what was counted of late. */
type Around = Pick<Snapshot, 'you'> & Partial<Pick<Snapshot, 'ask' | 'events'>>

export function readView(view: Told<Fields>, snapshot: Around): BluffView {
  const base = numbers(view.boulder_base)
  const second = numbers(view.boulder_second)
  const points = numbers(view.boulder_points)
  const at = numbers(view.boulder_at)
  const injuries = numbers(view.injuries)
  const front = numbers(view.front)
  const boulder = (number: number): Boulder | null =>
    number === 0
      ? null
      : {
          number,
          base: COLOUR[base[number - 1] ?? 0] ?? 'none',
          second: COLOUR[second[number - 1] ?? 0] ?? 'none',
          points: points[number - 1] ?? 0,
          injuries: injuries[number - 1] ?? 0,
        }
  const phase = PHASE[Number(view.phase)] ?? 'decide'
  const answers = numbers(view.answer)
  const faceDown = numbers(view.face_down)
  const chalk = numbers(view.chalk)
  const tokens = numbers(view.token).slice(0, Number(view.tokens))
  const bag = numbers(view.bag)
  const inBag = tokens.filter((_, index) => bag[index] === 1)
  const revealed = PHASE.indexOf(phase) >= PHASE.indexOf('whose')
  const isCounted = PHASE.indexOf(phase) > PHASE.indexOf('pick') && phase !== 'over'
  const told = snapshot.ask?.figures ?? {}
  const counts = countsOf(snapshot.events ?? [])

  const climbers = Array.from({ length: Number(view.seats) }, (_, seat): Climber => {
    const own = base.map((_, index) => index).filter((index) => at[index] === OWNED + seat)
    const down =
      seat === snapshot.you ? counted(cells(view.down)[seat]) : Array.from({ length: faceDown[seat] ?? 0 }, () => null)
    const hits = numbers(view.hit_card)
      .slice(0, Number(view.hits ?? 0))
      .filter((_, index) => numbers(view.hit_seat)[index] === seat)
    const voids = numbers(cells(view.void)[seat]).flatMap((count, brown) =>
      Array.from({ length: count }, () => BROWN + brown),
    )
    return {
      seat,
      answer: ANSWER[answers[seat] ?? 0] ?? 'none',
      up: counted(cells(view.up)[seat]),
      down,
      chalk: answers[seat] === 1 && (chalk[seat] ?? 0) !== 0 ? (chalk[seat] ?? null) : null,
      strength: isCounted ? (numbers(view.strength)[seat] ?? 0) : (numbers(told.standing)[seat] ?? null),
      parts: isCounted ? (counts.get(seat) ?? null) : null,
      counted: isCounted,
      points: own.reduce((sum, index) => sum + (points[index] ?? 0) - (injuries[index] ?? 0), 0) - (front[seat] ?? 0),
      cards: numbers(view.cards)[seat] ?? 0,
      boulders: own.map((index) => boulder(index + 1) as Boulder),
      front: front[seat] ?? 0,
      hits,
      voids,
    }
  })
  const tied = Number(view.tied ?? 0)
  const effect = Number(view.effect ?? 0)

  return {
    you: snapshot.you,
    phase,
    active: Number(view.active),
    actor: Number(view.actor),
    row: numbers(view.row).map(boulder),
    pileLeft: Number(view.pile_left),
    target: boulder(Number(view.target)),
    climbers,
    hand: snapshot.you === null ? [] : counted(cells(view.hand)[snapshot.you]),
    chalk: inBag.length > 0 ? { lowest: Math.min(...inBag), highest: Math.max(...inBag) } : { lowest: 0, highest: 0 },
    tokens: tokens.map((value, index) => ({ value, inside: bag[index] === 1 })),
    told,
    revealed,
    known: climbers.some((climber) => !isCounted && climber.strength !== null),
    effect: effect === kindOf('squirrel') ? 'squirrel' : effect === kindOf('boar') ? 'boar' : null,
    whose: Number(view.whose ?? 0) > 0 ? Number(view.whose) - 1 : null,
    tied: climbers.map((climber) => climber.seat).filter((seat) => (tied >> seat) & 1),
    contest: Number(view.contest ?? 0) > 0 ? (CONTEST[Number(view.contest)] ?? null) : null,
    flipped: Number(view.flipped ?? 0),
    winner: null,
  }
}

/** The latest count of each climber, since a boulder was chosen. */
function countsOf(events: readonly TableEvent[]): Map<number, Events['counts']> {
  const since = events.slice(events.findLastIndex((event) => event.kind === 'chooses') + 1)
  const counts = since
    .filter((event) => event.kind === 'counts')
    .map((event) => event.args as unknown as Events['counts'])
  return new Map(counts.map((count) => [count.seat, count]))
}

/** What one's own cards come to on the boulder, before chalk. */
export type Strength = Record<'cards' | 'bonus' | 'tired' | 'total', number>

export function strengthFrom(told: View | undefined): Strength | null {
  const [cards = 0, bonus = 0, tired = 0, total] = numbers(told?.own)
  return total === undefined ? null : { cards, bonus, tired, total }
}

/** The strengths that moves would lead to: as counted, or as it stands then. */
export function strengthsIf(would: Pick<Preview, 'events' | 'figures'>, seats: number): (number | null)[] {
  const counts = countsOf(would.events)
  const standing = numbers(would.figures?.standing)
  return Array.from({ length: seats }, (_, seat) => counts.get(seat)?.total ?? standing[seat] ?? null)
}

const kindOf = (brown: Brown) => CARD.indexOf(brown)
/** Whether a card gives its value on a boulder. */
export function fits(card: ClimbCard, boulder: Boulder): boolean {
  const alike = (colour: Colour) => colour !== 'none' && (colour === boulder.base || colour === boulder.second)
  return card.brown === null && (alike(card.base) || alike(card.second))
}

/** The best of the hand on a boulder, before anybody's animals: what it may come to, and what chalk does to it. */
export interface Offer {
  cards: ClimbCard[]
  low: number
  high: number
  verdict: 'any' | 'some' | 'never' | 'none'
}

/** What the rules make of the hand for the boulder at a place of the row, and what chalk may do to that. */
export function offerOf(view: BluffView, boulder: Boulder, place: number): Offer | null {
  const total = numbers(view.told.totals)[place]
  if (total === undefined) return null
  const cards = numbers(cells(view.told.best)[place]).map((kind) => CARDS[kind] as ClimbCard)
  const [least = view.chalk.lowest, most = view.chalk.highest] = numbers(view.told.chalk)
  const [low, high] = [total + least, total + most]
  const enough = (strength: number) => strength >= boulder.points
  return {
    cards,
    low,
    high,
    verdict: cards.length === 0 ? 'none' : enough(low) ? 'any' : enough(high) ? 'some' : 'never',
  }
}

const HOLD = { plain: 140, near: 280 } as const
/** A count stands for so long when its last hold is reached, and its sentence for so long at least. */
const COUNTED = 700
const READ = 1600

export const script: Script<BluffView> = {
  ...paceOf(BEATS, CLIMAXES),
  finale: () => 700,
  read: readView,
  /** The climb itself is the count: one hold a point, slower near the rope line. */
  expand(event) {
    if (event.kind !== 'counts') return [event]
    const { seat = 0, total = 0, asked = 0 } = event.args as Record<string, number>
    const steps = Array.from({ length: Math.max(0, total) }, (_, index) =>
      Math.abs(index + 1 - asked) <= 1 ? HOLD.near : HOLD.plain,
    )
    const holds = steps.map((ms, index): TableEvent => ({ kind: 'holds', args: { seat, total: index + 1, ms } }))
    const climbed = steps.reduce<number>((sum, ms) => sum + ms, 0)
    return [...holds, { ...event, args: { ...event.args, ms: Math.max(COUNTED, READ - climbed) } }]
  },
  act(shown, event) {
    const seat = Number(event.args.seat ?? -1)
    const arg = (name: string) => Number(event.args[name] ?? 0)
    const at = (which: number, change: (one: Climber) => Climber): BluffView => ({
      ...shown,
      climbers: shown.climbers.map((one) => (one.seat === which ? change(one) : one)),
    })
    const climber = (change: (one: Climber) => Climber) => at(seat, change)
    const card = CARDS[event.args.card === null ? -1 : Number(event.args.card ?? -1)] ?? null
    switch (event.kind as keyof Events | 'holds') {
      case 'chooses':
        return {
          ...shown,
          phase: 'lay',
          target: shown.row[arg('place') - 1] ?? shown.target,
          winner: null,
          revealed: false,
          known: false,
          climbers: shown.climbers.map((one) => ({
            ...one,
            answer: one.seat === seat ? 'climbs' : 'none',
            up: [],
            down: [],
            hits: [],
            voids: [],
            chalk: null,
            strength: null,
            parts: null,
            counted: false,
          })),
        }
      case 'joins':
        return climber((one) => ({ ...one, answer: 'climbs', up: [], down: [] }))
      case 'stays':
        return climber((one) => ({ ...one, answer: 'stays' }))
      case 'dealt':
        return {
          ...climber((one) => ({ ...one, cards: one.cards + 1 })),
          hand: card ? [...shown.hand, card] : shown.hand,
        }
      case 'lays_up':
      case 'lays_down':
        return lay(shown, seat, card, event.kind === 'lays_up')
      case 'chalks':
        return climber((one) => ({ ...one, chalk: arg('value') }))
      case 'turns_over':
        return {
          ...climber((one) => ({
            ...one,
            down: one.down.slice(arg('count')),
            up: card ? [...one.up, ...Array.from({ length: arg('count') }, () => card)] : one.up,
          })),
          revealed: true,
        }
      case 'squirrel':
        return card && card.brown ? at(arg('other'), (one) => ({ ...one, voids: [...one.voids, card.kind] })) : shown
      case 'boar':
        return card ? at(arg('other'), (one) => ({ ...one, hits: [...one.hits, card.kind] })) : shown
      case 'holds':
        return shown.known ? shown : { ...climber((one) => ({ ...one, strength: arg('total') })), revealed: true }
      case 'counts': {
        const parts = event.args as unknown as Events['counts']
        return { ...climber((one) => ({ ...one, strength: parts.total, parts, counted: true })), revealed: true }
      }
      case 'wins':
      case 'alone':
        return award(shown, seat)
      case 'bitten':
        return climber((one) => ({ ...one, front: one.front + arg('value'), points: one.points - arg('value') }))
      case 'hurt':
        return climber((one) => hurt(one, arg('base'), arg('points'), arg('value')))
      default:
        return shown
    }
  },
}

function lay(shown: BluffView, seat: number, card: ClimbCard | null, open: boolean): BluffView {
  const climbers = shown.climbers.map((one): Climber => {
    if (one.seat !== seat) return one
    const left = { ...one, cards: Math.max(0, one.cards - 1) }
    return open ? { ...left, up: card ? [...one.up, card] : one.up } : { ...left, down: [...one.down, card] }
  })
  const held = shown.you === seat ? shown.hand.findIndex((other) => other.kind === card?.kind) : -1
  return { ...shown, climbers, hand: held < 0 ? shown.hand : shown.hand.toSpliced(held, 1) }
}

/** The boulder rolls home: out of the row, before whoever took it. */
function award(shown: BluffView, seat: number): BluffView {
  const taken = shown.target
  if (!taken) return { ...shown, winner: seat }
  const climbers = shown.climbers.map((one) =>
    one.seat === seat
      ? { ...one, boulders: [...one.boulders, taken], points: one.points + taken.points - taken.injuries }
      : one,
  )
  return {
    ...shown,
    winner: seat,
    climbers,
    row: shown.row.map((boulder) => (boulder?.number === taken.number ? null : boulder)),
  }
}

/** Of boulders alike, the one with fewer injuries gets it. */
function hurt(climber: Climber, base: number, points: number, value: number): Climber {
  const alike = climber.boulders.filter((own) => own.base === COLOUR[base] && own.points === points)
  const found = alike.toSorted((a, b) => a.injuries - b.injuries || a.number - b.number)[0]
  return {
    ...climber,
    points: climber.points - value,
    boulders: climber.boulders.map((own) => (own === found ? { ...own, injuries: own.injuries + value } : own)),
  }
}

/** As people write it. */
export const minus = (value: number): string => (value < 0 ? `−${-value}` : String(value))
export const signed = (value: number | null): string => (value === null ? '' : value > 0 ? `+${value}` : minus(value))
