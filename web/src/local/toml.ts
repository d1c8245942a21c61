/** TOML 1.0 as people write it into a house deck: tables, lists of tables, texts, numbers, truths, dates. */
import { Scalar } from './python/values'

type Value = string | number | boolean | Scalar | Value[] | TomlTable
interface TomlTable {
  [key: string]: Value
}

const WHOLE = /^[-+]?(?:0|[1-9](?:_?\d)*)$/
const REAL = /^[-+]?(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][-+]?\d(?:_?\d)*)?$/
const OTHER_BASE = /^0(?:x[\da-fA-F](?:_?[\da-fA-F])*|o[0-7](?:_?[0-7])*|b[01](?:_?[01])*)$/
const DATE = /^(?:\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[-+]\d\d:\d\d)?)?|\d\d:\d\d:\d\d(?:\.\d+)?)/
const ESCAPES: Record<string, string> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', '"': '"', '\\': '\\' }
/** Lists within lists. */
const DEEPEST = 100

export function readToml(text: string): Record<string, unknown> {
  return new Reader(text.replace(/\r\n/g, '\n')).document()
}

class Reader {
  private at = 0
  private readonly root: TomlTable = Object.create(null) as TomlTable
  /** Tables that a heading has named, and those that are closed: written in one line, or of dotted names. */
  private readonly named = new Set<Value>()
  private readonly closed = new Set<Value>()
  private readonly lists = new Set<Value>()

  constructor(private readonly text: string) {}

  document(): TomlTable {
    let table = this.root
    for (this.blank(); this.at < this.text.length; this.blank()) {
      if (this.peek() === '[') table = this.heading()
      else this.pair(table)
      this.endOfLine()
    }
    return this.root
  }

  private heading(): TomlTable {
    const many = this.text.startsWith('[[', this.at)
    this.at += many ? 2 : 1
    const path = this.path()
    this.expect(many ? ']]' : ']')
    const last = path.pop() as string
    const parent = path.reduce((table, key) => this.child(table, key), this.root)
    const found = parent[last]
    if (many) {
      if (found !== undefined && !this.lists.has(found)) this.wrong(`${last} is no list of tables`)
      const list = (found ?? []) as TomlTable[]
      if (found === undefined) this.lists.add((parent[last] = list))
      const table = Object.create(null) as TomlTable
      list.push(table)
      return table
    }
    if (found === undefined) parent[last] = Object.create(null) as TomlTable
    const table = parent[last] as TomlTable
    if (!isTable(table) || this.closed.has(table) || this.named.has(table)) this.wrong(`${last} stands twice`)
    this.named.add(table)
    return table
  }

  /** The table of that name; of a list of tables the last. */
  private child(table: TomlTable, key: string): TomlTable {
    const found = (table[key] ??= Object.create(null) as TomlTable)
    const inner = this.lists.has(found) ? ((found as Value[]).at(-1) as Value) : found
    if (!isTable(inner) || this.closed.has(inner)) return this.wrong(`${key} is no table`)
    return inner
  }

  private pair(table: TomlTable): void {
    const path = this.path()
    this.expect('=')
    this.space()
    const last = path.pop() as string
    let parent = table
    for (const key of path) {
      const known = parent[key] !== undefined
      parent = this.child(parent, key)
      if (known && this.named.has(parent)) this.wrong(`${key} has a heading of its own`)
    }
    if (parent[last] !== undefined) this.wrong(`${last} stands twice`)
    parent[last] = this.value(0)
  }

  /** A name, or several with dots between them. */
  private path(): string[] {
    const path: string[] = []
    do {
      this.space()
      path.push(this.name())
      this.space()
    } while (this.taken('.'))
    return path
  }

  private name(): string {
    if (this.peek() === '"') return this.basic()
    if (this.peek() === "'") return this.literal()
    const [bare = ''] = /^[\w-]*/.exec(this.text.slice(this.at, this.at + 200)) ?? []
    if (bare === '') this.wrong('a name is missing')
    this.at += bare.length
    return bare
  }

  private value(depth: number): Value {
    if (depth > DEEPEST) this.wrong('nested too deep')
    switch (this.peek()) {
      case '"':
        return this.text.startsWith('"""', this.at) ? this.lines('"""') : this.basic()
      case "'":
        return this.text.startsWith("'''", this.at) ? this.lines("'''") : this.literal()
      case '[':
        return this.list(depth)
      case '{':
        return this.inline(depth)
      default:
        return this.scalar()
    }
  }

  private list(depth: number): Value[] {
    this.at += 1
    const cells: Value[] = []
    for (this.blank(); !this.taken(']'); this.blank()) {
      cells.push(this.value(depth + 1))
      this.blank()
      if (this.taken(',')) continue
      this.expect(']')
      break
    }
    return cells
  }

  private inline(depth: number): TomlTable {
    this.at += 1
    const table = Object.create(null) as TomlTable
    this.space()
    if (!this.taken('}'))
      do {
        const path = this.path()
        this.expect('=')
        this.space()
        const last = path.pop() as string
        const parent = path.reduce((inner, key) => this.child(inner, key), table)
        if (parent[last] !== undefined) this.wrong(`${last} stands twice`)
        parent[last] = this.value(depth + 1)
        this.space()
      } while (this.taken(',') || !this.closes('}'))
    this.closed.add(table)
    return table
  }

  private closes(mark: string): boolean {
    this.expect(mark)
    return true
  }

  private scalar(): Value {
    const rest = this.text.slice(this.at, this.at + 200)
    const date = DATE.exec(rest)?.[0]
    const word = date ?? /^[-+\w.]*/.exec(rest)?.[0] ?? ''
    this.at += word.length
    if (date !== undefined) return new Scalar('date', date)
    if (word === 'true' || word === 'false') return word === 'true'
    const digits = word.replaceAll('_', '')
    if (WHOLE.test(word)) return Number(digits)
    if (OTHER_BASE.test(word)) return Number(digits)
    if (REAL.test(word)) return Scalar.real(Number(digits))
    if (/^[-+]?(?:inf|nan)$/.test(word)) return new Scalar('float', word.replace('+', ''))
    return this.wrong(word === '' ? 'a value is missing' : `'${word.slice(0, 40)}' is no value`)
  }

  private basic(): string {
    const end = this.endOf(/^"(?:[^"\\\n]|\\.)*"/)
    return this.unescaped(end.slice(1, -1))
  }

  private literal(): string {
    return this.endOf(/^'[^'\n]*'/).slice(1, -1)
  }

  /** A text of several lines: up to two of its quotes may stand before those that end it. */
  private lines(quotes: '"""' | "'''"): string {
    const whole = this.endOf(
      quotes === '"""'
        ? /^"""(?:[^"\\]|\\[^]|"{1,2}(?!"))*"""(?:"{1,2}(?!"))?/
        : /^'''(?:[^']|'{1,2}(?!'))*'''(?:'{1,2}(?!'))?/,
    )
    const inner = whole.slice(3, -3).replace(/^\n/, '')
    return quotes === "'''" ? inner : this.unescaped(inner.replace(/\\[ \t]*\n\s*/g, ''))
  }

  private endOf(pattern: RegExp): string {
    const [found] = pattern.exec(this.text.slice(this.at)) ?? []
    if (found === undefined) return this.wrong('a text does not end')
    this.at += found.length
    return found
  }

  private unescaped(text: string): string {
    return text.replace(/\\(u[\da-fA-F]{4}|U[\da-fA-F]{8}|[^])/g, (_, code: string) => {
      const number = code.length > 1 ? Number.parseInt(code.slice(1), 16) : null
      if (number !== null && number < 0x110000 && (number < 0xd800 || number > 0xdfff))
        return String.fromCodePoint(number)
      return ESCAPES[code] ?? this.wrong(`\\${code} means nothing`)
    })
  }

  private peek(): string {
    return this.text[this.at] ?? ''
  }

  private taken(mark: string): boolean {
    if (!this.text.startsWith(mark, this.at)) return false
    this.at += mark.length
    return true
  }

  private expect(mark: string): void {
    this.space()
    if (!this.taken(mark)) this.wrong(`${mark} is missing`)
  }

  private space(): void {
    while (this.peek() === ' ' || this.peek() === '\t') this.at += 1
  }

  /** Over empty lines and what only people read. */
  private blank(): void {
    for (;;) {
      this.space()
      if (this.peek() === '#') while (this.at < this.text.length && this.peek() !== '\n') this.at += 1
      if (!this.taken('\n')) return
    }
  }

  private endOfLine(): void {
    this.space()
    if (this.at < this.text.length && this.peek() !== '#' && this.peek() !== '\n')
      this.wrong(`'${this.text.slice(this.at, this.at + 20).split('\n')[0] ?? ''}' is too much here`)
  }

  private wrong(problem: string): never {
    throw new SyntaxError(`line ${this.text.slice(0, this.at).split('\n').length}: ${problem}`)
  }
}

const isTable = (value: Value): value is TomlTable =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Scalar)
