import type { ResultWords } from '@/games/results.svelte'
import { readView } from './view'

export const explain: ResultWords['explain'] = (view, seat) => {
  const token = readView(view).tokens[seat]
  return {
    score: { id: 'result-score', args: { jumps: token?.jumps ?? 0 } },
    reason: {
      id: token?.home ? 'result-home' : token?.sick ? 'result-sick' : token?.step === 0 ? 'stage-lawn' : 'result-air',
    },
  }
}

export const note: ResultWords['note'] = (view, winners) =>
  winners.length === 0
    ? { id: 'result-none' }
    : { id: 'result-note', args: { jumps: readView(view).tokens[winners[0] ?? 0]?.jumps ?? 0 } }
