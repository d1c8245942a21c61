import { paceOf, type Script } from '@/motion/theatre.svelte'
import type { Snapshot, TableEvent, Told } from '@/wire/types'
import {
  ANIMAL,
  BEATS,
  CLIMAXES,
  type Animal,
  type Events,
  type Fields,
  KINDS,
  moves,
  PASSIVE,
  PHASE,
  type Phase,
  RECURRING,
  VALUES,
} from './generated/vocabulary'

export interface Beast {
  /** The card's number: stable wherever it goes. */
  card: number
  kind: number
  seat: number
  value: number
  word: Animal
  again: boolean
  shield: boolean
}

export function beastOf(card: number): Beast {
  const kind = ((card - 1) % KINDS) + 1
  return { card, ...species(kind), seat: Math.floor((card - 1) / KINDS) }
}

export function species(kind: number): Omit<Beast, 'card' | 'seat'> {
  const among = (kinds: readonly number[]) => kinds.includes(kind)
  return {
    kind,
    value: ((kind - 1) % VALUES) + 1,
    word: ANIMAL[kind] ?? 'none',
    again: among(RECURRING),
    shield: among(PASSIVE),
  }
}

export function cardOf(seat: number, kind: number): number {
  return seat * KINDS + kind
}

export interface BarView {
  you: number | null
  phase: Phase
  line: Beast[]
  out: Beast[]
  fallen: Beast[]
  guests: number[]
  points: number[]
  worth: number[]
  handSize: number[]
  pileSize: number[]
  hand: number[]
  actor: number
  /** As what the actor acts; 0 outside an action. */
  guise: number
  choices: number
  /** Deck building: the own species by value, and how many values are chosen. */
  deck: number[]
  built: number
  /** Own animals left at home, and who flew as a vulture this turn. */
  home: number[]
  landed: Beast[]
  /** What each seat has shown of its hand. */
  showed: number[][]
  advanced: boolean
  burning: number | null
  /** The street is dim and the bulbs run: the gate is about to open. */
  gate: 'shut' | 'dim' | 'open'
}

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((entry): entry is number => typeof entry === 'number') : []
const rows = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
/** A row ends at its first zero. */
const cards = (value: unknown): Beast[] =>
  numbers(value)
    .filter((card) => card > 0)
    .map(beastOf)

export function readView(view: Told<Fields>, snapshot: Pick<Snapshot, 'you'>): BarView {
  const you = snapshot.you ?? -1
  return {
    you: snapshot.you,
    phase: PHASE[number(view.phase)] ?? 'play',
    line: cards(view.line),
    // Whose order is still to be chosen lies there too.
    out: [...cards(view.out), ...cards(view.fallen)],
    fallen: cards(view.fallen),
    guests: numbers(view.guests),
    points: numbers(view.points),
    worth: numbers(view.worth),
    handSize: numbers(view.hand_size),
    pileSize: numbers(view.pile_size),
    hand: numbers(rows(view.hand)[you]).filter((kind) => kind > 0),
    actor: number(view.actor),
    guise: number(view.guise),
    choices: number(view.choices),
    deck: numbers(rows(view.deck)[you]),
    built: number(numbers(view.built)[you]),
    home: numbers(rows(view.away)[you]).filter((kind) => kind > 0),
    landed: cards(view.landed),
    showed: rows(view.showed).map((row) => numbers(row).filter((kind) => kind > 0)),
    advanced: number(view.advanced) === 1,
    burning: null,
    gate: 'shut',
  }
}

/** The hands that lie open: all of them where everything does, none to a watcher. */
export const openHands = (view: Told<Fields>): number[][] =>
  rows(view.hand).map((row) => numbers(row).filter((kind) => kind > 0))

/** How long an animal takes to act, beside what then happens to others. */
const ACTS: Record<string, number> = {
  rhino: 380,
  tiger: 160,
  cheetah: 160,
  llama: 440,
  bear: 220,
  bat: 300,
  peacock: 260,
  dog: 260,
  snake: 260,
  lion: 320,
  skunk: 420,
  parrot: 260,
} satisfies Partial<Record<Animal, number>>
const RECURS = 250

/** The bat burns, and its ashes lie there for a moment; the street dims before the gate opens. */
const PACE = paceOf(BEATS, CLIMAXES, { burns: 900, ashes: 1400, dims: 300, gate: 300 })

const FIVE = ['first', 'second', 'third', 'fourth', 'fifth'] as const

export const script: Script<BarView> = {
  ...PACE,
  read: (view, snapshot) => readView(view, snapshot),
  length(event) {
    if (event.kind !== 'acts') return PACE.length(event)
    return (ACTS[ANIMAL[number(event.args.guise)] ?? ''] ?? 200) + (number(event.args.again) === 1 ? RECURS : 0)
  },
  expand(event) {
    if (event.kind === 'burns') return [event, { kind: 'ashes', args: event.args }]
    if (event.kind === 'gate') return [{ kind: 'dims', args: {} }, event]
    return [event]
  },
  act(shown, event) {
    const arg = (name: string) => number(event.args[name])
    const owner = arg('owner')
    const card = cardOf(owner, arg('animal'))
    switch (event.kind as keyof Events | 'ashes' | 'dims') {
      case 'dealt':
      case 'draws':
        return draw(shown, arg('seat'), event.args.animal)
      case 'plays':
        return play(shown, arg('seat'), arg('animal'), arg('place'))
      case 'lifts': {
        const prey = cardOf(arg('other'), arg('prey'))
        const out = shown.out.filter((beast) => beast.card !== prey)
        return {
          ...shown,
          out,
          actor: prey,
          guise: 0,
          line:
            arg('place') > 0
              ? onTop(
                  shown.line.filter((beast) => beast.card !== card),
                  prey,
                )
              : shown.line,
        }
      }
      case 'acts':
        return { ...shown, actor: card, guise: arg('guise') }
      case 'poses':
        return { ...shown, actor: card, guise: arg('guise') }
      case 'goes':
        return { ...shown, line: moved(shown.line, card, arg('place') - 1) }
      case 'line':
        return { ...shown, guise: 0, line: cards(FIVE.map(arg)), gate: 'shut' }
      case 'burns':
        return { ...shown, burning: card }
      case 'ashes':
        return { ...leave(shown, card, 'out'), burning: null }
      case 'goes_out':
      case 'excluded':
        return leave(shown, card, 'out')
      case 'lays': {
        const fallen = shown.fallen.filter((beast) => beast.card !== card)
        return { ...shown, fallen, out: fallen.reduce((out, beast) => onTop(out, beast.card), onTop(shown.out, card)) }
      }
      case 'lands':
        return { ...shown, out: onTop(shown.out, card) }
      case 'dims':
        return { ...shown, gate: 'dim', actor: 0, guise: 0 }
      case 'gate':
        return { ...shown, gate: 'open' }
      case 'enters':
        return {
          ...leave(shown, card, 'bar'),
          guests: shown.guests.map((count, seat) => (seat === owner ? count + 1 : count)),
        }
      default:
        return shown
    }
  },
}

/** From the pile into the hand; only its owner is told which animal. */
function draw(shown: BarView, seat: number, animal: unknown): BarView {
  const more = (counts: readonly number[], by: number) =>
    counts.map((count, index) => (index === seat ? Math.max(0, count + by) : count))
  const hand = shown.you === seat && typeof animal === 'number' ? [...shown.hand, animal] : shown.hand
  return { ...shown, hand, handSize: more(shown.handSize, 1), pileSize: more(shown.pileSize, -1) }
}

function play(shown: BarView, seat: number, kind: number, place: number): BarView {
  const card = cardOf(seat, kind)
  const handSize = shown.handSize.map((count, index) => (index === seat ? Math.max(0, count - 1) : count))
  const hand = shown.you === seat ? shown.hand.filter((other) => other !== kind) : shown.hand
  return { ...shown, actor: card, guise: 0, hand, handSize, line: place > 0 ? onTop(shown.line, card) : shown.line }
}

function moved(line: readonly Beast[], card: number, to: number): Beast[] {
  const beast = line.find((other) => other.card === card)
  if (!beast) return [...line]
  return line.filter((other) => other.card !== card).toSpliced(to, 0, beast)
}

function leave(shown: BarView, card: number, to: 'out' | 'bar'): BarView {
  const line = shown.line.filter((beast) => beast.card !== card)
  return { ...shown, line, out: to === 'out' ? onTop(shown.out, card) : shown.out }
}

/** A card that is there already comes back only once. */
function onTop(pile: readonly Beast[], card: number): Beast[] {
  return [...pile.filter((beast) => beast.card !== card), beastOf(card)]
}

/** Which of the fallen lies down next, again and again, so that they lie in this order: the last one goes by itself. */
export function layMoves(fallen: readonly number[], wanted: readonly number[]): ReturnType<typeof moves.lay>[] {
  const left = [...fallen]
  return wanted.slice(0, -1).map((card) => {
    const at = left.indexOf(card)
    left.splice(at, 1)
    return moves.lay(at + 1)
  })
}

/** What became of each card in a preview: its tag in chalk. */
export function fates(events: readonly TableEvent[]): Map<number, 'in' | 'out'> {
  const found = new Map<number, 'in' | 'out'>()
  for (const event of events) {
    const card = cardOf(number(event.args.owner), number(event.args.animal))
    if (event.kind === 'enters') found.set(card, 'in')
    else if (event.kind === 'goes_out' || event.kind === 'excluded' || event.kind === 'burns') found.set(card, 'out')
  }
  return found
}

/** The line just before the gate opened, or where it ended: what a preview draws. */
export function previewLine(start: readonly Beast[], events: readonly TableEvent[]): Beast[] {
  let line = [...start]
  for (const event of events) {
    if (event.kind === 'gate') break
    if (event.kind === 'line') line = cards(FIVE.map((name) => number(event.args[name])))
    if (event.kind === 'plays' && number(event.args.place) > 0)
      line = onTop(line, cardOf(number(event.args.seat), number(event.args.animal)))
  }
  return line
}
