import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ClientMessage, ServerMessage, Step } from '../wire/messages'
import type { Question, Thinkers, Thought } from './bots'
import { file, libraryOf, nobody, partsOf, settled, type Reference } from './rehearsal'
import { Room, type Library } from './room'
import { seatsOf } from './session'
import { MemoryStore } from './store'
import type { LiveTable } from './table'
import { Thinking } from './thinking'

/** Bots at the tables of the room in the page: they think elsewhere, wait for the stage, and never keep people waiting. */
let library: Library
let reference: Reference

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }) // whole games, on a machine that may be busy

beforeAll(async () => {
  if (!file) return
  reference = JSON.parse(readFileSync(file, 'utf8')) as Reference
  library = await libraryOf(reference)
})
beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }))
afterEach(() => void vi.useRealTimers())

const first = (question: Question): Thought => ({ move: question.legal[0] ?? null, words: [], patience: 1 })
const thinkers = (think: Thinkers['think']): Thinkers => ({ ...nobody, think })

async function table(think: Thinkers['think'], { pauses = true, game = 'bounce', seats = 2, level = 'regular' } = {}) {
  let count = 0
  const outside = {
    now: () => Date.now() / 1000,
    random: (bytes: number) => new Uint8Array(bytes).fill(128),
    tableId: () => `here-${(count += 1)}`,
    code: () => '',
  }
  const room = new Room(new MemoryStore(), library, thinkers(think), outside, { pauses })
  const wish = { game, seats, pace: 'relaxed', bots: new Array<string>(seats - 1).fill(level) }
  const { body } = await room.request('POST', '/tables', JSON.stringify(wish))
  const { id } = body as { id: string }
  const heard: ServerMessage[] = []
  const line = room.connect(id, (message) => heard.push(message))
  const send = async (message: ClientMessage) => {
    line.send({ ...message, id: (count += 1) })
    await settled()
    return heard.at(-1) as ServerMessage
  }
  await send({ t: 'hello' })
  await send({ t: 'start' })
  const live = (await room.table(id)) as LiveTable
  const play = async () => {
    const game = live.state.needGame()
    const legal = game.asked[0] as number[]
    return send({ t: 'play', seat: 0, decision: game.decisions[0] as number, moves: [legal[0] as number] })
  }
  return { room, live, heard, send, play, line, id }
}

const botMoves = (live: LiveTable): number => live.state.needGame().steps.filter(({ seat }) => seat > 0).length

/** Until it is the bot's turn. */
async function botAsked({ live, play }: Awaited<ReturnType<typeof table>>): Promise<void> {
  for (let acts = 0; live.state.botsAsked.length === 0; acts += 1) {
    await play()
    expect(acts).toBeLessThan(200)
  }
}

test.skipIf(!file)('real bots play a whole game to its end', async () => {
  vi.useRealTimers()
  for (const { manifest } of reference.games) {
    const thinking = new Thinking(await partsOf(reference))
    const { least } = manifest.seats
    const made = await table((question) => thinking.think(question), {
      pauses: false,
      game: manifest.name,
      seats: Math.max(2, least),
      level: 'beginner',
    })
    const { live, play } = made
    for (let acts = 0; live.state.phase === 'playing'; acts += 1) {
      if (live.state.needGame().asked[0]) await play()
      else await new Promise((done) => setTimeout(done))
      expect(acts).toBeLessThan(100_000)
    }
    expect(botMoves(live)).toBeGreaterThan(0)
    expect(live.state.chairs.some((chair) => chair.gaveUp)).toBe(false)
    const { status } = await made.room.request('GET', `/records/${made.id}/replay`)
    expect(status).toBe(200)
    const asked = live.state.needGame().steps.findIndex(({ kind }) => kind === 'play')
    const position = [...live.state.needGame().states()][asked] as Uint8Array
    const [seat] = seatsOf(live.state.game.turn(position), 8) as [number]
    const { moves, chances } = await thinking.advise(manifest.name, live.state.game.know(position, seat), seat)
    expect(moves.length).toBeGreaterThan(0)
    expect(chances).toHaveLength(live.state.chairs.length)
  }
})

test.skipIf(!file)('a bot waits until the page has shown what happened, and a little longer', async () => {
  const made = await table((question) => Promise.resolve(first(question)))
  const { live, heard, send } = made
  await send({ t: 'shown', seat: 0, n: 0 })
  await botAsked(made)
  const before = botMoves(live)
  await vi.advanceTimersByTimeAsync(50)
  expect(botMoves(live)).toBe(before)
  const n = heard.findLast((message): message is Step => message.t === 'step')?.n ?? 0
  await send({ t: 'shown', seat: 0, n })
  expect(botMoves(live)).toBe(before)
  await vi.advanceTimersByTimeAsync(3000)
  expect(botMoves(live)).toBeGreaterThan(before)
})

test.skipIf(!file)('people are answered at once while a bot thinks', async () => {
  const made = await table(() => new Promise(() => {}))
  await botAsked(made)
  expect(await made.send({ t: 'say', seat: 0, text: 'Hurry' })).toMatchObject({ t: 'done' })
  expect(await made.send({ t: 'describe', seat: 0 })).toMatchObject({ t: 'described' })
})

test.skipIf(!file)('a bot that cannot think gives up, says so, and plays any legal move', async () => {
  const made = await table(() => Promise.reject(new Error('broken')), { pauses: false })
  for (let acts = 0; botMoves(made.live) === 0; acts += 1) {
    if (made.live.state.needGame().asked[0]) await made.play()
    else await vi.advanceTimersByTimeAsync(10)
    expect(acts).toBeLessThan(200)
  }
  expect(made.live.state.chairs[1]?.gaveUp).toBe(true)
  expect(made.heard).toContainEqual(expect.objectContaining({ t: 'table' }))
})

test.skipIf(!file)('where nobody looks nothing goes on, and it goes on when somebody comes back', async () => {
  const made = await table((question) => Promise.resolve(first(question)))
  await botAsked(made)
  const before = botMoves(made.live)
  made.line.close()
  await vi.advanceTimersByTimeAsync(600_000)
  const heard: ServerMessage[] = []
  const line = made.room.connect(made.id, (message) => heard.push(message))
  line.send({ t: 'hello', id: 1 })
  await settled()
  const live = (await made.room.table(made.id)) as LiveTable
  expect(botMoves(live)).toBe(before)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(botMoves(live)).toBeGreaterThan(before)
})
