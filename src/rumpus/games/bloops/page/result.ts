import type { ResultWords } from '@/games/results.svelte'
import { readView, starsOf } from './view'

export const explain: ResultWords['explain'] = (view, seat, points) => {
  const shown = readView(view)
  const stars = starsOf(shown.rows[seat] ?? [], shown.stars)
  return {
    score: { id: 'result-score', args: { points } },
    reason: shown.caller === seat ? { id: 'result-caller' } : { id: 'result-stars', args: { stars } },
  }
}

export const note: ResultWords['note'] = (_, __, points) => ({ id: 'result-note', args: { points } })
