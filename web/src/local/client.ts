/** The page's end of the room inside it: requests and lines to tables, as a server would have them. */
import type { ClientMessage, ServerMessage } from '../wire/messages'
import type { FromWorker, ToWorker } from './room_worker'

export { isLocal } from './place'

export interface LocalRoom {
  /** What the HTTP interface would answer; path as in http.ts, without /api. */
  request(method: string, path: string, body?: string): Promise<{ status: number; body: unknown }>
  /** A line to a table: what a WebSocket would carry, parsed. */
  connect(table: string, heard: (message: ServerMessage) => void): { send(message: ClientMessage): void; close(): void }
}

/** What a room needs of a worker. */
export type RoomWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

/** How often the worker is asked whether it is there, while somebody waits for it. */
const ASK_EVERY = 4000
/** So often in vain: it has ended, or is stuck. */
const IN_VAIN = 3

const ENDED = { status: 503, body: { why: 'busy', detail: 'the room of this page has ended; it begins anew' } }

/** One that ended without a word is noticed: who waits is refused, and the next message starts another. What was
 * acknowledged is kept, so nothing is lost with it. */
export class RoomClient implements LocalRoom {
  private worker: RoomWorker | null = null
  private count = 0
  private readonly waiting = new Map<number, (answer: { status: number; body: unknown }) => void>()
  private readonly lines = new Map<number, { heard: (message: ServerMessage) => void; unanswered: Set<number> }>()
  private silent = 0
  private watch: ReturnType<typeof setInterval> | undefined

  constructor(private readonly start: () => RoomWorker) {}

  request(method: string, path: string, body?: string): Promise<{ status: number; body: unknown }> {
    const id = ++this.count
    return new Promise((done) => {
      this.waiting.set(id, done)
      this.post({ kind: 'request', id, method, path, body })
    })
  }

  connect(
    table: string,
    heard: (message: ServerMessage) => void,
  ): { send(message: ClientMessage): void; close(): void } {
    const line = ++this.count
    this.lines.set(line, { heard, unanswered: new Set() })
    this.post({ kind: 'connect', line, table })
    return {
      send: (message) => {
        const open = this.lines.get(line)
        if (!open) return heard(refused(message.id ?? 0))
        if (message.t !== 'ping' && message.t !== 'shown') open.unanswered.add(message.id ?? 0)
        this.post({ kind: 'send', line, message })
      },
      close: () => {
        if (this.lines.delete(line)) this.post({ kind: 'close', line })
        this.rest()
      },
    }
  }

  private post(message: ToWorker): void {
    if (!this.worker) {
      this.worker = this.start()
      this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data)
      this.worker.onerror = () => this.ended()
      this.silent = 0
    }
    this.watch ??= setInterval(() => this.look(), ASK_EVERY)
    this.worker.postMessage(message)
  }

  private hear(message: FromWorker): void {
    this.silent = 0
    if (message.kind === 'answer') {
      this.waiting.get(message.id)?.({ status: message.status, body: message.body })
      this.waiting.delete(message.id)
    } else if (message.kind === 'heard') {
      const open = this.lines.get(message.line)
      if (open && 'id' in message.message) open.unanswered.delete(message.message.id)
      open?.heard(message.message)
    }
    this.rest()
  }

  /** Where nobody waits, nobody is asked. */
  private rest(): void {
    if (this.waiting.size > 0 || this.lines.size > 0) return
    clearInterval(this.watch)
    this.watch = undefined
  }

  private look(): void {
    if (this.silent >= IN_VAIN) return this.ended()
    this.silent += 1
    this.worker?.postMessage({ kind: 'ping' } satisfies ToWorker)
  }

  private ended(): void {
    this.worker?.terminate()
    this.worker = null
    for (const done of this.waiting.values()) done(ENDED)
    this.waiting.clear()
    const lines = [...this.lines.values()]
    this.lines.clear()
    for (const { heard, unanswered } of lines) {
      for (const id of unanswered) heard(refused(id))
      heard({ t: 'bye', why: 'full', again: 1 })
    }
    this.rest()
  }
}

const refused = (id: number): ServerMessage => ({
  t: 'refused',
  id,
  why: 'busy',
  detail: 'the room of this page has ended; it begins anew',
  played: 0,
})

let room: RoomClient | null = null

/** The room of this page; its worker starts at the first use. */
export function localRoom(): LocalRoom {
  room ??= new RoomClient(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'room' }))
  return room
}
