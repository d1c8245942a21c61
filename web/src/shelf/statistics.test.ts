import { describe, expect, it } from 'vitest'
import type { GameDetail, ShelfRating } from '../wire/messages'
import { luck } from './looked'
import {
  company,
  favourite,
  kindFact,
  lines,
  longestRun,
  mainRating,
  opponents,
  statistics,
  type Finished,
} from './statistics'

const LEVELS = ['child', 'beginner', 'regular', 'expert', 'shark']
let count = 0

/** A game of mine, on the first seat; the others are names, or levels of bots. */
function game(place: number, others: string[], more: Partial<Finished> = {}): Finished {
  count += 1
  const bot = (other: string): boolean => LEVELS.includes(other)
  const places = [place, ...others.map((_, index) => (index + 1 < place ? index + 1 : index + 2))]
  return {
    id: `game-${count}`,
    game: 'beasty_bar',
    finished: 1000 - count,
    evening: '',
    seats: ['me', ...others].map((other) => ({
      name: bot(other) ? 'Bixo' : other,
      look: 1,
      level: bot(other) ? other : '',
    })),
    mine: [0],
    places,
    points: [],
    counts: true,
    played: {},
    games: [],
    here: false,
    ...more,
  }
}

const move = (code: string, message: string, kind: string, word: string): GameDetail['moves'][number] => ({
  code,
  message,
  names: { card: [kind, word] },
  numbers: {},
  seats: {},
})

describe('a shelf', () => {
  it('counts against whom, the fair share beside it', () => {
    const games = [
      game(1, ['Tom', 'Els', 'Pico']),
      game(2, ['Tom']),
      game(1, ['child']),
      game(1, ['child', 'shark']),
      game(3, ['shark', 'child', 'child']),
      game(1, ['Tom'], { counts: false }),
      game(1, [], {}), // alone: there is nothing to share
      game(1, ['Tom'], { game: 'bounce' }),
    ]
    const found = statistics(games, 'beasty_bar', LEVELS)
    expect([found.games, found.won]).toEqual([7, 5])
    expect(found.all.games).toBe(5)
    expect(found.against).toEqual([
      ['people', { games: 2, won: 1, fair: (1 / 4 + 1 / 2) / 2 }],
      ['child', { games: 1, won: 1, fair: 1 / 2 }],
      ['shark', { games: 2, won: 1, fair: (1 / 3 + 1 / 4) / 2 }],
    ])
    expect(found.seats.map(([seats, share]) => [seats, share.games, share.won])).toEqual([
      [2, 2, 1],
      [3, 1, 1],
      [4, 2, 1],
    ])
  })

  it('takes a table with a person for one of people', () => {
    expect(opponents(game(1, ['shark', 'Tom']), LEVELS)).toBe('people')
    expect(opponents(game(1, ['regular', 'expert', 'child']), LEVELS)).toBe('expert')
    expect(opponents(game(1, []), LEVELS)).toBe('alone')
  })

  it('tells an evening as one line, and its games where it has not ended', () => {
    const evening = game(2, ['Tom'], { game: 'evening', id: 'evening-1', games: ['beasty_bar', 'bounce'] })
    const first = game(1, ['Tom'], { evening: 'evening-1' })
    const going = game(1, ['Tom'], { evening: 'evening-2' })
    expect(lines([evening, first, going])).toEqual([evening, going])
    expect(statistics([evening, first, going], 'beasty_bar', LEVELS).games).toBe(2)
  })

  it('names what is played most, or else begun with', () => {
    const moves = [
      move('play-bear', 'move-play', 'animal', 'bear'),
      move('play-bat', 'move-play', 'animal', 'bat'),
      move('even', 'move-run', 'parity', 'even'),
    ]
    const often = [game(1, ['Tom'], { played: { 'play-bear': 3, 'play-bat': 1, even: 2 } })]
    expect(favourite(often, 'beasty_bar', moves)).toEqual({ kind: 'animal', word: 'bear', times: 3, opening: false })
    const alike = { played: { 'play-bear': 1, 'play-bat': 1 } }
    const begun = ['play-bat', 'play-bat', 'play-bear'].map((first) =>
      game(1, ['Tom'], { played: { even: 1, [first]: 1, ...alike.played } }),
    )
    expect(favourite(begun, 'beasty_bar', moves)).toEqual({ kind: 'animal', word: 'bat', times: 2, opening: true })
    expect(favourite([game(1, ['Tom'], alike)], 'beasty_bar', moves), 'once is no habit').toBeNull()
    expect(favourite(begun, 'beasty_bar', [])).toBeNull()
  })

  it('finds something kind to say, whatever happened', () => {
    const lost = [game(2, ['Tom']), game(2, ['shark'])]
    expect(kindFact([], 'beasty_bar', LEVELS)).toBeNull()
    expect(kindFact(lost, 'beasty_bar', LEVELS)).toEqual({ fact: 'first' })
    expect(kindFact([game(1, ['expert']), ...lost], 'beasty_bar', LEVELS)).toEqual({ fact: 'beaten', level: 'expert' })
    const run = [game(1, ['Tom']), game(1, ['Tom']), game(1, ['Tom'])]
    expect(kindFact(run, 'beasty_bar', LEVELS)).toEqual({ fact: 'run', count: 3 })
    expect(longestRun([...run, ...lost, game(1, ['Tom'])], 'beasty_bar')).toBe(3)
    expect(company([...run, game(1, ['Els'])])).toEqual({ name: 'Tom', games: 3 })
    expect(company([game(1, ['child', ''])])).toBeNull()
  })

  it('tells luck from skill where a game was looked back at', () => {
    const [won, lost] = [game(1, ['Tom']), game(2, ['Tom'])]
    const looked: Parameters<typeof luck>[2] = {
      [won.id]: [
        [0.5, 1, 0.1],
        [0.5, 0, 0],
      ],
      [lost.id]: [[0.5, 0, 0.3]],
    }
    const found = luck([won, lost, game(1, ['Tom'])], 'beasty_bar', looked)
    expect(found?.games).toBe(2)
    expect(found?.given).toBeCloseTo(0.2)
    expect(found?.rest).toBeCloseTo((0.6 - 0.2) / 2)
    expect(luck([won], 'bounce', looked)).toBeNull()
  })
})

it('shows the rating among people first, and else what there is', () => {
  const rating = (among: string, games: number): ShelfRating => ({
    game: 'bounce',
    among,
    bot: '',
    rating: 1500,
    give_or_take: 100,
    games,
  })
  const against = [rating('child', 2), rating('expert', 5)]
  expect(mainRating([...against, rating('all', 1), rating('people', 1)], LEVELS)?.among).toBe('people')
  expect(mainRating([...against, rating('all', 1)], LEVELS)?.among).toBe('all')
  expect(mainRating(against, LEVELS)?.among).toBe('expert')
  expect(mainRating([], LEVELS)).toBeUndefined()
})
