/** Many random games at once, as speed/compiled.py plays them: the same key and number always give the same game. */

import { SEATS, type Rules } from './rules'
import { drawOf } from './search'

export interface Batch {
  key: Uint8Array
  /** The number of the first game, and how many. */
  first: number
  count: number
  /** A game of so many steps has lost its way. */
  limit: number
  seats: number
}

export interface BatchRun {
  decisions: number
  /** The final positions, and 64 bits for each seat's points and place and each game's steps: bytes in the module's
   * memory. */
  rows: Uint8Array
  points: Uint8Array
  places: Uint8Array
  lengths: Uint8Array
}

export function batch(rules: Rules, start: Uint8Array, { key, first, count, limit, seats }: Batch): BatchRun {
  const { memory, sizes } = rules
  const from = memory.room(sizes.size)
  const rows = memory.room(sizes.size * count)
  const points = memory.room(8 * count * seats)
  const places = memory.room(8 * count * seats)
  const lengths = memory.room(8 * count)
  const decisions = memory.room(8)
  const scratch = memory.room(8 * (sizes.choices + 1 + sizes.outcomes + 2 * SEATS))
  const draw = drawOf(rules, key)
  memory.bytes(from, sizes.size).set(start)
  memory.call((entries) =>
    entries.batch(rows, count, from, draw, first, limit, seats, scratch, points, places, lengths, decisions),
  )
  return {
    decisions: memory.numbers(decisions, 1)[0] as number,
    rows: memory.bytes(rows, sizes.size * count),
    points: memory.bytes(points, 8 * count * seats),
    places: memory.bytes(places, 8 * count * seats),
    lengths: memory.bytes(lengths, 8 * count),
  }
}
