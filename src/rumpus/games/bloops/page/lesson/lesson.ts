import type { LessonCard } from '@/learn/lessons'
import { CARD } from '../generated/vocabulary'
import { readView } from '../view'
import { stages } from './data'

export { default as Picture } from './Picture.svelte'
export { default as Stage } from './Stage.svelte'

export const steps = stages.length
const stars = stages[0] ? readView(stages[0].before).stars : []
export const cards: readonly LessonCard[] = CARD.slice(1).map((word, index) => ({
  id: `card-${word}`,
  ...(stars[index + 1] ? { chip: 'star' } : {}),
}))
