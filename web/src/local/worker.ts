/** The worker in which the room of the page lives, and what it says to the page (client.ts). */
import type { ClientMessage, ServerMessage } from '../wire/messages'
import type { Question, Thinkers, Thought } from './bots'
import { Files } from './library'
import { PREFIX, Room } from './room'
import { BrowserStore } from './store'
import type { Counsel } from './table'
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

/** A second worker that thinks. One that does not answer is ended, and the next question starts another. */
class WorkerThinkers implements Thinkers {
  private worker: Worker | null = null
  private count = 0
  private readonly waiting = new Map<number, { done: (thoughts: Thoughts) => void; failed: (error: Error) => void }>()

  async think(question: Question): Promise<Thought> {
    const told = await this.ask((id) => ({ id, kind: 'think', question }))
    if ('thought' in told) return told.thought
    throw new Error('failed' in told ? told.failed : 'another answer')
  }

  async advise(game: string, known: Uint8Array, seat: number): Promise<Counsel> {
    const told = await this.ask((id) => ({ id, kind: 'advise', game, known, seat }))
    if ('counsel' in told) return told.counsel
    throw new Error('failed' in told ? told.failed : 'another answer')
  }

  private ask(asked: (id: number) => Asked): Promise<Thoughts> {
    const id = ++this.count
    return new Promise((done, failed) => {
      const limit = setTimeout(() => this.end(`no thought within ${THOUGHT_LIMIT} seconds`), THOUGHT_LIMIT * 1000)
      const settle = <T>(then: (value: T) => void) => {
        return (value: T) => {
          clearTimeout(limit)
          this.waiting.delete(id)
          then(value)
        }
      }
      this.waiting.set(id, { done: settle(done), failed: settle(failed) })
      this.started().postMessage(asked(id))
    })
  }

  private started(): Worker {
    if (!this.worker) {
      this.worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
      this.worker.onmessage = ({ data }: MessageEvent<Thoughts>) => this.waiting.get(data.id)?.done(data)
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
