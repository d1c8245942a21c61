/** From what a pair of eyes was told to what the page shows. */
import type { Asked, GameDetail, MoveInfo, Previewed, SeatInfo as WireSeat } from './messages'
import { WATCHER } from './messages'
import { t } from '../text/text.svelte'
import { eventWords, phrase, seatOf, sentence, statementsOf, talkWords, type Reader } from './phrases'
import type { Stream } from './streams'
import type { Ask, ClockInfo, Move, Place, Preview, SeatInfo, Snapshot, TableInfo, Watching, Words } from './types'

export interface Surroundings {
  detail: GameDetail
  /** The server's clock minus ours, in seconds. */
  ahead: number
  previews: ReadonlyMap<string, Preview>
  /** Seats whose last connection has just closed. */
  gone: readonly number[]
  watching: Watching
}

const PHASES = { open: 'setting', playing: 'playing', over: 'over' } as const

export function seatInfo(seat: WireSeat): SeatInfo {
  return {
    seat: seat.seat,
    name: seat.name || (seat.kind === 'person' ? t('lobby-guest') : ''),
    nameless: seat.kind === 'person' && seat.name === '',
    look: seat.look - 1,
    bot: seat.kind === 'bot',
    level: seat.level,
    away: seat.away || seat.sits_in,
    sitsIn: seat.sits_in,
    gaveUp: seat.gave_up,
    resigned: seat.resigned,
    ready: seat.gave,
    taken: seat.kind !== 'free',
  }
}

export function present(stream: Stream, around: Surroundings): Snapshot {
  const seats = stream.seats.map((seat) => {
    const info = seatInfo(seat)
    return around.gone.includes(seat.seat) && seat.kind === 'person' ? { ...info, away: true } : info
  })
  const you = stream.seat === WATCHER ? null : stream.seat
  const reader: Reader = { seats, you }
  const { detail } = around
  return {
    table: tableInfo(stream, around),
    seats,
    you,
    view: stream.view ?? {},
    ask: stream.table.phase === 'playing' ? askOf(stream, reader) : null,
    moves: (stream.asked?.legal ?? []).map(({ code, move }): Move => ({
      code,
      ...saidWith(detail.moves[move]),
      preview: around.previews.get(code) ?? null,
    })),
    events: stream.story,
    serial: stream.serial,
    epoch: stream.epoch,
    story: stream.story.map((event) => ({
      seq: event.seq,
      seat: seatOf(event, detail),
      words: eventWords(event, detail, reader),
    })),
    turns: stream.turns.map(({ from, said }) => ({
      from,
      seat: said[0]?.seats.seat ?? Object.values(said[0]?.seats ?? {})[0] ?? null,
      words: said.map((one) => sentence(one, reader, '')),
    })),
    talk: stream.talk.map((line, index) => ({
      seq: index + 1,
      from: line.seat,
      to: line.to,
      words: talkWords(line, detail, reader),
    })),
    statements: statementsOf(detail, reader),
    whispers: detail.info.whisper,
    clock: clockOf(stream, around.ahead),
    result: stream.result ? placesOf(stream.result.points, stream.result.places) : null,
    watching: around.watching,
  }
}

/** The group of a move is the message that says it; its arguments are that message's. */
export function saidWith(words: MoveInfo | undefined): Pick<Move, 'group' | 'args'> {
  if (!words) return { group: '', args: {} }
  const named = Object.fromEntries(Object.entries(words.names).map(([name, [, word]]) => [name, word]))
  return { group: words.message.replace(/^move-/, ''), args: { ...words.numbers, ...words.seats, ...named } }
}

function tableInfo(stream: Stream, { detail, ahead }: Surroundings): TableInfo {
  const {
    id,
    code,
    game,
    phase,
    way,
    options,
    strict,
    commitment,
    pace,
    listed,
    pause,
    paused,
    rematch,
    evening,
    next_game,
    again,
    advice,
    deals,
    deck,
    chair_asks,
    undo,
  } = stream.table
  return {
    id,
    code,
    game,
    phase: PHASES[phase],
    way,
    about: null,
    options,
    strict,
    reconstructed: detail.info.reconstructed && !deck,
    promise: commitment || null,
    seq: stream.asked?.decision ?? -1,
    pace,
    listed,
    house: deck,
    pause,
    paused,
    rematch,
    evening,
    nextGame: next_game,
    again,
    advice,
    deals: deals === null ? null : clockUntil(deals.due, deals.total, ahead),
    chairAsks: chair_asks,
    undo,
  }
}

function askOf(stream: Stream, reader: Reader): Ask {
  const { waiting, sealed, asked } = stream
  const ready = sealed ? stream.seats.filter((seat) => !waiting.includes(seat.seat)).map((seat) => seat.seat) : []
  return {
    seats: waiting,
    question: asked && reader.you !== null ? phrase(asked, reader) : othersDecide(waiting, reader),
    figures: asked?.figures ?? {},
    hint: hintOf(sealed, ready, reader),
    sealed,
    ready,
    next: null,
  }
}

function othersDecide(waiting: readonly number[], reader: Reader): Words {
  const names = waiting.map((seat) => reader.seats.find((entry) => entry.seat === seat)?.name ?? '')
  if (names.length === 0) return { page: 'prompt-chance' }
  return names.length === 1
    ? { page: 'prompt-other', args: { name: names[0] ?? '' } }
    : { page: 'prompt-others', args: { names: names.join(', ') } }
}

function hintOf(sealed: boolean, ready: readonly number[], reader: Reader): Words | null {
  if (!sealed || ready.length === 0) return null
  return {
    page: 'prompt-ready',
    args: { names: ready.map((seat) => reader.seats.find((entry) => entry.seat === seat)?.name ?? '').join(', ') },
  }
}

function clockOf(stream: Stream, ahead: number): ClockInfo | null {
  const { clock, waiting, table } = stream
  if (!clock || clock.total <= 0) return null
  return { ...clockUntil(clock.due, clock.total, ahead), seats: waiting, running: !table.paused }
}

function clockUntil(due: number, total: number, ahead: number): ClockInfo {
  const left = (due - (Date.now() / 1000 + ahead)) * 1000
  return { seats: [], left: Math.max(0, left), total: total * 1000, at: performance.now(), running: true }
}

/** The places of a finished game, the best first. */
export function placesOf(points: readonly number[], places: readonly number[]): Place[] {
  return places
    .map((place, seat): Place => ({
      seat,
      place,
      score: { page: 'result-points', args: { points: points[seat] ?? 0 } },
      reason: { plain: '' },
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}

const STOPS: Partial<Record<Previewed['stops'], string>> = {
  chance: 'preview-chance',
  hidden: 'preview-hidden',
  seat: 'preview-seat',
}

export function previewOf(answer: Previewed, detail: GameDetail, seats: readonly WireSeat[]): Preview {
  const reader: Reader = { seats: seats.map(seatInfo), you: answer.seat }
  const events = answer.events.map(([kind, args]) => ({ kind, args }))
  const stops = STOPS[answer.stops]
  return {
    events,
    view: answer.view,
    steps: events.map((event) => eventWords(event, detail, reader)),
    said: answer.said.map((one) => sentence(one, reader, '')),
    figures: answer.figures,
    stops: stops === undefined ? null : { page: stops },
  }
}

/** A question whose answers can all be tried beforehand without a flood of messages. */
export function worthPreviews(asked: Asked | null, detail: GameDetail, strict: boolean): boolean {
  return asked !== null && !strict && detail.info.preview && asked.legal.length > 1 && asked.legal.length <= 12
}
