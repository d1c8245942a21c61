/** ChaCha with eight rounds, the same as the server's: blocks of sixteen words from a key of 32 bytes and a stream. */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]
const ROUNDS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const

const left = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  let p = x[a] as number
  let q = x[b] as number
  let r = x[c] as number
  let s = x[d] as number
  p = (p + q) | 0
  s = left(s ^ p, 16)
  r = (r + s) | 0
  q = left(q ^ r, 12)
  p = (p + q) | 0
  s = left(s ^ p, 8)
  r = (r + s) | 0
  q = left(q ^ r, 7)
  x[a] = p
  x[b] = q
  x[c] = r
  x[d] = s
}

function block(key: Uint8Array, stream: number, number: number): Uint32Array {
  const view = new DataView(key.buffer, key.byteOffset, 32)
  const start = new Uint32Array([
    ...CONSTANTS,
    ...Array.from({ length: 8 }, (_, index) => view.getUint32(index * 4, true)),
    number,
    stream >>> 0,
    Math.floor(stream / 2 ** 32),
    0,
  ])
  const x = start.slice()
  for (let round = 0; round < 4; round += 1) for (const [a, b, c, d] of ROUNDS) quarter(x, a, b, c, d)
  return x.map((word, index) => word + (start[index] as number))
}

/** The random words of a stream, without end. */
export function* words(key: Uint8Array, stream: number): Generator<number, never> {
  for (let number = 0; ; number += 1) yield* block(key, stream, number)
}
