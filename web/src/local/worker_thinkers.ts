/** Where the bots of the page's room think: workers of the same file as the room's, in another role. */
import type { AdvisedMove } from '../wire/messages'
import type { PlayedGame, ReviewPart } from './analysis'
import type { Question, Thinkers, Thought } from './bots'
import type { TableAdvice } from './table'
import type { Asked, Thoughts } from './thinker'
import type { Role } from './worker'

/** Seconds: a thought takes half of one, but the first waits for its files. */
const THOUGHT_LIMIT = 60

interface Waiting {
  done: (thought: unknown) => void
  failed: (error: Error) => void
  part: (thought: unknown) => void
}

/** A worker that thinks. One that does not answer is ended, and the next question starts another. */
class ThinkingWorker {
  private worker: Worker | null = null
  private count = 0
  private readonly waiting = new Map<number, Waiting>()

  ask<T>(asked: (id: number) => Asked, part: (thought: unknown) => void = () => {}): Promise<T> {
    const id = ++this.count
    return new Promise<unknown>((done, failed) => {
      let limit = this.limited()
      const settle =
        <V>(then: (value: V) => void) =>
        (value: V) => {
          clearTimeout(limit)
          this.waiting.delete(id)
          then(value)
        }
      const heard = (thought: unknown): void => {
        clearTimeout(limit)
        limit = this.limited()
        part(thought)
      }
      this.waiting.set(id, { done: settle(done), failed: settle(failed), part: heard })
      this.started().postMessage(asked(id))
    }) as Promise<T>
  }

  end(why: string): void {
    this.worker?.terminate()
    this.worker = null
    for (const { failed } of [...this.waiting.values()]) failed(new Error(why))
  }

  private limited(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.end(`no thought within ${THOUGHT_LIMIT} seconds`), THOUGHT_LIMIT * 1000)
  }

  private started(): Worker {
    if (!this.worker) {
      this.worker = new Worker(self.location.href, { type: 'module', name: 'thinker' satisfies Role })
      this.worker.onmessage = ({ data }: MessageEvent<Thoughts>) => {
        const waiting = this.waiting.get(data.id)
        if ('failed' in data) waiting?.failed(new Error(data.failed))
        else if (data.more) waiting?.part(data.thought)
        else waiting?.done(data.thought)
      }
      this.worker.onerror = (event) => this.end(event.message || 'the worker ended')
    }
    return this.worker
  }
}

/** What takes seconds has a worker of its own: bots at tables do not wait for it. */
export class WorkerThinkers implements Thinkers {
  private readonly bots = new ThinkingWorker()
  private readonly back = new ThinkingWorker()

  think(question: Question): Promise<Thought> {
    return this.bots.ask((id) => ({ id, kind: 'think', question }))
  }

  advise(game: string, position: Uint8Array, seat: number): Promise<TableAdvice> {
    return this.back.ask((id) => ({ id, kind: 'advise', game, position, seat }))
  }

  counsel(game: string, position: Uint8Array, seat: number): Promise<AdvisedMove[]> {
    return this.back.ask((id) => ({ id, kind: 'counsel', game, position, seat }))
  }

  weigh(game: string, position: Uint8Array, seat: number, also: readonly number[]): Promise<AdvisedMove[]> {
    return this.back.ask((id) => ({ id, kind: 'weigh', game, position, seat, also }))
  }

  /** In a worker that ends with it. */
  async review(
    game: string,
    played: PlayedGame,
    heard: (part: ReviewPart) => void,
    enough: AbortSignal,
  ): Promise<void> {
    const worker = new ThinkingWorker()
    const stop = (): void => worker.end('enough')
    enough.addEventListener('abort', stop, { once: true })
    try {
      if (!enough.aborted)
        await worker.ask(
          (id) => ({ id, kind: 'review', game, played }),
          (part) => heard(part as ReviewPart),
        )
    } finally {
      enough.removeEventListener('abort', stop)
      worker.end('done')
    }
  }
}
