import { describe } from '../wire/http'
import { Table } from '../wire/table.svelte'
import { openWithBots } from './opening'

/** Plays a finished game again: with the same people, for who played it; else against bots. Returns where to go. */
export async function playAgain(id: string, game: string): Promise<string> {
  const table = new Table()
  try {
    table.open(id)
    const done = await table.ask({ t: 'rematch' })
    if (done) await describe(game) // what the table says is shown from then on
    const rematch = done ? table.snapshot?.table.rematch : ''
    return `/table/${rematch || (await openWithBots(game))}`
  } finally {
    table.close()
  }
}
