/** The worker in which bots think, so that a table answers people meanwhile: one thought after the other. */
import type { Question, Thought } from './bots'
import { Files } from './library'
import type { Counsel } from './table'
import { Thinking } from './thinking'

export type Asked = { id: number } & (
  { kind: 'think'; question: Question } | { kind: 'advise'; game: string; known: Uint8Array; seat: number }
)
export type Thoughts = { id: number } & ({ thought: Thought } | { counsel: Counsel } | { failed: string })

const thinking = new Thinking(new Files())
let turn: Promise<void> = Promise.resolve()

async function answered(asked: Asked): Promise<Thoughts> {
  try {
    if (asked.kind === 'think') return { id: asked.id, thought: await thinking.think(asked.question) }
    return { id: asked.id, counsel: await thinking.advise(asked.game, asked.known, asked.seat) }
  } catch (error) {
    return { id: asked.id, failed: String(error) }
  }
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  turn = turn.then(async () => self.postMessage(await answered(data)))
}
