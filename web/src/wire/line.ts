import type {
  AdviceTold,
  Bye,
  ClientMessage,
  Described,
  Done,
  EveningAsk,
  EveningNews,
  Link,
  OddsTold,
  Previewed,
  Refused,
  ServerMessage,
} from './messages'

export type Answer = Done | Previewed | Described | OddsTold | AdviceTold | Link
const ANSWERS: ReadonlySet<string> = new Set<Answer['t']>(['done', 'previewed', 'described', 'odds', 'advice', 'link'])
/** Of a table, or of an evening. */
export type News = ServerMessage | EveningNews
const isAnswer = (message: News): message is Answer => ANSWERS.has(message.t)
/** A message without its number: the line gives it one. */
export type Request = ClientMessage | EveningAsk extends infer M
  ? M extends { id?: number }
    ? Omit<M, 'id'>
    : never
  : never

export interface LineListener {
  /** The first message of every connection. */
  hello(): Request
  heard(message: News): void
  /** `lost` is said when the line has been down for a moment, `open` when it answers again. */
  status(status: 'open' | 'lost'): void
  /** The server closed it for good, or this page is too old to talk to it. */
  bye(why: Bye['why']): void
}

/** Not answered: the line broke, and the message was not one that can be sent twice. */
export class LineLost extends Error {}

/** Not answered, because this page hung up: nobody waits for the answer any more. */
export class LineClosed extends Error {}

export class LineRefused extends Error {
  constructor(readonly refused: Refused) {
    super(refused.why)
  }
}

/** What a line needs of a socket. */
export interface Wire {
  readonly readyState: number
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: (() => void) | null
  send(text: string): void
  close(): void
}

interface Waiting {
  message: Request
  sent: boolean
  done: (answer: Answer) => void
  failed: (error: Error) => void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 5000
/** How long the line may be down before anybody needs to know. */
const PATIENCE = 1500
const PING_EVERY = 15_000
const PONG_WITHIN = 6000

/**
 * One WebSocket that comes back by itself. Moves that were not acknowledged are sent again, which the server takes as
 * one; everything else that was under way fails, because twice would be too much. What is asked before the line answers,
 * or in a short gap, waits for it.
 */
export class Line {
  #socket: Wire | null = null
  #waiting = new Map<number, Waiting>()
  #number = 0
  #tries = 0
  #ready = false
  /** Down for so long that everybody knows. */
  #lost = false
  #closed = false
  #again: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #pong: ReturnType<typeof setTimeout> | undefined
  readonly #open: () => Wire
  readonly #listener: LineListener
  readonly #wake = () => this.#check()
  readonly #seen = () => document.visibilityState === 'visible' && this.#check()

  constructor(address: string | (() => Wire), listener: LineListener) {
    this.#open = typeof address === 'string' ? () => new WebSocket(address) as Wire : address
    this.#listener = listener
    addEventListener('online', this.#wake)
    addEventListener('offline', this.#wake) // a line that is cut says nothing itself
    document.addEventListener('visibilitychange', this.#seen)
    this.#connect()
  }

  request(message: Request): Promise<Answer> {
    const id = ++this.#number
    return new Promise((done, failed) => {
      if (this.#closed) return failed(new LineClosed())
      if (this.#lost && message.t !== 'play') return failed(new LineLost())
      const waiting = { message, sent: false, done, failed }
      this.#waiting.set(id, waiting)
      if (this.#ready) this.#send(id, waiting)
    })
  }

  /** Says something that needs no answer; while the line is down it is not said. */
  tell(message: Request): void {
    if (this.#ready) this.#post(++this.#number, message)
  }

  /** Try now rather than later. */
  retry(): void {
    if (this.#closed || this.#ready) return
    clearTimeout(this.#again)
    this.#connect()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#wake)
    removeEventListener('offline', this.#wake)
    document.removeEventListener('visibilitychange', this.#seen)
    this.#drop()
    for (const timer of [this.#again, this.#patience]) clearTimeout(timer)
    this.#fail(() => true, new LineClosed())
  }

  #connect(): void {
    this.#drop()
    this.#patience ??= setTimeout(() => this.#giveUp(), PATIENCE)
    const socket = this.#open()
    this.#socket = socket
    socket.onopen = () => this.#hello()
    socket.onmessage = (event: { data: string }) => this.#hear(JSON.parse(event.data) as News)
    socket.onclose = () => this.#broken()
  }

  #hello(): void {
    const id = ++this.#number
    this.#waiting.set(id, {
      message: this.#listener.hello(),
      sent: true,
      done: () => this.#settled(),
      failed: () => {},
    })
    this.#post(id, this.#listener.hello())
    this.#ping = setInterval(() => this.#check(), PING_EVERY)
  }

  /** The snapshots are here: what was asked while the line was down goes out now. */
  #settled(): void {
    this.#ready = true
    this.#lost = false
    this.#tries = 0
    clearTimeout(this.#patience)
    this.#patience = undefined
    this.#listener.status('open')
    for (const [id, waiting] of this.#waiting) this.#send(id, waiting)
  }

  #hear(message: News): void {
    if (message.t === 'pong') clearTimeout(this.#pong)
    if (message.t === 'bye') this.#farewell(message)
    if (isAnswer(message)) {
      const waiting = this.#take(message.id)
      waiting?.done(message)
    } else if (message.t === 'refused') {
      const waiting = this.#take(message.id)
      waiting?.failed(new LineRefused(message))
    } else this.#listener.heard(message)
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    return waiting
  }

  #farewell(bye: Bye): void {
    if (bye.again >= 0) {
      this.#tries = Math.max(this.#tries, Math.round(Math.log2(Math.max(1, (bye.again * 1000) / FIRST_WAIT))))
      return
    }
    this.close()
    this.#listener.bye(bye.why)
  }

  #broken(): void {
    if (this.#closed) return
    this.#drop()
    this.#fail(({ message, sent }) => sent && message.t !== 'play', new LineLost())
    this.#patience ??= setTimeout(() => this.#giveUp(), PATIENCE)
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries)
    this.#tries += 1
    clearTimeout(this.#again)
    this.#again = setTimeout(() => this.#connect(), wait * (0.8 + 0.4 * Math.random()))
  }

  /** Is anybody there? A phone that slept finds out by asking. */
  #check(): void {
    if (this.#closed) return
    if (!this.#ready) return this.retry()
    clearTimeout(this.#pong)
    this.#pong = setTimeout(() => this.#broken(), PONG_WITHIN)
    this.#post(++this.#number, { t: 'ping' })
  }

  #drop(): void {
    this.#ready = false
    clearInterval(this.#ping)
    clearTimeout(this.#pong)
    if (!this.#socket) return
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null
    this.#socket.close()
    this.#socket = null
  }

  /** People are told now; only moves still wait. */
  #giveUp(): void {
    this.#lost = true
    this.#fail(({ message }) => message.t !== 'play' && message.t !== 'hello', new LineLost())
    this.#listener.status('lost')
  }

  #fail(which: (waiting: Waiting) => boolean, why: Error): void {
    for (const [id, waiting] of this.#waiting) {
      if (!which(waiting)) continue
      this.#waiting.delete(id)
      waiting.failed(why)
    }
  }

  #send(id: number, waiting: Waiting): void {
    waiting.sent = true
    this.#post(id, waiting.message)
  }

  #post(id: number, message: Request): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...message, id }))
  }
}
