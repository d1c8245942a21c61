/** Looking into lists, tuples, dicts, sets and text, and changing them. Text counts by code points, as in Python. */

import { eq } from './operators'
import { Dict, fail, iter, Names, Namespace, PySet, Range, Tuple, tup } from './values'

type Row = unknown[] | Uint8Array

const points = (text: string): string[] | string => (/[\ud800-\udfff]/.test(text) ? Array.from(text) : text)

function place(length: number, index: unknown): number {
  const number = typeof index === 'boolean' ? +index : index
  if (typeof number !== 'number') return fail('TypeError', 'indices are whole numbers')
  const at = number < 0 ? number + length : number
  return at >= 0 && at < length ? at : fail('IndexError', 'index out of range')
}

export function at(owner: unknown, key: unknown): unknown {
  if (owner instanceof Dict) return owner.has(key) ? owner.get(key) : fail('KeyError', String(key))
  if (Array.isArray(owner) || owner instanceof Uint8Array) return (owner as unknown[])[place(owner.length, key)]
  if (owner instanceof Names) return at(owner.words, key)
  if (typeof owner !== 'string') return fail('TypeError', 'not subscriptable')
  const cells = points(owner)
  return cells[place(cells.length, key)]
}

/** The value first: Python evaluates it before what it is put into. */
export function put(value: unknown, owner: unknown, key: unknown): void {
  if (owner instanceof Dict) owner.set(key, value)
  else if (Array.isArray(owner) && !(owner instanceof Tuple)) owner[place(owner.length, key)] = value
  else fail('TypeError', 'cannot be assigned to')
}

export function change(owner: unknown, key: unknown, how: (old: unknown) => unknown): void {
  put(how(at(owner, key)), owner, key)
}

export function store(value: unknown, owner: Record<string, unknown>, name: string): void {
  owner[name] = value
}

export function del(owner: unknown, key: unknown): void {
  if (owner instanceof Dict) return void (owner.delete(key) || fail('KeyError', String(key)))
  if (Array.isArray(owner) && !(owner instanceof Tuple)) owner.splice(place(owner.length, key), 1)
  else fail('TypeError', 'cannot be deleted from')
}

type Bound = number | null

export function slice(owner: unknown, from: Bound = null, to: Bound = null, step: Bound = null): unknown {
  if (typeof owner === 'string') return cut(Array.from(points(owner)), from, to, step).join('')
  if (owner instanceof Uint8Array) return Uint8Array.from(cut(Array.from(owner), from, to, step))
  if (!Array.isArray(owner)) return fail('TypeError', 'cannot be sliced')
  const found = cut(Array.from(owner as unknown[]), from, to, step)
  if (owner instanceof Range) return Range.from(found)
  return owner instanceof Tuple ? tup(...found) : found
}

function cut<T>(cells: T[], from: Bound, to: Bound, by: Bound): T[] {
  const step = by ?? 1
  const length = cells.length
  if (step === 0) fail('ValueError', 'slice step cannot be zero')
  const [low, high] = step > 0 ? [0, length] : [-1, length - 1]
  const bound = (given: Bound, otherwise: number): number =>
    given === null ? otherwise : Math.min(Math.max(given < 0 ? given + length : +given, low), high)
  const [first, end] = step > 0 ? [bound(from, low), bound(to, high)] : [bound(from, high), bound(to, low)]
  const found: T[] = []
  for (let index = first; step > 0 ? index < end : index > end; index += step) found.push(cells[index] as T)
  return found
}

/** `starred`: which of the names takes all that is over. */
export function unpack(value: unknown, count: number, starred = -1): unknown[] {
  const cells = Array.from(iter(value))
  const over = cells.length - count
  if (starred < 0 ? over !== 0 : over < -1) fail('ValueError', `${count} values are needed`)
  if (starred >= 0) cells.splice(starred, over + 1, cells.slice(starred, starred + over + 1))
  return cells
}

/** Whether a pattern of so many parts may fit. */
export const sequence = (value: unknown, count: number): boolean => Array.isArray(value) && value.length === count

export function has(owner: unknown, item: unknown): boolean {
  if (owner instanceof Dict || owner instanceof PySet) return owner.has(item)
  if (typeof owner === 'string')
    return typeof item === 'string' ? owner.includes(item) : fail('TypeError', 'text is in text')
  for (const cell of iter(owner)) if (eq(cell, item)) return true
  return false
}

export function len(value: unknown): number {
  if (typeof value === 'string') return points(value).length
  if (Array.isArray(value) || value instanceof Uint8Array) return (value as Row).length
  if (value instanceof Dict || value instanceof PySet) return value.size
  return value instanceof Names ? value.words.length : fail('TypeError', 'has no length')
}

export function getattr(owner: unknown, name: string, otherwise?: unknown): unknown {
  const found = (owner as Record<string, unknown>)[name]
  if (found !== undefined) return found
  return otherwise !== undefined ? otherwise : fail('AttributeError', name)
}

export const namespace = (...parts: Dict[]): Namespace => {
  const made = new Namespace()
  for (const part of parts) for (const [key, value] of part.map.values()) made[key as string] = value
  return made
}

/** Arguments by place, those of `**given` among them. */
export function placed(names: string[], given: unknown[], named: Dict): unknown[] {
  const row = [...given]
  for (const [key, value] of named.map.values()) {
    const index = names.indexOf(key as string)
    if (index < given.length) fail('TypeError', `an unexpected argument ${String(key)}`)
    row[index] = value
  }
  return row
}
