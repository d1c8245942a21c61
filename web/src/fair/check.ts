/** The deal checked in this browser: the promise, the contributions, and every draw again. */
import type { Fairness } from '../wire/messages'
import { words } from './chacha'
import { sha256 } from './sha256'

export type Verdict =
  | { honest: true; draws: number; contributions: number }
  | { honest: false; why: 'promise' }
  | { honest: false; why: 'draw'; draw: number; expected: number; recorded: number }

type Bytes = Uint8Array<ArrayBuffer>

export function fromHex(text: string): Bytes {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function joined(...parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const label = (text: string): Bytes => new TextEncoder().encode(`${text}\0`)

function measured(bytes: Uint8Array): Bytes {
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, bytes.length)
  return joined(length, bytes)
}

/** What a commitment is the hash of. */
export const promisedBytes = (secret: Uint8Array): Bytes => joined(label('rumpus commitment'), secret)

/** What a game's key is the hash of. */
export const keyBytes = (secret: Uint8Array, contributions: readonly Uint8Array[]): Bytes =>
  joined(label('rumpus key'), measured(secret), ...contributions.map(measured))

export async function commitment(secret: Uint8Array): Promise<string> {
  return toHex(await sha256(promisedBytes(secret)))
}

export const keyOf = (secret: Uint8Array, contributions: readonly Uint8Array[]): Promise<Bytes> =>
  sha256(keyBytes(secret, contributions))

/** What draw `number` gives with these weights. */
export function outcomeOf(key: Uint8Array, number: number, odds: readonly number[]): number {
  const whole = odds.reduce((sum, weight) => sum + weight, 0)
  const unfair = BigInt(2 ** 32 % whole)
  for (const word of words(key, number)) {
    // The top of word × whole is a fair number below `whole`, once the few words that would favour some are left out.
    const product = BigInt(word) * BigInt(whole)
    if ((product & 0xffffffffn) < unfair) continue
    let rest = Number(product >> 32n)
    for (const [outcome, weight] of odds.entries()) {
      if (rest < weight) return outcome
      rest -= weight
    }
  }
  throw new Error('the words of a stream have no end')
}

/** `shown` is what this page saw before the deal, where it was there; the record's own promise is not enough then. */
export async function checkDeal(fairness: Fairness, shown: string | null): Promise<Verdict> {
  const secret = fromHex(fairness.secret)
  const promised = await commitment(secret)
  if (promised !== fairness.commitment || (shown !== null && shown !== promised))
    return { honest: false, why: 'promise' }
  const key = await keyOf(secret, fairness.contributions.map(fromHex))
  for (const [number, draw] of fairness.draws.entries()) {
    const expected = outcomeOf(key, number, draw.odds)
    if (expected !== draw.outcome)
      return { honest: false, why: 'draw', draw: number + 1, expected, recorded: draw.outcome }
  }
  return {
    honest: true,
    draws: fairness.draws.length,
    contributions: fairness.contributions.filter((words) => words !== '').length,
  }
}
