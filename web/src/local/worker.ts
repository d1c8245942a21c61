/** The worker in which the room of the page lives, and what it says to the page (client.ts). */
import type { AdvisedMove, ClientMessage, ServerMessage } from '../wire/messages'
import type { PlayedGame, ReviewPart } from './analysis'
import type { AskedReview, ReviewTold } from './analyst'
import type { Question, Thinkers, Thought } from './bots'
import { Files } from './library'
import { PREFIX, Room } from './room'
import { BrowserStore } from './store'
import type { TableAdvice } from './table'
import type { Asked, Thoughts } from './thinker'

export type ToWorker =
  | { kind: 'request'; id: number; method: string; path: string; body: string | undefined }
  | { kind: 'connect'; line: number; table: string }
  | { kind: 'send'; line: number; message: ClientMessage }
  | { kind: 'close'; line: number }
  | { kind: 'ping' }

export type FromWorker =
  | { kind: 'answer'; id: number; status: number; body: unknown }
  | { kind: 'heard'; line: number; message: ServerMessage }
  | { kind: 'pong' }

/** Seconds: a thought takes half of one, but the first waits for its files. */
const THOUGHT_LIMIT = 60

/** A worker that thinks. One that does not answer is ended, and the next question starts another. */
class ThinkingWorker {
  private worker: Worker | null = null
  private count = 0
  private readonly waiting = new Map<number, { done: (thought: unknown) => void; failed: (error: Error) => void }>()

  ask<T>(asked: (id: number) => Asked): Promise<T> {
    const id = ++this.count
    return new Promise<unknown>((done, failed) => {
      const limit = setTimeout(() => this.end(`no thought within ${THOUGHT_LIMIT} seconds`), THOUGHT_LIMIT * 1000)
      const settle =
        <V>(then: (value: V) => void) =>
        (value: V) => {
          clearTimeout(limit)
          this.waiting.delete(id)
          then(value)
        }
      this.waiting.set(id, { done: settle(done), failed: settle(failed) })
      this.started().postMessage(asked(id))
    }) as Promise<T>
  }

  private started(): Worker {
    if (!this.worker) {
      this.worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
      this.worker.onmessage = ({ data }: MessageEvent<Thoughts>) => {
        const waiting = this.waiting.get(data.id)
        if ('failed' in data) waiting?.failed(new Error(data.failed))
        else waiting?.done(data.thought)
      }
      this.worker.onerror = (event) => this.end(event.message || 'the worker ended')
    }
    return this.worker
  }

  private end(why: string): void {
    this.worker?.terminate()
    this.worker = null
    for (const { failed } of [...this.waiting.values()]) failed(new Error(why))
  }
}

/** What takes seconds has a worker of its own: bots at tables do not wait for it. */
class WorkerThinkers implements Thinkers {
  private readonly bots = new ThinkingWorker()
  private readonly back = new ThinkingWorker()

  think(question: Question): Promise<Thought> {
    return this.bots.ask((id) => ({ id, kind: 'think', question }))
  }

  advise(game: string, position: Uint8Array, seat: number): Promise<TableAdvice> {
    return this.back.ask((id) => ({ id, kind: 'advise', game, position, seat }))
  }

  counsel(game: string, position: Uint8Array, seat: number): Promise<AdvisedMove[]> {
    return this.back.ask((id) => ({ id, kind: 'counsel', game, position, seat }))
  }

  /** In a worker that ends with it. */
  review(game: string, played: PlayedGame, heard: (part: ReviewPart) => void): Promise<void> {
    const worker = new Worker(new URL('./analyst.ts', import.meta.url), { type: 'module' })
    return new Promise<void>((done, failed) => {
      worker.onmessage = ({ data }: MessageEvent<ReviewTold>) => {
        if ('failed' in data) return failed(new Error(data.failed))
        heard(data.part)
        if (data.part.share === 1) done()
      }
      worker.onerror = (event) => failed(new Error(event.message || 'the worker ended'))
      worker.postMessage({ game, played } satisfies AskedReview)
    }).finally(() => worker.terminate())
  }
}

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes))

function tableId(): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return PREFIX + [...random(16)].map((byte) => letters[byte & 63]).join('')
}

async function openRoom(): Promise<Room> {
  const outside = { now: () => Date.now() / 1000, random, tableId, code: () => '' }
  return new Room(await BrowserStore.open(), new Files(), new WorkerThinkers(), outside, { server: 'here' })
}

let room: Promise<Room> | null = null

/** A room that could not be opened is tried again with the next message. */
function theRoom(): Promise<Room> {
  room ??= openRoom()
  room.catch(() => (room = null))
  return room
}

const say = (message: FromWorker): void => self.postMessage(message)
const lines = new Map<number, Promise<ReturnType<Room['connect']>>>()

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case 'ping':
      return say({ kind: 'pong' })
    case 'request': {
      const { id, method, path, body } = data
      void theRoom()
        .then((found) => found.request(method, path, body))
        .catch((error: unknown) => ({ status: 409, body: { why: 'no_room', detail: String(error) } }))
        .then((answer) => say({ kind: 'answer', id, ...answer }))
      return
    }
    case 'connect': {
      const { line, table } = data
      const heard = (message: ServerMessage) => say({ kind: 'heard', line, message })
      const connected = theRoom().then((found) => found.connect(table, heard))
      lines.set(line, connected)
      connected.catch(() => heard({ t: 'bye', why: 'full', again: 5 }))
      return
    }
    case 'send':
      void lines.get(data.line)?.then(
        (line) => line.send(data.message),
        () => refuse(data.line, data.message),
      )
      return
    case 'close':
      void lines.get(data.line)?.then(
        (line) => line.close(),
        () => undefined,
      )
      lines.delete(data.line)
  }
}

function refuse(line: number, message: ClientMessage): void {
  say({ kind: 'heard', line, message: { t: 'refused', id: message.id ?? 0, why: 'no_room', detail: '', played: 0 } })
}
