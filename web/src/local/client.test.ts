import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ServerMessage } from '../wire/messages'
import { RoomClient, type RoomWorker } from './client'
import type { FromWorker, ToWorker } from './room_worker'

/** A worker as the page sees it: it answers what the test lets it answer. */
class Worker implements RoomWorker {
  onmessage: RoomWorker['onmessage'] = null
  onerror: RoomWorker['onerror'] = null
  heard: ToWorker[] = []
  ended = false

  constructor(private readonly answers: (message: ToWorker) => FromWorker | null) {}

  postMessage(message: ToWorker): void {
    this.heard.push(message)
    const answer = this.answers(message)
    if (answer) this.onmessage?.call(this as never, { data: answer } as MessageEvent)
  }

  terminate(): void {
    this.ended = true
  }
}

const pongs = (message: ToWorker): FromWorker | null => (message.kind === 'ping' ? { kind: 'pong' } : null)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a worker that ends without a word is noticed: who waits is refused, and the next message starts another', async () => {
  const workers: Worker[] = []
  const room = new RoomClient(() => {
    workers.push(new Worker(() => null))
    return workers.at(-1) as Worker
  })
  const asked = room.request('GET', '/lobby')
  const heard: ServerMessage[] = []
  const line = room.connect('here-1', (message) => heard.push(message))
  line.send({ t: 'start', id: 7 })
  line.send({ t: 'ping', id: 8 })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await asked).toMatchObject({ status: 503, body: { why: 'busy' } })
  expect(heard).toMatchObject([
    { t: 'refused', id: 7, why: 'busy' },
    { t: 'bye', again: 1 },
  ])
  expect(workers.map((worker) => worker.ended)).toEqual([true])
  line.send({ t: 'start', id: 9 })
  expect(heard.at(-1)).toMatchObject({ t: 'refused', id: 9 })
  void room.request('GET', '/me')
  expect(workers).toHaveLength(2)
})

test('one that answers is left alone, however long a thought takes', async () => {
  const worker = new Worker(pongs)
  const room = new RoomClient(() => worker)
  const done = vi.fn()
  void room.request('GET', '/records/here-1/advice').then(done)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(worker.ended).toBe(false)
  expect(done).not.toHaveBeenCalled()
  worker.onmessage?.call(worker as never, { data: { kind: 'answer', id: 1, status: 200, body: 'x' } } as MessageEvent)
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledWith({ status: 200, body: 'x' })
})

test('where nobody waits, nobody is asked', async () => {
  const worker = new Worker((message) =>
    message.kind === 'request' ? { kind: 'answer', id: message.id, status: 200, body: null } : pongs(message),
  )
  const room = new RoomClient(() => worker)
  await room.request('GET', '/me')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(worker.heard.filter(({ kind }) => kind === 'ping')).toEqual([])
})
