// Written by `rumpus wire --boards` from this game's state.py, text.py and game.toml. Change those, not this.

// The words for numbers, by kind.
export const BEAST = ['frog', 'dog', 'giraffe', 'koala', 'flamingo', 'raccoon', 'sloth', 'octopus'] as const
export type Beast = (typeof BEAST)[number]
export const JUMPCARD = ['none', 'figure-1', 'figure-2', 'figure-3', 'figure-4', 'figure-5', 'figure-6', 'plus-1', 'plus-2', 'plus-3', 'zero', 'minus-1', 'minus-2', 'minus-3'] as const
export type Jumpcard = (typeof JUMPCARD)[number]
export const PACE = ['live', 'relaxed', 'correspondence'] as const
export type Pace = (typeof PACE)[number]
export const PHASE = ['who_begins', 'deal', 'plane', 'jump', 'plan', 'late', 'jury', 'over'] as const
export type Phase = (typeof PHASE)[number]
export const PLACE = ['nowhere', 'formation-2', 'formation-3', 'formation-4', 'formation-5', 'formation-6', 'solo-1', 'solo-2', 'solo-3', 'solo-4', 'solo-5', 'solo-6', 'solo-7', 'solo-8'] as const
export type Place = (typeof PLACE)[number]
export const SORT = ['none', 'yes', 'maybe', 'bluff'] as const
export type Sort = (typeof SORT)[number]
export const VERDICT = ['none', 'nobody', 'crowded', 'exact', 'filled', 'short', 'solo'] as const
export type Verdict = (typeof VERDICT)[number]

// Constants of the box.
export const MOST = 8
export const RUNS = 4
export const HAND = 8
export const SHARE = 6
export const BACKS = 24
export const SECOND_THOUGHTS = 2
export const LIVE = 0
export const JUMPCARDS = 14
export const VALUE = [0, 1, 2, 3, 4, 5, 6, 1, 2, 3, 0, -1, -2, -3] as const
export const LAST_SOLO_FIGURE = 2
export const LAST_FIGURE = 6
export const SORTS = 4
export const YES = 1
export const MAYBE = 2
export const BLUFF = 3
export const NOWHERE = 0
export const FORMATIONS = 5
export const FIRST_SOLO = 6
export const PLACES = 13
export const NO_JUMPER = 1
export const CROWDED = 2
export const EXACT = 3
export const FILLED = 4
export const SHORT = 5
export const SOLO = 6

// How long the stage takes to tell an event, in milliseconds; a climax is held.
export const BEATS: Readonly<Record<string, number>> = { run: 300, plane: 300, jump: 900, pull: 900, opened: 600, lies: 60, flat: 600, sheet: 350, laid: 40, joined: 40 }
export const CLIMAXES: Readonly<Record<string, number>> = { judges: 700, shows: 700, doubled: 700, turned: 300, verdict: 1100, flop: 2200, needs: 700, die: 1700, landed: 2200, tumbled: 2200, points: 350, nothing: 350 }

/** What the view holds, by name; null where this seat may not look. */
export interface Fields {
  seats: number
  pace: number
  strict: number
  deck: number[]
  sorts: number[]
  phase: number
  run: number
  master: number
  sheet: number[][]
  pile: (number | null)[]
  discard: number[]
  hand: (number | null)[][]
  characters: (number | null)[][]
  held: number[]
  served: number
  owed: number
  ready: number[]
  wavered: number[]
  done: number[]
  backs: (number | null)[]
  flat: number[]
  opened: number[]
  laid: (number | null)[]
  jumpcard_at: (number | null)[][]
  jumpcard: (number | null)[][]
  jumpcard_face: number[][]
  sent: (number | null)[]
  character_at: (number | null)[][]
  character: (number | null)[][]
  character_face: number[][]
  judged: number
  verdict: number
  jumpers: number
  difficulty: number
  potential: number
  dice: number
  dice_left: number
  rolled: number
  die: number
}

/** What happens, with its arguments; null for those who may not know. */
export interface Events {
  run: { seat: number; run: number }
  dealt: { seat: number; card: number | null }
  reshuffled: { cards: number }
  plane: { run: number }
  ready: { seat: number }
  waits: { seat: number }
  jump: { early: number }
  laid: { seat: number; place: number; host: number; card: number | null }
  joined: { seat: number; place: number; host: number; sort: number | null }
  done: { seat: number }
  sealed: { seat: number }
  pull: Record<string, never>
  flat: { seat: number }
  opened: Record<string, never>
  lies: { seat: number; place: number; host: number; cards: number; characters: number }
  judges: { place: number; host: number }
  shows: { seat: number; place: number; host: number; sort: number }
  doubled: { seat: number; place: number; host: number }
  turned: { seat: number; place: number; host: number; card: number; counts: number }
  verdict: { place: number; host: number; verdict: number; size: number; yes: number; maybe: number; jumpers: number }
  flop: { place: number; host: number }
  needs: { place: number; host: number; difficulty: number; dice: number; potential: number }
  die: { place: number; host: number; value: number; rolled: number; difficulty: number; left: number; need: number }
  landed: { place: number; host: number; rolled: number; difficulty: number }
  tumbled: { place: number; host: number; rolled: number; difficulty: number }
  points: { seat: number; points: number; place: number; host: number }
  nothing: { seat: number; place: number; host: number }
  sheet: { seat: number; run: number; points: number; total: number }
}

/** Moves by group and argument, as codes that the table reads. */
export const moves = {
  lay: (card: Jumpcard, place: Place) => ({ code: `${card}-on-${place}`, group: 'lay', args: { card, place } }) as const,
  join: (sort: Sort, place: Place) => ({ code: `${sort}-on-${place}`, group: 'join', args: { sort, place } }) as const,
  back: (place: Place) => ({ code: `back-${place}`, group: 'back', args: { place } }) as const,
  ready: () => ({ code: 'ready', group: 'ready', args: {} }) as const,
  wait: () => ({ code: 'wait', group: 'wait', args: {} }) as const,
  done: () => ({ code: 'done', group: 'done', args: {} }) as const,
  seal: () => ({ code: 'seal', group: 'seal', args: {} }) as const,
}
export type Move = ReturnType<(typeof moves)[keyof typeof moves]>
