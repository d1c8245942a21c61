import type { LessonCard } from '@/learn/lessons'
import { stages } from './data'

export { default as Picture } from './Picture.svelte'
export { default as Stage } from './Stage.svelte'

export const steps = stages.length
export const cards: readonly LessonCard[] = ['three', 'two', 'one', 'coin', 'sick'].map((id) => ({ id }))
