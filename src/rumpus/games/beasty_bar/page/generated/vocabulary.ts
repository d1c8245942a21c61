// Written by `rumpus wire --boards` from this game's state.py, text.py and game.toml. Change those, not this.

// The words for numbers, by kind.
export const ANIMAL = ['none', 'bat', 'vulture', 'peacock', 'dog', 'penguin', 'ostrich', 'porcupine', 'llama', 'cheetah', 'tiger', 'bear', 'rhino', 'skunk', 'parrot', 'kangaroo', 'monkey', 'chameleon', 'seal', 'zebra', 'giraffe', 'snake', 'crocodile', 'hippo', 'lion'] as const
export type Animal = (typeof ANIMAL)[number]
export const CARD = ['none', 'bat.a', 'vulture.a', 'peacock.a', 'dog.a', 'penguin.a', 'ostrich.a', 'porcupine.a', 'llama.a', 'cheetah.a', 'tiger.a', 'bear.a', 'rhino.a', 'skunk.a', 'parrot.a', 'kangaroo.a', 'monkey.a', 'chameleon.a', 'seal.a', 'zebra.a', 'giraffe.a', 'snake.a', 'crocodile.a', 'hippo.a', 'lion.a', 'bat.b', 'vulture.b', 'peacock.b', 'dog.b', 'penguin.b', 'ostrich.b', 'porcupine.b', 'llama.b', 'cheetah.b', 'tiger.b', 'bear.b', 'rhino.b', 'skunk.b', 'parrot.b', 'kangaroo.b', 'monkey.b', 'chameleon.b', 'seal.b', 'zebra.b', 'giraffe.b', 'snake.b', 'crocodile.b', 'hippo.b', 'lion.b', 'bat.c', 'vulture.c', 'peacock.c', 'dog.c', 'penguin.c', 'ostrich.c', 'porcupine.c', 'llama.c', 'cheetah.c', 'tiger.c', 'bear.c', 'rhino.c', 'skunk.c', 'parrot.c', 'kangaroo.c', 'monkey.c', 'chameleon.c', 'seal.c', 'zebra.c', 'giraffe.c', 'snake.c', 'crocodile.c', 'hippo.c', 'lion.c', 'bat.d', 'vulture.d', 'peacock.d', 'dog.d', 'penguin.d', 'ostrich.d', 'porcupine.d', 'llama.d', 'cheetah.d', 'tiger.d', 'bear.d', 'rhino.d', 'skunk.d', 'parrot.d', 'kangaroo.d', 'monkey.d', 'chameleon.d', 'seal.d', 'zebra.d', 'giraffe.d', 'snake.d', 'crocodile.d', 'hippo.d', 'lion.d'] as const
export type Card = (typeof CARD)[number]
export const PARITY = ['odd', 'even'] as const
export type Parity = (typeof PARITY)[number]
export const PHASE = ['who_begins', 'deal', 'draw', 'build', 'put_away', 'play', 'victim', 'parity', 'jump', 'copy', 'order', 'over'] as const
export type Phase = (typeof PHASE)[number]
export const SETS = ['new', 'first', 'combined'] as const
export type Sets = (typeof SETS)[number]
export const VALUE = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const
export type Value = (typeof VALUE)[number]

// Constants of the box.
export const MOST = 4
export const VALUES = 12
export const KINDS = 24
export const ROOM = 5
export const HAND = 4
export const CARDS = 48
export const RECURRING = [10, 8, 23, 22, 20] as const
export const PASSIVE = [7, 19] as const

// How long the stage takes to tell an event, in milliseconds; a climax is held.
export const BEATS: Readonly<Record<string, number>> = { plays: 400, lifts: 500, shows: 300, poses: 320, acts: 700, runs: 260, goes: 240, defends: 400, goes_out: 400, lands: 260, lays: 160, gate: 600, enters: 420, excluded: 420, line: 220 }
export const CLIMAXES: Readonly<Record<string, number>> = { burns: 2300 }

/** What the view holds, by name; null where this seat may not look. */
export interface Fields {
  seats: number
  sets: number
  advanced: number
  return_game: number
  game: number
  phase: number
  starter: number
  mover: number
  deck: (number | null)[][]
  shown: number[][]
  built: number[]
  pile: (number | null)[][]
  pile_size: number[]
  hand: (number | null)[][]
  hand_size: number[]
  showed: number[][]
  away: (number | null)[][]
  away_size: number[]
  line: number[]
  out: number[]
  bar: number[]
  guests: number[]
  points: number[]
  worth: number[]
  actor: number
  guise: number
  copied: number
  choices: number
  fallen: number[]
  landed: number[]
  queue: number[]
}

/** What happens, with its arguments; null for those who may not know. */
export interface Events {
  begins: { seat: number }
  takes: { seat: number; animal: number | null }
  built: { seat: number }
  sets_aside: { seat: number; animal: number | null }
  packed: { seat: number }
  dealt: { seat: number; animal: number | null }
  plays: { seat: number; animal: number; place: number }
  lifts: { owner: number; animal: number; other: number; prey: number; place: number }
  shows: { seat: number; animal: number }
  poses: { owner: number; animal: number; guise: number }
  acts: { owner: number; animal: number; guise: number; again: number }
  runs: { owner: number; animal: number; parity: number }
  goes: { owner: number; animal: number; from: number; place: number }
  defends: { owner: number; animal: number }
  goes_out: { owner: number; animal: number; from: number }
  burns: { owner: number; animal: number }
  lands: { owner: number; animal: number }
  lays: { seat: number; owner: number; animal: number }
  gate: Record<string, never>
  enters: { owner: number; animal: number; from: number }
  excluded: { owner: number; animal: number; from: number }
  line: { first: number; second: number; third: number; fourth: number; fifth: number }
  draws: { seat: number; animal: number | null }
  return_game: Record<string, never>
}

/** Moves by group and argument, as codes that the table reads. */
export const moves = {
  play: (animal: Animal) => ({ code: `play-${animal}`, group: 'play', args: { animal } }) as const,
  as: (animal: Animal) => ({ code: `as-${animal}`, group: 'as', args: { animal } }) as const,
  at: (place: number) => ({ code: `at-${place}`, group: 'at', args: { place } }) as const,
  run: (parity: Parity) => ({ code: `${parity}`, group: 'run', args: { parity } }) as const,
  jump: (animals: number) => ({ code: `jump-${animals}`, group: 'jump', args: { animals } }) as const,
  lay: (number: number) => ({ code: `lay-${number}`, group: 'lay', args: { number } }) as const,
  take: (animal: Animal) => ({ code: `take-${animal}`, group: 'take', args: { animal } }) as const,
  away: (animal: Animal) => ({ code: `away-${animal}`, group: 'away', args: { animal } }) as const,
}
export type Move = ReturnType<(typeof moves)[keyof typeof moves]>
