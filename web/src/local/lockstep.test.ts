import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Rules, type Sizes } from './rules'
import { know, see, type View, type Visibility } from './visibility'

/** Games that Python played (`tests/speed/test_wasm.py`): every step leads to the same position, events and choices. */
interface Reference {
  module: string
  manifest: Visibility & { sizes: Sizes }
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
  /** What each seat sees and knows, now and then. */
  views: { seat: number; see: View; know: string }[]
}

const file = process.env.RUMPUS_LOCKSTEP
const bytes = (written: string) => new Uint8Array(Buffer.from(written, 'base64'))
const text = (position: Uint8Array) => Buffer.from(position).toString('base64')

test.skipIf(!file)(
  'the rules in WebAssembly are the rules in Python',
  async () => {
    const reference = JSON.parse(readFileSync(file as string, 'utf8')) as Reference
    const rules = await Rules.load(readFileSync(reference.module), reference.manifest.sizes)
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
        expect(text(rules.position), where).toBe(step.position)
        for (const view of step.views) {
          expect(see(reference.manifest, rules.position, view.seat), where).toEqual(view.see)
          expect(text(know(reference.manifest, rules.position, view.seat)), where).toBe(view.know)
        }
      })
      expect(rules.turn(), game.label).toBe(0)
      expect(rules.score(game.seats), game.label).toEqual({ points: game.points, places: game.places })
    }
  },
  120_000,
)
