import { guideAt } from '../learn/first'
import { lobby } from '../wire/lobby.svelte'
import { practise } from '../wire/http'
import type { MakeTable, Practice } from '../wire/messages'
import { t } from '../text/text.svelte'

/** A table that was just made for playing against bots: it deals as soon as it is open. */
let dealing: string | null = null

/** Opens a table against bots, to be dealt at once. */
export async function openWithBots(game: string, level: string, setting: Partial<MakeTable> = {}): Promise<string> {
  const seats = lobby.infos.get(game)?.seats
  const bots = Math.max(1, (seats?.usual ?? 2) - 1)
  await named()
  dealing = await lobby.make({
    game,
    seats: bots + 1,
    sit: true,
    bots: Array.from({ length: bots }, () => level),
    pace: 'relaxed',
    ...setting,
  })
  return dealing
}

/** A first game: against children, with hints on the board. */
export async function openFirstGame(game: string): Promise<string> {
  const id = await openWithBots(game, 'child')
  guideAt(game, id)
  return id
}

export async function openForFriends(setting: MakeTable): Promise<string> {
  await named()
  return lobby.make({ ...setting, sit: setting.way !== 'screen' })
}

/** A moment of a finished game as a table against bots. */
export async function takeOver(record: string, wish: Practice): Promise<string> {
  await named()
  return (await practise(record, wish)).id
}

/** Nobody sits without a name; who gave none is a guest in their own language. */
async function named(): Promise<void> {
  await lobby.know()
  if (lobby.me && lobby.me.name === '') await lobby.rename({ name: t('lobby-guest') })
}

export const willDeal = (id: string): boolean => dealing === id

/** Whether this table is to be dealt at once; asked once. */
export function dealsAtOnce(id: string): boolean {
  const deals = dealing === id
  if (deals) dealing = null
  return deals
}
