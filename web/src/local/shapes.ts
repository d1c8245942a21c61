/** Whether a message is one of the wire's (table/wire/): its parts, each of its kind and within bounds. */
import { NAME_LIMIT, TALK_LIMIT, type ClientMessage, type Json } from '../wire/messages'

type Check = (value: Json) => boolean

const whole =
  (least: number, most = Number.MAX_SAFE_INTEGER): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
const text =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && [...value].length <= most
const oneOf =
  (...words: string[]): Check =>
  (value) =>
    words.includes(value as string)
const orNothing =
  (check: Check): Check =>
  (value) =>
    value === null || check(value)
const flag: Check = (value) => typeof value === 'boolean'
const table: Check = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const contribution: Check = (value) => typeof value === 'string' && /^(?:[0-9a-f]{2}){1,64}$/.test(value)
const moves: Check = (value) =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= 64 &&
  value.every((move) => whole(Number.MIN_SAFE_INTEGER)(move) || text(64)(move))
const statement: Check = (value) => {
  if (!table(value)) return false
  const { code, slots = {}, ...more } = value as { [key: string]: Json }
  if (!text(40)(code as Json) || !table(slots) || Object.keys(more).length > 0) return false
  const entries = Object.entries(slots as { [key: string]: Json })
  return entries.length <= 4 && entries.every(([name, n]) => text(24)(name) && whole(Number.MIN_SAFE_INTEGER)(n))
}

const seat = whole(0, 7)
const eyes = whole(0, 8)
const look = whole(1, 8)
const decision = whole(0)

/** What a message must have, and what it may. */
const SHAPES: Record<ClientMessage['t'], [must: Record<string, Check>, may?: Record<string, Check>]> = {
  hello: [{}, { version: whole(Number.MIN_SAFE_INTEGER), token: orNothing(text(100)), watch: flag }],
  play: [{ seat, decision, moves }],
  preview: [{ seat, decision, moves }],
  describe: [{ seat: eyes }],
  odds: [{ seat }],
  advice: [{ seat, decision }],
  say: [{ seat }, { to: orNothing(seat), text: text(TALK_LIMIT), statement: orNothing(statement) }],
  contribute: [{ seat, words: contribution }],
  sit: [{}, { seat: orNothing(seat), name: text(NAME_LIMIT), look: orNothing(look), words: orNothing(contribution) }],
  stand: [{ seat }],
  rename: [{ seat }, { name: orNothing(text(NAME_LIMIT)), look: orNothing(look) }],
  add_bot: [{ level: text(24) }, { seat: orNothing(seat) }],
  clear: [{ seat }],
  change: [
    {},
    {
      seats: orNothing(whole(1, 8)),
      options: orNothing(table),
      deck: orNothing(table),
      pace: orNothing(oneOf('live', 'relaxed', 'correspondence')),
      way: orNothing(oneOf('devices', 'screen', 'around')),
      listed: orNothing(flag),
      strict: orNothing(flag),
    },
  ],
  start: [{}],
  rematch: [{}, { game: text(64) }],
  pause: [{ seat, on: flag }],
  hand_over: [{ seat }, { level: text(24) }],
  take_back: [{ seat }],
  resign: [{ seat }],
  undo: [{ seat }],
  answer_undo: [{ seat, yes: flag }],
  ask_chair: [{}, { name: text(NAME_LIMIT), on: flag }],
  give_chair: [{ ask: whole(1) }, { seat: orNothing(seat) }],
  react: [{ seat, face: oneOf('laugh', 'gasp', 'wink', 'tear', 'star', 'doze') }],
  new_link: [{ seat }],
  open: [{ key: text(100) }],
  shown: [{ seat: eyes, n: whole(0) }, { speed: oneOf('leisurely', 'brisk', 'at_once') }],
  ping: [{}],
}

/** What is wrong with it, or nothing. */
export function wellFormed(message: ClientMessage): string | null {
  const given = message as unknown as Json
  if (!table(given)) return 'a message is an object'
  const { t, id = 0, ...parts } = given as { [key: string]: Json }
  if (typeof t !== 'string' || !Object.hasOwn(SHAPES, t)) return 'there is no such message'
  if (!whole(0)(id)) return 'id is a number'
  const [must, may = {}] = SHAPES[t as ClientMessage['t']]
  for (const name of Object.keys(must)) if (!Object.hasOwn(parts, name)) return `${name} is missing`
  for (const [name, value] of Object.entries(parts)) {
    const check = must[name] ?? may[name]
    if (!check) return `${name.slice(0, 40)} is not part of ${t}`
    if (value !== undefined && !check(value)) return `${name} is not what it should be`
  }
  return null
}

/** What a request may hold, by the same checks. */
export const MAKE_TABLE: Record<string, Check> = {
  game: text(64),
  seats: orNothing(whole(1, 8)),
  options: table,
  deck: orNothing(table),
  pace: oneOf('live', 'relaxed', 'correspondence'),
  way: oneOf('devices', 'screen', 'around'),
  listed: flag,
  strict: flag,
  sit: flag,
  name: text(NAME_LIMIT),
  bots: (value) => Array.isArray(value) && value.length <= 7 && value.every(text(24)),
}

export const PRACTICE: Record<string, Check> = { step: whole(0), seat, level: text(32) }
export const PUZZLE: Record<string, Check> = {
  game: text(64),
  seats: whole(1),
  seat,
  options: table,
  before: (value) => typeof value === 'string' && value.length <= 20000 && /^([.!a-h]\d{1,4})*$/.test(value),
  level: text(32),
}
export const CHANGE_ME: Record<string, Check> = { name: orNothing(text(NAME_LIMIT)), look: orNothing(look) }
