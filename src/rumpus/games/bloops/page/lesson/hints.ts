import type { Hint } from '@/learn/hints'

/** What a first game is told, and when. */
export const hints: readonly Hint[] = [
  { id: 'memorise', ask: ['ask-memorise'] },
  { id: 'draw', ask: ['ask-draw', 'ask-counter-or-draw'] },
  { id: 'hand', ask: ['ask-hand'] },
  { id: 'counter', ask: ['ask-counter', 'ask-counter-or-pass'] },
  { id: 'call', ask: ['ask-counter-or-call', 'ask-call'] },
  { id: 'effect', ask: ['ask-give', 'ask-look-whom', 'ask-look-card', 'ask-swap-mine', 'ask-swap-whom'] },
]
