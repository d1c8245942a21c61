import type { HostKept, HostTable, HostView, Problem } from '../wire/messages'

const KEPT = 'rumpus.host'
const POLL = 5000

/** The room as its host sees it. The key stays in this tab, and goes with every request. */
export class HostState {
  view = $state.raw<HostView | null>(null)
  key = $state('')
  /** Why it did not go: the key is wrong, the room has none, or nobody answers. */
  problem = $state<'' | 'key' | 'none' | 'away' | 'refused'>('')

  /** Looks again and again while the page is open; returns how to stop. */
  start(): () => void {
    try {
      this.key = sessionStorage.getItem(KEPT) ?? ''
    } catch {
      this.key = '' // storage is closed to us: the key is typed once more
    }
    if (this.key) void this.look()
    const timer = setInterval(() => document.visibilityState === 'visible' && this.view && void this.look(), POLL)
    return () => clearInterval(timer)
  }

  async enter(key: string): Promise<void> {
    this.key = key.trim()
    await this.look()
    if (!this.view) return
    try {
      sessionStorage.setItem(KEPT, this.key)
    } catch {
      // as above
    }
  }

  async look(): Promise<void> {
    const view = await this.#send<HostView>('')
    if (view) this.view = view
  }

  async tell(path: string, body: object): Promise<void> {
    const view = await this.#send<HostView>(path, body)
    if (view) this.view = view
  }

  close = (table: HostTable, on: boolean): Promise<void> => this.tell(`/tables/${table.id}/close`, { on })
  mute = (table: HostTable, on: boolean, seat?: number): Promise<void> =>
    this.tell(`/tables/${table.id}/mute`, { on, ...(seat === undefined ? {} : { seat }) })
  showOut = (table: HostTable, seat: number): Promise<void> => this.tell(`/tables/${table.id}/show_out`, { seat })

  forget(days: number, really: boolean): Promise<HostKept | null> {
    return this.#send<HostKept>('/retention', { days, really })
  }

  async #send<T>(path: string, body?: object): Promise<T | null> {
    const headers: Record<string, string> = { Authorization: `Bearer ${this.key}`, 'X-Rumpus': '1' }
    if (body) headers['Content-Type'] = 'application/json'
    try {
      const answer = await fetch(`/api/host${path}`, {
        method: body ? 'POST' : 'GET',
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      if (answer.ok) {
        this.problem = ''
        return (await answer.json()) as T
      }
      const { why } = (await answer.json().catch(() => ({ why: '' }))) as Problem
      this.problem = why === 'token' ? 'key' : why === 'not_found' && !this.view ? 'none' : 'refused'
      if (why === 'token') this.view = null
    } catch {
      this.problem = 'away'
    }
    return null
  }
}
