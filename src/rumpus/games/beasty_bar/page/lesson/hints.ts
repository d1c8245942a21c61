import type { Hint } from '@/learn/hints'

/** What a first game is told, and when. */
export const hints: readonly Hint[] = [
  { id: 'look', ask: ['ask-play'], chosen: false, at: '.lower .hand button' },
  { id: 'play', ask: ['ask-play'], chosen: true, at: '.lower .hand .chosen' },
  { id: 'gate', event: 'gate' },
  { id: 'victim', ask: ['ask-victim'] },
  { id: 'endings', ask: ['ask-run', 'ask-jump', 'ask-copy-hand', 'ask-copy-line'] },
]
