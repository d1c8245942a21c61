import { legal, sampleSnapshot, stoppedClock } from '@/shell/parts/samples'
import type { Json, Snapshot, Words } from '@/wire/types'
import { moves, PHASE } from './generated/vocabulary'

const plain = (words: string): Words => ({ plain: words })
const hidden = (count: number) => Array.from({ length: count }, (): Json => null)
const zeros = (count: number) => Array.from({ length: count }, () => 0)
const star = zeros(15).with(11, 1).with(12, 1).with(13, 1)
const base = {
  seats: 4,
  pace: 0,
  star,
  way: 0,
  mover: 2,
  caller: 0,
  count: [6, 5, 5, 4],
  card: [hidden(6), hidden(5), hidden(5), hidden(4)],
  seen_by: [zeros(6), zeros(5), zeros(5), zeros(4)],
  drawn: null,
  drawn_by: 0,
  pile_count: 28,
  discard_count: 5,
  top: 7,
  looking: 0,
  queue: [2],
  queue_count: 1,
  mine: 0,
  whom: 0,
  passed: 8,
} satisfies Record<string, Json>

const story = [
  { seq: 1, seat: 0, words: plain('You draw, keep it, and discard a 4.') },
  {
    seq: 2,
    seat: 1,
    words: plain('Tom draws and discards a 9. He swaps one of his with one of yours. Which one was it again?'),
  },
  { seq: 3, seat: 2, words: plain('Oma Els draws, keeps it, and discards a 6.') },
  { seq: 4, seat: 3, words: plain('Pico passes.') },
  { seq: 5, seat: 1, words: plain('Tom counters with… a 9. Back it goes, and a penalty card on top.') },
]

function counter(): Snapshot {
  return sampleSnapshot('bloops', {
    table: { reconstructed: true },
    view: { ...base, phase: 7 },
    ask: {
      seats: [0, 1, 2],
      question: plain('You, Tom, Oma Els: another 6?'),
      hint: plain('Turn over a card that you believe is a 6, or pass.'),
      sealed: false,
      ready: [3],
      next: null,
    },
    moves: legal(moves.pass(), ...[1, 2, 3, 4, 5, 6].map(moves.counter)),
    clock: stoppedClock([0, 1, 2], 4, 6),
    story,
    talk: [{ seq: 6, from: 2, to: null, words: plain('glub glub, Tom') }],
  })
}

function peek(): Snapshot {
  return sampleSnapshot('bloops', {
    table: { reconstructed: true },
    view: {
      ...base,
      phase: 7,
      mover: 0,
      top: 9,
      card: [hidden(6).with(4, 12), hidden(5), hidden(5), hidden(4)],
      seen_by: [zeros(6).with(4, 1), zeros(5), zeros(5), zeros(4)],
      looking: 1,
      pile_count: 31,
    },
    ask: {
      seats: [0],
      question: plain('You look, for your 8'),
      hint: plain('bottom row, middle card'),
      sealed: false,
      ready: [],
      next: null,
    },
    moves: legal(moves.gotIt()),
    story,
  })
}

/** The first look: the bottom row, once. */
function memorise(): Snapshot {
  return sampleSnapshot('bloops', {
    table: { reconstructed: true },
    view: {
      ...base,
      phase: PHASE.indexOf('memorise'),
      count: [6, 6, 6, 6],
      card: [hidden(6).with(3, 10).with(4, 13).with(5, 5), hidden(6), hidden(6), hidden(6)],
      seen_by: [zeros(6).with(3, 1).with(4, 1).with(5, 1), zeros(6), zeros(6), zeros(6)],
      looking: 15,
      pile_count: 40,
      discard_count: 0,
      top: 0,
      queue: [],
      queue_count: 0,
    },
    ask: {
      seats: [0, 1, 2, 3],
      question: plain('You: look at these'),
      hint: plain('They will not move.'),
      sealed: false,
      ready: [],
      next: null,
    },
    moves: legal(moves.gotIt()),
    clock: stoppedClock([0], 8, 10),
  })
}

/** Right after it: the same grid, nothing moved. */
function after(): Snapshot {
  const made = counter()
  return {
    ...made,
    view: {
      ...base,
      phase: 7,
      count: [6, 6, 6, 6],
      card: [hidden(6), hidden(6), hidden(6), hidden(6)],
      seen_by: [zeros(6), zeros(6), zeros(6), zeros(6)],
      top: 5,
      discard_count: 1,
      pile_count: 39,
      queue: [],
      queue_count: 0,
    },
    moves: legal(...[1, 2, 3, 4, 5, 6].map(moves.counter)),
    story: [{ seq: 1, seat: 1, words: plain('Tom draws, shrugs and discards a 4.') }],
    talk: [],
  }
}

/** A long game, looked at by somebody who only watches: everybody has gathered cards. */
function crowd(): Snapshot {
  const counts = [20, 18, 21, 19]
  return {
    ...counter(),
    you: null,
    view: { ...base, phase: 7, count: counts, card: counts.map(hidden), seen_by: counts.map(zeros) },
    moves: [],
  }
}

/** Penalties: more cards than anybody wants. */
function many(): Snapshot {
  const made = counter()
  const counts = [11, 8, 5, 13]
  return {
    ...made,
    view: { ...base, phase: 7, count: counts, card: counts.map(hidden), seen_by: counts.map(zeros) },
    moves: legal(moves.pass(), ...Array.from({ length: 11 }, (_, index) => moves.counter(index + 1))),
  }
}

/** The end: everything lies open. */
function over(): Snapshot {
  const card = [
    [1, 2, 13, 5, 3, 1],
    [12, 10, 9, 8, 7],
    [14, 4, 2, 1, 1],
    [11, 12, 13, 6],
  ]
  return sampleSnapshot('bloops', {
    table: { reconstructed: true, phase: 'over' },
    events: [
      [28, 1],
      [41, 1],
      [25, 0],
      [5, 3],
    ].map(([points = 0, stars = 0], seat) => ({ kind: 'scores', args: { seat, points, stars } })),
    view: {
      ...base,
      phase: 9,
      caller: 3,
      card,
      seen_by: card.map((row) => row.map(() => 511)),
      top: 5,
      queue: [],
      queue_count: 0,
    },
    story,
  })
}

/** A 9 is discarded: one of yours goes, then one of theirs comes. */
function swap(): Snapshot {
  return sampleSnapshot('bloops', {
    table: { reconstructed: true },
    view: { ...base, phase: 7, mover: 0, top: 10, queue: [0], mine: 2 },
    ask: { seats: [0], question: plain('With whom do you swap?'), hint: null, sealed: false, ready: [], next: null },
    moves: legal(...[1, 2, 3].map(moves.seat)),
    clock: stoppedClock([0], 20, 30),
    story,
  })
}

function hand(): Snapshot {
  return sampleSnapshot('bloops', {
    table: { reconstructed: true },
    view: { ...base, phase: 6, mover: 0, top: 5, queue_count: 0, drawn: 12, drawn_by: 1 },
    ask: { seats: [0], question: plain('You hold an 11.'), hint: null, sealed: false, ready: [], next: null },
    moves: legal(moves.throw(), ...[1, 2, 3, 4, 5, 6].map(moves.keep)),
    clock: stoppedClock([0], 20, 30),
    story,
  })
}

export const samples: Record<string, () => Snapshot> = {
  memorise,
  after,
  counter,
  peek,
  many,
  crowd,
  over,
  swap,
  hand,
}
