import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromHex } from '../fair/check'
import type { ClientMessage, ServerMessage } from '../wire/messages'
import { playForSeat } from './bots'
import { timeOut } from './commands'
import { file, libraryOf, nobody, settled, type Reference } from './rehearsal'
import { Room, type Library, type Outside } from './room'
import { MemoryStore } from './store'
import type { LiveTable } from './table'

/** Whole games at the server's tables (`tests/table/test_local_room.py`): the room in the page hears and tells the same. */
type Evenings = { label: string; acts: Act[] }[]

type Told = Record<string, ServerMessage[]>
type Act = { at: number; told: Told } & (
  | { act: 'make'; wish: object; secret: string; table: string }
  | { act: 'connect'; line: number; table: string }
  | { act: 'send'; line: number; message: ClientMessage; secret?: string }
  | { act: 'bot'; table: string; seat: number; decision: number; move: number }
  | { act: 'tick'; table: string }
  | { act: 'get'; path: string; answer: unknown }
  | { act: 'practise'; record: string; wish: object; table: string; secret: string }
)

class Evening {
  private told: Told = {}
  private lines = new Map<number, ReturnType<Room['connect']>>()
  private now = 0
  private next = { secret: '', table: '' }
  private readonly room: Room

  constructor(library: Library) {
    const outside: Outside = {
      now: () => this.now,
      random: () => fromHex(this.next.secret),
      tableId: () => this.next.table,
      code: () => 'ABCD',
    }
    this.room = new Room(new MemoryStore(), library, nobody, outside, { server: 'test' })
  }

  async play(act: Act): Promise<Told> {
    this.now = act.at
    this.told = {}
    await this.do(act)
    return this.told
  }

  private async do(act: Act): Promise<void> {
    switch (act.act) {
      case 'make': {
        this.next = act
        const { status, body } = await this.room.request('POST', '/tables', JSON.stringify(act.wish))
        expect([status, body]).toEqual([201, { id: act.table, code: 'ABCD' }])
        return
      }
      case 'connect':
        this.lines.set(
          act.line,
          this.room.connect(hereId(act.table), (message) => (this.told[act.line] ??= []).push(message)),
        )
        return
      case 'send':
        this.next.secret = act.secret ?? ''
        this.lines.get(act.line)?.send(act.message)
        return settled()
      case 'bot': {
        const { seat, decision, move } = act
        await (await this.table(act.table)).change('', (tx) => playForSeat(tx, seat, decision, move))
        return
      }
      case 'tick':
        await (await this.table(act.table)).change('', timeOut)
        return
      case 'get': {
        const { status, body } = await this.room.request('GET', act.path.replace(/(?<=^\/\w+\/)[^/?]+/, hereId))
        expect(status).toBe(200)
        expect(plain(lines(body))).toEqual(plain(lines(act.answer)))
        return
      }
      case 'practise': {
        this.next = act
        const path = `/records/${hereId(act.record)}/practice`
        const { status, body } = await this.room.request('POST', path, JSON.stringify(act.wish))
        if (act.table) expect([status, body]).toEqual([201, { id: act.table, code: 'ABCD' }])
        else expect(status).toBe(409)
      }
    }
  }

  private async table(id: string): Promise<LiveTable> {
    return (await this.room.table(hereId(id))) as LiveTable
  }
}

/** Ids of tables that follow from another have no prefix on a server. */
const hereId = (id: string): string => (id.startsWith('here-') ? id : `here-${id}`)

/** A record is text: its lines, each with what it holds, apart from the check sum. */
function lines(answer: unknown): unknown {
  if (typeof answer !== 'string') return answer
  const found = answer.trimEnd().split('\n')
  return found.map((line) => ({ ...(JSON.parse(line) as object), check: '' }))
}

/** Ids without prefix, times to the microsecond, and no words for developers' eyes. */
function plain(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return key === 'detail' ? '' : value.replaceAll('here-', '')
  if (typeof value === 'number') return Math.round(value * 1e6) / 1e6
  if (Array.isArray(value)) return value.map((part) => plain(part))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part, name)]))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.skipIf(!file)(
  'the room in the page tells what the server tells',
  async () => {
    const reference = JSON.parse(readFileSync(file as string, 'utf8')) as Reference & { evenings: Evenings }
    const library = await libraryOf(reference)
    let told = 0
    for (const { label, acts } of reference.evenings) {
      const evening = new Evening(library)
      for (const [index, act] of acts.entries()) {
        const heard = await evening.play(act)
        const what = 'message' in act ? act.message : { ...act, told: null, answer: null }
        expect(plain(heard), `${label}, act ${index}: ${JSON.stringify(what).slice(0, 300)}`).toEqual(plain(act.told))
        told += Object.values(heard).flat().length
      }
    }
    expect(told).toBeGreaterThan(0)
  },
  600_000,
)
