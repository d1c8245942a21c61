/** A move that was not played, as boards take a move with its preview. */
import type { WhatIf } from '../local/looking_back'
import type { GameDetail } from '../wire/messages'
import { eventWords, type Reader } from '../wire/phrases'
import { saidWith } from '../wire/present'
import type { Move, Preview } from '../wire/types'

/** Who has the word where it stops. */
const STOPS: Record<WhatIf['stops'], string | null> = {
  chance: 'preview-chance',
  seat: null,
  again: 'whatif-again',
  over: 'whatif-over',
}

export function triedMove(
  move: number,
  would: WhatIf,
  detail: GameDetail,
  reader: Reader,
): Move & { preview: Preview } {
  const events = would.events.map(([kind, args]) => ({ kind, args }))
  const stops = STOPS[would.stops]
  return {
    code: detail.moves[move]?.code ?? '',
    ...saidWith(detail.moves[move]),
    preview: {
      events,
      view: would.view,
      steps: events.map((event) => eventWords(event, detail, reader)),
      said: [],
      stops: stops === null ? null : { page: stops },
    },
  }
}
