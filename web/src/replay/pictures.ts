/** What a turn was about, drawn: the cards, dice or boulders of its events. A game may do without. */
import type { Component } from 'svelte'
import { byGame } from '../games/folders'
import type { TableEvent } from '../wire/types'

type TurnPicture = Component<{ events: readonly TableEvent[] }>

const found = byGame(import.meta.glob<{ default: TurnPicture }>('@games/*/page/TurnPicture.svelte'))

export async function pictureOf(game: string): Promise<TurnPicture | null> {
  return (await found.get(game)?.())?.default ?? null
}
