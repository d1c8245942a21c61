import type { Hint } from '@/learn/hints'

/** What a first game is told, and when. */
export const hints: readonly Hint[] = [
  { id: 'turn', ask: ['ask-turn'], chosen: false },
  // The boulder is sent with its cards: which ones is asked of the page alone.
  { id: 'lay', ask: ['ask-turn', 'ask-lay'], chosen: true, at: '.lower .hand button' },
  { id: 'more', ask: ['ask-lay-on'] },
  { id: 'join', ask: ['ask-join'] },
  { id: 'wins', event: 'wins' },
]
