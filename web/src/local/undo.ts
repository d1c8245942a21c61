/** Taking a move back, when all other people at the table agree and nobody has learnt anything from it
 * (table/commands/undo.py).
 *
 * What may be taken back is the last step of the game, and only a decision that its seat made alone, in the open: nothing
 * of chance, no clock and no other seat came after it. It must have told its player nothing that they did not know before,
 * and no other seat anything that is for that seat alone. */
import type { AnswerUndo, AskUndo } from '../wire/messages'
import type { Game } from './game'
import type { LiveGame } from './live_game'
import { Refusal } from './refusal'
import type { SessionStep } from './session'
import type { Transaction } from './table_state'
import { cell, mayLook, TO_OWNER } from './visibility'

/** That could have been true before the move: in all of them it must have led to the same. */
const WORLDS = 8

export function askUndo(tx: Transaction, { seat }: AskUndo): void {
  tx.needPlaying()
  tx.needSeat(seat)
  const { state } = tx
  if (state.paused) throw new Refusal('paused')
  if (state.setup.strict || state.chairs[seat]?.level) throw new Refusal('undo')
  if (state.undoAsked) return
  checkUndo(state.needGame(), seat)
  tx.add({ kind: 'askedundo', seat })
  undoIfAgreed(tx)
}

export function answerUndo(tx: Transaction, { seat, yes }: AnswerUndo): void {
  tx.needPlaying()
  tx.needSeat(seat)
  const asked = tx.state.undoAsked
  if (!asked) throw new Refusal('gone')
  if (!tx.state.persons.includes(seat) || seat === asked.seat) throw new Refusal('not_yours')
  tx.add({ kind: 'answeredundo', seat, yes })
  undoIfAgreed(tx)
}

function undoIfAgreed(tx: Transaction): void {
  const asked = tx.state.undoAsked
  if (asked && tx.state.persons.every((seat) => seat === asked.seat || asked.agreed.includes(seat)))
    tx.add({ kind: 'undone', seat: asked.seat })
}

/** Whether the last step may be taken back by this seat: it depends on what everybody sees, and on what the seat itself
 * knows, alone. */
function checkUndo(live: LiveGame, seat: number): void {
  const { game, steps } = live
  if (live.waiting.length !== 1 || live.sealed || steps.length === 0) throw new Refusal('undo')
  const last = steps.at(-1) as SessionStep
  if (last.kind !== 'play' || last.seat !== seat) throw new Refusal('undo', 'something came after it')
  const before = [...live.states()].at(-2) as Uint8Array
  if (game.turn(before) !== 1 << seat || game.sealed(before)) throw new Refusal('undo')
  const others = Array.from({ length: live.options.seats }, (_, other) => other).filter((other) => other !== seat)
  if (others.some((other) => hasLearnt(game, before, live.state, other)))
    throw new Refusal('undo', 'another seat was told something')
  const known = game.know(before, seat)
  const after = game.know(live.state, seat)
  for (let world = 0; world < WORLDS; world += 1) {
    const [led] = game.play(game.imagined(known, seat, world), seat, last.number)
    if (!sameBytes(game.know(led, seat), after)) throw new Refusal('undo', 'it told something that was hidden')
  }
}

/** Whether anything changed that this seat knows and not everybody does. */
function hasLearnt(game: Game, before: Uint8Array, after: Uint8Array, seat: number): boolean {
  return game.manifest.know.some(([offset, count, width, to, key, keyWidth]) => {
    if (to < TO_OWNER) return false
    const shown = (s: Uint8Array): Uint8Array | null => {
      const data = new DataView(s.buffer, s.byteOffset, s.byteLength)
      const open = mayLook(to, to > TO_OWNER ? cell(data, key, keyWidth) : key, seat)
      return open ? s.subarray(offset, offset + (count * width) / 8) : null
    }
    const [then, now] = [shown(before), shown(after)]
    return then && now ? !sameBytes(then, now) : then !== now
  })
}

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean => one.every((byte, i) => byte === other[i])
