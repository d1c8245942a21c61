import type { Component } from 'svelte'
import { type BoardProps, loadBoard } from '../games/boards'
import { describe } from '../wire/http'

/** A game's board: the one it was built with, else the one its folder brings, else the generic one. */
export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const own = loadBoard(game)
  if (own) return (await own).default
  const { info } = await describe(game)
  return (await (info.board ? import('./BroughtBoard.svelte') : import('./GenericBoard.svelte'))).default
}
