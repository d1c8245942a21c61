/** A finished game as moments one can stand at: each decision with the chance that followed it. */
import type { GameDetail, Replay, ReplayStep, Review } from '../wire/messages'
import { WATCHER } from '../wire/messages'
import { eventWords, seatOf, sentence, talkWords, type Reader } from '../wire/phrases'
import { placesOf, seatInfo } from '../wire/present'
import type { Snapshot, StoryLine, TalkLine, TableEvent, View, Words } from '../wire/types'

export interface Moment {
  /** How many steps of the record have happened. */
  step: number
  /** How many had happened when it was decided. */
  from: number
  /** Who decided, or null for the deal and the clock. */
  seat: number | null
  view: View
  events: readonly TableEvent[]
  story: readonly StoryLine[]
  talk: readonly TalkLine[]
  /** What its turn came to, in a sentence or two; none where the events speak for themselves. */
  told: readonly Words[]
}

const decides = (step: ReplayStep): boolean => step.kind === 'play' || step.kind === 'time_out'

export function momentsOf(replay: Replay, detail: GameDetail): Moment[] {
  const reader: Reader = {
    seats: replay.seats.map(seatInfo),
    you: replay.seat >= 0 && replay.seat < WATCHER ? replay.seat : null,
  }
  const first = { step: 0, from: 0, seat: null, view: replay.start, events: [], story: [], talk: [], told: [] }
  const moments: Moment[] = [first]
  let seq = 0
  let count = 0
  replay.steps.forEach((step, index) => {
    const last = moments.at(-1) as Moment
    if (decides(step))
      moments.push({
        step: last.step,
        from: index,
        seat: step.kind === 'play' && step.seat >= 0 ? step.seat : null,
        view: last.view,
        events: [],
        story: [],
        talk: [],
        told: [],
      })
    const now = moments.at(-1) as Moment
    const events = step.events.map(([kind, args]): TableEvent => ({ kind, args }))
    const story = events.map((event) => ({
      seq: (seq += 1),
      seat: seatOf(event, detail),
      words: eventWords(event, detail, reader),
    }))
    count += events.length
    const turn = events.length > 0 ? replay.turns.findLast(({ event }) => event < count) : undefined
    const talk = step.talk
      ? [{ seq: (seq += 1), from: step.talk.seat, to: step.talk.to, words: talkWords(step.talk, detail, reader) }]
      : []
    moments[moments.length - 1] = {
      ...now,
      step: index + 1,
      view: { ...now.view, ...step.view },
      events: [...now.events, ...events],
      story: [...now.story, ...story],
      talk: [...now.talk, ...talk],
      told: turn ? turn.said.map((one) => sentence(one, reader, '')) : now.told,
    }
  })
  return moments
}

/** The moment at which so many steps have happened, for a link that leads there; the last one without such a number. */
export function momentAt(moments: readonly Moment[], step: number | null): number {
  const found = step === null ? -1 : moments.findIndex((moment) => moment.step >= step)
  return found < 0 ? moments.length - 1 : found
}

/** Moments where somebody else begins to decide. */
export function turnsOf(moments: readonly Moment[]): number[] {
  return moments.flatMap((moment, index) => (index > 0 && moment.seat !== moments[index - 1]?.seat ? [index] : []))
}

/** Each seat's chance at each moment; between the points that were looked at it stays. */
export function curvesOf(review: Review, moments: readonly Moment[], seats: number): number[][] {
  const curves: number[][] = Array.from({ length: seats }, () => [])
  let at = 0
  for (const moment of moments) {
    while (at + 1 < review.points.length && (review.points[at + 1]?.step ?? 0) <= moment.step) at += 1
    for (let seat = 0; seat < seats; seat += 1) curves[seat]?.push(review.points[at]?.chances[seat] ?? 1 / seats)
  }
  return curves
}

/** Of a review under way, which goes through the game from its beginning: the last moment that it has looked at closely. */
export function sureUntil(review: Review, moments: readonly Moment[], share: number): number {
  const point = review.points[Math.floor(share * review.points.length)]
  const found = moments.findIndex((moment) => moment.step >= (point?.step ?? 0))
  return found < 0 ? moments.length - 1 : found
}

/** Where the chances moved most, in order of the game; of those of which the same is told, where they moved most. */
export function turningPoints(
  curves: readonly (readonly number[])[],
  count = 5,
  told: (at: number) => unknown = (at) => at,
): number[] {
  const length = curves[0]?.length ?? 0
  const swings = Array.from({ length: Math.max(0, length - 1) }, (_, index) => ({
    at: index + 1,
    swing: Math.max(...curves.map((curve) => Math.abs((curve[index + 1] ?? 0) - (curve[index] ?? 0)))),
  }))
  return swings
    .filter((entry) => entry.swing >= 0.08)
    .sort((a, b) => b.swing - a.swing)
    .map((entry) => entry.at)
    .filter((at, index, all) => all.findIndex((other) => told(other) === told(at)) === index)
    .slice(0, count)
    .sort((a, b) => a - b)
}

/** Whose chance moved most at a moment, and from where to where. */
export function swingAt(
  curves: readonly (readonly number[])[],
  at: number,
): { seat: number; from: number; to: number } | null {
  const swings = curves.map((curve, seat) => ({ seat, from: curve[at - 1] ?? 0, to: curve[at] ?? 0 }))
  return swings.sort((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))[0] ?? null
}

/** The stage at a moment. `played` tells the theatre to walk there from the moment before rather than to jump. */
export function stageAt(
  replay: Replay,
  detail: GameDetail,
  moments: readonly Moment[],
  at: number,
  serial: number,
  epoch: number,
): Snapshot {
  const moment = moments[at] as Moment
  const before = moments.slice(0, at + 1)
  const you = replay.seat >= 0 && replay.seat < WATCHER ? replay.seat : null
  const last = at === moments.length - 1
  return {
    table: {
      id: replay.id,
      code: '',
      game: replay.game,
      phase: last ? 'over' : 'playing',
      way: 'devices',
      about: null,
      options: replay.options,
      strict: true,
      reconstructed: false,
      promise: null,
      seq: at,
      pace: 'relaxed',
      listed: false,
      house: false,
      pause: [],
      paused: false,
      rematch: '',
      evening: '',
      nextGame: '',
      again: [],
      advice: false,
      deals: null,
      chairAsks: [],
      undo: null,
    },
    seats: replay.seats.map(seatInfo),
    you,
    view: moment.view,
    ask: null,
    moves: [],
    events: moment.events,
    serial,
    epoch,
    story: before.flatMap((entry) => entry.story),
    turns: [],
    talk: before.flatMap((entry) => entry.talk),
    statements: [],
    whispers: false,
    clock: null,
    result: last && replay.result ? placesOf(replay.result.points, replay.result.places) : null,
  }
}
