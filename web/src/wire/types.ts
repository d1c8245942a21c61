/**
 * What the page knows of a table, whatever the game. The server's own messages are turned into this in one place
 * (the socket), so boards and parts never see the wire.
 */
import type { Args, Words } from '../text/text.svelte'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Declared state fields of the game as this seat may see them; what is hidden is null. */
export type View = Readonly<Record<string, Json>>

/** Why a table that there is cannot be opened. */
export type Closed = 'other_rules' | 'unreadable' | 'by_host'
export type Phase = 'setting' | 'playing' | 'over'
export type Way = 'devices' | 'screen' | 'around'
export type Pace = 'live' | 'relaxed' | 'correspondence'

export interface TableInfo {
  id: string
  code: string
  game: string
  phase: Phase
  way: Way
  /** Words under the title: the set, the round, the jumprun. */
  about: Words | null
  options: Readonly<Record<string, Json>>
  /** No previews, no advice. */
  strict: boolean
  /** The deck is our reconstruction. */
  reconstructed: boolean
  /** The committed promise of an honest deal. */
  promise: string | null
  /** Changes when this seat is asked something new, and only then: what was picked for the old question is forgotten. */
  seq: number
  pace: Pace
  listed: boolean
  /** A house deck is used. */
  house: boolean
  /** Seats that ask for a pause; it is one when everybody who plays has asked. */
  pause: readonly number[]
  paused: boolean
  /** The table where they play again, or empty. */
  rematch: string
  /** The evening it belongs to, or empty. */
  evening: string
  /** What is played there. */
  nextGame: string
  /** The seats that play again there. */
  again: readonly number[]
  /** Odds and advice may be asked for here. */
  advice: boolean
  /** When a table that plays again is dealt at the latest. */
  deals: ClockInfo | null
  /** Who watches and asks for a chair; `seat` is the one they are promised. */
  chairAsks: readonly { number: number; name: string; seat: number | null }[]
  /** Somebody asks to take the last move back. */
  undo: { seat: number; agreed: readonly number[] } | null
}

export interface SeatInfo {
  seat: number
  name: string
  /** Sits without a name yet. */
  nameless?: boolean
  /** Colour, symbol and pattern, counted from zero. */
  look: number
  bot: boolean
  /** The level of the bot that sits, or sits in, here. */
  level: string
  away: boolean
  /** A bot plays for this person. */
  sitsIn: boolean
  /** The bot here cannot think, and plays any legal move. */
  gaveUp?: boolean
  /** The person gave up: a bot plays on to the end. */
  resigned?: boolean
  ready: boolean
  taken: boolean
}

export interface ClockInfo {
  seats: readonly number[]
  /** Milliseconds left when this was received. */
  left: number
  total: number
  /** performance.now() of the receipt. */
  at: number
  running: boolean
}

/** Who decides, and what. */
export interface Ask {
  seats: readonly number[]
  question: Words
  /** What the rules count from what this seat sees. */
  figures?: View
  hint: Words | null
  sealed: boolean
  ready: readonly number[]
  next: number | null
}

/** What the stage is showing before anybody is asked. */
export interface Telling {
  /** It is held; a tap goes on. */
  climax: boolean
  seat: number | null
  event: TableEvent | null
  words: Words | null
  held: { ms: number; at: number } | null
  /** You are asked when it is over. */
  next: boolean
}

export interface TableEvent {
  kind: string
  args: Readonly<Record<string, Json>>
}

/** What a move would do, worked out by the server from this seat's view alone. */
export interface Preview {
  events: readonly TableEvent[]
  view: View
  steps: readonly Words[]
  /** The same for this one card, in a sentence or two. */
  said: readonly Words[]
  /** What the rules count from what is seen then. */
  figures?: View
  /** Where chance or hidden cards begin, the preview stops and says so. */
  stops: Words | null
}

/** A move as the table reads it. */
export interface Spoken {
  code: string
}

/** A legal move: its code, the group it belongs to and what it is said with, as the rules declare them. */
export interface Move extends Spoken {
  group: string
  args: Readonly<Record<string, string | number>>
  preview: Preview | null
}

/** A game's view as its generated `Fields` name it, so that a misspelt field is found by the compiler. */
export type Told<Fields> = { readonly [Name in keyof Fields]?: Json }

export interface StoryLine {
  seq: number
  seat: number | null
  words: Words
}

/** A turn of the story: where it begins, and what it came to. */
export interface TurnLine {
  from: number
  /** Of whom its first sentence speaks. */
  seat: number | null
  words: readonly Words[]
}

export interface TalkLine {
  seq: number
  from: number
  /** The seat whispered to, or null for everybody. */
  to: number | null
  words: Words
}

/** A quick statement: words with slots that bots understand too. */
export interface Statement {
  id: string
  group?: string
  /** The sentence with its slots open. */
  words?: Words
  slots: readonly { name: string; choices: readonly { value: number; words: Words }[] }[]
}

export interface Place {
  seat: number
  place: number
  score: Words
  reason: Words
}

export interface Snapshot {
  table: TableInfo
  seats: readonly SeatInfo[]
  you: number | null
  view: View
  ask: Ask | null
  /** While the stage still tells what led to the question nobody is asked. */
  telling?: Telling | null
  moves: readonly Move[]
  /** What happened lately, in log order; `serial` counts all that ever did, so that each event is shown once. */
  events: readonly TableEvent[]
  serial: number
  /** Grows when everything was told anew: then only the final state is shown. */
  epoch: number
  story: readonly StoryLine[]
  /** How many of its lines the stage has not shown yet: they are not told. */
  untold?: number
  turns: readonly TurnLine[]
  talk: readonly TalkLine[]
  statements: readonly Statement[]
  /** Whether players may whisper here. */
  whispers: boolean
  clock: ClockInfo | null
  result: readonly Place[] | null
  /** Who only watches: how many people, and the names of those who have one. */
  watching?: Watching
}

export interface Watching {
  count: number
  names: readonly string[]
}

/** `gone`: there is no such table. */
export type LinkStatus = 'connecting' | 'open' | 'lost' | 'old' | 'gone'

export interface Refusal {
  title: Words
  words: Words
}

/** A table as the lobby lists it. */
export interface TableCard {
  id: string
  code: string
  game: string
  seats: readonly { seat: number; name: string; look: number }[]
  free: number
  about: Words
  mine: boolean
  over: boolean
}

export interface GameCard {
  game: string
  title: string
  seats: string
  minutes: string
}

export type { Args, Words }

/** One for each word of a vocabulary, in its order. */
export type ForEach<Words extends readonly unknown[], One> = { readonly [Place in keyof Words]: One }
