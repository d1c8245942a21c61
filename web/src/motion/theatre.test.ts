import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Table } from '../wire/table.svelte'
import type { Snapshot, TableEvent } from '../wire/types'
import { type Script, stage, Theatre } from './theatre.svelte'
import { TIMING } from './timing'

/** A pile that is counted down; a beat forgets to count, so only the view of its step can put it right. */
interface Pile {
  left: number
  seen: string[]
}

const script: Script<Pile> = {
  read: (view, _, before) => ({ left: Number(view.left), seen: before?.seen ?? [] }),
  length: () => 400,
  act: (shown, event) => ({
    left: event.kind === 'forgets' ? shown.left : shown.left - 1,
    seen: [...shown.seen, event.kind],
  }),
}

const START = {
  you: null,
  ask: null,
  view: { left: 9 },
  events: [],
  serial: 0,
  epoch: 0,
  result: null,
} as unknown as Snapshot

function open(more: Partial<Script<Pile>> = {}) {
  let told = START
  const theatre = new Theatre(() => ({ snapshot: told, sent: [] }) as unknown as Table, { ...script, ...more })
  const take = (next: Partial<Snapshot>) => theatre.take((told = { ...told, ...next }))
  return {
    theatre,
    tell(left: number, ...kinds: string[]) {
      const events = kinds.map((kind): TableEvent => ({ kind, args: {} }))
      take({ view: { left }, events: [...told.events, ...events], serial: told.serial + events.length })
    },
    ask(left: number, kind: string) {
      take({
        you: 0,
        ask: { seats: [0] } as unknown as Snapshot['ask'],
        view: { left },
        events: [...told.events, { kind, args: {} }],
        serial: told.serial + 1,
      })
    },
    end: () => take({ result: [] }),
    tellAnew: (left: number) => take({ view: { left }, epoch: told.epoch + 1 }),
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('ends each step at the view that came with it', () => {
  const { tell, theatre } = open()
  tell(7, 'draws', 'forgets')
  vi.advanceTimersByTime(400)
  expect(theatre.shown.left, 'as far as the beats can tell').toBe(8)
  vi.advanceTimersByTime(400)
  expect(theatre.shown.left).toBe(7)
  expect(stage.busy).toBe(false)
})

it('begins the newest step in time when many come at once', () => {
  const { tell, theatre } = open()
  for (let left = 8; left > 0; left -= 1) tell(left, 'draws', 'forgets')
  tell(0, 'last')
  vi.advanceTimersByTime(TIMING.behind)
  expect(theatre.shown.seen.at(-1)).toBe('last')
  expect(theatre.shown.seen).toHaveLength(17)
})

it('hurries more for whoever is asked', () => {
  const { tell, ask, theatre } = open()
  for (let left = 8; left > 0; left -= 1) tell(left, 'draws', 'forgets')
  ask(0, 'last')
  vi.advanceTimersByTime(TIMING.behind / 2)
  expect(theatre.shown.seen.at(-1)).toBe('last')
})

it('shows the rest at once when somebody has seen enough', () => {
  const { tell, theatre } = open()
  tell(6, 'draws', 'draws', 'draws')
  theatre.skip()
  expect(theatre.shown.left).toBe(6)
})

it('plays nothing when everything is told anew', () => {
  const { tell, tellAnew, theatre } = open()
  tell(7, 'draws', 'draws')
  tellAnew(3)
  expect(theatre.shown.left).toBe(3)
  expect(stage.busy).toBe(false)
})

it('lets the story wait only where there is suspense', () => {
  const plain = open()
  plain.tell(7, 'draws', 'draws')
  expect(stage.untold).toBe(0)
  plain.theatre.skip()
  const { tell } = open({ suspense: true })
  tell(6, 'draws', 'draws', 'draws')
  expect(stage.untold, 'what is shown is told').toBe(2)
  vi.advanceTimersByTime(400)
  expect(stage.untold).toBe(1)
  vi.advanceTimersByTime(2000)
  expect(stage.untold).toBe(0)
})

it.each([TIMING.finale, 5000])('looks at the end before anything is laid over it: %i ms', (held) => {
  const { tell, end, theatre } = open(held === TIMING.finale ? {} : { finale: () => held })
  tell(7, 'draws', 'draws')
  end()
  vi.advanceTimersByTime(800)
  expect(theatre.shown.left, 'what moved has come to rest').toBe(7)
  vi.advanceTimersByTime(held - 1)
  expect(stage.busy).toBe(true)
  vi.advanceTimersByTime(1)
  expect(stage.busy).toBe(false)
})

it('ends at once for whoever has seen enough', () => {
  const { end, theatre } = open()
  end()
  expect(stage.busy).toBe(true)
  theatre.tap()
  expect(stage.busy).toBe(false)
})
