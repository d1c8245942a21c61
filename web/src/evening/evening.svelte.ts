import { toasts } from '../parts/toasts.svelte'
import { t } from '../text/text.svelte'
import { Line, LineClosed, LineRefused, type News, type Request } from '../wire/line'
import type { EveningGame, EveningInfo, EveningPerson } from '../wire/messages'
import type { ClockInfo, LinkStatus } from '../wire/types'

/** Somebody of the evening, with the number they are known by. */
export interface Guest extends EveningPerson {
  number: number
}

/** An evening, live: the server tells the whole of it whenever something happens. */
export class Evening {
  info = $state.raw<EveningInfo | null>(null)
  you = $state<number | null>(null)
  leads = $state(false)
  status = $state<LinkStatus>('connecting')
  /** When the next game begins by itself. */
  starts = $state.raw<ClockInfo | null>(null)
  #ahead = 0
  #server: string | null = null
  #line: Line | null = null

  open(id: string): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#line = new Line(`${scheme}://${location.host}/api/evenings/${encodeURIComponent(id)}/socket`, {
      hello: () => ({ t: 'hello' }),
      heard: (message) => this.#hear(message),
      status: (status) => (this.status = status),
      bye: (why) => (this.status = why === 'no_table' ? 'gone' : 'old'),
    })
  }

  close(): void {
    this.#line?.close()
    this.#line = null
  }

  retry(): void {
    this.#line?.retry()
  }

  /** Sends anything; false when it was not done, and then it is said why. */
  async ask(message: Request): Promise<boolean> {
    try {
      await this.#line?.request(message)
      return true
    } catch (error) {
      if (!(error instanceof LineClosed))
        toasts.show(t(error instanceof LineRefused ? `refused-${error.refused.why}` : 'refused-lost'))
      return false
    }
  }

  #hear(message: News): void {
    if (message.t === 'welcome') {
      this.#ahead = message.now - Date.now() / 1000
      if (this.#server !== null && this.#server !== message.server) this.status = 'old'
      this.#server = message.server
    } else if (message.t === 'evening') {
      this.info = message.evening
      this.you = message.you
      this.leads = message.leads
      const { starts } = message.evening
      this.starts = starts && {
        seats: [],
        left: Math.max(0, (starts.due - (Date.now() / 1000 + this.#ahead)) * 1000),
        total: starts.total * 1000,
        at: performance.now(),
        running: true,
      }
    }
  }
}

/** Who counts: those who are here, and those who have played. The best first. */
export function standings(info: EveningInfo): Guest[] {
  return info.people
    .map((person, number) => ({ ...person, number }))
    .filter((person) => person.here || person.points.some((points) => points !== null))
    .sort((a, b) => b.total - a.total || a.number - b.number)
    .map((person, _, all) => ({ ...person, place: 1 + all.filter((other) => other.total > person.total).length }))
}

/** What a game can bring one more than another: the first five points, the last one. */
const MOST_BY_A_GAME = 4

/** Whether even who is last now could still win, or share it. */
export function anybodyCanWin(info: EveningInfo): boolean {
  const totals = standings(info)
    .filter((guest) => guest.here)
    .map((guest) => guest.total)
  const games = info.games.filter((game) => game.phase === 'coming').length
  return Math.max(...standings(info).map((guest) => guest.total)) - Math.min(...totals) <= MOST_BY_A_GAME * games
}

export const nextGame = (info: EveningInfo): EveningGame | null =>
  info.games.find((game) => game.phase === 'coming') ?? null

export const playing = (info: EveningInfo): EveningGame | null =>
  info.games.find((game) => game.phase === 'playing') ?? null

export const played = (info: EveningInfo): EveningGame[] => info.games.filter((game) => game.phase === 'over')

/** Chairs of the next game that more than one sits on, by name. */
export const sharers = (info: EveningInfo): string[][] =>
  (nextGame(info)?.chairs ?? [])
    .filter((chair) => chair.length > 1)
    .map((chair) => chair.map((person) => nameIn(info, person)))

export function nameIn(info: EveningInfo, person: number): string {
  return info.people[person]?.name || t('lobby-guest')
}
