import type { Component } from 'svelte'
import type { Table } from '../wire/table.svelte'
import type { Snapshot, View } from '../wire/types'
import { byGame } from './folders'

/** What a board gets: the live table. It draws once the first snapshot is there. */
export interface BoardProps {
  table: Table
}

type BoardModule = { default: Component<BoardProps> }
/** What the stage calls the thing that a move is about, where its words alone would not say which. */
type CalledModule = { called: (code: string, view: View) => string | null }
type SampleModule = { samples: Record<string, () => Snapshot> }

const boards = byGame(import.meta.glob<BoardModule>('@games/*/page/Board.svelte'))
const screens = byGame(import.meta.glob<BoardModule>('@games/*/page/Screen.svelte'))
const callings = byGame(import.meta.glob<CalledModule>('@games/*/page/called.ts'))
const samples = byGame(import.meta.glob<SampleModule>('@games/*/page/sample.ts'))

export function loadBoard(game: string): Promise<BoardModule> | null {
  return boards.get(game)?.() ?? null
}

/** The big screen: the public view, drawn large. */
export function loadScreen(game: string): Promise<BoardModule> | null {
  return screens.get(game)?.() ?? null
}

export function loadSamples(game: string): Promise<SampleModule> | null {
  return samples.get(game)?.() ?? null
}

export async function loadCalled(game: string): Promise<CalledModule['called']> {
  return (await callings.get(game)?.())?.called ?? (() => null)
}
