/** What the room finds when it looks back at the games of an evening: by it the best moments are chosen. */
import { roomReview } from '../wire/http'
import type { Review } from '../wire/messages'

const asked = new Map<string, Promise<Review | null>>()

/** Asked once a game, so that it is there when the podium is; null where the room cannot say. */
export function lookedBack(table: string): Promise<Review | null> {
  let found = asked.get(table)
  if (!found) {
    found = roomReview(table).catch(() => {
      asked.delete(table) // the room is busy, or the record is still being written: another time
      return null
    })
    asked.set(table, found)
  }
  return found
}

/** How far a step of the record moved somebody's chance to win, up to 1; 0 where nobody looked. */
export function swingOf({ points }: Pick<Review, 'points'>, step: number): number {
  const before = points.findLast((point) => point.step <= step)
  const after = points.find((point) => point.step > step)
  if (!before || !after) return 0
  return Math.max(0, ...after.chances.map((chance, seat) => Math.abs(chance - (before.chances[seat] ?? chance))))
}
