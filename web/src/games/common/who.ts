import { text, type Args } from '../../text/text.svelte'
import { nameOf } from '../../wire/table.svelte'
import type { Snapshot } from '../../wire/types'

/** Names as the reader's language lists them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(text.language, { type: 'conjunction' }).format(names)
}

/** Who decides, for a board's own prompt: `$who`, `$who-you` and `$count`. Boards write "You: …" and "Tom …" as whole sentences. */
export function whoArgs(snapshot: Snapshot, seats: readonly number[] = snapshot.ask?.seats ?? []): Args {
  const you = snapshot.you !== null && seats.includes(snapshot.you)
  return {
    who: listed(seats.map((seat) => nameOf(snapshot.seats, seat))),
    'who-you': you ? 'you' : 'other',
    count: seats.length,
  }
}

/** One seat as a catalogue's argument: `$name` and `$name-you`. */
export function seatArgs(snapshot: Snapshot, argument: string, seat: number): Args {
  return { [argument]: nameOf(snapshot.seats, seat), [`${argument}-you`]: seat === snapshot.you ? 'you' : 'other' }
}
