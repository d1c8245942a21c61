import { legal, sampleSnapshot, stoppedClock } from '@/shell/parts/samples'
import type { Json, Snapshot, TableEvent, Words } from '@/wire/types'
import { ANIMAL, type Animal, moves } from './generated/vocabulary'
import { cardOf } from './view'

const kind = (word: Animal) => ANIMAL.indexOf(word)
const card = (seat: number, word: Animal) => cardOf(seat, kind(word))
const plain = (words: string): Words => ({ plain: words })
const padded = (cards: number[]) => [...cards, 0, 0, 0, 0, 0].slice(0, 5)
const lineEvent = (cards: number[]): TableEvent => {
  const [first, second, third, fourth, fifth] = padded(cards)
  return {
    kind: 'line',
    args: { first: first ?? 0, second: second ?? 0, third: third ?? 0, fourth: fourth ?? 0, fifth: fifth ?? 0 },
  }
}
const leaves = (event: string, seat: number, word: Animal): TableEvent => ({
  kind: event,
  args: { owner: seat, animal: kind(word), from: 1 },
})

const WORTH = [0, 4, 2, 2, 2, 3, 3, 4, 4, 4, 3, 2, 3, 4, 4, 4, 3, 3, 2, 4, 3, 2, 3, 2, 2]

const common = (line: number[], hand: number[], extra: Record<string, Json>) => ({
  line: padded(line),
  out: [card(3, 'ostrich'), card(1, 'dog'), card(2, 'bat'), card(0, 'dog'), card(3, 'cheetah'), card(2, 'penguin')],
  guests: [2, 2, 1, 1],
  points: [6, 6, 4, 2],
  worth: WORTH,
  hand: [padded(hand), [null], [null], [null]],
  hand_size: [3, 4, 4, 4],
  pile_size: [4, 0, 0, 0],
  away_size: [0, 0, 0, 0],
  ...extra,
})

const talk = [{ seq: 3, from: 1, to: null, words: plain('not the tiger, not the tiger') }]
const story = [
  { seq: 20, seat: 0, words: plain('You play a peacock. It struts past everyone, in front of Tom’s cheetah.') },
  {
    seq: 21,
    seat: null,
    words: plain('Five in line. Your peacock and Tom’s cheetah walk in. Pico’s ostrich: that’s it.'),
  },
  { seq: 22, seat: 1, words: plain('Tom plays a tiger. It leaps two ahead: Oma Els’s penguin is out.') },
  { seq: 23, seat: 2, words: plain('Oma Els plays a bear. Dog and tiger shuffle to the end.') },
  { seq: 24, seat: 3, words: plain('Pico plays a llama. It spits at his own dog.') },
  { seq: 25, seat: 0, words: plain('You play a bat…') },
]

function victim(): Snapshot {
  const line = [card(2, 'bear'), card(1, 'tiger'), card(3, 'llama'), card(3, 'dog'), card(0, 'bat')]
  const move = (place: number, steps: string[], events: TableEvent[]) => ({
    ...moves.at(place),
    preview: { events, view: {}, steps: steps.map(plain), said: [], stops: null },
  })
  return sampleSnapshot('beasty_bar', {
    table: { about: plain('New Beasts in Town') },
    view: common(line, [kind('rhino'), kind('ostrich'), kind('penguin')], {
      phase: 6,
      actor: card(0, 'bat'),
      guise: kind('bat'),
      choices: 15,
    }),
    ask: {
      seats: [0],
      question: plain('You: whom does the bat send out?'),
      hint: plain('Any other animal. Not the bear: first place burns bats.'),
      sealed: false,
      ready: [],
      next: 1,
    },
    moves: [
      move(
        1,
        ['Oma Els’s bear goes out', 'your bat burns'],
        [leaves('goes_out', 2, 'bear'), leaves('burns', 0, 'bat'), lineEvent(line.slice(1, 4))],
      ),
      move(
        2,
        ['Tom’s tiger goes out', 'your bat takes place 2', 'Pico’s llama spits: bat to the end'],
        [leaves('goes_out', 1, 'tiger'), lineEvent([line[0]!, line[2]!, line[3]!, line[4]!])],
      ),
      move(
        3,
        ['Pico’s llama goes out', 'your bat takes place 3'],
        [leaves('goes_out', 3, 'llama'), lineEvent([line[0]!, line[1]!, line[4]!, line[3]!])],
      ),
      move(
        4,
        ['Pico’s dog goes out', 'your bat takes place 4'],
        [leaves('goes_out', 3, 'dog'), lineEvent([line[0]!, line[1]!, line[2]!, line[4]!])],
      ),
    ],
    clock: stoppedClock([0], 38),
    story,
    talk,
  })
}

function parity(): Snapshot {
  const line = [card(2, 'bear'), card(1, 'tiger'), card(3, 'llama'), card(3, 'dog'), card(0, 'ostrich')]
  const ran = [line[0]!, line[4]!, line[1]!, line[2]!, line[3]!]
  return sampleSnapshot('beasty_bar', {
    table: { about: plain('New Beasts in Town') },
    view: common(line, [kind('rhino'), kind('penguin'), kind('bat')], {
      phase: 7,
      actor: card(0, 'ostrich'),
      guise: kind('ostrich'),
    }),
    ask: {
      seats: [0],
      question: plain('You: even or odd?'),
      hint: plain('It runs past all the even ones right ahead, or all the odd ones.'),
      sealed: false,
      ready: [],
      next: 1,
    },
    moves: [
      {
        ...moves.run('odd'),
        preview: {
          events: [
            lineEvent(line),
            { kind: 'gate', args: {} },
            leaves('enters', 2, 'bear'),
            leaves('enters', 1, 'tiger'),
            leaves('excluded', 0, 'ostrich'),
          ],
          view: {},
          steps: [plain('stays fifth: out')],
          said: [plain('Nobody right ahead is odd: it stays where it is.')],
          stops: null,
        },
      },
      {
        ...moves.run('even'),
        preview: {
          events: [
            lineEvent(ran),
            { kind: 'gate', args: {} },
            leaves('enters', 2, 'bear'),
            leaves('enters', 0, 'ostrich'),
            leaves('excluded', 3, 'dog'),
          ],
          view: {},
          steps: [plain('Past dog, llama, tiger.'), plain('Five in line: you are in.')],
          said: [plain('Runs past 3 animals, to place 2.')],
          stops: null,
        },
      },
    ],
    clock: stoppedClock([0], 42),
    story,
    talk: [...talk, { seq: 4, from: 2, to: null, words: plain('hmm') }],
  })
}

function waiting(): Snapshot {
  const base = victim()
  return {
    ...base,
    view: { ...base.view, phase: 5, guise: 0 },
    moves: [],
    ask: {
      seats: [2],
      question: plain('Oma Els plays a card'),
      hint: plain('You are next.'),
      sealed: false,
      ready: [],
      next: 0,
    },
    clock: stoppedClock([2], 24),
  }
}

function playing(): Snapshot {
  const base = victim()
  return {
    ...base,
    view: {
      ...common(
        [card(2, 'bear'), card(1, 'tiger'), card(3, 'llama')],
        [kind('rhino'), kind('ostrich'), kind('penguin'), kind('bat')],
        { phase: 5, actor: 0 },
      ),
    },
    ask: {
      seats: [0],
      question: plain('You: which animal?'),
      hint: plain('It goes to the end of the line and acts.'),
      sealed: false,
      ready: [],
      next: 1,
    },
    moves: legal(...(['rhino', 'ostrich', 'penguin', 'bat'] as const).map(moves.play)),
  }
}

function building(): Snapshot {
  const base = victim()
  const deck = [0, 1, 0, 0, 1].map((set, value) => value + 1 + set * 12)
  return {
    ...base,
    view: {
      ...common([], [], { phase: 3, actor: 0, guise: 0, deck: [[...deck, 0, 0, 0, 0, 0, 0, 0]], built: [5, 4, 6, 12] }),
      out: [],
      guests: [0, 0, 0, 0],
    },
    ask: {
      seats: [0, 1, 2],
      question: plain('Value 6: which animal comes along?'),
      hint: null,
      sealed: true,
      ready: [3],
      next: null,
    },
    moves: legal(moves.take('ostrich'), moves.take('seal')),
  }
}

function leaving(): Snapshot {
  const base = building()
  return {
    ...base,
    view: {
      ...base.view,
      phase: 4,
      deck: [Array.from({ length: 12 }, (_, value) => value + 1)],
      built: [12, 12, 12, 12],
    },
    ask: {
      seats: [0, 1],
      question: plain('Four animals stay at home.'),
      hint: null,
      sealed: true,
      ready: [2, 3],
      next: null,
    },
    moves: legal(...ANIMAL.slice(1, 13).map(moves.away)),
  }
}

function ordering(): Snapshot {
  const base = victim()
  return {
    ...base,
    view: {
      ...base.view,
      phase: 10,
      actor: 0,
      guise: 0,
      line: padded([card(2, 'bear'), card(3, 'llama')]),
      fallen: padded([card(1, 'tiger'), card(3, 'dog'), card(0, 'bat')]),
    },
    ask: { seats: [0], question: plain('Which lies down next?'), hint: null, sealed: false, ready: [], next: null },
    moves: legal(...[1, 2, 3].map(moves.lay)),
  }
}

export const samples: Record<string, () => Snapshot> = { victim, parity, waiting, playing, building, leaving, ordering }
