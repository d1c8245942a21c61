/** The worker in which one finished game is reviewed, so that neither tables nor bots wait for it; it ends with it. */
import { Files } from './library'
import { Thinking } from './thinking'
import type { PlayedGame, ReviewPart } from './analysis'

export interface AskedReview {
  game: string
  played: PlayedGame
}
export type ReviewTold = { part: ReviewPart } | { failed: string }

self.onmessage = async ({ data: { game, played } }: MessageEvent<AskedReview>) => {
  const told = (message: ReviewTold): void => self.postMessage(message)
  try {
    for await (const part of new Thinking(new Files()).review(game, played)) told({ part })
  } catch (error) {
    told({ failed: String(error) })
  }
}
