import type { LessonCard } from '@/learn/lessons'
import { BROWNS } from '../view'
import { stages } from './data'

export { default as Picture } from './Picture.svelte'
export { default as Stage } from './Stage.svelte'

export const steps = stages.length
export const cards: readonly LessonCard[] = [
  ...['one', 'two', 'chalk', 'injury'].map((id): LessonCard => ({ id })),
  ...BROWNS.map((word): LessonCard => ({ id: `card-${word}`, chip: 'brown' })),
]
