/** Positions as text that a person can read and a program can parse back (core/notation.py): one field a line, `name:
 * cells`; zeros at the end left out, rows parted by ` | `, blocks by ` / `, named numbers written as their words. */
import type { Manifest } from './game'
import { pack, unpack, type StateObject } from './state'

/** The cells of a field, none hidden. */
export type Cells = number | Cells[]

/** A text that is no position, and where. */
class BadPosition extends Error {
  override name = 'BadPosition'
}

export interface Field {
  name: string
  shape: number[]
  bits: number
  /** Who sees it, and who may know it: nobody, all, owner, or by:FIELD. */
  see: string
  know: string
  /** The words for its values, and for the last index of a pile. */
  of: string[] | null
  counts: string[] | null
}

export interface Declared {
  fields: Record<string, string>
  names: Record<string, string>
}

/** The fields that a header declares: `4x12 see=owner know=owner of=animal bits=8`. */
export function fieldsOf(declared: Declared): Field[] {
  const words = (kind: string | undefined): string[] | null => {
    const found = kind !== undefined && Object.hasOwn(declared.names, kind) ? declared.names[kind] : undefined
    return found === undefined ? null : found.split(/\s+/).filter(Boolean)
  }
  return Object.entries(declared.fields).map(([name, text]) => {
    const [size, ...pairs] = text.split(/\s+/)
    const facts = Object.fromEntries(pairs.map((pair) => pair.split('=', 2))) as Record<string, string>
    return {
      name,
      shape: size === 'cell' ? [] : (size as string).split('x').map(Number),
      bits: Number(facts.bits),
      see: facts.see ?? 'nobody',
      know: facts.know ?? 'nobody',
      of: words(facts.of),
      counts: words(facts.counts),
    }
  })
}

const known = new WeakMap<Declared, Field[]>()

function declaredFields(declared: Declared): Field[] {
  let fields = known.get(declared)
  if (!fields) known.set(declared, (fields = fieldsOf(declared)))
  return fields
}

type Layout = Pick<Manifest, 'declared' | 'fields' | 'sizes'>

/** The whole state, hidden cells too: never for a seat. */
export function writePosition(layout: Layout, s: Uint8Array): string {
  const object = unpack(layout, s)
  const lines = declaredFields(layout.declared)
    .filter((f) => !allZero(object[f.name] as Cells))
    .map((f) => `${f.name}: ${writeField(f, object[f.name] as Cells)}`)
  return `${lines.join('\n')}\n`
}

export function readPosition(layout: Layout, text: string): Uint8Array {
  return pack(layout, readObject(declaredFields(layout.declared), text))
}

/** The fields that a step changed, as a record writes them. */
export function changedFields(layout: Layout, before: Uint8Array, after: Uint8Array): Record<string, string> {
  const [one, other] = [unpack(layout, before), unpack(layout, after)]
  const changed = declaredFields(layout.declared).filter((f) => !equal(one[f.name] as Cells, other[f.name] as Cells))
  return Object.fromEntries(changed.map((f) => [f.name, writeField(f, other[f.name] as Cells)]))
}

export function readObject(fields: readonly Field[], text: string): StateObject {
  const object: StateObject = Object.fromEntries(fields.map((f) => [f.name, zero(f.shape)]))
  const found = new Set<string>()
  for (const [index, whole] of text.split(/\r\n|\n|\r/).entries()) {
    const line = (whole.split('#')[0] as string).trim()
    if (!line) continue
    const colon = line.indexOf(':')
    const name = line.slice(0, colon < 0 ? undefined : colon).trim()
    const f = fields.find((one) => one.name === name)
    if (colon < 0 || !f) throw new BadPosition(`line ${index + 1}: '${name}' is not a field`)
    if (found.has(name)) throw new BadPosition(`line ${index + 1}: ${name} stands twice`)
    found.add(name)
    object[name] = readCells(f, line.slice(colon + 1))
  }
  return object
}

/** The cells of a field that a record sets: none hidden, each within its width; no text is all zero. */
export function readCells(f: Field, text: string): Cells {
  const cells = text.trim() ? parse(f, text.trim(), f.shape) : zero(f.shape)
  const edge = 2 ** (f.bits - 1)
  const within = (value: Cells): boolean =>
    typeof value === 'number' ? -edge <= value && value < edge && Number.isSafeInteger(value) : value.every(within)
  if (!within(cells)) throw new BadPosition(`${f.name} holds a number that does not fit ${f.bits} bits`)
  return cells
}

const zero = (shape: readonly number[]): Cells =>
  shape.length === 0 ? 0 : Array.from({ length: shape[0] as number }, () => zero(shape.slice(1)))

const allZero = (value: Cells): boolean => (typeof value === 'number' ? value === 0 : value.every(allZero))

export const equal = (one: Cells, other: Cells): boolean =>
  typeof one === 'number' || typeof other === 'number'
    ? one === other
    : one.length === other.length && one.every((part, i) => equal(part, other[i] as Cells))

// Writing

const JOIN: Record<number, string> = { 2: ' | ', 3: ' / ' }

function writeField(f: Field, value: Cells, depth = f.shape.length): string {
  if (typeof value === 'number') return word(f.of, value)
  if (depth === 1) return row(f, value as number[])
  const rows = trimmed(value, allZero)
  return rows.map((part) => writeField(f, part, depth - 1) || '-').join(JOIN[depth])
}

function row(f: Field, cells: number[]): string {
  if (f.counts && cells.length <= f.counts.length) {
    const kinds = cells.map((n, i) => (n === 0 ? '' : n === 1 ? f.counts?.[i] : `${f.counts?.[i]}*${n}`))
    return kinds.filter(Boolean).join(' ')
  }
  return trimmed(cells, (cell) => cell === 0)
    .map((cell) => word(f.of, cell))
    .join(' ')
}

function trimmed<T>(list: readonly T[], empty: (one: T) => boolean): T[] {
  return list.slice(0, list.findLastIndex((one) => !empty(one)) + 1)
}

const word = (names: string[] | null, value: number): string => names?.[value] ?? String(value)

// Reading

function parse(f: Field, text: string, shape: readonly number[]): Cells {
  const [length, ...rest] = shape
  if (length === undefined) return number(f, f.of, text)
  if (rest.length === 0) return parseRow(f, text.split(/\s+/).filter(Boolean), length)
  const parts = text ? text.split((JOIN[shape.length] as string).trim()) : []
  if (parts.length > length) throw new BadPosition(`${f.name}: ${parts.length} rows, there is room for ${length}`)
  return Array.from({ length }, (_, i) => {
    const part = (parts[i] ?? '').trim()
    return parse(f, part === '-' ? '' : part, rest)
  })
}

function parseRow(f: Field, words: string[], length: number): number[] {
  const cells = new Array<number>(length).fill(0)
  const { counts } = f
  if (counts && !(words.length > 0 && words.every((one) => /^-*\d+$/.test(one) && !counts.includes(one)))) {
    for (const one of words) {
      const [name, n] = one.split('*', 2) as [string, string | undefined]
      const kind = counts.indexOf(name)
      if (kind < 0 || kind >= length) throw new BadPosition(`${f.name}: '${name}' is no name of this pile`)
      cells[kind] = n ? number(f, null, n) : 1
    }
    return cells
  }
  if (words.length > length) throw new BadPosition(`${f.name}: ${words.length} cells, there is room for ${length}`)
  words.forEach((one, i) => (cells[i] = number(f, f.of, one)))
  return cells
}

function number(f: Field, names: string[] | null, text: string): number {
  const named = names?.indexOf(text) ?? -1
  if (named >= 0) return named
  if (!/^[-+]?\d{1,15}$/.test(text)) throw new BadPosition(`${f.name}: '${text.slice(0, 40)}' is no number`)
  return Number(text)
}
