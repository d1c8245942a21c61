import { sound } from '@/sound/sound.svelte'
import { type Move, moves } from './generated/vocabulary'
import type { ClimbCard } from './view'

export type Side = 'hand' | 'up' | 'down'

/** A card of the hand, told from others of its kind by its number among them. */
export interface Held {
  id: string
  card: ClimbCard
}

const NEXT: Record<Side, Side> = { hand: 'up', up: 'down', down: 'hand' }

export function heldOf(hand: readonly ClimbCard[]): Held[] {
  return hand.map((card, index) => ({
    id: `${card.kind}-${hand.slice(0, index).filter((other) => other.kind === card.kind).length}`,
    card,
  }))
}

/** The plan of one climb, composed here and sent as one. */
export class Plan {
  #sides = $state<Record<string, Side>>({})
  /** What a carried card is over. */
  over = $state<Side | null>(null)
  /** The card that is pointed at, and the one that was tapped last: it says what it gives here. */
  pointed = $state.raw<Held | null>(null)
  tapped = $state.raw<Held | null>(null)
  readonly #hand: () => readonly ClimbCard[]

  constructor(hand: () => readonly ClimbCard[]) {
    this.#hand = hand
  }

  get up(): Held[] {
    return this.#on('up')
  }

  get down(): Held[] {
    return this.#on('down')
  }

  get hand(): Held[] {
    return this.#on('hand')
  }

  put(item: Held, side: Side): void {
    this.#sides = { ...this.#sides, [item.id]: side }
    sound.play('lay')
  }

  /** A tap: up, down, back into the hand. */
  cycle(item: Held): void {
    this.tapped = item
    this.put(item, NEXT[this.#side(item)])
  }

  clear(): void {
    this.#sides = {}
    this.pointed = this.tapped = null
  }

  moves(): Move[] {
    return [...this.lays(), moves.climb()]
  }

  /** The rules take cards in the order of their numbers, those face up first. */
  lays(): Move[] {
    const words = (items: readonly Held[]) =>
      items
        .map((item) => item.card)
        .sort((a, b) => a.kind - b.kind)
        .map((card) => card.word)
    return [...words(this.up).map(moves.up), ...words(this.down).map(moves.down)]
  }

  /** Who speaks now, and on which side it lies. */
  get speaks(): { item: Held; side: Side } | null {
    const item = this.pointed ?? this.tapped
    return item && { item, side: this.#side(item) }
  }

  #side(item: Held): Side {
    return this.#sides[item.id] ?? 'hand'
  }

  #on(side: Side): Held[] {
    return heldOf(this.#hand()).filter((item) => this.#side(item) === side)
  }
}
