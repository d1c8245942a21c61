import type { LessonCard } from '@/learn/lessons'
import { JUMPCARD, SORT } from '../generated/vocabulary'
import { stages } from './data'

export { default as Picture } from './Picture.svelte'
export { default as Stage } from './Stage.svelte'

export const steps = stages.length
export const cards: readonly LessonCard[] = [
  ...SORT.slice(1).map((word): LessonCard => ({ id: `sort-${word}`, group: 'characters' })),
  ...JUMPCARD.slice(1).map((word): LessonCard => ({ id: `jumpcard-${word}`, group: 'jumpcards' })),
]
