/** The worker in which bots think, so that a table answers people meanwhile: one thought after the other. A review is one
 * that is told in parts, and has a worker to itself. */
import type { PlayedGame } from './analysis'
import type { Question } from './bots'
import { Files } from './library'
import { Thinking } from './thinking'

export type Asked = { id: number } & (
  | { kind: 'think'; question: Question }
  | { kind: 'advise' | 'counsel'; game: string; position: Uint8Array; seat: number }
  | { kind: 'weigh'; game: string; position: Uint8Array; seat: number; also: readonly number[] }
  | { kind: 'review'; game: string; played: PlayedGame }
)
/** `more`: a part, and another comes. */
export type Thoughts = { id: number } & ({ thought: unknown; more?: boolean } | { failed: string })

const thinking = new Thinking(new Files())
let turn: Promise<void> = Promise.resolve()

const say = (told: Thoughts): void => self.postMessage(told)

async function thought(asked: Asked): Promise<unknown> {
  switch (asked.kind) {
    case 'think':
      return thinking.think(asked.question)
    case 'weigh':
      return thinking.weigh(asked.game, asked.position, asked.seat, asked.also)
    case 'review':
      for await (const part of thinking.review(asked.game, asked.played))
        say({ id: asked.id, thought: part, more: true })
      return null
    default:
      return thinking[asked.kind](asked.game, asked.position, asked.seat)
  }
}

export function heard(asked: Asked): void {
  turn = turn.then(() =>
    thought(asked).then(
      (found) => say({ id: asked.id, thought: found }),
      (error: unknown) => say({ id: asked.id, failed: String(error) }),
    ),
  )
}
