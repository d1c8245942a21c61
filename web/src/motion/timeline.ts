/**
 * What this page showed, when and for how long: the last few hundred beats, and when the prompt asked. Tests and
 * `./rumpus bench pacing` read it as `window.rumpus.timeline`; nothing on the page does.
 */
export type PassageKind = 'plain' | 'climax' | 'aside'

/** A moment without length: somebody taps to play again, a table that was dealt is on the page (`event`: its id). */
export type Mark = 'again' | 'board'

export interface ShownBeat {
  kind: PassageKind | 'prompt' | 'result' | Mark
  /** Whose it is: who acts, or who is asked; null for chance and everybody. */
  seat: number | null
  /** What it began with. */
  event: string
  begin: number
  end: number | null
  /** How long it was to be held. */
  held: number
  /** Why it ended early. */
  cut: 'tap' | 'move' | 'hidden' | 'anew' | null
  /** Something lay over the stage. */
  covered: boolean
}

const KEPT = 600

class Timeline {
  #entries: ShownBeat[] = []
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  begin(entry: Pick<ShownBeat, 'kind' | 'seat'> & Partial<ShownBeat>): ShownBeat {
    const begun: ShownBeat = { event: '', held: 0, cut: null, covered: false, ...entry, begin: this.#now(), end: null }
    this.#entries = [...this.#entries.slice(1 - KEPT), begun]
    return begun
  }

  end(entry: ShownBeat, cut: ShownBeat['cut'] = null): void {
    entry.end = this.#now()
    entry.cut = cut
  }

  mark(kind: Mark, event = ''): void {
    this.end(this.begin({ kind, seat: null, event }))
  }

  get entries(): readonly ShownBeat[] {
    return this.#entries
  }
}

export const timeline = new Timeline()

const OVER_THE_STAGE = '[aria-modal="true"], dialog[open]:not([data-yields])'

/** Whether something is laid over the stage that would hide a climax; what yields lies there only by a tap of one's own. */
export function isCovered(): boolean {
  return typeof document !== 'undefined' && document.querySelector(OVER_THE_STAGE) !== null
}

/** Before a climax: what was opened to look something up on the board makes room. */
export function uncover(): void {
  if (typeof document === 'undefined') return
  for (const sheet of document.querySelectorAll<HTMLDialogElement>('dialog[open][data-yields]')) sheet.close()
}

if (typeof window !== 'undefined') Object.assign(window, { rumpus: { timeline } })
