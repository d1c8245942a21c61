import { g } from '@/text/text.svelte'
import type { View } from '@/wire/types'
import { COLOUR } from './generated/vocabulary'

/** A boulder of the row as the stage calls it, by its colour and number: its place in the row stands nowhere. */
export function called(code: string, view: View): string | null {
  const place = Number(/^boulder-(\d+)$/.exec(code)?.[1] ?? 0)
  const [row, base, points] = [view.row, view.boulder_base, view.boulder_points] as unknown as number[][]
  const number = row?.[place - 1] ?? 0
  if (number === 0) return null
  const colour = g(`colour-${COLOUR[base?.[number - 1] ?? 0] ?? 'none'}`)
  return g('stage-boulder-short', {
    colour,
    points: points?.[number - 1] ?? 0,
  })
}
