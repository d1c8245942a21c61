/** The worker in which bots think, so that a table answers people meanwhile: one thought after the other. */
import type { Question } from './bots'
import { Files } from './library'
import { Thinking } from './thinking'

export type Asked = { id: number } & (
  | { kind: 'think'; question: Question }
  | { kind: 'advise' | 'counsel'; game: string; position: Uint8Array; seat: number }
)
export type Thoughts = { id: number } & ({ thought: unknown } | { failed: string })

const thinking = new Thinking(new Files())
let turn: Promise<void> = Promise.resolve()

function thought(asked: Asked): Promise<unknown> {
  if (asked.kind === 'think') return thinking.think(asked.question)
  return thinking[asked.kind](asked.game, asked.position, asked.seat)
}

async function answered(asked: Asked): Promise<Thoughts> {
  try {
    return { id: asked.id, thought: await thought(asked) }
  } catch (error) {
    return { id: asked.id, failed: String(error) }
  }
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  turn = turn.then(async () => self.postMessage(await answered(data)))
}
