import { legal, sampleSeats, sampleSnapshot, stoppedClock } from '@/shell/parts/samples'
import type { Snapshot, Words } from '@/wire/types'
import { moves } from './generated/vocabulary'

const plain = (words: string): Words => ({ plain: words })

function roll(): Snapshot {
  return sampleSnapshot('bounce', {
    seats: sampleSeats('Mia', 'Tom', 'Oma Els', 'Pico*'),
    view: {
      seats: 4,
      play_on: 0,
      phase: 1,
      mover: 0,
      step: [13, 7, 10, 3],
      jumps: [6, 4, 12, 8],
      place: [0, 0, 0, 0],
      sick: [0, 0, 0, 0],
      dice_left: 0,
      rolled: 0,
    },
    ask: { seats: [0], question: plain('You: roll two dice'), hint: null, sealed: false, ready: [], next: 1 },
    moves: legal(moves.roll()),
    clock: stoppedClock([0], 20, 30),
    story: [
      { seq: 1, seat: 1, words: plain('Tom rolls 3, 1 and 2: six. Up to height 7.') },
      { seq: 2, seat: 2, words: plain('Oma Els rolls a 4. Slow now: she turns and falls.') },
      { seq: 3, seat: 3, words: plain('Pico rolls 2 and 1. A bounce.') },
    ],
    talk: [{ seq: 4, from: 2, to: null, words: plain('I do not feel so well') }],
  })
}

/** Somebody else rolls next: with 14 they are home. */
function theirs(): Snapshot {
  const base = roll()
  return {
    ...base,
    view: { ...base.view, mover: 1, step: [13, 4, 10, 3], jumps: [6, 1, 12, 8] },
    ask: { seats: [1], question: plain('Tom rolls three dice'), hint: null, sealed: false, ready: [], next: 2 },
    moves: [],
    clock: null,
  }
}

function faceplant(): Snapshot {
  const base = roll()
  return {
    ...base,
    view: { ...base.view, step: [16, 7, 10, 3], jumps: [14, 4, 12, 8] },
    ask: {
      seats: [0],
      question: plain('You: the last jump'),
      hint: plain('The die, or a coin for 1 or 2?'),
      sealed: false,
      ready: [],
      next: 1,
    },
    moves: legal(moves.roll(), moves.faceplant()),
  }
}

export const samples: Record<string, () => Snapshot> = { roll, theirs, faceplant }
