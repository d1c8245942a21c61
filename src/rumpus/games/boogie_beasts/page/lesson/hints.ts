import type { Hint } from '@/learn/hints'

/** What a first game is told, and when. */
export const hints: readonly Hint[] = [
  { id: 'ready', ask: ['ask-ready'] },
  { id: 'card', ask: ['ask-jump', 'ask-plan', 'ask-late'], chosen: false, at: '.lower .hand button' },
  { id: 'place', ask: ['ask-jump', 'ask-plan', 'ask-late'], chosen: true },
  { id: 'jury', event: 'judges' },
]
