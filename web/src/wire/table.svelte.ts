import type { Snippet } from 'svelte'
import { isLocal, isSite } from '../local/place'
import { setLooks } from '../look/chosen'
import { botSpeed } from '../look/speed.svelte'
import { Stage } from '../motion/stage.svelte'
import { hops, type FaceName } from '../parts/hops.svelte'
import { once } from '../parts/once'
import { toasts } from '../parts/toasts.svelte'
import { say, text, type Words } from '../text/text.svelte'
import { LineClosed, LineLost, LineRefused, Line, type Answer, type Request } from './line'
import { counselOf, oddsLines, type Counsel, type OddsLine } from './counsel'
import { describe } from './http'
import { LocalWire } from './local_wire'
import { WATCHER, type GameDetail, type ServerMessage } from './messages'
import { sentence } from './phrases'
import { present, previewOf, worthPreviews, type Surroundings } from './present'
import { afterStep, afterTalk, blank, forgetting, fromSnapshot, type Stream } from './streams'
import type { ClockInfo, Closed, LinkStatus, Move, Preview, Refusal, SeatInfo, Snapshot, Spoken, View } from './types'

export interface Opening {
  /** Only watch, whoever owns the device: a big screen. */
  watch?: boolean
  /** The key of a private link to a seat. */
  key?: string | null
}

/** One table, live: the latest snapshot, the state of the line, and what this seat has sent but not yet heard back. */
export class Table {
  /** What is; the stage may still be telling how it came about. */
  latest = $state.raw<Snapshot | null>(null)
  readonly stage = new Stage()
  /** What is, as far as the stage has told it: nobody is asked before. */
  readonly snapshot: Snapshot | null = $derived(this.latest && this.stage.told(this.latest))
  status = $state<LinkStatus>('connecting')
  closed = $state<Closed | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** Codes of moves sent and not yet acknowledged. */
  sent = $state.raw<readonly string[]>([])
  /** The seats that this device holds; several when it is passed around. */
  held = $state.raw<readonly number[]>([])
  host = $state(false)
  #attendance: Pick<Surroundings, 'gone' | 'watching'> = { gone: [], watching: { count: 0, names: [] } }
  /** Those of them that are asked something now. */
  asked = $state.raw<readonly number[]>([])
  /** Whose eyes the page shows: one of the held seats, or the watchers'. */
  eyes = $state(WATCHER)
  /** What a finished game ended with, for those who want to check it. */
  result = $state.raw<Stream['result']>(null)
  /** Stages that are shown again, or only for show, take no moves. */
  readonly live: boolean
  /** The board as it is now in sentences, since somebody asked for them. */
  reading = $state.raw<readonly Words[]>([])
  #streams = new Map<number, Stream>()
  /** Views of these eyes that something may still hold, such as a frame under way; they are not held here. */
  #views: WeakRef<View>[] = []
  #previews = new Map<string, Preview>()
  /** What moves do here, in words, by their codes; and which of them were asked for. */
  #said = $state.raw<ReadonlyMap<string, readonly Words[]>>(new Map())
  #wondered = new Set<string>()
  #detail: GameDetail | null = null
  #early: ServerMessage[] = []
  #ahead = 0
  #server: string | null = null
  #line: Line | null = null
  #watch = false
  #told = ''
  #key: string | null = null

  /** Only the stage: no bar, no rail, no prompt. */
  readonly bare: boolean
  /** A move that was not played, with what it would have done: drawn in chalk by boards that can, which say so. */
  tried = $state.raw<Move | null>(null)
  chalks = false
  /** One question and its board: no bar, no rail, no talk. */
  alone = false
  /** What is said beside the question, above prompt and hand. */
  note = $state.raw<Snippet | null>(null)
  /** Hands the device on, where it is passed around. */
  pass = $state.raw<(() => void) | null>(null)

  constructor(live = false, bare = false) {
    this.live = live
    this.bare = bare
  }

  open(id: string, opening: Opening = {}): void {
    this.#watch = opening.watch ?? false
    this.#key = opening.key ?? null
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`
    this.#line = new Line(isLocal(id) || isSite ? () => new LocalWire(id) : address, {
      hello: () => ({ t: 'hello', watch: this.#watch }),
      heard: (message) => message.t !== 'evening' && this.#hear(message),
      status: (status) => this.#turn(status),
      bye: (why) => {
        this.closed = why === 'other_rules' || why === 'unreadable' || why === 'by_host' ? why : null
        this.status = why === 'no_table' || this.closed ? 'gone' : 'old'
      },
    })
  }

  close(): void {
    this.#line?.close()
    this.#line = null
    this.#streams.clear()
  }

  retry(): void {
    this.#line?.retry()
  }

  /** Shows a position that did not come from a line: a sample, a moment of a record. */
  take(snapshot: Snapshot): void {
    this.sent = []
    setLooks(snapshot.seats)
    this.latest = snapshot
    this.status = 'open'
  }

  /** Looks through another of the held seats. */
  look(seat: number): void {
    if (!this.#streams.has(seat)) return
    this.eyes = seat
    this.sent = []
    this.reading = []
    this.#previews.clear()
    this.#said = new Map()
    this.#wondered.clear()
    this.#show()
  }

  /** Has the board told in sentences, by the server: the same that the terminal says. */
  async read(): Promise<void> {
    if (!this.live || this.snapshot?.table.phase === 'setting') return
    this.reading = [] // asked again, it is said again
    const answer = await this.ask({ t: 'describe', seat: this.eyes })
    if (answer?.t !== 'described' || answer.seat !== this.eyes || !this.snapshot) return
    const { seats, you } = this.snapshot
    this.reading = answer.sentences.map((said) => sentence(said, { seats, you }, say({ id: 'hidden' })))
  }

  /** Takes fields out of the page's memory: what a player has looked at is not kept for them. */
  forget(...fields: string[]): void {
    for (const view of this.#views.splice(0)) for (const field of fields) blank(view.deref()?.[field] ?? null)
    const stream = this.#streams.get(this.eyes)
    if (stream) {
      this.#streams.set(this.eyes, forgetting(stream, fields))
      this.#show()
    } else if (this.latest) {
      const view = { ...this.latest.view }
      for (const field of fields) view[field] = blank(view[field] ?? null)
      this.latest = { ...this.latest, view, events: [], epoch: this.latest.epoch + 1 }
    }
  }

  /** Answers what this seat is asked; the moves of a composed turn go together. */
  play(...list: Spoken[]): void {
    const stream = this.#streams.get(this.eyes)
    if (!stream?.asked || this.sent.length > 0 || !this.live) return
    const moves = list.map((move) => move.code)
    this.sent = moves
    once.spend()
    const seat = this.eyes
    void this.ask({ t: 'play', seat, decision: stream.asked.decision, moves }).then(() => {
      if (this.eyes === seat) this.sent = []
    })
  }

  /** What these moves would do together, as far as this seat can know; null where that cannot be asked. */
  async tryOut(list: readonly Spoken[]): Promise<Preview | null> {
    const stream = this.#streams.get(this.eyes)
    const moves = list.map((move) => move.code)
    return stream?.asked && !stream.table.strict && this.live ? this.#tried(stream, moves) : null
  }

  say(line: string, to: number | null): void {
    const text = line.trim()
    if (text !== '' && this.eyes !== WATCHER) void this.ask({ t: 'say', seat: this.eyes, to, text })
  }

  /** Makes a face. Who makes too many is not told so: it is no more than a face. */
  react(face: FaceName): void {
    if (this.eyes !== WATCHER) this.#line?.request({ t: 'react', seat: this.eyes, face }).catch(() => {})
  }

  /** Whether this device may give somebody a bot's chair. */
  get mayGive(): boolean {
    return this.host || (this.snapshot?.table.way === 'screen' && this.held.length > 0)
  }

  state(statement: string, slots: readonly number[], to: number | null): void {
    const names = this.snapshot?.statements.find((entry) => entry.id === statement)?.slots ?? []
    const filled = Object.fromEntries(names.map((slot, index) => [slot.name, slots[index] ?? 0]))
    if (this.eyes !== WATCHER)
      void this.ask({ t: 'say', seat: this.eyes, to, statement: { code: statement, slots: filled } })
  }

  /** What chance may bring this seat next; nothing where nobody may ask. */
  async odds(): Promise<OddsLine[]> {
    const answer = await this.#quietly({ t: 'odds', seat: this.eyes })
    return answer?.t === 'odds' && this.snapshot ? oddsLines(answer, this.snapshot) : []
  }

  /** What a strong bot would do in this seat's place; null where it cannot be asked now. */
  async advise(): Promise<Counsel | null> {
    const decision = this.#streams.get(this.eyes)?.asked?.decision ?? 0
    const answer = await this.#quietly({ t: 'advice', seat: this.eyes, decision })
    return answer?.t === 'advice' && this.snapshot && this.#detail
      ? counselOf(answer, this.#detail, this.snapshot)
      : null
  }

  /** Asks for a courtesy: who does not get it plays on without. */
  async #quietly(message: Request): Promise<Answer | null> {
    if (!this.live || this.eyes === WATCHER || this.snapshot?.table.advice !== true) return null
    return this.#line?.request(message).catch(() => null) ?? null
  }

  /** Sends anything; null when it was not done, and then the player is told why. */
  async ask(message: Request): Promise<Answer | null> {
    try {
      return (await this.#line?.request(message)) ?? null
    } catch (error) {
      if (error instanceof LineRefused) this.#explain(error)
      else if (error instanceof LineLost)
        this.refusal = { title: { page: 'refused-title' }, words: { page: 'refused-lost' } }
      else if (!(error instanceof LineClosed)) throw error
      return null
    }
  }

  /** Says how far these eyes have seen the game, once for each step: bots wait for it. */
  tellShown(): void {
    const stream = this.#streams.get(this.eyes)
    if (!stream || !this.latest || this.stage.tells(this.latest)) return
    const told = `${stream.seat} ${stream.n} ${stream.epoch} ${botSpeed.choice}`
    if (told === this.#told) return
    this.#told = told
    this.#line?.tell({ t: 'shown', seat: stream.seat, n: stream.n, speed: botSpeed.choice })
  }

  #explain(error: LineRefused): void {
    this.sent = []
    void text.also('manners') // some of these words are seldom needed
    this.refusal = { title: { page: 'refused-title' }, words: { page: `refused-${error.refused.why}` } }
  }

  #turn(status: 'open' | 'lost'): void {
    if (this.status === 'old' || this.status === 'gone') return
    this.status = status
    if (status !== 'open' || this.#key === null) return
    void this.ask({ t: 'open', key: this.#key })
    this.#key = null
  }

  /** Messages wait until the game's words are known; from then on they are taken as they come. */
  #hear(message: ServerMessage): void {
    if (this.#detail) return this.#take(message)
    this.#early.push(message)
    if (message.t !== 'snapshot' || this.#early.filter((early) => early.t === 'snapshot').length > 1) return
    void describe(message.table.game).then((detail) => {
      this.#detail = detail
      for (const early of this.#early.splice(0)) this.#take(early)
    })
  }

  #take(message: ServerMessage): void {
    this.#fold(message)
    const asked = this.held.filter((seat) => this.#streams.get(seat)?.asked)
    if (asked.join() !== this.asked.join()) this.asked = asked
  }

  #fold(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.#ahead = message.now - Date.now() / 1000
        if (this.#server !== null && this.#server !== message.server) this.status = 'old'
        this.#server = message.server
        return
      case 'you':
        this.held = message.seats
        this.host = message.host
        for (const seat of this.#streams.keys()) if (!this.#seats().includes(seat)) this.#streams.delete(seat)
        if (!this.#seats().includes(this.eyes)) this.eyes = this.#seats()[0] ?? WATCHER
        return
      case 'snapshot':
        this.#streams.set(message.seat, fromSnapshot(message, this.#streams.get(message.seat)))
        if (message.seat === this.eyes) this.#question()
        return
      case 'step':
        return this.#step(message)
      case 'table':
        return this.#all((stream) => ({ ...stream, table: message.table, seats: message.seats }))
      case 'talk':
        return this.#all((stream) => afterTalk(stream, message.line))
      case 'reacted':
        return void hops.show(message.seat, message.face)
      case 'attendance':
        this.#attendance = { gone: message.gone, watching: { count: message.watching, names: message.names } }
        return this.#show()
      case 'announced':
        return toasts.show(message.text, { icon: 'talk' })
      case 'over':
        return this.#all((stream) => ({ ...stream, result: message.result, asked: null, clock: null }))
    }
  }

  #seats(): readonly number[] {
    return this.held.length > 0 ? this.held : [WATCHER]
  }

  #step(step: Extract<ServerMessage, { t: 'step' }>): void {
    const stream = this.#streams.get(step.seat)
    const next = stream ? afterStep(stream, step) : null
    if (!next) {
      void this.ask({ t: 'hello', watch: this.#watch })
      return
    }
    this.#streams.set(step.seat, next)
    if (step.seat === this.eyes) this.#question(stream)
  }

  #all(change: (stream: Stream) => Stream): void {
    for (const [seat, stream] of this.#streams) this.#streams.set(seat, change(stream))
    this.#show()
  }

  /** What is asked may be new: previews of the old question go, those of the new one are fetched. */
  #question(before?: Stream): void {
    const now = this.#streams.get(this.eyes)
    this.reading = [] // what was said of the board need not be true any more
    const same =
      before?.asked?.decision === now?.asked?.decision &&
      JSON.stringify(before?.asked?.legal) === JSON.stringify(now?.asked?.legal)
    if (!same || !before) {
      this.#previews.clear()
      this.#said = new Map()
      this.#wondered.clear()
      this.sent = []
    }
    this.#show()
    if (now && this.#detail && (!same || !before) && worthPreviews(now.asked, this.#detail, now.table.strict))
      this.#preview(now)
  }

  /** What these moves would do on this board, the last of them in words; the server is asked once, and told is what it says. */
  does(...list: readonly Spoken[]): readonly Words[] {
    const moves = list.map((move) => move.code)
    const key = moves.join(' ')
    const said = this.#previews.get(key)?.said ?? this.#said.get(key)
    const stream = this.#streams.get(this.eyes)
    if (said || !this.live || !stream?.asked || stream.table.strict || this.#wondered.has(key)) return said ?? []
    this.#wondered.add(key)
    const { decision } = stream.asked
    this.#line?.request({ t: 'preview', seat: stream.seat, decision, moves }).then(
      (answer) => {
        if (answer.t !== 'previewed' || this.#streams.get(stream.seat)?.asked?.decision !== decision || !this.#detail)
          return
        this.#said = new Map(this.#said).set(key, previewOf(answer, this.#detail, stream.seats).said)
      },
      () => {}, // without its sentence a card is as good
    )
    return []
  }

  #preview(stream: Stream): void {
    for (const move of stream.asked?.legal ?? [])
      void this.#tried(stream, [move.code]).then((preview) => {
        if (!preview) return
        this.#previews.set(move.code, preview)
        if (this.#previews.size === stream.asked?.legal.length) this.#show()
      })
  }

  /** Null where the question has changed meanwhile. A preview is a courtesy: without it the move is as good. */
  async #tried({ asked, seat, seats }: Stream, moves: string[]): Promise<Preview | null> {
    const request = this.#line?.request({ t: 'preview', seat, decision: asked?.decision ?? 0, moves })
    const answer = await request?.catch(() => null)
    const same = this.#streams.get(seat)?.asked?.decision === asked?.decision
    return answer?.t === 'previewed' && same && this.#detail ? previewOf(answer, this.#detail, seats) : null
  }

  #show(): void {
    const stream = this.#streams.get(this.eyes)
    if (!stream || !this.#detail) return
    this.result = stream.result
    setLooks(stream.seats.map((seat) => ({ seat: seat.seat, look: seat.look - 1 })))
    const around = { detail: this.#detail, ahead: this.#ahead, previews: this.#previews, ...this.#attendance }
    this.latest = present(stream, around)
    const { view } = this.latest
    this.#views = [...this.#views.filter((held) => ![undefined, view].includes(held.deref())), new WeakRef(view)]
  }
}

export function nameOf(seats: readonly SeatInfo[], seat: number): string {
  return seats.find((entry) => entry.seat === seat)?.name ?? ''
}

export function yourTurn(snapshot: Snapshot): boolean {
  return !snapshot.telling && snapshot.you !== null && (snapshot.ask?.seats.includes(snapshot.you) ?? false)
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
