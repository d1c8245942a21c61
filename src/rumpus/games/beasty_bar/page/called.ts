import { g } from '@/text/text.svelte'
import type { View } from '@/wire/types'
import { ANIMAL } from './generated/vocabulary'
import { animalArgs } from './names'
import { readView } from './view'

/** Who stands at a place in line: the place alone says nothing to whoever looks at the cards. */
export function called(code: string, view: View): string | null {
  const place = Number(/^at-(\d+)$/.exec(code)?.[1] ?? 0)
  const shown = readView(view, { you: null })
  const beast = shown.line[place - 1]
  if (!beast) return null
  return g(ANIMAL[shown.guise] === 'peacock' ? 'stage-before' : 'stage-send', animalArgs(beast.word))
}
