import { tick } from 'svelte'
import { whatIf } from '../wire/http'
import type { AdvisedMove, GameDetail, Replay } from '../wire/messages'
import { seatInfo } from '../wire/present'
import { Table } from '../wire/table.svelte'
import { momentAt, momentsOf, stageAt } from './moments'
import { triedMove } from './tried'

/** Between two moves, once the first has been shown. */
const PAUSE = 700

/** A record on a board: which moment is shown, and whether the next ones come by themselves. */
export class Playback {
  readonly table = new Table(false, true)
  replay = $state.raw<Replay | null>(null)
  detail = $state.raw<GameDetail | null>(null)
  readonly moments = $derived(this.replay && this.detail ? momentsOf(this.replay, this.detail) : [])
  readonly last = $derived(this.moments.length - 1)
  at = $state(0)
  readonly moment = $derived(this.moments[this.at])
  playing = $state(false)
  /** The other move in chalk, with what it promised. */
  tried = $state.raw<AdvisedMove | null>(null)
  /** Stopped in the middle: arrows go beat by beat. */
  #frozen = false
  #serial = 0
  #epoch = 0

  /** The record through some eyes; at `step` where it was not open before. */
  open(replay: Replay, detail: GameDetail, step: number | null): void {
    const first = this.replay === null
    this.replay = replay
    this.detail = detail
    this.show(first ? momentAt(this.moments, step) : this.at, false)
  }

  show(to: number, walk: boolean): void {
    if (!this.replay || !this.detail || this.moments.length === 0) return
    this.at = Math.max(0, Math.min(this.last, to))
    this.tried = this.table.tried = null
    if (walk) this.#serial += this.moment?.events.length ?? 0
    else this.#epoch += 1
    this.table.take(stageAt(this.replay, this.detail, this.moments, this.at, this.#serial, this.#epoch))
  }

  async move(to: number): Promise<void> {
    const { stepping } = this.table.stage
    this.playing = false
    if (stepping?.paused && Math.abs(to - this.at) === 1 && stepping.step(to > this.at ? 1 : -1)) return
    const walks = to === this.at + 1
    this.show(to, walks)
    if (!walks) this.#frozen = false
    if (!this.#frozen) return
    await tick()
    this.table.stage.stepping?.pause()
  }

  /** Go on by itself, or stop where it is. */
  play(): void {
    const { busy, stepping } = this.table.stage
    if (this.playing || (busy && !stepping?.paused)) {
      this.playing = false
      this.#frozen = true
      stepping?.pause()
      return
    }
    if (!stepping?.paused && this.at >= this.last) this.show(0, false)
    this.#frozen = false
    this.playing = true
    stepping?.resume()
  }

  /** For an effect: the next move comes when this one has been shown. */
  goOn(): (() => void) | undefined {
    if (!this.playing || this.table.stage.busy) return undefined
    const timer = setTimeout(() => {
      if (this.at >= this.last) this.playing = false
      else this.show(this.at + 1, true)
    }, PAUSE)
    return () => clearTimeout(timer)
  }

  /**
   * Another move at this decision, by the rules: in chalk where the board draws it, else played on the board itself.
   * `review` is the page's own look at the record, `eyes` whose view is shown.
   */
  async tryOut(choice: AdvisedMove | null, review: string | null, eyes: number | null): Promise<void> {
    const { replay, detail, moment, at } = this
    if (!replay || !detail || !moment || moment.seat === null) return
    if (choice === null || choice.move === null || review === null) return this.show(at, false)
    this.playing = false
    const would = await whatIf(review, moment.from, moment.seat, choice.move, eyes)
    if (this.at !== at) return
    this.#epoch += 1
    const before = stageAt(replay, detail, this.moments, at - 1, this.#serial, this.#epoch)
    this.table.take(before)
    this.tried = choice
    const chalk = triedMove(choice.move, would, detail, { seats: replay.seats.map(seatInfo), you: before.you })
    this.table.tried = chalk
    if (this.table.chalks) return
    await tick()
    const { events, view } = chalk.preview
    this.#serial += events.length
    this.table.take({ ...before, view: { ...before.view, ...view }, events, serial: this.#serial })
  }
}
