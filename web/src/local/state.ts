/** A position as its fields by name, for scripts, and as its bytes, for the rules: kernel/state.py's pack and unpack. */

import { cell, nested, type Cells, type FieldRow } from './visibility'

export interface Layout {
  sizes: { size: number }
  fields: FieldRow[]
}

/** Every field of a state: numbers, and rows of them. */
export type StateObject = Record<string, Cells>

const total = (shape: number[]): number => shape.reduce((a, b) => a * b, 1)

export function unpack(layout: Layout, position: Uint8Array): StateObject {
  const data = new DataView(position.buffer, position.byteOffset, position.byteLength)
  const read = ([name, offset, width, shape]: FieldRow): [string, Cells] => {
    const cells = Array.from({ length: total(shape) }, (_, i) => cell(data, offset + (i * width) / 8, width))
    return [name, nested(cells, shape)]
  }
  return Object.fromEntries(layout.fields.map(read))
}

export function pack(layout: Layout, state: StateObject): Uint8Array {
  const data = new DataView(new ArrayBuffer(layout.sizes.size))
  for (const [name, offset, width, shape] of layout.fields) {
    const cells = ([state[name]] as unknown[]).flat(3 as 0) as unknown[]
    if (cells.length !== total(shape))
      throw new RangeError(`${name} has ${cells.length} cells, declared are ${total(shape)}`)
    cells.forEach((value, i) => write(data, offset + (i * width) / 8, width, value, name))
  }
  return new Uint8Array(data.buffer)
}

function write(data: DataView, at: number, width: number, value: unknown, name: string): void {
  const number = Number(value)
  const edge = 2 ** (width - 1)
  if (!Number.isInteger(number) || number < -edge || number >= edge)
    throw new RangeError(`${name} holds ${String(value)}, which does not fit ${width} bits`)
  if (width === 8) data.setInt8(at, number)
  else if (width === 16) data.setInt16(at, number, true)
  else if (width === 32) data.setInt32(at, number, true)
  else data.setBigInt64(at, BigInt(number), true)
}
