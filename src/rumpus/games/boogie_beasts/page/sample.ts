import { legal, sampleSeats, sampleSnapshot, stoppedClock } from '@/shell/parts/samples'
import type { Json, Snapshot, Words } from '@/wire/types'
import { JUMPCARD, type Jumpcard, moves as said, PHASE, VERDICT } from './generated/vocabulary'
import { putMove } from './view'

const plain = (words: string): Words => ({ plain: words })
const kind = (word: Jumpcard) => JUMPCARD.indexOf(word)
const counts = (...words: Jumpcard[]) =>
  words.reduce(
    (row, word) => row.with(kind(word), (row[kind(word)] ?? 0) + 1),
    Array.from({ length: 14 }, () => 0),
  )
const dark = (length: number): Json => Array.from({ length }, () => null)
const row = (...cells: (number | null)[]): Json => [...cells, 0, 0, 0, 0, 0, 0, 0, 0].slice(0, 8)
const seats = () => sampleSeats('Mia', 'Tom', 'Oma Els', 'Pico*', 'Noor')
const hand = counts('figure-1', 'figure-2', 'figure-2', 'figure-4', 'figure-5', 'plus-2', 'minus-1', 'zero')
const sheet = [
  [28, 0, 0, 0],
  [26, 0, 0, 0],
  [17, 0, 0, 0],
  [22, 0, 0, 0],
  [31, 0, 0, 0],
]
const base = {
  seats: 5,
  pace: 0,
  strict: 0,
  run: 1,
  master: 0,
  sheet,
  hand: [hand, dark(14), dark(14), dark(14), dark(14)],
  characters: [[0, 2, 1, 5], dark(4), dark(4), dark(4), dark(4)],
  held: [8, 8, 8, 8, 8],
  ready: [1, 0, 0, 0, 1],
  done: [0, 0, 0, 0, 0],
} satisfies Record<string, Json>

const choices = (values: number[]) => values.map((value) => ({ value, words: plain(String(value)) }))
const statements = [
  { id: 'say-jump', words: plain('I jump ✓ …'), slots: [{ name: 'place', choices: choices([2, 3, 4]) }] },
  { id: 'say-out', words: plain('Count me out'), slots: [] },
  { id: 'say-negative', words: plain('A −2 on yours …'), slots: [{ name: 'seat', choices: choices([1, 2, 3]) }] },
]

function plane(): Snapshot {
  return sampleSnapshot('boogie_beasts', {
    seats: seats(),
    view: { ...base, phase: 2 },
    ask: {
      seats: [0, 1, 2, 3, 4],
      question: plain('Everybody: make your plans'),
      hint: plain('Nobody is bound by a word.'),
      sealed: false,
      ready: [0, 4],
      next: null,
    },
    moves: legal(said.ready()),
    clock: stoppedClock([0, 1, 2, 3, 4], 134, 180),
    talk: [
      { seq: 1, from: 1, to: null, words: plain('Three of us in the 3. Who is in?') },
      { seq: 2, from: 3, to: null, words: plain('I jump ✓ in the 3.') },
      { seq: 3, from: 0, to: null, words: plain('I jump ✓ in the 3.') },
      { seq: 4, from: 4, to: 0, words: plain('Let him. We two take the 2?') },
    ],
    statements,
    whispers: true,
  })
}

const laid = {
  character_at: [row(1), row(2, 7), row(3), row(2, 9), row(1)],
  character: [row(1), row(null, null), row(null), row(null, null), row(null)],
  jumpcard_at: [row(1), row(2, 2), row(2, 7), row(2, 9), row(9)],
  jumpcard: [row(4), row(null, null), row(null, null), row(null, null), row(null)],
}

function jump(): Snapshot {
  const cards = counts('figure-1', 'figure-2', 'figure-4', 'figure-5', 'plus-2', 'minus-2', 'zero')
  const places = [1, 2, 3, 6, 7, 8, 9, 10]
  const moves = cards.flatMap((count, card) =>
    count > 0 ? places.map((place) => putMove({ deck: 'jumpcard', kind: card }, place)) : [],
  )
  return sampleSnapshot('boogie_beasts', {
    seats: seats(),
    view: {
      ...base,
      ...laid,
      phase: 3,
      hand: [cards, dark(14), dark(14), dark(14), dark(14)],
      characters: [[0, 1, 1, 5], dark(4), dark(4), dark(4), dark(4)],
    },
    ask: {
      seats: [0, 1, 2, 3, 4],
      question: plain('Everybody jumps: where does your −2 go?'),
      hint: null,
      sealed: false,
      ready: [],
      next: null,
    },
    moves: legal(...moves, said.done()),
    clock: stoppedClock([0, 1, 2, 3, 4], 37),
  })
}

function jury(): Snapshot {
  return sampleSnapshot('boogie_beasts', {
    seats: seats(),
    you: null,
    view: {
      ...base,
      phase: 6,
      character_at: [row(2), row(2, 7), row(2), row(2, 9), row(3)],
      character: [row(1), row(1, null), row(3), row(1, null), row(null)],
      jumpcard_at: [row(2), row(2, 2), row(2), row(2, 9), row(9)],
      jumpcard: [row(4), row(3, 3), row(2), row(8, null), row(null)],
      judged: 1,
      verdict: 3,
      jumpers: 11,
      difficulty: 14,
      potential: 12,
      dice: 4,
      dice_left: 1,
      rolled: 11,
      die: 2,
    },
    ask: null,
    story: [{ seq: 1, seat: null, words: plain('Three said yes. Oma Els only bluffed.') }],
  })
}

/** As many as there can be, and everybody lays everywhere. */
function crowd(): Snapshot {
  const base = jump()
  const eight = Array.from({ length: 8 }, (_, seat) => seat)
  return {
    ...base,
    seats: sampleSeats('Mia', 'Tom', 'Oma Els', 'Pico*', 'Noor', 'Tuvi*', 'Rolo*', 'Zaki*'),
    view: {
      ...base.view,
      seats: 8,
      sheet: eight.map(() => [0, 0, 0, 0]),
      hand: eight.map((seat) => (seat === 0 ? hand : dark(14))),
      characters: eight.map((seat) => (seat === 0 ? [0, 1, 1, 5] : dark(4))),
      held: eight.map(() => 8),
      ready: eight.map(() => 0),
      done: eight.map(() => 1),
      character_at: eight.map((seat) => row(1, 2, 3, 4, 5, 7 + seat)),
      character: eight.map(() => row(null, null, null, null, null, null)),
      jumpcard_at: eight.map((seat) => row(1, 2, 3, 4, 5, 7 + seat, 14 - seat)),
      jumpcard: eight.map(() => row(null, null, null, null, null, null, null)),
    },
  }
}

/** All of them before the jury at once. */
function judged(): Snapshot {
  const base = crowd()
  return {
    ...base,
    you: null,
    view: {
      ...base.view,
      phase: PHASE.indexOf('jury'),
      character: base.seats.map((_, seat) => row(1 + (seat % 3), null, null, null, null, null)),
      jumpcard: base.seats.map((_, seat) => row(1 + seat, null, null, null, null, null, null)),
      judged: 0,
      verdict: VERDICT.indexOf('crowded'),
      jumpers: 0b111,
      difficulty: 24,
      potential: 21,
      dice: 6,
      dice_left: 1,
      rolled: 20,
      die: 2,
    },
    ask: null,
    moves: [],
    clock: null,
  }
}

export const samples: Record<string, () => Snapshot> = { plane, jump, crowd, jury, judged }
