import { untrack } from 'svelte'
import { botSpeed } from '../look/speed.svelte'
import { once } from '../parts/once'
import type { Table } from '../wire/table.svelte'
import type { Snapshot, TableEvent, View } from '../wire/types'
import { type Beat, BeatQueue, type Cut, type Passage } from './queue'
import type { Stepping } from './stage.svelte'
import { isCovered, type PassageKind, type ShownBeat, timeline, uncover } from './timeline'
import { finishMotion, holdMotion, reducedMotion, releaseMotion, TIMING } from './timing'

/** How a board plays its events: what the view says, how long an event takes, and what is seen after it. */
export interface Script<V> {
  /** `before` is what the stage showed last: results that the view does not keep may stay in sight. */
  read(view: View, snapshot: Snapshot, before: V | null): V
  length(event: TableEvent): number
  act(shown: V, event: TableEvent): V
  /** One event of the rules may be several beats for the eye: a token hops spot by spot. One without any is told when all else is. */
  expand?(event: TableEvent): readonly TableEvent[]
  /** A climax is held and never cut; an aside is shown beside the question. All else is plain. */
  kind?(event: TableEvent): PassageKind
  /** Where a new passage begins, though the last one was of the same kind. */
  apart?(event: TableEvent): boolean
  /** How long one step may play on this board, climaxes aside. */
  cap?: number
  /** How long the last view is looked at before the result comes: where the count itself is the climax, as long as it takes. */
  finale?(shown: V): number
}

type Lengths = Readonly<Record<string, number>>

/** How long events take, as the game declares it; `own` are the beats that only the eye knows. */
export function paceOf(
  told: Lengths,
  climaxes: Lengths,
  own: Lengths = {},
): Required<Pick<Script<never>, 'length' | 'kind'>> {
  const declared = { ...told, ...climaxes, ...own }
  return {
    length: ({ kind, args }) => (typeof args.ms === 'number' ? args.ms : (declared[kind] ?? 0)),
    kind: ({ kind }) => (kind in climaxes ? 'climax' : 'plain'),
  }
}

/** Events of one kind that belong together, each with its number as `serial` counts them. */
interface Group {
  kind: PassageKind
  seat: number | null
  events: { event: TableEvent; serial: number }[]
}

/** Whose event it is, as far as it says so. */
function seatOf(event: TableEvent): number | null {
  const { seat, owner } = event.args
  return typeof seat === 'number' ? seat : typeof owner === 'number' ? owner : null
}

/**
 * The stage shows `shown`, which walks through the events one beat at a time. Each step ends at the view that came with
 * it, so nothing that a beat left out stays wrong. The prompt waits for it (`Stage`); a tap or a key goes on at once.
 */
export class Theatre<V> implements Stepping {
  shown = $state.raw() as V
  /** The event that is being shown now. */
  beat = $state.raw<TableEvent | null>(null)
  readonly #script: Script<V>
  readonly #queue: BeatQueue
  readonly #before: () => void
  readonly #table: () => Table
  #latest: Snapshot
  #entry: ShownBeat | null = null
  /** What was shown in this step, for stepping back. */
  #past: { shown: V; beat: TableEvent | null }[] = []
  #ahead: { shown: V; beat: TableEvent | null }[] = []

  /** `before` is called when something is about to change: who wants to know where it was looks then. */
  constructor(table: () => Table, script: Script<V>, before: () => void = () => {}) {
    const first = table().latest
    if (!first) throw new Error('a stage opens when the first snapshot is there')
    this.#script = script
    this.#before = before
    this.#table = table
    this.#latest = first
    this.shown = script.read(first.view, first, null)
    this.#queue = new BeatQueue({
      ...(script.cap === undefined ? {} : { cap: script.cap }),
      reduced: reducedMotion,
      began: (passage, ms) => this.#began(passage, ms),
      ended: (passage, cut) => this.#ended(passage, cut),
      idle: () => this.#land(),
    })
    const { stage } = table()
    stage.aside = (event) => this.#passes(event)
    stage.stepping = this
    stage.shown = { epoch: first.epoch, serial: first.serial }
    // A stage that is left takes its motion along.
    $effect(() => () => {
      this.#queue.clear()
      if (stage.stepping === this) stage.stepping = null
      stage.shown = stage.passing = null
      stage.busy = false
    })
    $effect(() => {
      if (table().sent.length > 0) untrack(() => this.skip('move'))
    })
    $effect(() => {
      const snapshot = table().latest
      if (snapshot && snapshot !== this.#latest) untrack(() => this.take(snapshot))
    })
    $effect(() => {
      // Nobody looks: when they do again, they see what is.
      const away = () => document.hidden && this.skip('hidden')
      document.addEventListener('visibilitychange', away)
      return () => document.removeEventListener('visibilitychange', away)
    })
  }

  get paused(): boolean {
    return this.#queue.paused
  }

  /** A tap, or a key, finishes what is being told; that tap means nothing else. */
  tap(): void {
    if (!this.#queue.busy) return
    once.spend()
    this.#queue.finish('tap')
    finishMotion()
  }

  /** On to what is: everything that waits is shown at once. */
  skip(cut: Cut = 'tap'): void {
    this.#queue.settle(cut)
  }

  pause(): void {
    this.#queue.pause()
    if (this.paused) holdMotion()
  }

  resume(): void {
    const newest = this.#ahead.splice(0)[0]
    if (newest) this.#recall(newest)
    releaseMotion()
    this.#queue.resume()
  }

  step(by: 1 | -1): boolean {
    if (!this.#queue.paused) return false
    releaseMotion()
    if (by === -1) {
      const before = this.#past.pop()
      if (!before) return false
      this.#ahead.push({ shown: this.shown, beat: this.beat })
      this.#recall(before)
      return true
    }
    const later = this.#ahead.pop()
    if (later) {
      this.#past.push({ shown: this.shown, beat: this.beat })
      this.#recall(later)
    } else this.#queue.step()
    return true
  }

  /** Only what happened since is played; told anew, or with nothing new, the stage just shows what is. */
  take(snapshot: Snapshot): void {
    const fresh = snapshot.epoch === this.#latest.epoch ? Math.max(0, snapshot.serial - this.#latest.serial) : 0
    const anew = snapshot.epoch !== this.#latest.epoch
    const ends = !anew && snapshot.result !== null && this.#latest.result === null
    this.#latest = snapshot
    this.#past = []
    this.#ahead = []
    if (anew) this.#queue.clear()
    if (fresh > 0 || ends) this.#play(snapshot, fresh, ends)
    else if (!this.#queue.busy) this.#land()
    if (typeof document !== 'undefined' && document.hidden) this.skip('hidden')
  }

  #play(snapshot: Snapshot, fresh: number, ends: boolean): void {
    const passages = this.#groups(snapshot, fresh).map((group): Passage => {
      const by = group.kind === 'climax' ? Math.max(1, this.#speed) : this.#speed
      return {
        kind: group.kind,
        seat: group.seat,
        beats: group.events.flatMap(({ event, serial }) => this.#beats(event, serial, by, snapshot.epoch)),
      }
    })
    this.#table().stage.busy = true
    const stands: Passage = { kind: 'aside', seat: null, beats: [{ ms: 0, show: () => this.#stand(snapshot) }] }
    // In one go: between the last event and the end nothing comes to rest, so what has no beat stays untold until then.
    this.#queue.push([...passages, stands, ...(ends ? [this.#end(snapshot)] : [])])
  }

  #groups(snapshot: Snapshot, fresh: number): Group[] {
    const events = fresh > 0 ? snapshot.events.slice(-fresh) : []
    const groups: Group[] = []
    events.forEach((event, index) => {
      const numbered = { event, serial: snapshot.serial - events.length + index + 1 }
      const kind = this.#kind(event)
      const last = groups.at(-1)
      if (last && last.kind === kind && !this.#script.apart?.(event)) {
        last.events.push(numbered)
        last.seat ??= seatOf(event)
      } else groups.push({ kind, seat: seatOf(event) ?? last?.seat ?? null, events: [numbered] })
    })
    return groups
  }

  /** A replay always shows what moves: it can be stopped there. */
  get #speed(): number {
    return this.#table().bare ? Math.max(1, botSpeed.factor) : botSpeed.factor
  }

  #kind(event: TableEvent): PassageKind {
    return this.#script.kind?.(event) ?? 'plain'
  }

  /** Whether it makes nobody wait: an aside, or over as soon as it is shown. */
  #passes(event: TableEvent): boolean {
    const kind = this.#kind(event)
    if (kind === 'aside') return true
    if (kind === 'plain' && this.#speed === 0) return true
    return (this.#script.expand?.(event) ?? [event]).every((part) => this.#script.length(part) === 0)
  }

  /** One event may be several beats; with the first of them it is told. */
  #beats(event: TableEvent, serial: number, by: number, epoch: number): Beat[] {
    const played = this.#script.expand?.(event) ?? [event]
    return played.map((part, index) => ({
      ms: this.#script.length(part) * by,
      show: () => {
        if (index === 0) this.#tell(serial, epoch)
        this.#show(part)
      },
    }))
  }

  /** The end of a game is looked at before anything is laid over it. */
  #end(snapshot: Snapshot): Passage {
    const held = this.#script.finale?.(this.#script.read(snapshot.view, snapshot, this.shown))
    const beats = [{ ms: held ?? TIMING.finale, show: () => this.#stand(snapshot) }]
    return { kind: 'climax', seat: null, beats }
  }

  /** From here on this event may be spoken of. */
  #tell(serial: number, epoch: number): void {
    const { stage } = this.#table()
    stage.shown = { epoch, serial }
    if (stage.passing?.kind === 'climax') stage.passing = { ...stage.passing, serial }
  }

  #began(passage: Passage, ms: number): void {
    if (ms <= 0) return
    const { stage } = this.#table()
    const { kind, seat } = passage
    const held = kind === 'climax' ? { ms, at: performance.now() } : null
    if (held) uncover()
    stage.passing = { kind, seat, serial: Math.min((stage.shown?.serial ?? 0) + 1, this.#latest.serial), held }
    this.#entry = timeline.begin({ kind, seat, held: ms, covered: kind === 'climax' && isCovered() })
  }

  #ended(passage: Passage, cut: Cut | null): void {
    this.#table().stage.passing = null
    if (!this.#entry) return
    if (passage.kind === 'climax' && isCovered()) this.#entry.covered = true
    timeline.end(this.#entry, cut)
    this.#entry = null
  }

  #show(event: TableEvent): void {
    if (this.#entry && this.#entry.event === '') this.#entry.event = event.kind
    this.#past.push({ shown: this.shown, beat: this.beat })
    this.beat = event
    this.#before()
    this.shown = this.#script.act(this.shown, event)
  }

  #recall(what: { shown: V; beat: TableEvent | null }): void {
    this.shown = what.shown
    this.beat = what.beat
  }

  #stand(snapshot: Snapshot): void {
    this.shown = this.#script.read(snapshot.view, snapshot, this.shown)
  }

  #land(): void {
    const { stage } = this.#table()
    stage.busy = false
    stage.shown = { epoch: this.#latest.epoch, serial: this.#latest.serial - this.#kept() }
    this.beat = null
    this.#stand(this.#latest)
  }

  /** How many of the latest events have no beat of their own: at a table they wait for the end, which comes after them. */
  #kept(): number {
    const { events, result } = this.#latest
    if (result || !this.#table().live) return 0
    const told = events.findLastIndex((event) => this.#script.expand?.(event).length !== 0)
    return events.length - 1 - told
  }
}
