/** Methods of text, lists, dicts, sets and bytes. An object of a class has its own. */

import { at, del, has, len, slice } from './containers'
import { sorted } from './builtins'
import { LINE, SPACE } from './format'
import { and, eq, setOf, sub } from './operators'
import { Dict, each, fail, iter, PySet, Tuple, tup } from './values'

type Given = unknown[]
type Method = (...given: Given) => unknown

const LIST: Record<string, (row: unknown[], ...given: Given) => unknown> = {
  append: (row, cell) => void row.push(cell),
  extend: (row, cells) => void row.push(...Array.from(iter(cells))),
  insert: (row, place, cell) => void row.splice(place as number, 0, cell),
  remove: (row, cell) => void del(row, index(row, cell)),
  clear: (row) => void row.splice(0),
  reverse: (row) => void row.reverse(),
  copy: (row) => Array.from(row),
  pop(row, place = -1) {
    const cell = at(row, place)
    del(row, place)
    return cell
  },
  sort(row, key = null, reverse = false) {
    row.splice(0, row.length, ...sorted(row, key as never, reverse))
  },
}

/** A tuple's, and a list's too. */
const ROW: Record<string, (row: unknown[], ...given: Given) => unknown> = {
  index: (row, cell) => index(row, cell),
  count: (row, cell) => row.filter((own) => eq(own, cell)).length,
}

function index(row: unknown[], cell: unknown): number {
  const found = row.findIndex((own) => eq(own, cell))
  return found < 0 ? fail('ValueError', 'is not in the list') : found
}

const DICT: Record<string, (own: Dict, ...given: Given) => unknown> = {
  get: (own, key, otherwise = null) => (own.has(key) ? own.get(key) : otherwise),
  items: (own) => Array.from(own.items()),
  keys: (own) => Array.from(own.keys()),
  values: (own) => Array.from(own.values()),
  setdefault: (own, key, value = null) => (own.has(key) ? own.get(key) : own.set(key, value).get(key)),
  update: (own, other) => void own.pour(other as Dict),
  clear: (own) => void own.map.clear(),
  copy: (own) => new Dict().pour(own),
  pop(own, key, otherwise) {
    const found = own.has(key) ? own.get(key) : otherwise
    own.delete(key)
    return found === undefined ? fail('KeyError', String(key)) : found
  },
}

const within = (a: PySet, b: unknown): boolean => Array.from(a.walk()).every((cell) => has(b, cell))

const SET: Record<string, (own: PySet, ...given: Given) => unknown> = {
  add: (own, cell) => void own.add(cell),
  discard: (own, cell) => void own.delete(cell),
  remove: (own, cell) => void (own.delete(cell) || fail('KeyError', String(cell))),
  update: (own, other) => void Array.from(each(other), (cell) => own.add(cell)),
  clear: (own) => void own.map.clear(),
  copy: (own) => setOf(own.walk()),
  union: (own, other) => setOf([...own.walk(), ...each(other)]),
  intersection: (own, other) => and(own, setOf(each(other))),
  difference: (own, other) => sub(own, setOf(each(other))),
  issubset: (own, other) => within(own, other),
  issuperset: (own, other) => Array.from(each(other)).every((cell) => own.has(cell)),
  isdisjoint: (own, other) => !Array.from(each(other)).some((cell) => own.has(cell)),
}

const FRONT = new RegExp(`^${SPACE}+`)
const BACK = new RegExp(`${SPACE}+$`)
const SPACES = new RegExp(`${SPACE}+`)
const LAST_LINE = new RegExp(`(${LINE})$`)
const LINES = new RegExp(LINE)

const lstrip = (own: string, chars: unknown): string => {
  if (chars === undefined || chars === null) return own.replace(FRONT, '')
  let cells = Array.from(own)
  while (cells.length && (chars as string).includes(cells[0] as string)) cells = cells.slice(1)
  return cells.join('')
}

const rstrip = (own: string, chars: unknown): string => {
  if (chars === undefined || chars === null) return own.replace(BACK, '')
  const cells = Array.from(own)
  while (cells.length && (chars as string).includes(cells.at(-1) as string)) cells.pop()
  return cells.join('')
}

function split(own: string, mark: string | null, most: number): string[] {
  if (mark === '') return fail('ValueError', 'empty separator')
  const [found, text]: [string[], string] = [[], mark === null ? lstrip(own, null) : own]
  let rest = text
  while (most < 0 || found.length < most) {
    const space = mark === null ? SPACES.exec(rest) : null
    const place = mark === null ? (space?.index ?? -1) : rest.indexOf(mark)
    if (place < 0 || (mark === null && BACK.exec(rest)?.index === place)) break
    found.push(rest.slice(0, place))
    rest = rest.slice(place + (space ? space[0].length : (mark as string).length))
  }
  if (mark === null) rest = found.length === most ? rest : rstrip(rest, null)
  return mark === null && rest === '' ? found : [...found, rest]
}

const oneOf = (marks: unknown, test: (mark: string) => boolean): boolean =>
  marks instanceof Tuple ? marks.some((mark) => test(mark as string)) : test(marks as string)

function parted(own: string, mark: string, place: number, none: Tuple): Tuple {
  return place < 0 ? none : tup(own.slice(0, place), mark, own.slice(place + mark.length))
}

function replaced(own: string, old: string, fresh: string, count: number): string {
  const parts = old === '' ? ['', ...Array.from(own), ''] : own.split(old)
  return parts.reduce((all, part, at) => all + (count < 0 || at <= count ? fresh : old) + part)
}

const padding = (own: string, width: unknown, fill: unknown = ' '): string =>
  (fill as string).repeat(Math.max(0, (width as number) - len(own)))

const TEXT: Record<string, (own: string, ...given: Given) => unknown> = {
  join: (own, parts) =>
    Array.from(iter(parts), (part) =>
      typeof part === 'string' ? part : fail('TypeError', 'only text is joined'),
    ).join(own),
  split: (own, mark = null, most = -1) => split(own, mark as string | null, most as number),
  splitlines: (own) => (own ? own.replace(LAST_LINE, '').split(LINES) : []),
  strip: (own, chars) => rstrip(lstrip(own, chars), chars),
  lstrip,
  rstrip,
  replace: (own, old, fresh, count = -1) => replaced(own, old as string, fresh as string, count as number),
  startswith: (own, marks) => oneOf(marks, (mark) => own.startsWith(mark)),
  endswith: (own, marks) => oneOf(marks, (mark) => own.endsWith(mark)),
  partition: (own, mark) => parted(own, mark as string, own.indexOf(mark as string), tup(own, '', '')),
  rpartition: (own, mark) => parted(own, mark as string, own.lastIndexOf(mark as string), tup('', '', own)),
  removeprefix: (own, mark) => (own.startsWith(mark as string) ? own.slice((mark as string).length) : own),
  removesuffix: (own, mark) => (mark && own.endsWith(mark as string) ? own.slice(0, -(mark as string).length) : own),
  lower: (own) => own.toLowerCase(),
  upper: (own) => own.toUpperCase(),
  capitalize: (own) => (slice(own, 0, 1) as string).toUpperCase() + (slice(own, 1) as string).toLowerCase(),
  ljust: (own, width, fill) => own + padding(own, width, fill),
  rjust: (own, width, fill) => padding(own, width, fill) + own,
  zfill: (own, width) => own.replace(/^[+-]?/, (sign) => sign + padding(own, width, '0')),
  isdecimal: (own) => /^\p{Nd}+$/u.test(own),
  isalpha: (own) => /^\p{L}+$/u.test(own),
  find: (own, mark) => found(own, mark as string),
  index: (own, mark) =>
    own.includes(mark as string) ? found(own, mark as string) : fail('ValueError', 'substring not found'),
  count: (own, mark) => (mark === '' ? len(own) + 1 : own.split(mark as string).length - 1),
  encode: (own) => new TextEncoder().encode(own),
}

function found(own: string, mark: string): number {
  const place = own.indexOf(mark)
  return place < 0 ? place : len(own.slice(0, place))
}

const BYTES: Record<string, (own: Uint8Array, ...given: Given) => unknown> = {
  hex: (own) => Array.from(own, (byte) => byte.toString(16).padStart(2, '0')).join(''),
}

const own = (table: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(table, name) ? table[name] : undefined

function methodOf(value: unknown, name: string): Method | undefined {
  if (typeof value === 'string') return own(TEXT, name) as Method
  if (Array.isArray(value)) {
    const mine = value instanceof Tuple ? undefined : own(LIST, name)
    return (mine ?? own(ROW, name)) as Method | undefined
  }
  if (value instanceof Dict) return own(DICT, name) as Method
  if (value instanceof PySet) return own(SET, name) as Method
  return value instanceof Uint8Array ? (own(BYTES, name) as Method) : undefined
}

function called(name: string): Method {
  return (value, ...given) => {
    const method = methodOf(value, name)
    // What changes a list returns nothing, and nothing is None.
    if (method) return method(value, ...given) ?? null
    const mine = (value as Record<string, Method | undefined> | null)?.[name]
    return typeof mine === 'function' ? mine.apply(value, given) : fail('AttributeError', name)
  }
}

const NAMES = [LIST, ROW, DICT, SET, TEXT, BYTES].flatMap((table) => Object.keys(table))

/** By name, the owner first: `$.m.append(list, cell)`. */
export const m: Record<string, Method> = Object.fromEntries(
  [...NAMES, 'digest', 'hexdigest'].map((name) => [name, called(name)]),
)

/** An attribute that may be a method: `max(points, key=points.get)`. */
export function attr(value: unknown, name: string): unknown {
  if (methodOf(value, name)) return (...given: Given) => (m[name] as Method)(value, ...given)
  const found = (value as Record<string, unknown>)[name]
  return found === undefined ? fail('AttributeError', name) : found
}
