import { changeMe, lobbyNow, makeTable, me, Refusal, shelf, tableOfCode } from './http'
import type { GameInfo, MakeTable, TableCard as WireCard } from './messages'
import type { GameCard, TableCard, Words } from './types'

const POLL = 5000

export interface Myself {
  name: string
  look: number
}

/** The room's front: what stands on the shelf, which tables there are, and who you are. */
export class LobbyState {
  games = $state.raw<readonly GameCard[]>([])
  infos = $state.raw<ReadonlyMap<string, GameInfo>>(new Map())
  levels = $state.raw<readonly string[]>([])
  tables = $state.raw<readonly TableCard[]>([])
  me = $state.raw<Myself | null>(null)
  /** The server does not answer. */
  away = $state(false)

  /** Keeps the lists fresh while somebody looks; returns how to stop. */
  watch(): () => void {
    void this.#read()
    void this.#tables()
    const timer = setInterval(() => document.visibilityState === 'visible' && void this.#tables(), POLL)
    return () => clearInterval(timer)
  }

  /** Asks only once: the shelf does not change while a page is open. */
  async know(): Promise<void> {
    await this.#read()
  }

  async make(table: MakeTable): Promise<string> {
    return (await makeTable(table)).id
  }

  async find(code: string): Promise<string | null> {
    try {
      return (await tableOfCode(code)).id
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }

  async rename(change: Partial<Myself>): Promise<void> {
    const { name, look } = await changeMe({
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.look === undefined ? {} : { look: change.look + 1 }),
    })
    this.me = { name, look: Math.max(0, look - 1) }
  }

  async #read(): Promise<void> {
    if (this.games.length > 0 && this.me) return
    try {
      const [found, mine] = await Promise.all([shelf(), me()])
      this.infos = new Map(found.games.map((info) => [info.name, info]))
      this.games = found.games.map(cardOf)
      this.levels = found.levels.map((level) => level.name)
      this.me = { name: mine.name, look: Math.max(0, mine.look - 1) }
      this.away = false
    } catch {
      this.away = true
    }
  }

  async #tables(): Promise<void> {
    try {
      const { listed, mine } = await lobbyNow()
      const own = new Set(mine.map((table) => table.id))
      this.tables = [...mine, ...listed.filter((table) => !own.has(table.id))].map((table) =>
        tableCard(table, own.has(table.id)),
      )
      this.away = false
    } catch {
      this.away = true
    }
  }
}

export const lobby = new LobbyState()

function cardOf(info: GameInfo): GameCard {
  const { least, most } = info.seats
  return {
    game: info.name,
    title: info.title,
    seats: least === most ? String(least) : `${least}–${most}`,
    minutes: [...new Set(info.minutes ?? [])].join('–'),
  }
}

function tableCard(table: WireCard, mine: boolean): TableCard {
  const taken = table.seats.filter((seat) => seat.kind !== 'free')
  const seats = taken.map((seat) => ({ seat: seat.seat, name: seat.name, look: seat.look - 1 }))
  return {
    id: table.id,
    code: table.code,
    game: table.game,
    seats,
    free: table.phase === 'open' ? table.free : 0,
    about: aboutOf(
      table,
      taken.map((seat) => seat.name),
    ),
    mine,
    over: table.phase === 'over',
  }
}

function aboutOf(table: WireCard, names: string[]): Words {
  const args = { names: names.filter((name) => name !== '').join(', ') || '…', free: table.free, code: table.code }
  if (table.closed) return { page: `lobby-about-${table.closed}`, args }
  if (table.phase === 'over') return { page: 'lobby-about-over', args }
  if (table.phase === 'open') return { page: 'lobby-about-open', args }
  return table.turn.some((seat) => table.mine.includes(seat))
    ? { page: 'lobby-about-turn', args }
    : { page: 'lobby-about-playing', args }
}
