/** Python's values in JavaScript, for scripts that `rumpus.speed.script` translated. Numbers, truths, text and null are
 * JavaScript's own; a list is an array; the rest is here. */

/** An error of Python's: its class and the classes that it comes from, by name. */
export class PythonError extends Error {
  constructor(
    readonly kinds: string[],
    message: string,
    /** Of a named error: what its message tells. */
    readonly told: Dict = new Dict(),
  ) {
    super(message)
    this.name = kinds[0] ?? 'Exception'
  }
}

/** What an error of Python's own is besides. */
const FAMILY: Record<string, string> = {
  KeyError: 'LookupError',
  IndexError: 'LookupError',
  ZeroDivisionError: 'ArithmeticError',
  OverflowError: 'ArithmeticError',
}

export const fail = (kind: string, message: string): never => {
  throw new PythonError([kind, FAMILY[kind] ?? kind, 'Exception'], message)
}

export function caught(error: unknown, kinds: string[]): boolean {
  if (error instanceof PythonError) return error.kinds.some((kind) => kinds.includes(kind))
  return error instanceof RangeError && (kinds.includes('RecursionError') || kinds.includes('Exception'))
}

/** A value that scripts do not count with: a float, a date. They may ask what it is, and say it. */
export class Scalar {
  constructor(
    readonly kind: string,
    readonly text: string,
  ) {}

  /** A float, whole or not, as Python writes it. */
  static real(value: number): Scalar {
    const text = String(value)
    return new Scalar('float', /^-?\d+$/.test(text) ? `${text}.0` : text)
  }
}

export class Tuple extends Array<unknown> {
  static override get [Symbol.species]() {
    return Array
  }
}

export const tup = (...cells: unknown[]): Tuple => Tuple.from(cells) as Tuple

/** All its numbers: the ranges here are short. */
export class Range extends Array<number> {
  start = 0
  stop = 0

  static override get [Symbol.species]() {
    return Array
  }
}

export function range(a: number, b?: number, step = 1): Range {
  const [first, end] = b === undefined ? [0, +a] : [+a, +b]
  if (step === 0) fail('ValueError', 'range() arg 3 must not be zero')
  const numbers = Object.assign(new Range(), { start: first, stop: end })
  for (let n = first; step > 0 ? n < end : n > end; n += step) numbers.push(n)
  return numbers
}

/** What two equal keys have in common: 1 and true are the same key, and so are two tuples of the same cells. */
export function hashed(key: unknown): unknown {
  if (typeof key === 'string') return key.startsWith('\0') ? `\0s${key}` : key
  if (typeof key === 'boolean') return key ? 1 : 0
  if (typeof key === 'number' || key === null) return key
  if (key instanceof Tuple) return `\0(${Array.from(key, mark).join(',')})`
  if (key instanceof Data && key.$byValue) return `\0${key.$kind}(${key.$cells().map(mark).join(',')})`
  return fail('TypeError', 'unhashable')
}

function mark(cell: unknown): string {
  const key = hashed(cell)
  return typeof key === 'string' ? JSON.stringify(key) : String(key)
}

export class Dict {
  readonly map = new Map<unknown, [unknown, unknown]>()

  get size(): number {
    return this.map.size
  }
  has(key: unknown): boolean {
    return this.map.has(hashed(key))
  }
  get(key: unknown): unknown {
    return this.map.get(hashed(key))?.[1]
  }
  set(key: unknown, value: unknown): this {
    const found = this.map.get(hashed(key))
    if (found) found[1] = value
    else this.map.set(hashed(key), [key, value])
    return this
  }
  delete(key: unknown): boolean {
    return this.map.delete(hashed(key))
  }
  *keys(): Generator<unknown> {
    for (const [key] of this.map.values()) yield key
  }
  *values(): Generator<unknown> {
    for (const [, value] of this.map.values()) yield value
  }
  *items(): Generator<Tuple> {
    for (const [key, value] of this.map.values()) yield tup(key, value)
  }
  pour(other: Dict): this {
    for (const [key, value] of other.map.values()) this.set(key, value)
    return this
  }
}

export const d = (entries: Record<string, unknown> = {}): Dict => {
  const made = new Dict()
  for (const key in entries) made.set(key, entries[key])
  return made
}

/** A set has no order in Python: `walk` is for what does not depend on one. */
export class PySet {
  readonly map = new Map<unknown, unknown>()

  get size(): number {
    return this.map.size
  }
  has(cell: unknown): boolean {
    return this.map.has(hashed(cell))
  }
  add(cell: unknown): this {
    if (!this.has(cell)) this.map.set(hashed(cell), cell)
    return this
  }
  delete(cell: unknown): boolean {
    return this.map.delete(hashed(cell))
  }
  walk(): IterableIterator<unknown> {
    return this.map.values()
  }
}

/** kernel/names.py */
export class Names {
  constructor(
    readonly kind: string,
    readonly words: Tuple,
  ) {}
  number(word: unknown): number | null {
    const at = this.words.indexOf(word)
    return at < 0 ? null : at
  }
}

export const names = (kind: string, words: string | string[]): Names =>
  new Names(kind, tup(...(typeof words === 'string' ? words.split(' ') : words)))

/** An object with names for its parts: what SimpleNamespace makes. */
export class Namespace {
  [name: string]: unknown
}

type Methods = Record<string, unknown>
type FieldRow = [name: string, value?: () => unknown]

/** A dataclass's objects. Their fields may have any name without a `$`. */
export abstract class Data {
  abstract readonly $kind: string
  /** Equal to another that has the same in it. */
  abstract readonly $byValue: boolean
  abstract $cells(): unknown[]
}

function withMethods<T extends { prototype: object }>(kind: T, methods: Methods): T {
  Object.defineProperties(kind.prototype, Object.getOwnPropertyDescriptors(methods))
  return kind
}

function filled(kind: string, fields: FieldRow[], given: unknown[]): unknown[] {
  if (given.length > fields.length) fail('TypeError', `${kind}() takes ${fields.length} arguments`)
  return fields.map(([name, value], at) => {
    if (given[at] !== undefined) return given[at]
    return value ? value() : fail('TypeError', `${kind}() misses ${name}`)
  })
}

/** `eq` false: two are equal only where they are the same. */
export function data(kind: string, fields: FieldRow[], methods: Methods, eq = true) {
  class Made extends Data {
    get $kind(): string {
      return kind
    }
    get $byValue(): boolean {
      return eq
    }
    constructor(...given: unknown[]) {
      super()
      const values = filled(kind, fields, given)
      fields.forEach(([name], at) =>
        Object.defineProperty(this, name, { value: values[at], writable: true, enumerable: true, configurable: true }),
      )
    }
    $cells(): unknown[] {
      return fields.map(([name]) => (this as unknown as Record<string, unknown>)[name])
    }
  }
  return withMethods(Made, methods)
}

/** A NamedTuple: a tuple whose cells have names. */
export function named(kind: string, fields: FieldRow[], methods: Methods) {
  class Made extends Tuple {
    constructor(...given: unknown[]) {
      super()
      this.push(...filled(kind, fields, given))
    }
  }
  fields.forEach(([name], at) =>
    Object.defineProperty(Made.prototype, name, {
      get(this: unknown[]) {
        return this[at]
      },
    }),
  )
  return withMethods(Made, methods)
}

export function plain(_kind: string, begin: ((...given: unknown[]) => unknown) | null, methods: Methods) {
  class Made {
    constructor(...given: unknown[]) {
      begin?.apply(this, given)
    }
  }
  return withMethods(Made, methods)
}

export type Shape = [name: string, ...lengths: number[]]

/** kernel/state.py: a record of numbers, all zero at first. */
export abstract class StateRecord {
  abstract copy(): StateRecord
}

export function state(shapes: Shape[]) {
  const fields = tup(
    ...shapes.map(([name, ...shape]) => Object.assign(new Namespace(), { name, shape: tup(...shape) })),
  )
  class Made extends StateRecord {
    constructor(given?: Record<string, unknown>) {
      super()
      for (const [name, ...shape] of shapes)
        Object.defineProperty(this, name, {
          value: given ? copied(given[name]) : zeros(shape),
          writable: true,
          enumerable: true,
        })
    }
    get fields(): Tuple {
      return fields
    }
    copy(): Made {
      return new Made(this as unknown as Record<string, unknown>)
    }
  }
  return Made
}

const zeros = ([length, ...rest]: number[]): unknown =>
  length === undefined ? 0 : Array.from({ length }, () => zeros(rest))

const copied = (cells: unknown): unknown => (Array.isArray(cells) ? cells.map(copied) : cells)

export const bytes = (cells: Iterable<number> | number = []): Uint8Array =>
  typeof cells === 'number' ? new Uint8Array(cells) : Uint8Array.from(cells)

/** What a `for` walks over. */
export function iter(value: unknown): Iterable<unknown> {
  if (typeof value === 'string' || Array.isArray(value) || value instanceof Uint8Array)
    return value as Iterable<unknown>
  if (value instanceof Dict) return value.keys()
  if (value instanceof Names) return value.words
  if (value instanceof PySet) return fail('TypeError', 'a set has no order: walk over sorted(…)')
  if (typeof (value as Iterator<unknown> | null)?.next === 'function') return value as Iterable<unknown>
  return fail('TypeError', 'not iterable')
}

/** The same where no order is needed: a set will do. */
export const each = (value: unknown): Iterable<unknown> => (value instanceof PySet ? value.walk() : iter(value))
