import { letPhonesIn, networkNow, shutPhonesOut } from './http'
import type { NetworkInfo } from './messages'

const POLL = 2000
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** Whether phones can come in, asked where the page is opened at the machine itself: elsewhere it shows its own address. */
class Network {
  info = $state.raw<NetworkInfo | null>(null)
  busy = $state(false)
  #table = ''

  get atTheMachine(): boolean {
    return OWN_NAMES.includes(location.hostname)
  }

  /** Where phones find the room. */
  get origin(): string {
    return this.info?.address || location.origin
  }

  /** Whether that address leads anywhere from another device. */
  get reachable(): boolean {
    return !this.atTheMachine || !!this.info?.address
  }

  /** Keeps an eye on it while somebody looks; returns how to stop. */
  watch(table: string): () => void {
    this.#table = table
    if (!this.atTheMachine) return () => {}
    void this.#take(networkNow(table))
    const timer = setInterval(() => document.visibilityState === 'visible' && void this.#take(networkNow(table)), POLL)
    return () => clearInterval(timer)
  }

  async open(): Promise<void> {
    await this.#press(letPhonesIn(this.#table))
  }

  async close(): Promise<void> {
    await this.#press(shutPhonesOut())
  }

  async #press(answer: Promise<NetworkInfo>): Promise<void> {
    this.busy = true
    await this.#take(answer)
    this.busy = false
  }

  async #take(answer: Promise<NetworkInfo>): Promise<void> {
    try {
      const found = await answer
      // A refused opening says why until the next one.
      if (found.problem || !this.info?.problem || found.open) this.info = found
    } catch {
      // The room does not answer: what was known stays, and the line says so.
    }
  }
}

export const network = new Network()
