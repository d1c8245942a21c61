/** A moment of a puzzle (lab/puzzles.py) as a table of this room: played to from its deal by the rules, or refused. */
import type { MadeTable } from '../wire/messages'
import type { TableSetup } from './entries'
import type { Table } from './game'
import { writePosition } from './notation'
import { Refusal } from './refusal'
import type { Room } from './room'
import { CHANCE } from './rules'
import { BadStep, CLOCK, Session, takenOver, type Before } from './session'
import { MemoryStore } from './store'
import { playOptions } from './table_state'

/** What a page asks for to have a puzzle laid out. */
interface PuzzleWish {
  game: string
  seats: number
  seat: number
  options: Table
  before: string
  level?: string
}

/** To be solved: nobody but the guest acts there, no clock runs, and nothing of it is kept. With `level`: a table like any
 * other, bots in the other seats. */
export async function laidOut(room: Room, asked: Table): Promise<MadeTable> {
  const wish = asked as unknown as PuzzleWish
  const { seats, seat, options } = wish
  const game = await room.game(wish.game)
  const setup: TableSetup = {
    ...{ seats, options, deck: null, pace: 'relaxed', way: 'devices', listed: false, strict: false },
  }
  const before = stepsOf(wish.before)
  const position = named(() => takenOver(new Session(game, playOptions(game, setup, seats)), before).state)
  const moment = { game: game.name, setup, position: writePosition(game.manifest, position), before }
  const { state } = wish.level
    ? await room.takeOver(moment, { step: 0, seat, level: wish.level })
    : await (await aside(room)).takeOver(moment, { step: 0, seat })
  return { id: state.id, code: state.code }
}

/** The same room, which keeps nothing and wakes nobody. */
async function aside(room: Room): Promise<Room> {
  const store = new MemoryStore()
  await store.putMe(await room.me())
  return Object.assign(Object.create(room) as Room, { store, changed: () => undefined })
}

/** `.5a12!0`: an outcome of chance, a move of the first seat, the clock. */
const stepsOf = (text: string): Before[] =>
  [...text.matchAll(/([.!a-h])(\d+)/g)].map(([, who = '', number]): Before => [
    who === '.' ? CHANCE : who === '!' ? CLOCK : who.charCodeAt(0) - 97,
    Number(number),
  ])

/** What the rules do not allow is no message of ours. */
function named<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof BadStep) throw new Refusal('bad_message', error.message)
    throw error
  }
}
