import { g } from '../../text/text.svelte'
import { yourTurn } from '../../wire/table.svelte'
import type { Snapshot } from '../../wire/types'
import { whoArgs } from './who'

/** Why nothing can be done at all now, whatever is tapped; nothing when it is the reader's turn, or a watcher's eyes. */
export function notNow(snapshot: Snapshot, sent: readonly string[] = []): string {
  if (snapshot.you === null) return ''
  if (snapshot.table.phase === 'over') return g('why-over')
  if (!snapshot.ask || snapshot.ask.seats.length === 0) return g('why-moment')
  if (!yourTurn(snapshot)) return g('why-not-you', whoArgs(snapshot))
  return sent.length > 0 ? g('why-moment') : ''
}
