/** Reviews of finished games that this page makes itself, each once; who asks hears what there is, then what comes. */
import type { Review } from '../wire/messages'
import type { PlayedGame, ReviewPart } from './analysis'
import type { Thinkers } from './bots'
import type { GameRecord } from './record'
import { Refusal } from './refusal'

/** Reviews that are kept. */
const KEPT = 8

interface Coming {
  part: ReviewPart | null
  failed: string | null
  /** Who waits for more. */
  waiting: (() => void)[]
}

export interface ReviewAnswer extends ReviewPart {
  id: string
}

export class Reviews {
  private readonly coming = new Map<string, Coming>()

  constructor(private readonly thinkers: Thinkers) {}

  /** Begin, unless it was begun: the first part of it. */
  begin(id: string, record: GameRecord): Promise<ReviewAnswer> {
    const { session } = record
    if (!session) throw new Refusal('not_now', 'this record can only be watched')
    if (!this.coming.has(id)) {
      for (const oldest of [...this.coming.keys()].slice(0, Math.max(0, this.coming.size - KEPT + 1)))
        this.coming.delete(oldest)
      const coming: Coming = { part: null, failed: null, waiting: [] }
      this.coming.set(id, coming)
      const tell = () => coming.waiting.splice(0).forEach((told) => told())
      this.thinkers
        .review(session.game.name, playedGame(record), (part) => {
          coming.part = part
          tell()
        })
        .catch((error: unknown) => {
          coming.failed = String(error)
          this.coming.delete(id)
          tell()
        })
    }
    return this.after(id, -1)
  }

  /** The next part, when more than this share is done. */
  async after(id: string, share: number): Promise<ReviewAnswer> {
    const coming = this.coming.get(id)
    if (!coming) throw new Refusal('gone', 'nobody looks at that game')
    while (coming.failed === null && (coming.part === null || (coming.part.share <= share && coming.part.share < 1)))
      await new Promise<void>((told) => coming.waiting.push(told))
    if (coming.part === null || coming.failed !== null) throw new Refusal('busy', coming.failed ?? '')
    return { id, ...coming.part }
  }

  /** All of it, as the server answers. */
  async whole(id: string, record: GameRecord): Promise<Review> {
    if (!record.session) return { points: [], mistakes: [], judged: 0, decisions: 0 }
    let part = await this.begin(id, record)
    while (part.share < 1) part = await this.after(id, part.share)
    return part.review
  }
}

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
