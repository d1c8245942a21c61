import type { ResultWords } from '@/games/results.svelte'
import { TWENTY } from './generated/vocabulary'
import { readView, starsOf } from './view'

export const explain: ResultWords['explain'] = (view, seat, points) => {
  const shown = readView(view)
  const stars = starsOf(shown.rows[seat] ?? [], shown.stars)
  return {
    score: { id: 'result-score', args: { points } },
    reason: shown.caller === seat ? { id: 'result-caller' } : { id: 'result-stars', args: { stars } },
  }
}

/** Why it is over: the points stand under every name. */
export const note: ResultWords['note'] = (view) => {
  const { top, caller } = readView(view)
  const dry = caller === null || view.dry === view.seats // a round without a card ends a game that was called, too
  return { id: 'result-note', args: { end: top === TWENTY ? 'twenty' : dry ? 'dry' : 'call' } }
}
