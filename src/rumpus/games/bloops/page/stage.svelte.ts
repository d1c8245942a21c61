import { untrack } from 'svelte'
import { Theatre } from '@/motion/theatre.svelte'
import type { Table } from '@/wire/table.svelte'
import type { TableEvent } from '@/wire/types'
import { Anchors } from '@/games/common/anchors'
import { Flying } from '@/games/common/flying.svelte'
import { type Carried, flightsOf } from './flights'
import { type BowlView, readView, script } from './view'

const SHOWN_TO_ALL = 1200

/** What the board and the big screen share: the beats, what flies, and a wrong counter that all may see. */
export class BloopsStage {
  readonly anchors = new Anchors()
  readonly flying = new Flying<Carried>(this.anchors)
  readonly theatre: Theatre<BowlView>
  /** A wrong counter is shown to all for a moment and then kept by nobody. */
  flash = $state.raw<{ seat: number; place: number; kind: number } | null>(null)
  readonly #table: () => Table

  constructor(table: () => Table) {
    this.#table = table
    this.theatre = new Theatre(table, script, () => this.anchors.keep())
    $effect(() => {
      const beat = this.theatre.beat
      if (!beat) return
      this.flying.start(flightsOf(beat))
      if (beat.kind === 'wrong') untrack(() => this.#expose(beat))
    })
  }

  #expose(beat: TableEvent): void {
    const [seat, place] = [Number(beat.args.seat), Number(beat.args.place) - 1]
    const snapshot = this.#table().snapshot
    const kind = snapshot ? (readView(snapshot.view).rows[seat]?.[place]?.kind ?? null) : null
    if (kind === null) return
    this.flash = { seat, place, kind }
    setTimeout(() => (this.flash = null), SHOWN_TO_ALL)
  }
}
