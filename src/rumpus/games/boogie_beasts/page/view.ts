import { paceOf, type Script } from '@/motion/theatre.svelte'
import type { ForEach, Snapshot, Told } from '@/wire/types'
import {
  BEATS,
  CLIMAXES,
  type Events,
  type Fields,
  FIRST_SOLO,
  FORMATIONS,
  JUMPCARD,
  LAST_FIGURE,
  LAST_SOLO_FIGURE,
  type Move,
  moves,
  PHASE,
  type Phase,
  PLACE,
  SORT,
  VERDICT,
  type Verdict,
} from './generated/vocabulary'

/** What stands on a jumpcard. */
export const SIGNS = [
  '',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '+1',
  '+2',
  '+3',
  '0',
  '−1',
  '−2',
  '−3',
] as const satisfies ForEach<typeof JUMPCARD, string>
/** The signs of the characters: will jump, jumps if needed, only bluffs. */
export const MARKS = ['', '✓', '?', '⊘'] as const satisfies ForEach<typeof SORT, string>

/** A card in hand: a jumpcard or a character, by its number. */
export interface InHand {
  deck: 'jumpcard' | 'character'
  kind: number
  count: number
}

/** The move that lays a card on a place. */
export function putMove(card: Pick<InHand, 'deck' | 'kind'>, place: number): Move {
  const where = PLACE[place] ?? 'nowhere'
  return card.deck === 'jumpcard'
    ? moves.lay(JUMPCARD[card.kind] ?? 'none', where)
    : moves.join(SORT[card.kind] ?? 'none', where)
}

export const backMove = (place: number): Move => moves.back(PLACE[place] ?? 'nowhere')

/** What lies on a place, face down unless the jury has turned it. */
export interface Laid {
  seat: number
  deck: 'jumpcard' | 'character'
  kind: number | null
  /** The jury has turned it. */
  turned?: boolean
}

export interface Jump {
  place: number
  /** How many should jump; one for a solo. */
  size: number
  /** Whose solo it is. */
  host: number | null
  cards: Laid[]
}

export interface SkyView {
  phase: Phase
  run: number
  master: number
  seats: number
  /** Points of each seat in each jumprun. */
  sheet: number[][]
  totals: number[]
  ready: boolean[]
  done: boolean[]
  /** As the table says, also while the stage still moves: a hand is held, not shown. */
  hand: InHand[]
  jumps: Jump[]
  /** The jump before the jury. */
  judged: number | null
  verdict: Verdict
  jumpers: number
  difficulty: number
  potential: number
  diceCount: number
  diceLeft: number
  rolled: number
  /** Dice as they fell, where this page saw them fall. */
  dice: number[]
  /** How the jump before the jury ended. */
  outcome: 'landed' | 'tumbled' | 'flop' | null
  /** Seats whose characters were doubled there, and points that were just scored. */
  doubled: number[]
  scored: Readonly<Record<number, number>>
  flat: boolean[]
  /** Everybody makes a sealed plan instead of a race. */
  unhurried: boolean
  strict: boolean
}

const cells = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const numbers = (value: unknown): number[] => cells(value).map((entry) => (typeof entry === 'number' ? entry : 0))
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const flags = (value: unknown): boolean[] => numbers(value).map((entry) => entry > 0)

export function isFigure(kind: number): boolean {
  return kind >= 1 && kind <= LAST_FIGURE
}

/** Blunders are allowed; the player alone is told that this card does not count there. */
export function wasted(card: Pick<InHand, 'deck' | 'kind'>, jump: Jump): boolean {
  return jump.host !== null && card.deck === 'jumpcard' && isFigure(card.kind) && card.kind > LAST_SOLO_FIGURE
}

function jumpsOf(view: Told<Fields>, seats: number): Jump[] {
  const formations = Math.min(seats - 2, FORMATIONS)
  const places = [
    ...Array.from({ length: formations }, (_, index) => index + 1),
    ...Array.from({ length: seats }, (_, seat) => FIRST_SOLO + seat),
  ]
  return places.map((place) => {
    const cards: Laid[] = []
    for (const deck of ['character', 'jumpcard'] as const) {
      for (let seat = 0; seat < seats; seat += 1) {
        const kinds = cells(cells(view[deck])[seat])
        numbers(cells(view[`${deck}_at`])[seat]).forEach((at, index) => {
          if (at === place)
            cards.push({ seat, deck, kind: typeof kinds[index] === 'number' ? (kinds[index] as number) : null })
        })
      }
    }
    return {
      place,
      size: place < FIRST_SOLO ? place + 1 : 1,
      host: place < FIRST_SOLO ? null : place - FIRST_SOLO,
      cards,
    }
  })
}

/** The jury's order: formations ascending, then solos from the jumpmaster on. */
export function juryOrder(view: Pick<SkyView, 'jumps' | 'master' | 'seats'>): Jump[] {
  const turn = (jump: Jump) =>
    jump.host === null ? -100 + jump.size : (jump.host - view.master + view.seats) % view.seats
  return [...view.jumps].sort((a, b) => turn(a) - turn(b))
}

export function readView(view: Told<Fields>, snapshot: Pick<Snapshot, 'you'>, before: SkyView | null = null): SkyView {
  const seats = number(view.seats)
  const you = snapshot.you ?? -1
  const phase = PHASE[number(view.phase)] ?? 'plane'
  const inHand = (deck: InHand['deck'], field: keyof Fields) =>
    numbers(cells(view[field])[you])
      .map((count, kind): InHand => ({ deck, kind, count }))
      .filter((item) => item.kind > 0 && item.count > 0)
  const rolled = number(view.rolled)
  const seen = before?.dice ?? []
  const shown: SkyView = {
    phase,
    run: number(view.run),
    master: number(view.master),
    seats,
    sheet: cells(view.sheet).slice(0, seats).map(numbers),
    totals: cells(view.sheet)
      .slice(0, seats)
      .map((row) => numbers(row).reduce((sum, points) => sum + points, 0)),
    ready: flags(view.ready),
    done: flags(view.done),
    hand: [...inHand('character', 'characters'), ...inHand('jumpcard', 'hand')],
    jumps: jumpsOf(view, seats),
    judged: null,
    verdict: VERDICT[number(view.verdict)] ?? 'none',
    jumpers: number(view.jumpers),
    difficulty: number(view.difficulty),
    potential: number(view.potential),
    diceCount: number(view.dice),
    diceLeft: number(view.dice_left),
    rolled,
    dice: seen.reduce((sum, value) => sum + value, 0) === rolled ? seen : [],
    outcome: null,
    doubled: [],
    scored: {},
    flat: flags(view.flat),
    unhurried: number(view.pace) !== 0,
    strict: number(view.strict) === 1,
  }
  const behind = number(view.judged)
  return { ...shown, judged: phase === 'jury' ? (juryOrder(shown)[behind]?.place ?? null) : null }
}

const DIE = { falls: 700, hangs: 1000 } as const
/** What everybody does at once in the plane and in the air: it interrupts nobody. */
const ASIDES = new Set(['laid', 'joined', 'ready', 'waits', 'done', 'sealed', 'dealt', 'reshuffled'])
const PACE = paceOf(BEATS, CLIMAXES)

export const script: Script<SkyView> = {
  ...PACE,
  kind: (event) => (ASIDES.has(event.kind) ? 'aside' : PACE.kind(event)),
  /** One jump after the other comes before the jury. */
  apart: (event) => event.kind === 'judges',
  read: readView,
  length(event) {
    if (event.kind !== 'die') return PACE.length(event)
    // While the last die hangs in the air everybody knows what it must show.
    return DIE.falls + (event.args.left === 1 && event.args.need !== 0 ? DIE.hangs : 0)
  },
  act(shown, event) {
    const arg = (name: string) => number(event.args[name])
    const at = (change: (jump: Jump) => Jump): SkyView => ({
      ...shown,
      jumps: shown.jumps.map((jump) => (jump.place === arg('place') ? change(jump) : jump)),
    })
    switch (event.kind as keyof Events) {
      case 'run':
        return { ...shown, phase: 'deal', judged: null, run: arg('run') - 1, master: arg('seat') }
      case 'plane':
        return { ...shown, phase: 'plane', judged: null, ready: shown.ready.map(() => false) }
      case 'ready':
      case 'waits':
        return { ...shown, ready: shown.ready.map((is, seat) => (seat === arg('seat') ? event.kind === 'ready' : is)) }
      case 'jump':
        return {
          ...shown,
          phase: shown.unhurried ? 'plan' : 'jump',
          jumps: shown.jumps.map((jump) => ({ ...jump, cards: [] })),
          done: shown.done.map(() => false),
          flat: shown.flat.map(() => false),
        }
      case 'laid':
        return lay(shown, 'jumpcard', arg('seat'), arg('place'), event.args.card)
      case 'joined':
        return lay(shown, 'character', arg('seat'), arg('place'), event.args.sort)
      case 'lies':
        return at((jump) => opened(jump, arg('seat'), arg('characters'), arg('cards')))
      case 'done':
      case 'sealed':
        return { ...shown, done: shown.done.map((is, seat) => is || seat === arg('seat')) }
      case 'flat':
        return { ...shown, flat: shown.flat.map((is, seat) => is || seat === arg('seat')) }
      case 'judges':
        return {
          ...shown,
          phase: 'jury',
          judged: arg('place'),
          dice: [],
          rolled: 0,
          verdict: 'none',
          difficulty: 0,
          potential: 0,
          diceCount: 0,
          diceLeft: 0,
          outcome: null,
          doubled: [],
          scored: {},
        }
      case 'shows':
        return at((jump) => turn(jump, 'character', arg('seat'), arg('sort')))
      case 'doubled':
        return { ...shown, doubled: [...shown.doubled, arg('seat')] }
      case 'turned':
        return at((jump) => turn(jump, 'jumpcard', arg('seat'), arg('card')))
      case 'verdict':
        return { ...shown, verdict: VERDICT[arg('verdict')] ?? 'none', jumpers: arg('jumpers') }
      case 'flop':
        return { ...shown, outcome: 'flop' }
      case 'needs':
        return {
          ...shown,
          difficulty: arg('difficulty'),
          diceCount: arg('dice'),
          diceLeft: arg('dice'),
          potential: arg('potential'),
        }
      case 'die':
        return { ...shown, dice: [...shown.dice, arg('value')], rolled: arg('rolled'), diceLeft: arg('left') }
      case 'landed':
        return { ...shown, outcome: 'landed' }
      case 'tumbled':
        return { ...shown, outcome: 'tumbled' }
      case 'points':
        return {
          ...shown,
          scored: { ...shown.scored, [arg('seat')]: arg('points') },
          totals: shown.totals.map((total, seat) => (seat === arg('seat') ? total + arg('points') : total)),
        }
      case 'sheet':
        return {
          ...shown,
          judged: null,
          sheet: shown.sheet.map((row, seat) => (seat === arg('seat') ? row.with(arg('run') - 1, arg('points')) : row)),
        }
      default:
        return shown
    }
  },
}

/** A card goes face down to a place; whoever laid it still knows it. */
function lay(shown: SkyView, deck: InHand['deck'], seat: number, place: number, told: unknown): SkyView {
  const card: Laid = { seat, deck, kind: typeof told === 'number' && told > 0 ? told : null }
  return {
    ...shown,
    jumps: shown.jumps.map((jump) => (jump.place === place ? { ...jump, cards: [...jump.cards, card] } : jump)),
  }
}

/** What an opened plan has put there, face down; one's own lies there already. */
function opened(jump: Jump, seat: number, characters: number, cards: number): Jump {
  const there = (deck: Laid['deck']) => jump.cards.filter((card) => card.seat === seat && card.deck === deck).length
  const more = (deck: Laid['deck'], count: number) =>
    Array.from({ length: Math.max(0, count - there(deck)) }, (): Laid => ({ seat, deck, kind: null }))
  return { ...jump, cards: [...jump.cards, ...more('character', characters), ...more('jumpcard', cards)] }
}

function turn(jump: Jump, deck: Laid['deck'], seat: number, kind: number): Jump {
  const at = jump.cards.findIndex(
    (card) => card.deck === deck && card.seat === seat && (card.kind === null || card.kind === kind) && !card.turned,
  )
  return at < 0 ? jump : { ...jump, cards: jump.cards.with(at, { seat, deck, kind, turned: true }) }
}
