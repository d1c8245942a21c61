// Written by `rumpus wire --boards` from this game's state.py, text.py and game.toml. Change those, not this.

// The words for numbers, by kind.
export const CARD = ['none', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '20'] as const
export type Card = (typeof CARD)[number]
export const PACE = ['race', 'relaxed'] as const
export type Pace = (typeof PACE)[number]
export const PHASE = ['deal', 'first', 'memorise', 'direction', 'draw', 'take', 'hand', 'window', 'call', 'over'] as const
export type Phase = (typeof PHASE)[number]
export const WAY = ['clockwise', 'counterclockwise'] as const
export type Way = (typeof WAY)[number]

// Constants of the box.
export const MOST = 5
export const DEALT = 6
export const BOTTOM = 3
export const ROW = 20
export const WAITING = 16
export const REARRANGE = 6
export const CARDS = 120
export const SHUFFLES = 3
export const BATCHES = 4
export const VALUE = [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20] as const
export const KINDS = 15
export const SIX = 7
export const SEVEN = 8
export const EIGHT = 9
export const NINE = 10
export const TWENTY = 14

// How long the stage takes to tell an event, in milliseconds; a climax is held.
export const BEATS: Readonly<Record<string, number>> = { deals: 110, draws: 300, discards: 400, keeps: 260, counters: 580, wrong: 1200, penalty: 120, gives: 160, swaps: 900, rearranges: 200, bloops: 1500, looks: 200, goes: 420, reshuffles: 420 }
export const CLIMAXES: Readonly<Record<string, number>> = { scores: 1600 }

/** What the view holds, by name; null where this seat may not look. */
export interface Fields {
  seats: number
  pace: number
  slips: number
  star: number[]
  phase: number
  way: number
  mover: number
  caller: number
  turns_left: number
  dry: number
  count: number[]
  card: (number | null)[][]
  seen_by: number[][]
  knows: (number | null)[][]
  batch: (number | null)[][]
  rearranged: number[]
  drawn: number | null
  drawn_by: number
  drawn_batch: number | null
  pile: (number | null)[]
  pile_count: number
  discards: (number | null)[]
  discard_count: number
  top: number
  loose: (number | null)[][]
  batch_now: number
  dealing: number
  looking: number
  queue: number[]
  queue_count: number
  mine: number
  whom: number
  passed: number
  latest: number | null
  missed: number
}

/** What happens, with its arguments; null for those who may not know. */
export interface Events {
  begins: { seat: number }
  deals: { seat: number; place: number }
  memorised: { seat: number }
  goes: { seat: number; way: number }
  draws: { seat: number }
  no_card: { seat: number }
  reshuffles: { cards: number }
  discards: { seat: number; card: number; place: number }
  keeps: { seat: number; place: number }
  counters: { seat: number; card: number; place: number }
  wrong: { seat: number; place: number }
  penalty: { seat: number }
  gives: { seat: number; other: number }
  looks: { seat: number; other: number; place: number }
  looked: { seat: number }
  swaps: { seat: number; place: number; other: number; other_place: number }
  fizzles: { seat: number; card: number }
  passes: { seat: number }
  rearranges: { seat: number; place: number }
  slips: { seat: number }
  bloops: { seat: number }
  last_window: Record<string, never>
  twenty: { seat: number }
  runs_dry: Record<string, never>
  scores: { seat: number; points: number; stars: number }
}

/** Moves by group and argument, as codes that the table reads. */
export const moves = {
  gotIt: () => ({ code: 'got-it', group: 'got-it', args: {} }) as const,
  clockwise: () => ({ code: 'clockwise', group: 'clockwise', args: {} }) as const,
  counterclockwise: () => ({ code: 'counterclockwise', group: 'counterclockwise', args: {} }) as const,
  draw: () => ({ code: 'draw', group: 'draw', args: {} }) as const,
  throw: () => ({ code: 'throw', group: 'throw', args: {} }) as const,
  pass: () => ({ code: 'pass', group: 'pass', args: {} }) as const,
  bloops: () => ({ code: 'bloops', group: 'bloops', args: {} }) as const,
  done: () => ({ code: 'done', group: 'done', args: {} }) as const,
  seat: (seat: number) => ({ code: `seat-${seat + 1}`, group: 'seat', args: { seat } }) as const,
  card: (number: number) => ({ code: `card-${number}`, group: 'card', args: { number } }) as const,
  keep: (number: number) => ({ code: `keep-${number}`, group: 'keep', args: { number } }) as const,
  counter: (number: number) => ({ code: `counter-${number}`, group: 'counter', args: { number } }) as const,
  swap: (number: number) => ({ code: `swap-${number}`, group: 'swap', args: { number } }) as const,
  grab: () => ({ code: 'grab', group: 'grab', args: {} }) as const,
  peek: () => ({ code: 'peek', group: 'peek', args: {} }) as const,
}
export type Move = ReturnType<(typeof moves)[keyof typeof moves]>
