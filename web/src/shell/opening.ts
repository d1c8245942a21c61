import { isSite } from '../local/place'
import { guideAt } from '../learn/first'
import { recall, remember } from '../look/remember'
import { lobby } from '../wire/lobby.svelte'
import { practise, Refusal } from '../wire/http'
import type { MakeTable, Practice } from '../wire/messages'
import type { Pace } from '../wire/types'
import { t } from '../text/text.svelte'

/** A table that was just made for playing against bots: it deals as soon as it is open. */
let dealing: string | null = null

/** How somebody plays a game against bots. */
export interface BotGame {
  level: string
  bots: number
  pace: Pace
}

const USUAL = 'regular'

/** A game with a pace of its own was made to be played live: with the ring, within the minute. */
export function madeForLive(game: string): boolean {
  return lobby.infos.get(game)?.options.pace !== undefined
}

/** What was chosen last for this game, or what it was made for. */
export function usualBotGame(game: string): BotGame {
  const info = lobby.infos.get(game)
  const usual: BotGame = {
    level: USUAL,
    bots: Math.max(1, (info?.seats.usual ?? 2) - 1),
    pace: madeForLive(game) ? 'live' : 'relaxed',
  }
  try {
    const kept = JSON.parse(recall(`bots.${game}`) ?? '{}') as Partial<BotGame>
    const bots = Math.max(
      Math.max(1, (info?.seats.least ?? 2) - 1),
      Math.min((info?.seats.most ?? 2) - 1, kept.bots ?? usual.bots),
    )
    const level = kept.level !== undefined && lobby.levels.includes(kept.level) ? kept.level : usual.level
    return { level, bots, pace: kept.pace === 'live' || kept.pace === 'relaxed' ? kept.pace : usual.pace }
  } catch {
    return usual
  }
}

export function rememberBotGame(game: string, chosen: BotGame): void {
  remember(`bots.${game}`, JSON.stringify(chosen))
}

/** Opens a table against bots, to be dealt at once. */
export async function openWithBots(
  game: string,
  chosen: Partial<BotGame> = {},
  setting: Partial<MakeTable> = {},
): Promise<string> {
  await lobby.know()
  const { level, bots, pace } = { ...usualBotGame(game), ...chosen }
  dealing = await make({
    game,
    seats: bots + 1,
    sit: true,
    name: lobby.me?.name || t('lobby-guest'),
    bots: Array.from({ length: bots }, () => level),
    pace,
    ...setting,
  })
  return dealing
}

/** Without the room, in the page itself, where it has the game. */
async function make(table: MakeTable): Promise<string> {
  if (isSite || (lobby.away && lobby.kept.has(table.game))) return lobby.make(table, true)
  try {
    return await lobby.make(table)
  } catch (error) {
    if (error instanceof Refusal) throw error
    await lobby.look() // the line has just gone
    if (!lobby.kept.has(table.game)) throw error
    return lobby.make(table, true)
  }
}

/** A first game: against children, with hints on the board. */
export async function openFirstGame(game: string): Promise<string> {
  const id = await openWithBots(game, { level: 'child', pace: 'relaxed' })
  guideAt(game, id)
  return id
}

/** Whether this device can be what everybody looks at. */
export const isBigScreen = (): boolean => matchMedia('(min-width: 64rem)').matches

/** Opens a table for friends; returns where to go. With a big screen, this device is the screen if it is one. */
export async function openForFriends(setting: MakeTable): Promise<string> {
  await lobby.know()
  const screen = setting.way === 'screen' && isBigScreen()
  const name = lobby.me?.name || (setting.way === 'around' ? `${t('setting-player')} 1` : '')
  const id = await lobby.make({ ...setting, sit: !screen, name }, isSite || lobby.away)
  return screen ? `/table/${id}/screen` : `/table/${id}`
}

/** A moment of a finished game as a table against bots. */
export async function takeOver(record: string, wish: Practice): Promise<string> {
  return (await practise(record, wish)).id
}

export const willDeal = (id: string): boolean => dealing === id

/** Whether this table is to be dealt at once; asked once. */
export function dealsAtOnce(id: string): boolean {
  const deals = dealing === id
  if (deals) dealing = null
  return deals
}
