import type { Snapshot, TableEvent, View } from '../../wire/types'
import type { Script } from '../../motion/theatre.svelte'

/** Species as the rules number them: New Beasts in Town by value, then the first set by value. */
export const ANIMALS = [
  'none', 'bat', 'vulture', 'peacock', 'dog', 'penguin', 'ostrich', 'porcupine', 'llama', 'cheetah', 'tiger', 'bear', 'rhino',
  'skunk', 'parrot', 'kangaroo', 'monkey', 'chameleon', 'seal', 'zebra', 'giraffe', 'snake', 'crocodile', 'hippo', 'lion',
] as const
const KINDS = 24
const SET = 12

export const PHASES = ['who_begins', 'deal', 'draw', 'build', 'put_away', 'play', 'victim', 'parity', 'jump', 'copy', 'order', 'over'] as const
export type Phase = (typeof PHASES)[number]

const AGAIN = new Set<string>(['tiger', 'llama', 'hippo', 'crocodile', 'giraffe'])
const SHIELD = new Set<string>(['porcupine', 'zebra'])

/** Where each group of moves begins; a species counts from one, a place from one. */
const FIRST = { play: 0, copy: 24, at: 48, parity: 53, jump: 55, lay: 57, take: 62, away: 86, end: 110 } as const
type Group = Exclude<keyof typeof FIRST, 'end'>

/** A move number as its group and the number within it, counted from one. */
export function splitMove(move: number): { group: Group; number: number } {
  const groups: Group[] = ['play', 'copy', 'at', 'parity', 'jump', 'lay', 'take', 'away']
  const group = groups.findLast((name) => move >= FIRST[name]) ?? 'play'
  return { group, number: move - FIRST[group] + 1 }
}

export function joinMove(group: Group, number: number): number {
  return FIRST[group] + number - 1
}

export interface Beast {
  /** The card's number: stable wherever it goes. */
  card: number
  kind: number
  seat: number
  value: number
  word: string
  again: boolean
  shield: boolean
}

export function beastOf(card: number): Beast {
  const kind = ((card - 1) % KINDS) + 1
  return { card, ...species(kind), seat: Math.floor((card - 1) / KINDS) }
}

export function species(kind: number): Omit<Beast, 'card' | 'seat'> {
  const word = ANIMALS[kind] ?? 'none'
  return { kind, value: ((kind - 1) % SET) + 1, word, again: AGAIN.has(word), shield: SHIELD.has(word) }
}

export function cardOf(seat: number, kind: number): number {
  return seat * KINDS + kind
}

export interface BarView {
  phase: Phase
  line: Beast[]
  out: Beast[]
  fallen: Beast[]
  guests: number[]
  points: number[]
  worth: number[]
  handSize: number[]
  pileSize: number[]
  away: number
  hand: number[]
  actor: number
  choices: number
  burning: number | null
}

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.filter((entry): entry is number => typeof entry === 'number') : [])
const rows = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
/** A row ends at its first zero. */
const cards = (value: unknown): Beast[] => numbers(value).filter((card) => card > 0).map(beastOf)

export function readView(view: View, snapshot: Pick<Snapshot, 'you'>): BarView {
  const you = snapshot.you ?? -1
  return {
    phase: PHASES[number(view.phase)] ?? 'play',
    line: cards(view.line),
    out: cards(view.out),
    fallen: cards(view.fallen),
    guests: numbers(view.guests),
    points: numbers(view.points),
    worth: numbers(view.worth),
    handSize: numbers(view.hand_size),
    pileSize: numbers(view.pile_size),
    away: number(numbers(view.away_size)[you]),
    hand: numbers(rows(view.hand)[you]).filter((kind) => kind > 0),
    actor: number(view.actor),
    choices: number(view.choices),
    burning: null,
  }
}

const LENGTHS: Record<string, number> = {
  plays: 260, lifts: 500, shows: 200, poses: 200, acts: 250, runs: 260, goes: 220, defends: 220, goes_out: 320, burns: 700, lands: 260,
  gate: 300, enters: 420, excluded: 320, line: 220, draws: 120,
}

export const script: Script<BarView> = {
  read: readView,
  length: (event) => LENGTHS[event.kind] ?? 0,
  act(shown, event) {
    const arg = (name: string) => number(event.args[name])
    const owner = arg('owner')
    const card = cardOf(owner, arg('animal'))
    switch (event.kind) {
      case 'plays':
        return { ...shown, actor: cardOf(arg('seat'), arg('animal')), line: arg('place') > 0 ? [...shown.line, beastOf(cardOf(arg('seat'), arg('animal')))] : shown.line }
      case 'line':
        return { ...shown, line: cards(['first', 'second', 'third', 'fourth', 'fifth'].map(arg)) }
      case 'burns':
        return { ...leave(shown, card, 'out'), burning: card }
      case 'goes_out':
      case 'excluded':
        return leave(shown, card, 'out')
      case 'lands':
        return { ...shown, out: onTop(shown.out, card) }
      case 'enters':
        return { ...leave(shown, card, 'bar'), guests: shown.guests.map((count, seat) => (seat === owner ? count + 1 : count)) }
      default:
        return shown
    }
  },
}

function leave(shown: BarView, card: number, to: 'out' | 'bar'): BarView {
  const line = shown.line.filter((beast) => beast.card !== card)
  return { ...shown, line, out: to === 'out' ? onTop(shown.out, card) : shown.out }
}

/** A card that a vulture had lifted from the pile may come back to it. */
function onTop(pile: readonly Beast[], card: number): Beast[] {
  return [...pile.filter((beast) => beast.card !== card), beastOf(card)]
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
    if (event.kind === 'line') line = cards(['first', 'second', 'third', 'fourth', 'fifth'].map((name) => number(event.args[name])))
  }
  return line
}
