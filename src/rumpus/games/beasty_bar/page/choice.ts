import { g } from '@/text/text.svelte'
import type { Move, Snapshot } from '@/wire/types'
import { yourTurn } from '@/wire/table.svelte'
import { whoArgs } from '@/games/common/who'
import { animalArgs } from './names'
import { ANIMAL, type Move as Known } from './generated/vocabulary'
import { type BarView, beastOf, fates, previewLine } from './view'

/** The legal moves of one group, by what they are said with. */
export function movesOf(snapshot: Snapshot, group: Known['group']): Map<string | number, Move> {
  return new Map(
    snapshot.moves.filter((move) => move.group === group).map((move) => [Object.values(move.args)[0] ?? '', move]),
  )
}

/** The legal moves of one group that name an animal, by its kind. */
export function movesByKind(snapshot: Snapshot, group: Known['group']): Map<number, Move> {
  return new Map(
    [...movesOf(snapshot, group)].map(([animal, move]) => [ANIMAL.findIndex((word) => word === animal), move]),
  )
}

/** A legal move with its arguments typed by its group. */
export const known = (move: Move): Known => move as unknown as Known

/** Where the acting card would end: its place in line and whether it walks in or out. */
export function outcome(view: BarView, move: Move): { place: number; fate: 'in' | 'out' | null } | null {
  if (!move.preview) return null
  const line = previewLine(view.line, move.preview.events)
  return {
    place: line.findIndex((beast) => beast.card === view.actor) + 1,
    fate: fates(move.preview.events).get(view.actor) ?? null,
  }
}

/** "You: whom does the bat send out?", "Tom plays a card". */
export function promptOf(snapshot: Snapshot, view: BarView): { title: string; hint: string } {
  if (!snapshot.ask) return { title: '', hint: '' }
  const animal = view.phase === 'copy' ? beastOf(view.actor).word : ANIMAL[view.guise]
  const args = { ...whoArgs(snapshot), ...animalArgs(animal), value: view.built + 1 }
  const id = view.phase === 'victim' ? `prompt-victim-${animal}` : `prompt-${view.phase}`
  return {
    title: g(id, args),
    hint: yourTurn(snapshot) ? g(view.phase === 'victim' ? `hint-victim-${animal}` : `hint-${view.phase}`, args) : '',
  }
}

export function confirmLabel(view: BarView, move: Move): string {
  const { group, args } = known(move)
  if (group === 'at')
    return g(
      ANIMAL[view.guise] === 'peacock' ? 'stage-before' : 'stage-send',
      animalArgs(view.line[args.place - 1]?.word),
    )
  return g(group === 'as' ? 'stage-copy' : 'stage-play', animalArgs('animal' in args ? args.animal : undefined))
}

export function pairLabel(move: Move): string {
  const { group, args } = known(move)
  if (group === 'run') return args.parity === 'odd' ? g('stage-odd') : g('stage-even')
  return group === 'jump' && args.animals === 1 ? g('stage-over-one') : g('stage-over-two')
}

/** What is looked at: by whoever decides, or by others afterwards. */
export function ghostTitle(view: BarView, move: Move, yours: boolean): string {
  const { group, args } = known(move)
  if (group === 'at')
    return g(
      ANIMAL[view.guise] === 'peacock' ? 'stage-if-before' : 'stage-if-animal',
      animalArgs(view.line[args.place - 1]?.word),
    )
  if (group === 'play') return g(yours ? 'stage-if-play' : 'stage-play', animalArgs(args.animal))
  if (group === 'as') return g('stage-if-copy', animalArgs(args.animal))
  return g('stage-if', { what: pairLabel(move).toLowerCase() })
}
