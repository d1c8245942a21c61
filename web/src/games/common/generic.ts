import type { FieldInfo, GameDetail, MoveInfo } from '../../wire/messages'
import type { Json, Move, View } from '../../wire/types'

/** A named value as a card; null is a back: it lies there, and nobody here may see it. */
export interface WordCard {
  kind: string
  value: number
  word: string
}

export type Drawn =
  | { field: string; type: 'cards'; cards: readonly (WordCard | null)[] }
  | { field: string; type: 'word'; card: WordCard }
  | { field: string; type: 'numbers'; numbers: readonly number[] }

export interface Layout {
  /** Facts of the whole table, then what lies in its middle. */
  facts: Drawn[]
  middle: Drawn[]
  /** What belongs to each seat. */
  seats: Drawn[][]
}

type Names = GameDetail['names']

const NOTHING = 'none'
/** What a game's catalogue says of a field that nobody needs to see: `field-chain = -`. */
const UNSAID = '-'

/** What a field is called, in the game's own words where its catalogue has some; null hides it. */
export function labelOf(field: string, words: (id: string) => string | null): string | null {
  const found = words(`field-${field}`)
  return found === UNSAID ? null : (found ?? field.replaceAll('_', ' '))
}
/** How many sit here is seen. */
const SEEN = 'seats'

function card(names: Names, kind: string, value: number): WordCard {
  return { kind, value, word: names[kind]?.[value] ?? String(value) }
}

/** How many of a row's cells hold something, where another field tells: `hand_size` of `hand`. */
function sizeOf(view: View, field: string, seat: number | null): number | null {
  const told = view[`${field}_size`] ?? view[`${field}_count`] ?? null
  const size = Array.isArray(told) ? told[seat ?? 0] : told
  return typeof size === 'number' ? size : null
}

function drawn(field: string, info: FieldInfo, value: Json, names: Names, size: number | null): Drawn | null {
  if (value === null) return null
  if (!Array.isArray(value)) {
    if (typeof value !== 'number') return null
    return info.of
      ? { field, type: 'word', card: card(names, info.of, value) }
      : { field, type: 'numbers', numbers: [value] }
  }
  const cells = value.flat(3) as (number | null)[]
  if (info.counts) {
    // A pile that may not be looked into says nothing; how many lie there is told elsewhere.
    if (cells.every((count) => count === null)) return null
    const cards = cells.flatMap((count, kind) =>
      Array.from({ length: count ?? 0 }, () => card(names, info.counts, kind)),
    )
    return { field, type: 'cards', cards }
  }
  if (info.of) {
    // Of a row that is hidden as a whole, empty places cannot be told from backs: as many as are counted, else one.
    const shown = cells.length > 0 && cells.every((entry) => entry === null) ? cells.slice(0, size ?? 1) : cells
    const cards = shown.flatMap((entry) =>
      entry === null ? [null] : names[info.of]?.[entry] === NOTHING ? [] : [card(names, info.of, entry)],
    )
    return { field, type: 'cards', cards }
  }
  const numbers = cells.filter((entry): entry is number => entry !== null)
  return numbers.length > 0 ? { field, type: 'numbers', numbers } : null
}

/** Whether the first axis of a field is the seat. */
function bySeat(info: FieldInfo, most: number): boolean {
  return info.shape[0] === most && (info.shape.length > 1 || !info.counts)
}

/** The declared fields, sorted by where they belong on a table. */
export function layOut(
  view: View,
  detail: Pick<GameDetail, 'fields' | 'names' | 'info'>,
  seats: number,
  hidden: (field: string) => boolean = () => false,
): Layout {
  const layout: Layout = { facts: [], middle: [], seats: Array.from({ length: seats }, () => []) }
  for (const [field, value] of Object.entries(view)) {
    const info = detail.fields[field]
    if (!info || field === SEEN || hidden(field)) continue
    if (bySeat(info, detail.info.seats.most) && Array.isArray(value)) {
      for (let seat = 0; seat < seats; seat += 1) {
        const part = drawn(
          field,
          { ...info, shape: info.shape.slice(1) },
          info.shape.length > 1 ? (value[seat] ?? null) : [value[seat] ?? null],
          detail.names,
          sizeOf(view, field, seat),
        )
        if (part) layout.seats[seat]?.push(part)
      }
      continue
    }
    const part = drawn(field, info, value, detail.names, sizeOf(view, field, null))
    if (part) (part.type === 'cards' ? layout.middle : layout.facts).push(part)
  }
  return layout
}

/** What is told in a line, and what lies there as cards. */
export function sorted(parts: readonly Drawn[]): { told: Drawn[]; cards: Drawn[] } {
  return {
    told: parts.filter((part) => part.type !== 'cards'),
    cards: parts.filter((part) => part.type === 'cards' && part.cards.length > 0),
  }
}

/** The one legal move that a card stands for, if there is exactly one. */
export function moveOfCard(moves: readonly Move[], words: readonly MoveInfo[], of: WordCard): Move | null {
  const found = moves.filter((move) =>
    Object.values(words.find((entry) => entry.code === move.code)?.names ?? {}).some(
      ([kind, word]) => kind === of.kind && word === of.word,
    ),
  )
  return found.length === 1 ? (found[0] ?? null) : null
}
