import type { LessonCard } from '@/learn/lessons'
import { ANIMAL, PASSIVE, RECURRING, VALUES } from '../generated/vocabulary'
import { stages } from './data'

export { default as Picture } from './Picture.svelte'
export { default as Stage } from './Stage.svelte'

export const steps = stages.length
/** The other set is an option. */
export const folded = ['first']

const worth = stages[0]?.before.worth
const kinds: readonly number[] = RECURRING
const passive: readonly number[] = PASSIVE

function card(kind: number): LessonCard {
  const points = Array.isArray(worth) ? Number(worth[kind]) : 0
  const chip = kinds.includes(kind) ? 'again' : passive.includes(kind) ? 'always' : undefined
  return {
    id: `animal-${ANIMAL[kind] ?? ''}`,
    points,
    group: kind > VALUES ? 'first' : 'new',
    ...(chip ? { chip } : {}),
  }
}

/** The strongest first, as on the overview of the box. */
export const cards: readonly LessonCard[] = [VALUES, 2 * VALUES].flatMap((last) =>
  Array.from({ length: VALUES }, (_, index) => card(last - index)),
)
