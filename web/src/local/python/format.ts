/** Values as text: str, repr and the formats of f-strings. */

import { Data, Dict, fail, Names, PySet, PythonError, Range, Scalar, Tuple } from './values'

export function str(value: unknown): string {
  if (typeof value === 'string') return value
  if (!(value instanceof PythonError)) return repr(value)
  return value.kinds.includes('RumpusError') ? fail('TypeError', 'a named error has words elsewhere') : value.message
}

export function repr(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return quoted(value)
  if (value instanceof Scalar) return value.text
  const list = (cells: Iterable<unknown>) => Array.from(cells, repr).join(', ')
  if (value instanceof Tuple && value.constructor === Tuple)
    return value.length === 1 ? `(${repr(value[0])},)` : `(${list(value)})`
  if (Array.isArray(value) && !(value instanceof Range) && !(value instanceof Tuple)) return `[${list(value)}]`
  if (value instanceof Uint8Array) return `b${quoted(String.fromCharCode(...value), /[^ -~]/g)}`
  if (value instanceof Dict)
    return `{${Array.from(value.map.values(), ([key, inner]) => `${repr(key)}: ${repr(inner)}`).join(', ')}}`
  if (value instanceof PySet && value.size < 2) return value.size ? `{${list(value.walk())}}` : 'set()'
  if (value instanceof Data)
    return `${value.$kind}(${Object.entries(value)
      .map(([name, inner]) => `${name}=${repr(inner)}`)
      .join(', ')})`
  const what = value instanceof Names ? 'Names' : value instanceof PySet ? 'a set, which has no order,' : 'this'
  return fail('TypeError', `${what} has no text`)
}

/** What Python takes for a space, and for the end of a line. */
export const SPACE = '[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]'
export const LINE = '\\r\\n|[\\n\\r\\v\\f\\x1c-\\x1e\\x85\\u2028\\u2029]'
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function quoted(text: string, hidden = HIDDEN): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const inner = text.replace(/[\\\n\r\t'"]/g, (found) => ESCAPES[found] ?? (found === quote ? `\\${found}` : found))
  return quote + inner.replace(hidden, escaped) + quote
}

function escaped(character: string): string {
  const code = (character.codePointAt(0) as number).toString(16)
  if (code.length <= 2) return `\\x${code.padStart(2, '0')}`
  return code.length <= 4 ? `\\u${code.padStart(4, '0')}` : `\\U${code.padStart(8, '0')}`
}

const SPEC = /^(?:(.?)([<>^]))?([+ -]?)(0?)(\d*)(,?)([ds]?)$/su

/** As f-strings write it: fill, alignment, sign, width, thousands. */
export function format(value: unknown, spec: string): string {
  const found = SPEC.exec(spec)
  if (!found) return fail('ValueError', `the format ${spec}`)
  const [, fill, align, sign, zero, width, comma, kind] = found as unknown as string[]
  const numeric = typeof value === 'number' || (typeof value === 'boolean' && kind !== 's')
  if (kind === 'd' && !numeric) fail('ValueError', 'd is for numbers')
  if (!numeric && kind !== 's' && typeof value !== 'string' && typeof value !== 'boolean')
    fail('TypeError', 'no such format')
  const front = numeric ? (+(value as number) < 0 ? '-' : sign === '-' ? '' : (sign ?? '')) : ''
  let digits = numeric ? String(Math.abs(+(value as number))) : str(value)
  if (comma && numeric) digits = digits.replace(/\B(?=(\d{3})+$)/g, ',')
  const missing = Math.max(0, Number(width || 0) - Array.from(front + digits).length)
  const pad = (fill || (zero ? '0' : ' ')).repeat(missing)
  const way = align || (zero && numeric ? '=' : typeof value === 'string' ? '<' : '>')
  if (way === '=') return front + pad + digits
  if (way === '<') return front + digits + pad
  if (way === '>') return pad + front + digits
  const left = Math.floor(missing / 2)
  return pad.slice(0, left) + front + digits + pad.slice(left)
}

/** json.dumps, as Python writes it. */
export function dumps(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return JSON.stringify(value)
  if (typeof value === 'string')
    return JSON.stringify(value).replace(/[\x7f-\uffff]/g, (c) =>
      c === '\x7f' ? c : `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
  if (Array.isArray(value)) return `[${value.map(dumps).join(', ')}]`
  if (value instanceof Uint8Array) return `b${quoted(String.fromCharCode(...value), /[^ -~]/g)}`
  if (value instanceof Dict)
    return `{${Array.from(value.map.values(), ([key, inner]) => `${dumps(String(key))}: ${dumps(inner)}`).join(', ')}}`
  return value instanceof Scalar && value.kind === 'float' ? value.text : dumps(str(value))
}
