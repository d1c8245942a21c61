import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Rules, type Sizes } from './rules'

/** Games that Python played (`tests/speed/test_wasm.py`): every step leads to the same position, events and choices. */
interface Reference {
  module: string
  sizes: Sizes
  games: { label: string; start: string; seats: number; steps: Step[]; points: number[]; places: number[] }[]
}

interface Step {
  kind: 'play' | 'land' | 'time_out'
  seat: number
  number: number
  turn: number
  choices: number[]
  events: number[][]
  position: string
}

const file = process.env.RUMPUS_LOCKSTEP
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))

test.skipIf(!file)('the rules in WebAssembly are the rules in Python', async () => {
  const reference = JSON.parse(readFileSync(file as string, 'utf8')) as Reference
  const rules = await Rules.load(readFileSync(reference.module), reference.sizes)
  for (const game of reference.games) {
    rules.position = bytes(game.start)
    game.steps.forEach((step, index) => {
      const where = `${game.label}, step ${index}`
      expect(rules.turn(), where).toBe(step.turn)
      if (step.kind !== 'time_out')
        expect(step.kind === 'land' ? rules.odds() : rules.legal(step.seat), where).toEqual(step.choices)
      const events =
        step.kind === 'land'
          ? rules.land(step.number)
          : step.kind === 'play'
            ? rules.play(step.seat, step.number)
            : rules.timeOut()
      expect(events, where).toEqual(step.events)
      expect(Buffer.from(rules.position).toString('base64'), where).toBe(step.position)
    })
    expect(rules.turn(), game.label).toBe(0)
    expect(rules.score(game.seats), game.label).toEqual({ points: game.points, places: game.places })
  }
})
