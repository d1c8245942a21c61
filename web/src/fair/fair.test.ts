import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { words } from './chacha'
import { checkDeal, commitment, fromHex, keyOf, outcomeOf, toHex } from './check'
import { byHand, sha256 } from './sha256'

interface Vector {
  secret: string
  contributions: string[]
  commitment: string
  key: string
  draws: { odds: number[]; outcome: number }[]
}

const vectors = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../tests/vectors/fairness.json'), 'utf8'),
) as Vector[]

it.each(vectors.map((vector) => [vector.commitment.slice(0, 8), vector] as const))(
  'gives the same promise, key and draws as the server: %s',
  async (_, vector) => {
    const secret = fromHex(vector.secret)
    expect(await commitment(secret)).toBe(vector.commitment)
    const key = await keyOf(secret, vector.contributions.map(fromHex))
    expect(toHex(key)).toBe(vector.key)
    expect(vector.draws.map((draw, number) => outcomeOf(key, number, draw.odds))).toEqual(
      vector.draws.map((draw) => draw.outcome),
    )
    expect(await checkDeal(vector, vector.commitment)).toMatchObject({ honest: true, draws: vector.draws.length })
  },
)

it('has the published keystream of eight rounds', () => {
  const stream = words(new Uint8Array(32), 0)
  const bytes = new Uint8Array(8 * 4)
  for (let index = 0; index < 8; index += 1) new DataView(bytes.buffer).setUint32(index * 4, stream.next().value, true)
  expect(toHex(bytes)).toBe('3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e')
})

it('sums by hand what the browser would', async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 255)
    expect(toHex(byHand(bytes))).toBe(toHex(await sha256(bytes)))
  }
})

it('names the first thing that does not add up', async () => {
  const vector = vectors.find((entry) => entry.draws.length > 2) as Vector
  expect(await checkDeal(vector, '00')).toEqual({ honest: false, why: 'promise' })
  expect(await checkDeal({ ...vector, secret: `00${vector.secret.slice(2)}` }, null)).toEqual({
    honest: false,
    why: 'promise',
  })
  const draws = vector.draws.map((draw, index) =>
    index === 1 ? { ...draw, outcome: (draw.outcome + 1) % draw.odds.length } : draw,
  )
  expect(await checkDeal({ ...vector, draws }, null)).toMatchObject({ honest: false, why: 'draw', draw: 2 })
})
