/** Reviews of finished games that this page makes itself, each once; who asks hears what there is, then what comes. */
import type { Review } from '../wire/messages'
import type { PlayedGame, ReviewPart } from './analysis'
import type { Thinkers } from './bots'
import { BUDGET } from './budget'
import type { GameRecord } from './record'
import { Refusal } from './refusal'

/** Reviews at hand. */
const AT_HAND = 8

/** Where whole reviews are kept from visit to visit. */
export interface KeptReviews {
  get(key: string): Promise<ReviewPart | null>
  put(key: string, review: ReviewPart): Promise<void>
  clear(): Promise<void>
}

const nothing = (): Promise<void> => Promise.resolve()
const NOWHERE: KeptReviews = { get: () => Promise.resolve(null), put: nothing, clear: nothing }

interface Coming {
  record: GameRecord
  part: ReviewPart | null
  failed: string | null
  enough: AbortController
  /** Who waits for more. */
  waiting: (() => void)[]
}

export interface ReviewAnswer extends ReviewPart {
  id: string
  /** Nothing more comes: it is whole, or somebody had enough. */
  done: boolean
}

export class Reviews {
  private readonly coming = new Map<string, Coming>()

  constructor(
    private readonly thinkers: Pick<Thinkers, 'review'>,
    private readonly kept: KeptReviews = NOWHERE,
  ) {}

  /** Begin, unless it was begun: the first part of it. `id` is a hash of the record's text. */
  begin(id: string, record: GameRecord): Promise<ReviewAnswer> {
    if (!record.session) throw new Refusal('not_now', 'this record can only be watched')
    if (this.coming.get(id)?.enough.signal.aborted !== false) {
      for (const oldest of [...this.coming.keys()].slice(0, Math.max(0, this.coming.size - AT_HAND + 1)))
        this.coming.delete(oldest)
      const coming: Coming = { record, part: null, failed: null, enough: new AbortController(), waiting: [] }
      this.coming.set(id, coming)
      this.look(id, coming).catch((error: unknown) => {
        if (!coming.enough.signal.aborted) {
          coming.failed = String(error)
          this.coming.delete(id)
        }
        tell(coming)
      })
    }
    return this.after(id, -1)
  }

  /** The next part, when more than this share is done. */
  async after(id: string, share: number): Promise<ReviewAnswer> {
    const coming = this.need(id)
    while (coming.failed === null && !isDone(coming) && (coming.part === null || coming.part.share <= share))
      await new Promise<void>((told) => coming.waiting.push(told))
    if (coming.part === null || coming.failed !== null) throw new Refusal('busy', coming.failed ?? '')
    return { id, ...coming.part, done: isDone(coming) }
  }

  /** What there is stays; no more is looked at. */
  stop(id: string): void {
    const coming = this.need(id)
    if (!isDone(coming)) coming.enough.abort()
    tell(coming)
  }

  /** All of them, at hand and kept. */
  async forget(): Promise<void> {
    for (const coming of this.coming.values()) coming.enough.abort()
    this.coming.clear()
    await this.kept.clear()
  }

  recordOf(id: string): GameRecord {
    return this.need(id).record
  }

  /** All of it, as the server answers. */
  async whole(id: string, record: GameRecord): Promise<Review> {
    if (!record.session) return { points: [], mistakes: [], judged: 0, decisions: 0 }
    let part = await this.begin(id, record)
    while (!part.done) part = await this.after(id, part.share)
    return part.review
  }

  private need(id: string): Coming {
    const coming = this.coming.get(id)
    if (!coming) throw new Refusal('gone', 'nobody looks at that game')
    return coming
  }

  private async look(id: string, coming: Coming): Promise<void> {
    const { record, enough } = coming
    const key = keyOf(id, record)
    const heard = (part: ReviewPart): void => {
      coming.part = part
      tell(coming)
    }
    const found = await this.kept.get(key).catch(() => null)
    if (found) return heard(found)
    await this.thinkers.review(record.header.game, playedGame(record), heard, enough.signal)
    if (coming.part?.share === 1) await this.kept.put(key, coming.part).catch(() => undefined)
  }
}

const isDone = ({ part, enough }: Coming): boolean => part?.share === 1 || enough.signal.aborted

const tell = (coming: Coming): void => coming.waiting.splice(0).forEach((told) => told())

/** Other rules, or more time, may see another game. */
const keyOf = (id: string, { header }: GameRecord): string =>
  [id, header.rules, BUDGET.iterations, BUDGET.moments, BUDGET.whole].join(' ')

/** A record's game with a position after each of its lines; what was only said changes none. */
function playedGame({ entries, session, last }: GameRecord): PlayedGame {
  const states = session ? [...session.states()] : []
  const positions = states.slice(0, 1)
  const decisions: { step: number; seat: number; move: number }[] = []
  let made = 0
  entries.forEach(({ kind }, step) => {
    const note = kind === 'say' || kind === 'clock'
    const done = note ? undefined : session?.steps[made]
    if (done?.kind === 'play') decisions.push({ step, seat: done.seat, move: done.number })
    if (!note) made += 1
    positions.push(states[made] as Uint8Array)
  })
  return { positions, decisions, places: last.result?.places ?? [] }
}
