import type { ResultWords } from '@/games/results.svelte'
import { readView } from './view'

export const explain: ResultWords['explain'] = (view, seat) => {
  const { guests, points, advanced } = readView(view, { you: null })
  const animals = { id: 'result-score', args: { guests: guests[seat] ?? 0 } }
  const worth = { id: 'result-points', args: { points: points[seat] ?? 0 } }
  return advanced ? { score: worth, reason: animals } : { score: animals, reason: worth }
}

export const note: ResultWords['note'] = (view, winners) => ({
  id: 'result-note',
  args: { guests: readView(view, { you: null }).guests[winners[0] ?? 0] ?? 0 },
})
