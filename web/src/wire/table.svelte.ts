import type { Link, OpenLink } from './link'
import type { ClockInfo, Json, LinkStatus, Move, Refusal, SeatInfo, Snapshot } from './types'

/** One table, live: the latest snapshot, the state of the line, and what this seat has sent but not yet heard back. */
export class Table {
  snapshot = $state.raw<Snapshot | null>(null)
  status = $state<LinkStatus>('connecting')
  refusal = $state.raw<Refusal | null>(null)
  /** Moves sent and not yet acknowledged. */
  sent = $state.raw<readonly number[]>([])
  #link: Link | null = null

  open(id: string, open: OpenLink): void {
    this.#link = open(id, {
      snapshot: (snapshot) => this.take(snapshot),
      status: (status) => (this.status = status),
      refused: (refusal) => {
        this.sent = []
        this.refusal = refusal
      },
    })
  }

  take(snapshot: Snapshot): void {
    this.sent = []
    this.snapshot = snapshot
    this.status = 'open'
  }

  /** Takes fields out of the page's memory: what a player has looked at is not kept for them. */
  forget(...fields: string[]): void {
    if (!this.snapshot) return
    const view = { ...this.snapshot.view }
    for (const field of fields) view[field] = blank(view[field] ?? null)
    this.snapshot = { ...this.snapshot, view, events: [] }
  }

  play(...moves: number[]): void {
    if (!this.snapshot || this.sent.length > 0) return
    this.sent = moves
    this.#link?.play(moves, this.snapshot.table.seq)
  }

  say(line: string, to: number | null): void {
    const words = line.trim()
    if (words !== '') this.#link?.say(words, to)
  }

  state(statement: string, slots: readonly number[], to: number | null): void {
    this.#link?.state(statement, slots, to)
  }

  retry(): void {
    this.#link?.retry()
  }

  close(): void {
    this.#link?.close()
    this.#link = null
  }
}

function blank(value: Json): Json {
  return Array.isArray(value) ? value.map(blank) : null
}

export function nameOf(seats: readonly SeatInfo[], seat: number): string {
  return seats.find((entry) => entry.seat === seat)?.name ?? ''
}

export function yourTurn(snapshot: Snapshot): boolean {
  return snapshot.you !== null && (snapshot.ask?.seats.includes(snapshot.you) ?? false)
}

export function clockOf(snapshot: Snapshot, seat: number): ClockInfo | null {
  return snapshot.clock?.seats.includes(seat) ? snapshot.clock : null
}

/** The legal move with this code, if there is one. */
export function moveOf(snapshot: Snapshot, code: string): Move | null {
  return snapshot.moves.find((move) => move.code === code) ?? null
}

/** Everybody but you, in the order of play after you: that is how they sit round the table. */
export function others(snapshot: Snapshot): SeatInfo[] {
  const { seats, you } = snapshot
  if (you === null) return [...seats]
  const at = seats.findIndex((entry) => entry.seat === you)
  return [...seats.slice(at + 1), ...seats.slice(0, at)]
}
