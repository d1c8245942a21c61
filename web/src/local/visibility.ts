/** Who may know what, over the bytes of a position. The rules of it are data that Python wrote (`speed/wasm/manifest.py`);
 * `mayLook` is `may_look` of core/visibility.py, and nothing else here decides. */

/** Name, offset in bytes, bits of a cell, shape. */
export type FieldRow = [name: string, offset: number, width: number, shape: number[]]
/** Cells side by side that open together. */
type SpanRow = [offset: number, count: number, width: number, to: number, key: number, keyWidth: number]

export interface Visibility {
  fields: FieldRow[]
  see: SpanRow[]
  know: SpanRow[]
}

export type Cells = number | null | Cells[]
export type View = Record<string, Cells>

const TO_NOBODY = 0
const TO_ALL = 1
export const TO_OWNER = 2

export function mayLook(to: number, key: number, seat: number): boolean {
  if (to === TO_OWNER) return key === seat
  if (to > TO_OWNER) return ((key >> seat) & 1) === 1
  return to === TO_ALL
}

/** What a seat sees: every field that is ever shown, null for each cell that it may not see. */
export function see(visibility: Visibility, position: Uint8Array, seat: number): View {
  const data = new DataView(position.buffer, position.byteOffset, position.byteLength)
  const open = new Set<number>()
  const shown = new Set<number>()
  for (const [offset, count, width, to, key, keyWidth] of visibility.see) {
    const allowed = mayLook(to, to > TO_OWNER ? cell(data, key, keyWidth) : key, seat)
    for (let i = 0; i < count; i++) {
      const at = offset + (i * width) / 8
      if (to !== TO_NOBODY) shown.add(at)
      if (allowed) open.add(at)
    }
  }
  const view: View = {}
  for (const [name, offset, width, shape] of visibility.fields) {
    if (!shown.has(offset)) continue
    const total = shape.reduce((a, b) => a * b, 1)
    const cells = Array.from({ length: total }, (_, i) => {
      const at = offset + (i * width) / 8
      return open.has(at) ? cell(data, at, width) : null
    })
    view[name] = nested(cells, shape)
  }
  return view
}

/** What a seat may ever have known: the position, zero wherever it cannot know. */
export function know(visibility: Visibility, position: Uint8Array, seat: number): Uint8Array {
  const data = new DataView(position.buffer, position.byteOffset, position.byteLength)
  const known = position.slice()
  for (const [offset, count, width, to, key, keyWidth] of visibility.know)
    if (!mayLook(to, to > TO_OWNER ? cell(data, key, keyWidth) : key, seat))
      known.fill(0, offset, offset + (count * width) / 8)
  return known
}

export function cell(data: DataView, at: number, width: number): number {
  if (width === 8) return data.getInt8(at)
  if (width === 16) return data.getInt16(at, true)
  if (width === 32) return data.getInt32(at, true)
  return Number(data.getBigInt64(at, true))
}

export function nested(cells: Cells[], shape: number[]): Cells {
  const [length, ...rest] = shape
  if (length === undefined) return cells[0] as Cells
  if (rest.length === 0) return cells
  const step = cells.length / length
  return Array.from({ length }, (_, i) => nested(cells.slice(i * step, (i + 1) * step), rest))
}
