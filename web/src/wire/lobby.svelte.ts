import { isSite } from '../local/place'
import { recall, remember } from '../look/remember'
import { bringRecord, changeMe, lobbyHere, lobbyNow, makeTable, me, Refusal, shelf, tableOfCode } from './http'
import type { GameInfo, Lobby, MakeTable, Me, TableCard as WireCard } from './messages'
import type { GameCard, TableCard, Words } from './types'

const POLL = 5000
/** What this browser remembers: who one is, whether tables lie in the page itself, and at which tables of the room one sits. */
const ME = 'me'
const HERE = 'here'
const SEATED = 'seated'
const NOBODY: Lobby = { listed: [], mine: [] }

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
  /** Games that lie on this device: they can be played without the room. */
  kept = $state.raw<ReadonlySet<string>>(new Set())

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

  /** `own`: in the room inside the page. */
  async make(table: MakeTable, own = false): Promise<string> {
    if (own) remember(HERE, 'yes')
    return (await makeTable(table, own)).id
  }

  /** Looks now rather than in a moment. */
  async look(): Promise<void> {
    await Promise.all([this.#read(), this.#tables()])
  }

  /** A saved game, from its text; returns its id. */
  async bring(text: string): Promise<string> {
    if (isSite) remember(HERE, 'yes')
    return (await bringRecord(text)).id
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
      const [found, mine] = await Promise.all([shelf(), me().catch(remembered)])
      this.infos = new Map(found.games.map((info) => [info.name, info]))
      this.games = found.games.map(cardOf)
      this.levels = found.levels.map((level) => level.name)
      this.me = { name: mine.name, look: Math.max(0, mine.look - 1) }
      remember(ME, JSON.stringify(mine))
    } catch {
      this.away = true
    }
  }

  async #tables(): Promise<void> {
    const [there, here] = await Promise.all([
      isSite ? NOBODY : lobbyNow().catch(() => null),
      isSite || recall(HERE) ? lobbyHere().catch(() => NOBODY) : NOBODY,
    ])
    const { listed, mine } = there ?? { listed: [], mine: seated() }
    if (there) remember(SEATED, JSON.stringify(mine.filter((table) => table.phase !== 'over').slice(0, 5)))
    else this.kept = await (await import('./keeping')).keptGames().catch(() => new Set<string>())
    const own = new Set([...here.mine, ...mine].map((table) => table.id))
    this.tables = [...here.mine, ...mine, ...listed.filter((table) => !own.has(table.id))].map((table) =>
      tableCard(table, own.has(table.id)),
    )
    this.away = there === null
  }
}

/** Without a line: who one was when there was one. */
function remembered(error: unknown): Me {
  const kept = error instanceof Refusal ? null : recall(ME)
  if (kept === null) throw error
  return JSON.parse(kept) as Me
}

function seated(): WireCard[] {
  try {
    return JSON.parse(recall(SEATED) ?? '[]') as WireCard[]
  } catch {
    return []
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
  if (table.id.startsWith('evening-') && table.phase !== 'over') return { page: 'lobby-about-evening', args }
  if (table.closed) return { page: `lobby-about-${table.closed}`, args }
  if (table.phase === 'over') return { page: 'lobby-about-over', args }
  if (table.phase === 'open') return { page: 'lobby-about-open', args }
  return table.turn.some((seat) => table.mine.includes(seat))
    ? { page: 'lobby-about-turn', args }
    : { page: 'lobby-about-playing', args }
}
