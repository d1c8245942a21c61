import { untrack } from 'svelte'
import type { Table } from '../wire/table.svelte'
import type { Snapshot, TableEvent, View } from '../wire/types'
import { type Beat, BeatQueue } from './queue'
import { reducedMotion, TIMING } from './timing'

/** How a board plays its events: what the view says, how long an event takes, and what is seen after it. */
export interface Script<V> {
  /** `before` is what the stage showed last: results that the view does not keep may stay in sight. */
  read(view: View, snapshot: Snapshot, before: V | null): V
  length(event: TableEvent): number
  act(shown: V, event: TableEvent): V
  /** One event of the rules may be several beats for the eye: a token hops spot by spot. */
  expand?(event: TableEvent): readonly TableEvent[]
  /** How long one step may play on this board; a jury takes its time, a race does not. */
  cap?: number
  /** How late the next step may begin while this is shown; without it, hardly. */
  behind?(shown: V): number
  /** How long the last view is looked at before the result comes: where the count itself is the climax, as long as it takes. */
  finale?(shown: V): number
  /** The story waits for the stage: who reads it must not learn the end before it is seen. */
  suspense?: boolean
}

/** What is known of the stage elsewhere. */
class Stage {
  /** Something still moves: what comes after a game waits for it. */
  busy = $state(false)
  /** So many of the latest events are not to be told yet. */
  untold = $state(0)
}

export const stage = new Stage()

/** Who is to decide wants to see what is, not what was. */
function asksYou(snapshot: Snapshot): boolean {
  return snapshot.you !== null && (snapshot.ask?.seats.includes(snapshot.you) ?? false)
}

/**
 * The stage shows `shown`, which walks through the events one beat at a time. Each step ends at the view that came with
 * it, so nothing that a beat left out stays wrong. The prompt does not wait for it: input is never blocked by what still
 * moves, and who has made a move has seen enough of what was before.
 */
export class Theatre<V> {
  shown = $state.raw() as V
  /** The event that is being shown now. */
  beat = $state.raw<TableEvent | null>(null)
  readonly #script: Script<V>
  readonly #queue: BeatQueue
  readonly #before: () => void
  #latest: Snapshot

  /** `before` is called when something is about to change: who wants to know where it was looks then. */
  constructor(table: () => Table, script: Script<V>, before: () => void = () => {}) {
    const first = table().snapshot
    if (!first) throw new Error('a stage opens when the first snapshot is there')
    this.#script = script
    this.#before = before
    this.#latest = first
    this.shown = script.read(first.view, first, null)
    this.#queue = new BeatQueue({
      ...(script.cap === undefined ? {} : { cap: script.cap }),
      reduced: reducedMotion,
      idle: () => this.#land(),
    })
    // A stage that is left takes its motion along.
    $effect(() => () => {
      this.#queue.clear()
      stage.busy = false
      stage.untold = 0
    })
    $effect(() => {
      if (table().sent.length > 0) untrack(() => this.skip())
    })
    $effect(() => {
      const snapshot = table().snapshot
      if (snapshot && snapshot !== this.#latest) untrack(() => this.take(snapshot))
    })
  }

  tap(): void {
    this.#queue.finish()
  }

  /** On to what is: everything that waits is shown at once. */
  skip(): void {
    if (this.#queue.busy) this.#queue.settle()
  }

  /** Only what happened since is played; told anew, or with nothing new, the stage just shows what is. */
  take(snapshot: Snapshot): void {
    const fresh = snapshot.epoch === this.#latest.epoch ? Math.max(0, snapshot.serial - this.#latest.serial) : 0
    const anew = snapshot.epoch !== this.#latest.epoch
    const ends = !anew && snapshot.result !== null && this.#latest.result === null
    this.#latest = snapshot
    if (anew) {
      this.#queue.clear()
      stage.untold = 0
    }
    if (fresh > 0) this.#play(snapshot, fresh)
    else if (!this.#queue.busy) this.#land()
    if (!ends) return
    stage.busy = true
    const held = this.#script.finale?.(this.#script.read(snapshot.view, snapshot, this.shown)) ?? TIMING.finale
    this.#queue.push([{ ms: held, hold: true, show: () => this.#stand(snapshot) }], Infinity)
  }

  #play(snapshot: Snapshot, fresh: number): void {
    const beats = snapshot.events.slice(-fresh).flatMap((event) => this.#beats(event))
    stage.busy = true
    if (this.#script.suspense) stage.untold += Math.min(fresh, snapshot.events.length)
    this.#queue.push(
      [...beats, { ms: 0, show: () => this.#stand(snapshot) }],
      this.#script.behind?.(this.shown) ?? (asksYou(snapshot) ? TIMING.behind / 2 : TIMING.behind),
    )
  }

  /** One event may be several beats; with the first of them it is told. */
  #beats(event: TableEvent): Beat[] {
    const played = this.#script.expand?.(event) ?? [event]
    return played.map((part, index) => ({
      ms: this.#script.length(part),
      show: () => {
        if (index === 0) stage.untold = Math.max(0, stage.untold - 1)
        this.#show(part)
      },
    }))
  }

  #show(event: TableEvent): void {
    this.beat = event
    this.#before()
    this.shown = this.#script.act(this.shown, event)
  }

  #stand(snapshot: Snapshot): void {
    this.shown = this.#script.read(snapshot.view, snapshot, this.shown)
  }

  #land(): void {
    stage.busy = false
    stage.untold = 0
    this.beat = null
    this.#stand(this.#latest)
  }
}
