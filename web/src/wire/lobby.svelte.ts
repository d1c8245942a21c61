import type { GameCard, TableCard } from './types'

/** The five on the shelf; the server's catalogue replaces this when it answers. */
const SHELF: readonly GameCard[] = [
  { game: 'beasty_bar', seats: '2–4', minutes: '20' },
  { game: 'bloops', seats: '2–5', minutes: '10' },
  { game: 'boogie_beasts', seats: '3–8', minutes: '20–40' },
  { game: 'boulder_bluff', seats: '2–4', minutes: '30' },
  { game: 'bounce', seats: '1–4', minutes: '3–10' },
]

export interface LobbyActions {
  /** Opens a table; with bots it starts at once. Answers the table's id. */
  open(game: string, withBots: boolean): Promise<string>
  /** The table behind a code, or null. */
  find(code: string): Promise<string | null>
}

export class LobbyState {
  games = $state.raw<readonly GameCard[]>(SHELF)
  tables = $state.raw<readonly TableCard[]>([])
  me = $state.raw<{ name: string; seat: number } | null>(null)
  actions: LobbyActions | null = null
}

export const lobby = new LobbyState()
