import { g } from '@/text/text.svelte'
import type { Move, Snapshot } from '@/wire/types'
import { yourTurn } from '@/wire/table.svelte'
import { whoArgs } from '@/games/common/who'
import { animalArgs } from './names'
import { ANIMALS, type BarView, beastOf, fates, previewLine, species, splitMove } from './view'

/** The legal moves of one group, by the number within it. */
export function movesOf(snapshot: Snapshot, group: ReturnType<typeof splitMove>['group']): Map<number, Move> {
  const found = new Map<number, Move>()
  for (const move of snapshot.moves) {
    const split = splitMove(move.move)
    if (split.group === group) found.set(split.number, move)
  }
  return found
}

/** Where the acting card would end: its place in line and whether it walks in or out. */
export function outcome(view: BarView, move: Move): { place: number; fate: 'in' | 'out' | null } | null {
  if (!move.preview) return null
  const line = previewLine(view.line, move.preview.events)
  return { place: line.findIndex((beast) => beast.card === view.actor) + 1, fate: fates(move.preview.events).get(view.actor) ?? null }
}

/** "You: whom does the bat send out?", "Tom plays a card". */
export function promptOf(snapshot: Snapshot, view: BarView): { title: string; hint: string } {
  if (!snapshot.ask) return { title: '', hint: '' }
  const animal = view.phase === 'copy' ? beastOf(view.actor).word : ANIMALS[view.guise]
  const args = { ...whoArgs(snapshot), ...animalArgs(animal), value: view.built + 1 }
  const id = view.phase === 'victim' ? `prompt-victim-${animal}` : `prompt-${view.phase}`
  return { title: g(id, args), hint: yourTurn(snapshot) ? g(view.phase === 'victim' ? `hint-victim-${animal}` : `hint-${view.phase}`, args) : '' }
}

export function confirmLabel(view: BarView, move: Move): string {
  const { group, number } = splitMove(move.move)
  if (group === 'at') return g(ANIMALS[view.guise] === 'peacock' ? 'stage-before' : 'stage-send', animalArgs(view.line[number - 1]?.word))
  return g(group === 'copy' ? 'stage-copy' : 'stage-play', animalArgs(species(number).word))
}

export function pairLabel(move: Move): string {
  const { group, number } = splitMove(move.move)
  if (group === 'parity') return number === 1 ? g('stage-odd') : g('stage-even')
  return number === 1 ? g('stage-over-one') : g('stage-over-two')
}

export function ghostTitle(view: BarView, move: Move): string {
  const { group, number } = splitMove(move.move)
  if (group === 'at') return g(ANIMALS[view.guise] === 'peacock' ? 'stage-if-before' : 'stage-if-animal', animalArgs(view.line[number - 1]?.word))
  if (group === 'play') return g('stage-if-play', animalArgs(species(number).word))
  if (group === 'copy') return g('stage-if-copy', animalArgs(species(number).word))
  return g('stage-if', { what: pairLabel(move).toLowerCase() })
}

const BRIEF = 64

/** As many steps as fit beside five small cards; what becomes of whom stands under them anyway. */
export function inBrief(steps: readonly string[]): string {
  const fits = steps.findIndex((_, index) => steps.slice(0, index + 1).join(' ').length > BRIEF)
  return steps.slice(0, fits < 0 ? steps.length : Math.max(1, fits)).join(' ')
}
