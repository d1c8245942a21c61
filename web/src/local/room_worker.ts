/** The worker in which the room of the page lives, and what it says to the page (client.ts). */
import type { ClientMessage, ServerMessage } from '../wire/messages'
import { Files } from './library'
import { PREFIX, Room } from './room'
import { BrowserStore } from './store'
import { WorkerThinkers } from './worker_thinkers'

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

export function heard(data: ToWorker): void {
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
      const told = (message: ServerMessage) => say({ kind: 'heard', line, message })
      const connected = theRoom().then((found) => found.connect(table, told))
      lines.set(line, connected)
      connected.catch(() => told({ t: 'bye', why: 'full', again: 5 }))
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
