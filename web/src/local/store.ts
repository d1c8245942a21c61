/** What the room keeps: tables as their logs, records as texts. In the browser's database, where every change is on disk
 * before it is answered; or in memory, for tests. */
import type { Me } from '../wire/messages'
import type { Row } from './entries'
import type { TableSummary } from './table'

/** Another tab was first: the log goes on differently. */
export class Conflict extends Error {
  override name = 'Conflict'
}

/** The browser has no room for it, or keeps nothing at all. */
export class NoSpace extends Error {
  override name = 'NoSpace'
}

export interface KeptRecord {
  id: string
  game: string
  text: string
  created: number
}

export interface Store {
  rows(table: string, after: number): Promise<Row[]>
  /** Rows after number `seq`, all or none; Conflict where there are some already, NoSpace where there is no room. */
  append(table: string, seq: number, rows: readonly Row[], card: TableSummary): Promise<void>
  cards(): Promise<TableSummary[]>
  /** A table, its log and its record. */
  drop(table: string): Promise<void>
  record(id: string): Promise<KeptRecord | null>
  records(): Promise<KeptRecord[]>
  putRecord(record: KeptRecord): Promise<void>
  me(): Promise<Me | null>
  putMe(me: Me): Promise<void>
  /** Be told of what other tabs append. */
  listen(grown: (table: string) => void): void
}

export class MemoryStore implements Store {
  private logs = new Map<string, Row[]>()
  private summaries = new Map<string, TableSummary>()
  private texts = new Map<string, KeptRecord>()
  private myself: Me | null = null

  rows(table: string, after: number): Promise<Row[]> {
    return Promise.resolve(structuredClone(this.logs.get(table)?.slice(after) ?? []))
  }

  async append(table: string, seq: number, rows: readonly Row[], card: TableSummary): Promise<void> {
    const log = this.logs.get(table) ?? []
    if (log.length !== seq) throw new Conflict(table)
    this.logs.set(table, [...log, ...structuredClone(rows)])
    this.summaries.set(table, structuredClone(card))
  }

  cards(): Promise<TableSummary[]> {
    return Promise.resolve([...this.summaries.values()])
  }

  async drop(table: string): Promise<void> {
    this.logs.delete(table)
    this.summaries.delete(table)
    this.texts.delete(table)
  }

  record(id: string): Promise<KeptRecord | null> {
    return Promise.resolve(this.texts.get(id) ?? null)
  }

  records(): Promise<KeptRecord[]> {
    return Promise.resolve([...this.texts.values()])
  }

  async putRecord(record: KeptRecord): Promise<void> {
    this.texts.set(record.id, record)
  }

  me(): Promise<Me | null> {
    return Promise.resolve(this.myself)
  }

  async putMe(me: Me): Promise<void> {
    this.myself = me
  }

  listen(): void {}
}

const NAME = 'rumpus-local'
type Kept = 'rows' | 'cards' | 'records' | 'me'

export class BrowserStore implements Store {
  private readonly others = new BroadcastChannel(NAME)

  private constructor(private readonly database: IDBDatabase) {}

  /** NoSpace where the browser keeps nothing for this page. */
  static open(factory: IDBFactory = indexedDB): Promise<BrowserStore> {
    return new Promise((done, failed) => {
      const refuse = () => failed(new NoSpace('this browser keeps nothing for this page'))
      let opening: IDBOpenDBRequest
      try {
        opening = factory.open(NAME, 1)
      } catch {
        return refuse()
      }
      opening.onupgradeneeded = () => {
        const { result } = opening
        result.createObjectStore('rows') // key: table, number
        for (const name of ['cards', 'records', 'me']) result.createObjectStore(name, { keyPath: 'id' })
      }
      opening.onsuccess = () => done(new BrowserStore(opening.result))
      opening.onerror = refuse
      opening.onblocked = refuse
    })
  }

  rows(table: string, after: number): Promise<Row[]> {
    return this.read<Row[]>('rows', (rows) => rows.getAll(IDBKeyRange.bound([table, after], [table, Infinity])))
  }

  async append(table: string, seq: number, rows: readonly Row[], card: TableSummary): Promise<void> {
    await this.write(['rows', 'cards'], (stores) => {
      // A row that is there already ends the whole: another tab was first.
      rows.forEach((row, i) => stores.rows.add(row, [table, seq + i]))
      stores.cards.put(card)
    })
    this.others.postMessage(table)
  }

  cards(): Promise<TableSummary[]> {
    return this.read<TableSummary[]>('cards', (cards) => cards.getAll())
  }

  drop(table: string): Promise<void> {
    return this.write(['rows', 'cards', 'records'], ({ rows, cards, records }) => {
      rows.delete(IDBKeyRange.bound([table, 0], [table, Infinity]))
      cards.delete(table)
      records.delete(table)
    })
  }

  async record(id: string): Promise<KeptRecord | null> {
    return (await this.read<KeptRecord | undefined>('records', (records) => records.get(id))) ?? null
  }

  records(): Promise<KeptRecord[]> {
    return this.read<KeptRecord[]>('records', (records) => records.getAll())
  }

  putRecord(record: KeptRecord): Promise<void> {
    return this.write(['records'], ({ records }) => void records.put(record))
  }

  async me(): Promise<Me | null> {
    const [found] = await this.read<Me[]>('me', (me) => me.getAll())
    return found ?? null
  }

  putMe(me: Me): Promise<void> {
    return this.write(['me'], (stores) => void stores.me.put(me))
  }

  listen(grown: (table: string) => void): void {
    this.others.onmessage = (event: MessageEvent<string>) => grown(event.data)
  }

  private read<T>(name: Kept, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
    return new Promise((done, failed) => {
      const request = ask(this.database.transaction(name).objectStore(name))
      request.onsuccess = () => done(request.result as T)
      request.onerror = () => failed(request.error ?? new Error('what was kept cannot be read'))
    })
  }

  /** All of it or nothing, on disk when this is done. */
  private write(names: Kept[], change: (stores: Record<Kept, IDBObjectStore>) => void): Promise<void> {
    return new Promise((done, failed) => {
      const transaction = this.database.transaction(names, 'readwrite', { durability: 'strict' })
      const stores = Object.fromEntries(names.map((name) => [name, transaction.objectStore(name)]))
      transaction.oncomplete = () => done()
      transaction.onabort = () => failed(named(transaction.error))
      try {
        change(stores as Record<Kept, IDBObjectStore>)
      } catch (error) {
        transaction.abort()
        failed(named(error))
      }
    })
  }
}

function named(error: unknown): Error {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'ConstraintError') return new Conflict(name)
  if (name === 'QuotaExceededError') return new NoSpace('this browser has no room left for games')
  return error instanceof Error ? error : new Error(String(error))
}
