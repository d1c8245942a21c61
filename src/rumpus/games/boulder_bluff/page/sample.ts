import { legal, sampleSeats, sampleSnapshot, stoppedClock } from '@/shell/parts/samples'
import type { Json, Snapshot, Words } from '@/wire/types'
import { KINDS, moves, PHASE } from './generated/vocabulary'
import { CARDS } from './view'

const plain = (words: string): Words => ({ plain: words })
const kind = (word: string) => CARDS.findIndex((card) => card.word === word)
const counts = (...words: string[]) =>
  words.reduce(
    (row, word) => row.with(kind(word), (row[kind(word)] ?? 0) + 1),
    Array.from({ length: KINDS }, () => 0),
  )
const none = counts()
const dark = none.map(() => null)

const BOULDERS = [
  [1, 3],
  [3, 6],
  [2, 4],
  [1, 5],
  [3, 2],
  [2, 2],
  [3, 4],
] as const
const ground = {
  boulder_base: BOULDERS.map(([base]) => base),
  boulder_second: BOULDERS.map(() => 0),
  boulder_points: BOULDERS.map(([, points]) => points),
  injuries: BOULDERS.map(() => 0),
  front: [0, 0, 0, 0],
  tokens: 5,
  token: [-2, -1, 1, 2, 3],
} satisfies Record<string, Json>

function choose(): Snapshot {
  const hand = counts('violet-3', 'violet-2', 'orange-violet-2', 'green-1', 'violet-green-1', 'deer')
  return sampleSnapshot('boulder_bluff', {
    seats: sampleSeats('Mia', 'Tom', 'Oma Els'),
    table: { reconstructed: true },
    view: {
      ...ground,
      seats: 3,
      phase: 3,
      active: 0,
      actor: 0,
      row: [1, 2, 3],
      boulder_at: [2, 2, 2, 4, 3, 5, 5],
      pile_left: 4,
      target: 0,
      answer: [0, 0, 0, 0],
      up: [none, none, none, none],
      down: [none, dark, dark, dark],
      face_up: [0, 0, 0, 0],
      face_down: [0, 0, 0, 0],
      hand: [hand, dark, dark, dark],
      cards: [6, 5, 6, 0],
      bag: [1, 1, 1, 1, 1],
      chalk: [0, 0, 0, 0],
      strength: [0, 0, 0, 0],
    },
    ask: { seats: [0], question: plain('You: pick your cards'), hint: null, sealed: false, ready: [], next: 1 },
    moves: legal(moves.warmUp(), ...[1, 2, 3].map(moves.boulder)),
    story: [{ seq: 1, seat: 2, words: plain('Oma Els warms up.') }],
  })
}

/** The first turn: three boulders that one wants to climb. */
function opening(): Snapshot {
  const hand = counts('orange-2', 'orange-3', 'green-3', 'violet-2', 'violet-green-1')
  return sampleSnapshot('boulder_bluff', {
    seats: sampleSeats('Mia', 'Tom', 'Oma Els'),
    table: { reconstructed: true },
    view: {
      ...ground,
      boulder_base: [3, 2, 1, 1, 3, 2, 3],
      boulder_points: [4, 2, 3, 5, 2, 2, 4],
      seats: 3,
      phase: PHASE.indexOf('decide'),
      active: 0,
      actor: 0,
      row: [1, 2, 3],
      boulder_at: [2, 2, 2, 1, 1, 1, 1],
      pile_left: 12,
      target: 0,
      answer: [0, 0, 0, 0],
      up: [none, none, none, none],
      down: [none, dark, dark, dark],
      face_up: [0, 0, 0, 0],
      face_down: [0, 0, 0, 0],
      hand: [hand, dark, dark, dark],
      cards: [5, 5, 5, 0],
      bag: [1, 1, 1, 1, 1],
      chalk: [0, 0, 0, 0],
      strength: [0, 0, 0, 0],
    },
    ask: {
      seats: [0],
      question: plain('You: which boulder, or warm up?'),
      hint: null,
      figures: {
        totals: [5, 4, 7],
        best: [[kind('violet-2'), kind('violet-green-1')], [kind('green-3')], [kind('orange-2'), kind('orange-3')]],
      },
      sealed: false,
      ready: [],
      next: 1,
    },
    moves: legal(moves.warmUp(), ...[1, 2, 3].map(moves.boulder)),
    story: [
      { seq: 1, seat: 2, words: plain('Oma Els shakes the chalk bag and hands it to you.') },
      { seq: 2, seat: 0, words: plain('You begin. A violet 4, a green 2 and an orange 3 stand on the crag.') },
    ],
  })
}

/** All cards are in hands, most of them in this one: nobody can warm up. */
function dry(): Snapshot {
  const base = opening()
  const words = [
    'orange-1',
    'orange-2',
    'orange-3',
    'green-1',
    'green-2',
    'green-3',
    'violet-1',
    'violet-2',
    'violet-3',
  ]
  const hand = counts(...words, ...words, 'violet-green-1')
  const six = (colour: string) =>
    words.filter((word) => word.startsWith(colour)).flatMap((word) => [kind(word), kind(word)])
  return {
    ...base,
    ask: base.ask && {
      ...base.ask,
      figures: {
        totals: [12, 22, 24],
        best: [[...six('violet'), kind('violet-green-1')], six('green'), six('orange')],
      },
    },
    view: { ...base.view, hand: [hand, dark, dark, dark], cards: [19, 10, 9, 0] },
    moves: legal(...[1, 2, 3].map(moves.boulder)),
  }
}

/** All cards lie open, and somebody hid the wrong ones. */
function caught(): Snapshot {
  const base = reveal()
  return {
    ...base,
    seats: sampleSeats('Mia', 'Tom', 'Pico*'),
    view: {
      ...base.view,
      seats: 3,
      phase: PHASE.indexOf('injury'),
      active: 0,
      actor: 2,
      row: [3, 2, 6],
      boulder_points: [3, 6, 5, 5, 2, 2, 4],
      boulder_at: [3, 2, 2, 5, 5, 2, 5],
      target: 3,
      answer: [1, 2, 1, 0],
      up: [counts('green-3', 'green-2'), none, counts('green-2', 'orange-3', 'violet-2'), none],
      cards: [3, 5, 2, 0],
      chalk: [-1, 0, 2, 0],
      strength: [6, 0, 3, 0],
      flipped: 1,
    },
    ask: {
      seats: [2],
      question: plain('Pico places an injury of 1'),
      hint: null,
      sealed: false,
      ready: [],
      next: null,
    },
    clock: null,
    events: [
      { seat: 0, cards: 5, bonus: 2, chalk: -1, tired: 0, bears: 0, total: 6, asked: 5 },
      { seat: 2, cards: 2, bonus: 0, chalk: 2, tired: 1, bears: 0, total: 3, asked: 5 },
    ].map((args) => ({ kind: 'counts', args })),
    story: [{ seq: 1, seat: 2, words: plain('Pico hid an orange and a violet. Nice try.') }],
    talk: [],
  }
}

function reveal(): Snapshot {
  return sampleSnapshot('boulder_bluff', {
    table: { reconstructed: true },
    view: {
      ...ground,
      seats: 4,
      phase: 8,
      active: 0,
      actor: 1,
      row: [4, 2, 6],
      boulder_at: [3, 2, 4, 2, 5, 2, 5],
      pile_left: 5,
      target: 4,
      answer: [1, 1, 2, 1],
      up: [
        counts('orange-3', 'orange-2'),
        counts('orange-green-2', 'violet-orange-2', 'boar'),
        none,
        counts('orange-1', 'green-3', 'violet-1'),
      ],
      down: [none, dark, dark, dark],
      face_up: [2, 3, 0, 3],
      face_down: [0, 0, 0, 0],
      hand: [none, dark, dark, dark],
      cards: [3, 2, 5, 2],
      bag: [1, 1, 0, 0, 0],
      chalk: [1, 2, 0, 3],
      strength: [7, 6, 0, 4],
    },
    ask: {
      seats: [1],
      question: plain('Tom: which card does the boar trample?'),
      hint: plain('Its value becomes 0. Trample your 3 and he wins: 6 against 4.'),
      sealed: false,
      ready: [],
      next: null,
    },
    clock: stoppedClock([1], 21),
    story: [
      { seq: 1, seat: 0, words: plain('You climb the orange 5: a 3 face up, one card hidden. Chalk: +1.') },
      { seq: 2, seat: 1, words: plain('Tom joins: an orange and green 2 up, two hidden. Chalk: +2.') },
      { seq: 3, seat: 2, words: plain('Oma Els stays down and pours tea.') },
      { seq: 4, seat: 3, words: plain('Pico joins: a 1 up, two hidden. Chalk: +3.') },
      { seq: 5, seat: null, words: plain('All cards turn over. Pico’s hidden cards have the wrong colours.') },
      { seq: 6, seat: 1, words: plain('Tom looks for a card to trample…') },
    ],
    talk: [{ seq: 7, from: 0, to: null, words: plain('be nice to my 3') }],
  })
}

/** A tie far apart: those who are tied tap the chalk bag. */
function tapping(): Snapshot {
  const base = reveal()
  return {
    ...base,
    view: { ...base.view, phase: 11, tied: 3, strength: [6, 6, 0, 4] },
    ask: {
      seats: [0, 1],
      question: plain('You and Tom: tap the chalk bag'),
      hint: null,
      sealed: true,
      ready: [],
      next: null,
    },
    moves: legal(moves.tens(0)),
    clock: stoppedClock([0, 1], 13, 15),
  }
}

export const samples: Record<string, () => Snapshot> = { opening, dry, choose, reveal, caught, tapping }
