import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Table, yourTurn } from '../wire/table.svelte'
import type { Snapshot, TableEvent } from '../wire/types'
import { Stage } from './stage.svelte'
import { type Script, Theatre } from './theatre.svelte'
import { timeline } from './timeline'
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
  you: 0,
  ask: null,
  moves: [],
  view: { left: 9 },
  events: [],
  story: [],
  serial: 0,
  epoch: 0,
  result: null,
} as unknown as Snapshot

/** "counts 2" is of seat 2; whose seat is not said is of seat 1. */
const seatIn = (kind: string) => Number(kind.split(' ')[1] ?? 1)

function open(more: Partial<Script<Pile>> = {}) {
  const stage = new Stage()
  const table = { latest: START, stage, sent: [], live: true }
  const theatre = new Theatre(() => table as unknown as Table, { ...script, ...more })
  const take = (next: Partial<Snapshot>) => theatre.take((table.latest = { ...table.latest, ...next }))
  const told = () => stage.told(table.latest)
  const add = (...kinds: string[]): Partial<Snapshot> => {
    const { events, story, serial } = table.latest
    const fresh = kinds.map((kind): TableEvent => ({ kind, args: { seat: seatIn(kind) } }))
    const lines = fresh.map(({ kind }, index) => ({
      seq: serial + index + 1,
      seat: seatIn(kind),
      words: { plain: kind },
    }))
    return { events: [...events, ...fresh], story: [...story, ...lines], serial: serial + kinds.length }
  }
  return {
    theatre,
    stage,
    told,
    take,
    add,
    tell: (left: number, ...kinds: string[]) => take({ view: { left }, ...add(...kinds) }),
    /** The table knows it; the theatre has not looked yet. */
    hear: (...kinds: string[]) => (table.latest = { ...table.latest, ask: YOU, ...add(...kinds) }),
    ask: (left: number, ...kinds: string[]) => take({ ask: YOU, view: { left }, ...add(...kinds) }),
    end: () => take({ result: [] }),
    tellAnew: (left: number) => take({ view: { left }, epoch: table.latest.epoch + 1 }),
  }
}

const YOU = { seats: [0], question: { plain: 'you' } } as unknown as Snapshot['ask']

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('ends each step at the view that came with it', () => {
  const { tell, theatre, stage } = open()
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
  vi.advanceTimersByTime(800 + TIMING.behind)
  expect(theatre.shown.seen.at(-1)).toBe('last')
  expect(theatre.shown.seen).toHaveLength(17)
})

it('tells before it asks', () => {
  const { ask, hear, told } = open()
  hear('draws')
  expect(yourTurn(told()), 'not even before the theatre looks').toBe(false)
  ask(7, 'draws')
  expect(told().moves).toEqual([])
  expect(told().ask?.seats, 'the bar says who acts').toEqual([1])
  expect(told().telling).toMatchObject({ seat: 1, climax: false, next: true })
  vi.advanceTimersByTime(799)
  expect(yourTurn(told())).toBe(false)
  vi.advanceTimersByTime(1)
  expect(yourTurn(told())).toBe(true)
})

it('keeps a question that stands while something is shown beside it', () => {
  const { ask, told } = open({ kind: () => 'aside' })
  ask(8, 'lays')
  expect(yourTurn(told())).toBe(true)
})

it('goes on at a tap, one passage at a time', () => {
  const { ask, theatre, told } = open({ kind: (event) => (event.kind === 'burns' ? 'climax' : 'plain') })
  ask(6, 'draws', 'draws', 'burns')
  theatre.tap()
  expect(theatre.shown.seen).toEqual(['draws', 'draws', 'burns'])
  expect(told().telling).toMatchObject({ climax: true, words: { plain: 'burns' } })
  theatre.tap()
  expect(told().telling ?? null).toBeNull()
})

it('names who each sentence of a climax is about', () => {
  const { ask, told } = open({ kind: () => 'climax' })
  ask(6, 'counts', 'counts 2')
  expect(told().telling).toMatchObject({ seat: 1, words: { plain: 'counts' } })
  vi.advanceTimersByTime(400)
  expect(told().telling).toMatchObject({ seat: 2, words: { plain: 'counts 2' } })
})

it('shows the rest at once when somebody has seen enough', () => {
  const { tell, theatre } = open()
  tell(6, 'draws', 'draws', 'draws')
  theatre.skip()
  expect(theatre.shown.left).toBe(6)
})

it('plays nothing when everything is told anew', () => {
  const { tell, tellAnew, theatre, stage } = open()
  tell(7, 'draws', 'draws')
  tellAnew(3)
  expect(theatre.shown.left).toBe(3)
  expect(stage.busy).toBe(false)
})

it('lets the story wait for the stage', () => {
  const { tell, told } = open()
  tell(6, 'draws', 'draws', 'draws')
  expect(told().untold, 'what is shown is told').toBe(2)
  vi.advanceTimersByTime(400)
  expect(told().untold).toBe(1)
  vi.advanceTimersByTime(2000)
  expect(told().untold ?? 0).toBe(0)
})

it.each([TIMING.finale, 5000])('looks at the end before anything is laid over it: %i ms', (held) => {
  const { tell, end, theatre, stage } = open(held === TIMING.finale ? {} : { finale: () => held })
  tell(7, 'draws', 'draws')
  end()
  vi.advanceTimersByTime(800)
  expect(theatre.shown.left, 'what moved has come to rest').toBe(7)
  vi.advanceTimersByTime(held - 1)
  expect(stage.busy).toBe(true)
  vi.advanceTimersByTime(1)
  expect(stage.busy).toBe(false)
})

it.each([
  [400, 'with the last move'],
  [0, 'with the last move'],
  [400, 'after it'],
  [0, 'after it'],
])('tells the score after the count that shows it: a beat of %i ms, the end comes %s', (ms, when) => {
  const { add, take, told, end } = open({
    length: () => ms,
    expand: (event) => (event.kind === 'scores' ? [] : [event]),
    finale: () => 5000,
  })
  take({ ...add('draws', 'scores'), ...(when === 'after it' ? {} : { result: [] }) })
  if (when === 'after it') {
    vi.advanceTimersByTime(ms + 100)
    expect(told().untold, 'the end is still to come').toBe(1)
    end()
    vi.advanceTimersByTime(4999)
  } else vi.advanceTimersByTime(ms + 4999)
  expect(told().untold, 'the count goes on').toBe(1)
  vi.advanceTimersByTime(1)
  expect(told().untold ?? 0).toBe(0)
})

it('ends at once for whoever has seen enough', () => {
  const { end, theatre, stage } = open()
  end()
  expect(stage.busy).toBe(true)
  theatre.tap()
  expect(stage.busy).toBe(false)
})

it('steps back and forth while it stands still', () => {
  const { tell, theatre } = open()
  tell(6, 'draws', 'draws', 'draws')
  theatre.pause()
  theatre.step(1)
  theatre.step(1)
  expect(theatre.shown.left).toBe(6)
  theatre.step(-1)
  expect(theatre.shown.left).toBe(7)
  theatre.step(-1)
  theatre.step(1)
  expect(theatre.shown.left).toBe(7)
  theatre.resume()
  expect(theatre.shown.left, 'on from where it stood').toBe(6)
})

it('keeps a timeline of what was shown, for how long, and why it ended', () => {
  const { tell, theatre } = open({ kind: (event) => (event.kind === 'burns' ? 'climax' : 'plain') })
  tell(6, 'draws', 'burns')
  tell(5, 'burns')
  vi.advanceTimersByTime(800)
  theatre.tap()
  const last = timeline.entries.slice(-3)
  expect(last.map(({ kind, seat, event, held, cut }) => [kind, seat, event, held, cut])).toEqual([
    ['plain', 1, 'draws', 400, null],
    ['climax', 1, 'burns', 400, null],
    ['climax', 1, 'burns', 400, 'tap'],
  ])
})

it('closes what was opened to look something up before a climax, and nothing before a plain beat', () => {
  const close = vi.fn()
  vi.stubGlobal('document', { querySelector: () => null, querySelectorAll: () => [{ close }] })
  const { tell } = open({ kind: ({ kind }) => (kind === 'burns' ? 'climax' : 'plain') })
  tell(8, 'draws')
  expect(close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  tell(7, 'burns')
  expect(close).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
