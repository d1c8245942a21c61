// Written by `rumpus wire --boards` from this game's state.py, text.py and game.toml. Change those, not this.

// The words for numbers, by kind.
export const ANSWER = ['none', 'climbs', 'stays'] as const
export type Answer = (typeof ANSWER)[number]
export const CARD = ['orange-1', 'orange-2', 'orange-3', 'orange-4', 'orange-5', 'green-1', 'green-2', 'green-3', 'green-4', 'green-5', 'violet-1', 'violet-2', 'violet-3', 'violet-4', 'violet-5', 'orange-green-1', 'orange-green-2', 'orange-green-3', 'orange-violet-1', 'orange-violet-2', 'orange-violet-3', 'green-orange-1', 'green-orange-2', 'green-orange-3', 'green-violet-1', 'green-violet-2', 'green-violet-3', 'violet-orange-1', 'violet-orange-2', 'violet-orange-3', 'violet-green-1', 'violet-green-2', 'violet-green-3', 'bear', 'boar', 'squirrel', 'deer', 'wolves'] as const
export type Card = (typeof CARD)[number]
export const COLOUR = ['none', 'orange', 'green', 'violet'] as const
export type Colour = (typeof COLOUR)[number]
export const CONTEST = ['none', 'push-ups', 'sit-ups', 'squats', 'plank'] as const
export type Contest = (typeof CONTEST)[number]
export const PHASE = ['who_begins', 'deal', 'row', 'decide', 'warm', 'lay', 'chalk', 'whose', 'pick', 'challenge', 'declare', 'taps', 'lot', 'howl', 'flip', 'injury', 'over'] as const
export type Phase = (typeof PHASE)[number]
export const PLACE = ['none', 'pile', 'row', 'seat-1', 'seat-2', 'seat-3', 'seat-4'] as const
export type Place = (typeof PLACE)[number]
export const STEP = ['none', 'tens', 'ones', 'done'] as const
export type Step = (typeof STEP)[number]
export const TIE = ['lot', 'declared', 'tapping'] as const
export type Tie = (typeof TIE)[number]

// Constants of the box.
export const MOST = 4
export const HAND = 5
export const ROW = 3
export const BROWN = 33
export const CARDS = 100
export const BOULDERS = 24
export const TOKENS = 8
export const HITS = 3
export const HIGHEST = 9
export const TAPS = 200
export const PILE = 1
export const IN_ROW = 2
export const OWNED = 3
export const CLIMBS = 1
export const STAYS = 2
export const TENS = 1
export const ONES = 2
export const DONE = 3
export const KINDS = 38
export const CARD_BASE = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0] as const
export const CARD_SECOND = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 3, 3, 3, 1, 1, 1, 3, 3, 3, 1, 1, 1, 2, 2, 2, 0, 0, 0, 0, 0] as const
export const CARD_VALUE = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 0, 0, 0, 0, 0] as const

// How long the stage takes to tell an event, in milliseconds; a climax is held.
export const BEATS: Readonly<Record<string, number>> = { begins: 420, chooses: 520, joins: 320, stays: 520, lays_up: 260, lays_down: 260, chalks: 700, appears: 300, warms_up: 520, last_ones: 420, contest: 420, declares: 420, tapped: 420, hurt: 520, spared: 300, alone: 900, winks: 700 }
export const CLIMAXES: Readonly<Record<string, number>> = { turns_over: 700, squirrel: 700, boar: 700, bear: 700, deer: 700, wolves: 700, counts: 2600, ties: 700, lot: 700, wins: 2600, flips: 700, bitten: 700 }

/** What the view holds, by name; null where this seat may not look. */
export interface Fields {
  seats: number
  tie: number
  phase: number
  opening: number
  active: number
  actor: number
  boulder_base: number[]
  boulder_second: number[]
  boulder_points: number[]
  boulder_at: number[]
  injuries: number[]
  front: number[]
  row: number[]
  pile_left: number
  whole: number[]
  deck: (number | null)[]
  deck_left: number
  discard: number[]
  hand: (number | null)[][]
  cards: number[]
  shuffled: (number | null)[]
  drawn: (number | null)[][]
  drew: (number | null)[]
  target: number
  answer: number[]
  up: number[][]
  down: (number | null)[][]
  face_up: number[]
  face_down: number[]
  tokens: number
  token: number[]
  bag: number[]
  chalk: number[]
  effect: number
  offset: number
  used: number
  whose: number
  void: number[][]
  hits: number
  hit_seat: number[]
  hit_card: number[]
  strength: number[]
  tied: number
  contest: number
  reporting: number[]
  taps: (number | null)[]
  howls: number
  flipped: number
  old: (number | null)[]
  room: (number | null)[]
  fresh: (number | null)[]
}

/** What happens, with its arguments; null for those who may not know. */
export interface Events {
  begins: { seat: number }
  dealt: { seat: number; card: number | null }
  shuffles: { cards: number }
  appears: { place: number; base: number; second: number; points: number }
  last_ones: Record<string, never>
  warms_up: { seat: number }
  chooses: { seat: number; place: number; base: number; second: number; points: number }
  joins: { seat: number }
  stays: { seat: number }
  lays_up: { seat: number; card: number }
  lays_down: { seat: number; card: number | null }
  chalks: { seat: number; value: number }
  alone: { seat: number; base: number; second: number; points: number }
  winks: { seat: number; card: number; count: number }
  turns_over: { seat: number; card: number; count: number }
  squirrel: { seat: number; other: number; card: number }
  boar: { seat: number; other: number; card: number }
  bear: { seat: number }
  deer: { seat: number; value: number }
  wolves: { seat: number }
  counts: { seat: number; cards: number; chalk: number; bonus: number; tired: number; bears: number; total: number; asked: number }
  ties: { seat: number; total: number }
  contest: { seat: number; contest: number }
  tapped: { seat: number; taps: number }
  declares: { seat: number; other: number }
  lot: { seat: number }
  wins: { seat: number; base: number; second: number; points: number; total: number }
  bitten: { seat: number; value: number }
  flips: { seat: number; value: number }
  hurt: { seat: number; value: number; base: number; points: number }
  spared: { seat: number }
}

/** Moves by group and argument, as codes that the table reads. */
export const moves = {
  warmUp: () => ({ code: 'warm-up', group: 'warm-up', args: {} }) as const,
  boulder: (place: number) => ({ code: `boulder-${place}`, group: 'boulder', args: { place } }) as const,
  climb: () => ({ code: 'climb', group: 'climb', args: {} }) as const,
  stay: () => ({ code: 'stay', group: 'stay', args: {} }) as const,
  up: (card: Card) => ({ code: `up-${card}`, group: 'up', args: { card } }) as const,
  down: (card: Card) => ({ code: `down-${card}`, group: 'down', args: { card } }) as const,
  of: (seat: number) => ({ code: `of-${seat + 1}`, group: 'of', args: { seat } }) as const,
  take: (card: Card) => ({ code: `take-${card}`, group: 'take', args: { card } }) as const,
  on: (points: number) => ({ code: `on-${points}`, group: 'on', args: { points } }) as const,
  contest: (contest: Contest) => ({ code: `${contest}`, group: 'contest', args: { contest } }) as const,
  winner: (seat: number) => ({ code: `winner-${seat + 1}`, group: 'winner', args: { seat } }) as const,
  tens: (taps: number) => ({ code: `tens-${taps / 10}`, group: 'tens', args: { taps } }) as const,
  ones: (taps: number) => ({ code: `ones-${taps}`, group: 'ones', args: { taps } }) as const,
}
export type Move = ReturnType<(typeof moves)[keyof typeof moves]>
