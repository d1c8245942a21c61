// Written by `rumpus wire --boards` from this game's state.py, text.py and game.toml. Change those, not this.

// The words for numbers, by kind.
export const PHASE = ['who_begins', 'decide', 'dice', 'coin', 'over'] as const
export type Phase = (typeof PHASE)[number]

// Constants of the box.
export const MOST = 4
export const DIE_SIDES = 6
export const COIN_SIDES = 2
export const TOP = 9
export const HOME = 18
export const TWO_DICE = 5
export const ONE_DIE = 10
export const LAST_JUMP = 14
export const SICK = 15
export const DICE_AFTER = [3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1] as const

// How long the stage takes to tell an event, in milliseconds; a climax is held.
export const BEATS: Readonly<Record<string, number>> = { begins: 200, die: 350, coin: 900, moves: 4200, turns: 260, bumps: 400, stopped: 400 }
export const CLIMAXES: Readonly<Record<string, number>> = { home: 2600, sick: 2400 }

/** What the view holds, by name; null where this seat may not look. */
export interface Fields {
  seats: number
  play_on: number
  phase: number
  mover: number
  step: number[]
  jumps: number[]
  place: number[]
  sick: number[]
  dice_left: number
  rolled: number
  chain: number[]
  met: number[]
}

/** What happens, with its arguments; null for those who may not know. */
export interface Events {
  begins: { seat: number }
  die: { seat: number; value: number }
  coin: { seat: number; value: number }
  moves: { seat: number; steps: number; step: number; jumps: number }
  turns: { seat: number; step: number }
  bumps: { seat: number; other: number; step: number }
  stopped: { seat: number; other: number; step: number }
  home: { seat: number; place: number }
  sick: { seat: number }
  faceplants: { seat: number }
}

/** Moves by group and argument, as codes that the table reads. */
export const moves = {
  roll: () => ({ code: 'roll', group: 'roll', args: {} }) as const,
  faceplant: () => ({ code: 'faceplant', group: 'faceplant', args: {} }) as const,
}
export type Move = ReturnType<(typeof moves)[keyof typeof moves]>
