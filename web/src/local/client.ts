import type { ClientMessage, ServerMessage } from '../wire/messages'

export interface LocalRoom {
  request(method: string, path: string, body?: string): Promise<{ status: number; body: unknown }>
  connect(table: string, heard: (message: ServerMessage) => void): { send(message: ClientMessage): void; close(): void }
}

export function localRoom(): LocalRoom {
  throw new Error('not yet')
}
