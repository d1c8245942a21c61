/** What one pair of eyes has been told so far: the fold of the server's messages. Plain data, no page. */
import * as wire from './messages'
import type { TableEvent, View } from './types'

export interface Told extends TableEvent {
  seq: number
}

/** A turn: the event that it begins with, and what it came to. */
export interface ToldTurn {
  from: number
  said: readonly wire.Sentence[]
}

export interface Stream {
  seat: number
  n: number
  table: wire.TableInfo
  seats: readonly wire.SeatInfo[]
  view: View | null
  asked: wire.Asked | null
  waiting: readonly number[]
  sealed: boolean
  clock: wire.Clock | null
  story: readonly Told[]
  turns: readonly ToldTurn[]
  talk: readonly wire.TalkLine[]
  result: wire.Result | null
  /** How many events were played to these eyes since they opened; a snapshot plays none. */
  serial: number
  /** Grows when everything was told anew: what moves then is dropped, only the final state is shown. */
  epoch: number
}

const STORY_KEPT = 400
const TALK_KEPT = 300
const TURNS_KEPT = 120

const told = (events: wire.Step['events'], from: number): Told[] =>
  events.map(([kind, args], index) => ({ kind, args, seq: from + index }))

/** Turns are counted back from the last event; one that goes on takes the place of what was told of it before. */
function turnsAfter(before: readonly ToldTurn[], turns: readonly wire.TurnTold[], last: number): ToldTurn[] {
  const fresh = turns.map(({ since, said }) => ({ from: last - since + 1, said }))
  const first = fresh[0]?.from ?? Infinity
  return [...before.filter((turn) => turn.from < first), ...fresh].slice(-TURNS_KEPT)
}

export function fromSnapshot(message: wire.Snapshot, before: Stream | undefined): Stream {
  const first = (before?.story.at(-1)?.seq ?? 0) + 1
  const { seat, n, table, seats, view, asked, waiting, sealed, clock, talk, result } = message
  return {
    seat,
    n,
    table,
    seats,
    view,
    asked,
    waiting,
    sealed,
    clock,
    talk,
    result,
    story: told(message.story, first),
    turns: turnsAfter([], message.turns, first + message.story.length - 1),
    serial: before?.serial ?? 0,
    epoch: (before?.epoch ?? 0) + 1,
  }
}

/** The stream after a step, or null when one before it is missing: then everything must be told anew. */
export function afterStep(stream: Stream, step: wire.Step): Stream | null {
  if (step.n !== stream.n + 1) return null
  const events = told(step.events, (stream.story.at(-1)?.seq ?? 0) + 1)
  return {
    ...stream,
    n: step.n,
    view: { ...stream.view, ...step.view },
    asked: step.asked,
    waiting: step.waiting,
    sealed: step.sealed,
    clock: step.clock,
    // What comes at once is shown from its beginning, however much it is: a jury of eight tells hundreds of events.
    story: [...stream.story, ...events].slice(-Math.max(STORY_KEPT, events.length)),
    turns: turnsAfter(stream.turns, step.turns, (stream.story.at(-1)?.seq ?? 0) + events.length),
    serial: stream.serial + events.length,
  }
}

export function afterTalk(stream: Stream, line: wire.TalkLine): Stream {
  const hears = line.to === null || stream.seat === line.seat || stream.seat === line.to
  return hears ? { ...stream, talk: [...stream.talk, line].slice(-TALK_KEPT) } : stream
}

/** Takes fields out of memory: what a player has looked at is not kept for them. */
export function forgetting(stream: Stream, fields: readonly string[]): Stream {
  if (!stream.view) return stream
  const view: Record<string, wire.Json> = { ...stream.view }
  for (const field of fields) view[field] = blank(view[field] ?? null)
  return { ...stream, view, epoch: stream.epoch + 1 }
}

/** An empty one of the same shape. The old one is emptied as well: whoever still holds it, as frames under way do, holds
 * nothing any more. */
export function blank(value: wire.Json): wire.Json {
  if (!Array.isArray(value)) return null
  const empty = value.map(blank)
  value.forEach((cell, index) => {
    if (!Array.isArray(cell)) value[index] = null
  })
  return empty
}
