import type { Component } from 'svelte'
import type { Table } from '../wire/table.svelte'
import type { Snapshot } from '../wire/types'

/** What a board gets: the live table. It draws once the first snapshot is there. */
export interface BoardProps {
  table: Table
}

type BoardModule = { default: Component<BoardProps> }
type SampleModule = { samples: Record<string, () => Snapshot> }

const boards = import.meta.glob<BoardModule>('./*/Board.svelte')
const screens = import.meta.glob<BoardModule>('./*/Screen.svelte')
const samples = import.meta.glob<SampleModule>('./*/sample.ts')

export function loadBoard(game: string): Promise<BoardModule> | null {
  return boards[`./${game}/Board.svelte`]?.() ?? null
}

/** The big screen: the public view, drawn large. */
export function loadScreen(game: string): Promise<BoardModule> | null {
  return screens[`./${game}/Screen.svelte`]?.() ?? null
}

export function loadSamples(game: string): Promise<SampleModule> | null {
  return samples[`./${game}/sample.ts`]?.() ?? null
}
