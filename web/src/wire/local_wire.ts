import type { ClientMessage } from './messages'
import type { Wire } from './line'

/** A table of the room inside the page, as a socket would be. That room is loaded when it is wanted. */
export class LocalWire implements Wire {
  readyState: number = WebSocket.CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  #table: { send(message: ClientMessage): void; close(): void } | null = null

  constructor(table: string) {
    import('../local/client').then(
      ({ localRoom }) => {
        if (this.readyState === WebSocket.CLOSED) return
        this.#table = localRoom().connect(table, (message) => {
          this.onmessage?.({ data: JSON.stringify(message) })
          if (message.t === 'bye' && message.again >= 0) this.#broken() // its worker ended: another one is started
        })
        this.readyState = WebSocket.OPEN
        this.onopen?.()
      },
      () => this.#broken(), // it was never fetched, and there is no line: as with a room that does not answer
    )
  }

  send(text: string): void {
    this.#table?.send(JSON.parse(text) as ClientMessage)
  }

  close(): void {
    this.readyState = WebSocket.CLOSED
    this.#table?.close()
    this.#table = null
  }

  #broken(): void {
    this.close()
    this.onclose?.()
  }
}
