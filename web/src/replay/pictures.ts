/** Turns and moves of a game, drawn. A game may do without. */
import type { Component } from 'svelte'
import { byGame } from '../games/folders'
import type { Move, TableEvent, View } from '../wire/types'

/** What a turn was about: the cards, dice or boulders of its events. */
type TurnPicture = Component<{ events: readonly TableEvent[] }>

const turns = byGame(import.meta.glob<{ default: TurnPicture }>('@games/*/page/TurnPicture.svelte'))

export async function pictureOf(game: string): Promise<TurnPicture | null> {
  return (await turns.get(game)?.())?.default ?? null
}

/** A move of a seat, where it could be made: the card it plays, say. Nothing for a move that needs no picture. */
export interface MovePictureProps {
  move: Pick<Move, 'group' | 'args'>
  view: View
  seat: number
}
export type MovePicture = Component<MovePictureProps>

const moves = byGame(import.meta.glob<{ default: MovePicture }>('@games/*/page/MovePicture.svelte'))

export async function movePictureOf(game: string): Promise<MovePicture | null> {
  return (await moves.get(game)?.())?.default ?? null
}
