import type { Hint } from '@/learn/hints'

/** What a first game is told, and when. */
export const hints: readonly Hint[] = [
  { id: 'turn', ask: ['ask-turn'] },
  { id: 'lay', ask: ['ask-lay'], at: '.lower .hand button' },
  { id: 'more', ask: ['ask-lay-on'] },
  { id: 'join', ask: ['ask-join'] },
  { id: 'wins', event: 'wins' },
]
