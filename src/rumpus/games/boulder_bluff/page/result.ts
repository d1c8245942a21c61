import type { View } from '@/wire/types'
import type { ResultWords } from '@/games/results.svelte'
import { readView } from './view'

function standing(view: View, seat: number): { boulders: number; injuries: number } {
  const climber = readView(view, { you: null }).climbers[seat]
  return {
    boulders: climber?.boulders.length ?? 0,
    injuries: (climber?.front ?? 0) + (climber?.boulders.reduce((sum, boulder) => sum + boulder.injuries, 0) ?? 0),
  }
}

export const explain: ResultWords['explain'] = (view, seat, points) => ({
  score: { id: 'result-score', args: { points } },
  reason: { id: 'result-reason', args: standing(view, seat) },
})

export const note: ResultWords['note'] = (view, winners) => ({
  id: 'result-note',
  args: { boulders: standing(view, winners[0] ?? 0).boulders },
})
