/**
 * SHA-256. Browsers offer it only on secure addresses, and a phone in the living room opens http://192.168…; there the
 * same sum is done here.
 */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const subtle = globalThis.crypto?.subtle
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : byHand(bytes)
}

/** The first 32 bits of the fractional parts of roots of the first primes, which is how the standard defines its numbers. */
function roots(count: number, power: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate += 1) {
    let prime = true
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) prime = false
    if (prime) found.push(fraction(candidate, power))
  }
  return found
}

/** The fraction of the root in whole numbers: doubles are too short for the last bits. */
function fraction(value: number, power: number): number {
  const scaled = BigInt(value) << BigInt(32 * power)
  let low = 0n
  let high = 1n << 40n
  while (high - low > 1n) {
    const middle = (low + high) >> 1n
    if (middle ** BigInt(power) <= scaled) low = middle
    else high = middle
  }
  return Number(low & 0xffffffffn)
}

const right = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

let constants: [keys: readonly number[], start: readonly number[]] | undefined

export function byHand(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const [keys, start] = (constants ??= [roots(64, 3), roots(8, 2)])
  const sum = Uint32Array.from(start)
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, bytes.length * 8)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  const w = new Uint32Array(64)
  for (let at = 0; at < padded.length; at += 64) mix(sum, w, keys, view, at)
  const digest = new Uint8Array(32)
  sum.forEach((word, index) => new DataView(digest.buffer).setUint32(index * 4, word))
  return digest
}

function mix(sum: Uint32Array, w: Uint32Array, keys: readonly number[], view: DataView, at: number): void {
  const word = (index: number): number => w[index] as number
  for (let index = 0; index < 16; index += 1) w[index] = view.getUint32(at + index * 4)
  for (let index = 16; index < 64; index += 1) {
    const a = word(index - 15)
    const b = word(index - 2)
    w[index] =
      word(index - 16) +
      (right(a, 7) ^ right(a, 18) ^ (a >>> 3)) +
      word(index - 7) +
      (right(b, 17) ^ right(b, 19) ^ (b >>> 10))
  }
  let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number]
  for (let index = 0; index < 64; index += 1) {
    const one =
      (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + (keys[index] as number) + word(index)) |
      0
    const two = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((value, index) => (sum[index] = (sum[index] as number) + value))
}
