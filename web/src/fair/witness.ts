/** What this browser itself saw and gave before a deal, so that it need not take the record's word for it. */
import { recall, remember } from '../look/remember'

interface Witness {
  promise: string
  words: string[]
}

const KEPT = 30

function all(): [string, Witness][] {
  try {
    return JSON.parse(recall('deals') ?? '[]') as [string, Witness][]
  } catch {
    return []
  }
}

export function witnessOf(table: string): Witness | null {
  return all().find(([id]) => id === table)?.[1] ?? null
}

export function witness(table: string, promise: string, words?: string): void {
  const known = witnessOf(table) ?? { promise, words: [] }
  const kept: Witness = { promise: known.promise, words: words === undefined ? known.words : [...known.words, words] }
  remember('deals', JSON.stringify([...all().filter(([id]) => id !== table), [table, kept]].slice(-KEPT)))
}
