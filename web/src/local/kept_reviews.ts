/** Reviews from visit to visit, in a database of their own: tables do without it, and it may be lost. */
import type { ReviewPart } from './analysis'
import type { KeptReviews } from './reviews'

const NAME = 'rumpus-reviews'
const STORE = 'reviews'
/** Of a few kilobytes each; the oldest go first. */
const MOST = 40

interface Row {
  key: string
  at: number
  review: ReviewPart
}

/** Opens for each question and closes again: another build of the page may want another form. */
export class BrowserReviews implements KeptReviews {
  constructor(private readonly now: () => number) {}

  async get(key: string): Promise<ReviewPart | null> {
    const row = await this.with<Row | undefined>('readonly', (store) => store.get(key))
    return row?.review ?? null
  }

  async put(key: string, review: ReviewPart): Promise<void> {
    await this.with('readwrite', (store) => store.put({ key, at: this.now(), review } satisfies Row))
    const rows = await this.with<Row[]>('readonly', (store) => store.getAll())
    const old = rows.sort((a, b) => b.at - a.at).slice(MOST)
    for (const row of old) await this.with('readwrite', (store) => store.delete(row.key))
  }

  async clear(): Promise<void> {
    await this.with('readwrite', (store) => store.clear())
  }

  private async with<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest): Promise<T> {
    const database = await opened()
    try {
      return await settled<T>(ask(database.transaction(STORE, mode).objectStore(STORE)) as IDBRequest<T>)
    } finally {
      database.close()
    }
  }
}

function opened(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'key' })
  return settled(opening)
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error ?? new Error('what was kept cannot be read'))
  })
}
