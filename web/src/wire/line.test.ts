import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Line, LineClosed, LineLost, LineRefused, type LineListener } from './line'
import type { News } from './line'

/** A socket whose other end is the test. */
class Socket {
  static readonly OPEN = 1
  static made: Socket[] = []
  readyState = 0
  sent: { t: string; id: number }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(readonly address: string) {
    Socket.made.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { t: string; id: number })
  }

  close(): void {
    this.readyState = 3
  }

  /** The server takes the call and greets. */
  welcome(): void {
    this.readyState = 1
    this.onopen?.()
    this.say({ t: 'done', id: this.sent.at(-1)?.id ?? 0, played: 0 })
  }

  say(message: News): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  breaks(): void {
    this.readyState = 3
    this.onclose?.()
  }
}

const last = (): Socket => Socket.made.at(-1) as Socket

function call(): { line: Line; heard: News[]; said: string[] } {
  const heard: News[] = []
  const said: string[] = []
  const listener: LineListener = {
    hello: () => ({ t: 'hello' }),
    heard: (message) => heard.push(message),
    status: (status) => said.push(status),
    bye: (why) => said.push(`bye ${why}`),
  }
  return { line: new Line('ws://here', listener), heard, said }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  Socket.made = []
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {}, visibilityState: 'visible' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('says hello first, and answers by number', async () => {
  const { line, said } = call()
  last().welcome()
  expect(last().sent.map((message) => message.t)).toEqual(['hello'])
  expect(said).toEqual(['open'])
  const answer = line.request({ t: 'start' })
  last().say({ t: 'done', id: last().sent.at(-1)?.id ?? 0, played: 0 })
  await expect(answer).resolves.toMatchObject({ t: 'done' })
})

it('tells of a broken line only after a moment, and waits longer each time', () => {
  const { said } = call()
  last().welcome()
  last().breaks()
  vi.advanceTimersByTime(499)
  expect(Socket.made).toHaveLength(1)
  vi.advanceTimersByTime(2)
  expect(Socket.made).toHaveLength(2)
  last().breaks()
  vi.advanceTimersByTime(998)
  expect(Socket.made).toHaveLength(2)
  expect(said).toEqual(['open'])
  vi.advanceTimersByTime(5)
  expect(Socket.made).toHaveLength(3)
  expect(said).toEqual(['open', 'lost'])
  last().welcome()
  expect(said).toEqual(['open', 'lost', 'open'])
})

it('sends a move again that nobody acknowledged, and nothing else', async () => {
  const { line } = call()
  last().welcome()
  const move = line.request({ t: 'play', seat: 0, decision: 3, moves: [1] })
  const words = line.request({ t: 'say', seat: 0, text: 'hello' })
  words.catch(() => {})
  last().breaks()
  await expect(words).rejects.toBeInstanceOf(LineLost)
  vi.advanceTimersByTime(600)
  last().welcome()
  const again = last().sent.filter((message) => message.t === 'play')
  expect(again).toHaveLength(1)
  expect(last().sent.some((message) => message.t === 'say')).toBe(false)
  last().say({ t: 'done', id: again[0]?.id ?? 0, played: 1 })
  await expect(move).resolves.toMatchObject({ played: 1 })
})

it('keeps a move that is made while the line is down', () => {
  const { line } = call()
  last().welcome()
  last().breaks()
  void line.request({ t: 'play', seat: 0, decision: 0, moves: [2] })
  vi.advanceTimersByTime(600)
  last().welcome()
  expect(last().sent.map((message) => message.t)).toEqual(['hello', 'play'])
})

it('hears why something was refused', async () => {
  const { line } = call()
  last().welcome()
  const answer = line.request({ t: 'start' })
  last().say({ t: 'refused', id: last().sent.at(-1)?.id ?? 0, why: 'not_host', detail: '', played: 0 })
  await expect(answer).rejects.toBeInstanceOf(LineRefused)
})

it('finds out that nobody is there any more', () => {
  call()
  last().welcome()
  vi.advanceTimersByTime(15_001)
  expect(last().sent.at(-1)?.t).toBe('ping')
  vi.advanceTimersByTime(6001)
  vi.advanceTimersByTime(600)
  expect(Socket.made).toHaveLength(2)
})

it('asks whether anybody is there as soon as the device has lost its network', () => {
  const hears = new Map<string, () => void>()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => hears.set(name, listener))
  const { said } = call()
  last().welcome()
  hears.get('offline')?.()
  expect(last().sent.at(-1)?.t).toBe('ping')
  vi.advanceTimersByTime(12_000) // sooner than the next ping by itself
  expect(said.at(-1)).toBe('lost')
})

it('does not come back when it is told not to', () => {
  const { said } = call()
  last().welcome()
  last().say({ t: 'bye', why: 'no_table', again: -1 })
  vi.advanceTimersByTime(60_000)
  expect(Socket.made).toHaveLength(1)
  expect(said).toEqual(['open', 'bye no_table'])
})

it('keeps what is asked before it answers, and sends it once', () => {
  const { line } = call()
  void line.request({ t: 'contribute', seat: 0, words: '00' })
  last().welcome()
  expect(last().sent.map((message) => message.t)).toEqual(['hello', 'contribute'])
})

it('says no when everybody knows that nobody is there', async () => {
  const { line } = call()
  const early = line.request({ t: 'say', seat: 0, text: 'hello' })
  early.catch(() => {})
  vi.advanceTimersByTime(1600)
  await expect(early).rejects.toBeInstanceOf(LineLost)
  await expect(line.request({ t: 'start' })).rejects.toBeInstanceOf(LineLost)
})

it('hangs up without complaint', async () => {
  const { line } = call()
  last().welcome()
  const pending = line.request({ t: 'rematch' })
  pending.catch(() => {})
  line.close()
  await expect(pending).rejects.toBeInstanceOf(LineClosed)
})
