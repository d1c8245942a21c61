import type { Hint } from '@/learn/hints'

/** What a first game is told, and when. */
export const hints: readonly Hint[] = [
  { id: 'roll', ask: ['ask-roll'] },
  { id: 'bumps', event: 'bumps' },
  { id: 'turns', event: 'turns' },
  { id: 'last', ask: ['ask-faceplant-or-roll'] },
]
