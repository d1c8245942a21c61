/** Python's own functions. */

import { byHand } from '../../fair/sha256'
import { at } from './containers'
import { SPACE } from './format'
import { div, eq, merge, mod, order, setOf, t } from './operators'
import { d, Dict, each, fail, iter, Names, PySet, Tuple, tup } from './values'

export { str, repr, format, dumps } from './format'

const number = (value: unknown): number => (typeof value === 'boolean' ? +value : (value as number))

export const abs = (value: unknown): number => Math.abs(number(value))
export const bool = (value: unknown = false): boolean => t(value)
export const divmod = (a: unknown, b: unknown): Tuple => tup(div(a, b), mod(a, b))
export const chr = (code: number): string => String.fromCodePoint(code)
export const ord = (text: string): number => text.codePointAt(0) ?? fail('TypeError', 'one character is needed')

const WHOLE = new RegExp(`^${SPACE}*([+-]?)(\\d+(?:_\\d+)*)${SPACE}*$`)

export function int(value: unknown = 0): number {
  if (typeof value === 'boolean') return +value
  if (typeof value === 'number')
    return Number.isFinite(value) ? Math.trunc(value) + 0 : fail('OverflowError', 'no whole number')
  if (typeof value !== 'string') return fail('TypeError', 'no whole number')
  const found = WHOLE.exec(value)
  if (!found) return fail('ValueError', 'no whole number')
  const parsed = Number(`${found[1]}${(found[2] as string).replaceAll('_', '')}`) + 0
  return Number.isSafeInteger(parsed) ? parsed : fail('OverflowError', 'beyond 2 to the power of 53')
}

// Collections

export const list = (value: unknown = []): unknown[] => Array.from(iter(value))
export const tuple = (value: unknown = []): Tuple =>
  value instanceof Tuple && value.constructor === Tuple ? value : tup(...iter(value))
export const set = (value: unknown = []): PySet => setOf(each(value))
export const frozenset = set

/** From pairs, or from dicts that are poured together. */
export function dict(...parts: unknown[]): Dict {
  const made = new Dict()
  for (const part of parts) {
    if (part instanceof Dict) made.pour(part)
    else
      for (const pair of iter(part)) {
        const [key, value] = Array.from(iter(pair))
        made.set(key, value)
      }
  }
  return made
}

export function fromkeys(keys: unknown, value: unknown = null): Dict {
  const made = d()
  for (const key of iter(keys)) made.set(key, value)
  return merge(made)
}

// Walks

export function* enumerate(value: unknown, start = 0): Generator<Tuple> {
  let index = start
  for (const cell of iter(value)) yield tup(index++, cell)
}

export function* zip(strict: boolean, rows: unknown[]): Generator<Tuple> {
  const walks = rows.map((row) => iter(row)[Symbol.iterator]())
  while (walks.length > 0) {
    const cells: unknown[] = []
    for (const [index, walk] of walks.entries()) {
      const step = walk.next()
      if (step.done && (!strict || (index === 0 && walks.slice(1).every((other) => other.next().done)))) return
      if (step.done) fail('ValueError', 'zip() of unequal lengths')
      cells.push(step.value)
    }
    yield tup(...cells)
  }
}

export function* map(how: (...cells: unknown[]) => unknown, value: unknown): Generator<unknown> {
  for (const cell of iter(value)) yield how(cell)
}

export function* filter(test: ((cell: unknown) => unknown) | null, value: unknown): Generator<unknown> {
  for (const cell of iter(value)) if (t(test ? test(cell) : cell)) yield cell
}

export function* reversed(value: unknown): Generator<unknown> {
  const cells = value instanceof Dict ? Array.from(value.keys()) : value instanceof Names ? value.words : value
  if (!Array.isArray(cells) && typeof cells !== 'string') fail('TypeError', 'cannot be reversed')
  for (let index = (cells as unknown[]).length - 1; index >= 0; index--) yield at(cells, index)
}

/** iter(…): a walk that `next` takes steps of. */
export const walk = (value: unknown): Iterator<unknown> => iter(value)[Symbol.iterator]()

export function next(steps: Iterator<unknown>, otherwise?: unknown): unknown {
  const step = steps.next()
  if (!step.done) return step.value
  return otherwise !== undefined ? otherwise : fail('StopIteration', 'nothing is left')
}

// What a walk comes to

export function any(value: unknown): boolean {
  for (const cell of each(value)) if (t(cell)) return true
  return false
}

export function all(value: unknown): boolean {
  for (const cell of each(value)) if (!t(cell)) return false
  return true
}

export function sum(value: unknown, start = 0): number {
  let whole = number(start)
  for (const cell of each(value)) {
    if (typeof cell !== 'number' && typeof cell !== 'boolean') fail('TypeError', 'only numbers have a sum')
    whole += number(cell)
  }
  return Number.isSafeInteger(whole) ? whole : fail('OverflowError', 'beyond 2 to the power of 53')
}

type Key = ((cell: unknown) => unknown) | null

const best =
  (wins: (difference: number) => boolean) =>
  (cells: Iterable<unknown>, key: Key = null, otherwise?: unknown) => {
    let [found, mark, first]: [unknown, unknown, boolean] = [otherwise, undefined, true]
    for (const cell of cells) {
      const own = key ? key(cell) : cell
      if (first || wins(order(own, mark))) [found, mark, first] = [cell, own, false]
    }
    return first && otherwise === undefined ? fail('ValueError', 'of nothing there is none') : found
  }

export const max = best((difference) => difference > 0)
export const min = best((difference) => difference < 0)

/** Stable, backwards too. */
export function sorted(value: unknown, key: Key = null, reverse: unknown = false): unknown[] {
  if (key && value instanceof PySet) fail('TypeError', 'a set has no order: sort it without a key first')
  const cells = Array.from(each(value), (cell): [unknown, unknown] => [key ? key(cell) : cell, cell])
  const way = t(reverse) ? -1 : 1
  return cells.sort(([a], [b]) => (eq(a, b) ? 0 : way * order(a, b))).map(([, cell]) => cell)
}

/** hashlib.sha256 of bytes, at once. */
export function sha256(bytes: Uint8Array) {
  const digest = byHand(bytes)
  const hexdigest = () => Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { digest: () => digest, hexdigest }
}
