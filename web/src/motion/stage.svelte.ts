import { hasWords } from '../text/text.svelte'
import type { Snapshot, StoryLine, TableEvent, Telling } from '../wire/types'
import type { PassageKind } from './timeline'

/** Who can stop a stage and go on beat by beat: a replay. */
export interface Stepping {
  readonly paused: boolean
  /** Finishes what is being told. */
  tap(): void
  pause(): void
  resume(): void
  /** One beat on (1) or back (-1); false when there is none. */
  step(by: 1 | -1): boolean
}

export interface Passing {
  kind: PassageKind
  seat: number | null
  /** The last event that was shown, counted as `serial` counts them. */
  serial: number
  /** Until when it is held, where the bar shows that. */
  held: { ms: number; at: number } | null
}

/**
 * How far the stage of a table has told what happened. The prompt asks, the story goes on and the result comes when it
 * has; without a theatre, at once.
 */
export class Stage {
  /** Something still moves: what comes after a game waits for it. */
  busy = $state(false)
  /** Of the events so far, how many were shown. */
  shown = $state.raw<{ epoch: number; serial: number } | null>(null)
  /** What is being shown. */
  passing = $state.raw<Passing | null>(null)
  stepping = $state.raw<Stepping | null>(null)
  /** Which events make nobody wait; set by the board's script. */
  aside: (event: TableEvent) => boolean = () => false

  /** How many of the latest events are not told yet. */
  behind({ epoch, serial }: Pick<Snapshot, 'epoch' | 'serial'>): number {
    return this.shown && this.shown.epoch === epoch ? Math.max(0, serial - this.shown.serial) : 0
  }

  /** Whether there is something to be told before anybody is asked. */
  tells(snapshot: Snapshot): boolean {
    const { passing } = this
    if (passing && passing.kind !== 'aside') return true
    const behind = this.behind(snapshot)
    return behind > 0 && snapshot.events.slice(-behind).some((event) => !this.aside(event))
  }

  /** A snapshot as it is told: no question while something is still shown, and no line of the story before its beat. */
  told(snapshot: Snapshot): Snapshot {
    const behind = this.behind(snapshot)
    const untold = Math.min(behind, snapshot.story.length)
    if (!this.tells(snapshot)) return behind > 0 ? { ...snapshot, untold } : snapshot
    const telling = this.#telling(snapshot, behind)
    const ask = snapshot.ask && {
      ...snapshot.ask,
      seats: telling.seat === null ? [] : [telling.seat],
      question: telling.words ?? snapshot.ask.question,
      hint: null,
      sealed: false,
      ready: [],
    }
    return { ...snapshot, untold, telling, ask, moves: [] }
  }

  /** The sentence of an event; where it has none, of the next one, or in a climax of the one before. */
  #line({ story, serial }: Snapshot, from: number, back: boolean): StoryLine | null {
    const lines = back ? story.slice(0, from - serial || undefined).reverse() : story.slice(from - serial - 1)
    return lines.find((line) => hasWords(line.words)) ?? null
  }

  /** What the bar says meanwhile: who acts, and what. */
  #telling(snapshot: Snapshot, behind: number): Telling {
    const { passing } = this
    const climax = passing?.kind === 'climax'
    const last = passing && passing.kind !== 'aside' ? passing.serial : snapshot.serial - behind + 1
    const line = this.#line(snapshot, last, climax)
    const next = snapshot.you !== null && (snapshot.ask?.seats.includes(snapshot.you) ?? false)
    return {
      climax,
      // A climax is one passage about several: each sentence has the tile of who it is about.
      seat: (climax ? line?.seat : null) ?? passing?.seat ?? line?.seat ?? null,
      event: snapshot.events.at(last - snapshot.serial - 1) ?? null,
      words: line?.words ?? null,
      held: passing?.held ?? null,
      next,
    }
  }
}
