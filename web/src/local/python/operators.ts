/** Operators where Python means something else than JavaScript, or more. Whole numbers below 2⁵³ alone. */

import { Data, Dict, fail, iter, Names, Namespace, PySet, Range, Scalar, StateRecord, Tuple, tup } from './values'

/** The name of a value's type. */
export function type(value: unknown): unknown {
  if (value === null) return 'NoneType'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float'
  if (typeof value === 'string') return 'str'
  if (value instanceof Tuple) return value.constructor === Tuple ? 'tuple' : value.constructor
  if (value instanceof Range) return 'range'
  if (Array.isArray(value)) return 'list'
  if (value instanceof Dict) return 'dict'
  if (value instanceof PySet) return 'set'
  if (value instanceof Uint8Array) return 'bytes'
  if (value instanceof Scalar) return value.kind
  return (value as object).constructor
}

export function is(value: unknown, kind: string): boolean {
  if (kind === 'tuple') return value instanceof Tuple
  const own = type(value)
  return own === kind || (kind === 'int' && own === 'bool')
}

/** Truth: what is empty is false. */
export function t(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !!value
  if (Array.isArray(value) || value instanceof Uint8Array) return value.length > 0
  if (value instanceof Dict || value instanceof PySet) return value.size > 0
  return value instanceof Names ? value.words.length > 0 : true
}

export const either = (a: unknown, b: () => unknown): unknown => (t(a) ? a : b())
export const both = (a: unknown, b: () => unknown): unknown => (t(a) ? b() : a)

// Equality and order

const sorts = (a: unknown): number => (a instanceof Tuple ? 1 : a instanceof Range ? 2 : 0)

export function eq(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a === 'boolean' || typeof b === 'boolean')
    return (
      (typeof a === 'boolean' || typeof a === 'number') &&
      (typeof b === 'boolean' || typeof b === 'number') &&
      +a === +b
    )
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a))
    return Array.isArray(b) && sorts(a) === sorts(b) && a.length === b.length && a.every((cell, at) => eq(cell, b[at]))
  if (a instanceof Dict) {
    if (!(b instanceof Dict) || a.size !== b.size) return false
    for (const [key, value] of a.map.values()) if (!b.has(key) || !eq(value, b.get(key))) return false
    return true
  }
  if (a instanceof PySet) return b instanceof PySet && a.size === b.size && [...a.walk()].every((cell) => b.has(cell))
  if (a instanceof Uint8Array)
    return b instanceof Uint8Array && a.length === b.length && a.every((cell, at) => cell === b[at])
  if (a instanceof Data) return a.constructor === b.constructor && a.$byValue && eq(a.$cells(), (b as Data).$cells())
  if (a instanceof Namespace || a instanceof StateRecord)
    return a.constructor === b.constructor && eq(Object.entries(a), Object.entries(b))
  return false
}

/** Below 0 where the first comes first. */
export function order(a: unknown, b: unknown): number {
  const plain = (value: unknown) => typeof value === 'number' || typeof value === 'boolean'
  if (plain(a) && plain(b)) return +(a as number) - +(b as number)
  if (typeof a === 'string' && typeof b === 'string') return byCodePoint(a, b)
  if (Array.isArray(a) && Array.isArray(b) && sorts(a) === sorts(b) && sorts(a) < 2) {
    for (let at = 0; at < Math.min(a.length, b.length); at++) if (!eq(a[at], b[at])) return order(a[at], b[at])
    return a.length - b.length
  }
  return fail('TypeError', 'these have no order')
}

function byCodePoint(a: string, b: string): number {
  if (a === b) return 0
  const [x, y] = [Array.from(a), Array.from(b)]
  for (let at = 0; at < Math.min(x.length, y.length); at++) {
    const difference = ((x[at] as string).codePointAt(0) as number) - ((y[at] as string).codePointAt(0) as number)
    if (difference) return difference
  }
  return x.length - y.length
}

const inside = (a: unknown, b: unknown): boolean =>
  a instanceof PySet && b instanceof PySet && [...a.walk()].every((cell) => b.has(cell))

const sets = (a: unknown, b: unknown): boolean => a instanceof PySet && b instanceof PySet
export const lt = (a: unknown, b: unknown): boolean => (sets(a, b) ? inside(a, b) && !inside(b, a) : order(a, b) < 0)
export const le = (a: unknown, b: unknown): boolean => (sets(a, b) ? inside(a, b) : order(a, b) <= 0)
export const gt = (a: unknown, b: unknown): boolean => lt(b, a)
export const ge = (a: unknown, b: unknown): boolean => le(b, a)

// Arithmetic

const whole = (value: number): number =>
  Number.isSafeInteger(value) ? value + 0 : fail('OverflowError', 'beyond 2 to the power of 53')

function number(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'boolean' ? +value : fail('TypeError', 'a number is needed')
}

export function add(a: unknown, b: unknown): unknown {
  if (typeof a === 'string' && typeof b === 'string') return a + b
  if (a instanceof Tuple && b instanceof Tuple) return tup(...a, ...b)
  if (Array.isArray(a) && Array.isArray(b) && sorts(a) === 0 && sorts(b) === 0) return [...a, ...b]
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Uint8Array.from([...a, ...b])
  return whole(number(a) + number(b))
}

export const sub = (a: unknown, b: unknown): unknown =>
  sets(a, b) ? setOf([...(a as PySet).walk()].filter((cell) => !(b as PySet).has(cell))) : whole(number(a) - number(b))

export function mul(a: unknown, b: unknown): unknown {
  if (typeof a === 'string') return a.repeat(Math.max(0, number(b)))
  if (Array.isArray(a)) {
    const cells = Array.from({ length: Math.max(0, number(b)) }, () => Array.from(a)).flat()
    return a instanceof Tuple ? tup(...cells) : cells
  }
  if (typeof b === 'string' || Array.isArray(b)) return mul(b, a)
  return whole(number(a) * number(b))
}

const divisor = (b: unknown): number => number(b) || fail('ZeroDivisionError', 'division by zero')
export const div = (a: unknown, b: unknown): number => whole((number(a) - mod(a, b)) / divisor(b))

export function mod(a: unknown, b: unknown): number {
  const by = divisor(b)
  const rest = number(a) % by
  return (rest !== 0 && rest < 0 !== by < 0 ? rest + by : rest) + 0
}

export const pow = (a: unknown, b: unknown): number =>
  number(b) < 0 ? fail('ValueError', 'a negative power is no whole number') : whole(number(a) ** number(b))
export const shl = (a: unknown, b: unknown): number => whole(number(a) * 2 ** number(b))
export const shr = (a: unknown, b: unknown): number => Math.floor(number(a) / 2 ** number(b))

type Bits = (a: bigint, b: bigint) => bigint

function bits(a: unknown, b: unknown, few: (a: number, b: number) => number, many: Bits): unknown {
  const [x, y] = [number(a), number(b)]
  const small = (x | 0) === x && (y | 0) === y
  const result = small ? few(x, y) : whole(Number(many(BigInt(whole(x)), BigInt(whole(y)))))
  return typeof a === 'boolean' && typeof b === 'boolean' ? result === 1 : result
}

export const and = (a: unknown, b: unknown): unknown =>
  sets(a, b)
    ? setOf([...(a as PySet).walk()].filter((cell) => (b as PySet).has(cell)))
    : bits(a, b, (x, y) => x & y, (x, y) => x & y) // prettier-ignore

export function or(a: unknown, b: unknown): unknown {
  if (sets(a, b)) return setOf([...(a as PySet).walk(), ...(b as PySet).walk()])
  if (a instanceof Dict && b instanceof Dict) return merge(a, b)
  return bits(a, b, (x, y) => x | y, (x, y) => x | y) // prettier-ignore
}

export const xor = (a: unknown, b: unknown): unknown =>
  sets(a, b) ? or(sub(a, b), sub(b, a)) : bits(a, b, (x, y) => x ^ y, (x, y) => x ^ y) // prettier-ignore

export const merge = (...parts: Dict[]): Dict => parts.reduce((all, part) => all.pour(part), new Dict())

export function setOf(cells: Iterable<unknown>): PySet {
  const made = new PySet()
  for (const cell of cells) made.add(cell)
  return made
}

// `a += b`: a list, a dict and a set are changed where they are

export function iadd(a: unknown, b: unknown): unknown {
  if (!Array.isArray(a) || sorts(a) !== 0) return add(a, b)
  a.push(...iter(b))
  return a
}

export function ior(a: unknown, b: unknown): unknown {
  if (a instanceof Dict && b instanceof Dict) return a.pour(b)
  if (!sets(a, b)) return or(a, b)
  for (const cell of (b as PySet).walk()) (a as PySet).add(cell)
  return a
}

export function isub(a: unknown, b: unknown): unknown {
  if (!sets(a, b)) return sub(a, b)
  for (const cell of (b as PySet).walk()) (a as PySet).delete(cell)
  return a
}

export function iand(a: unknown, b: unknown): unknown {
  if (!sets(a, b)) return and(a, b)
  for (const cell of [...(a as PySet).walk()]) if (!(b as PySet).has(cell)) (a as PySet).delete(cell)
  return a
}

export function ixor(a: unknown, b: unknown): unknown {
  if (!sets(a, b)) return xor(a, b)
  for (const cell of [...(b as PySet).walk()]) if (!(a as PySet).delete(cell)) (a as PySet).add(cell)
  return a
}
