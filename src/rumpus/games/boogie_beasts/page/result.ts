import type { ResultWords } from '@/games/results.svelte'
import { readView } from './view'

export const explain: ResultWords['explain'] = (view, seat, points) => {
  const [first = 0, second = 0, third = 0, fourth = 0] = readView(view, { you: null }).sheet[seat] ?? []
  return {
    score: { id: 'result-score', args: { points } },
    reason: { id: 'result-reason', args: { first, second, third, fourth } },
  }
}

export const note: ResultWords['note'] = (_, __, points) => ({ id: 'result-note', args: { points } })
