// Written by `rumpus wire --typescript` from the wire of src/rumpus/table. Change that, not this.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export const VERSION = 1

export const WATCHER = 8

export const NAME_LIMIT = 24
export const TALK_LIMIT = 280

/** The first message. Seats come with the guest's cookie, or with a token for programs. */
export interface Hello {
  t: 'hello'
  id?: number
  version?: number
  token?: string | null
  /** Only watch: a big screen shows what a watcher may see, whoever owns the device. */
  watch?: boolean
}

/** Moves of one seat, by number or code, one after the other; the first answers `decision`. */
export interface Play {
  t: 'play'
  id?: number
  seat: number
  decision: number
  moves: (number | string)[]
}

/** What would these moves do? */
export interface Preview {
  t: 'preview'
  id?: number
  seat: number
  decision: number
  moves: (number | string)[]
}

/** What lies on the table, in sentences? For a seat of one's own, or 8 for who only watches. */
export interface Describe {
  t: 'describe'
  id?: number
  seat: number
}

/** How likely is what may come next, as far as this seat can see? */
export interface AskOdds {
  t: 'odds'
  id?: number
  seat: number
}

/** What would a strong bot do in this seat's place? Whoever asks plays on for fun: the game counts for nothing. */
export interface AskAdvice {
  t: 'advice'
  id?: number
  seat: number
  decision: number
}

export interface Say {
  t: 'say'
  id?: number
  seat: number
  to?: number | null
  text?: string
  statement?: Statement | null
}

/** A quick statement: its code in the game's list, and a number for each of its slots. */
export interface Statement {
  code: string
  slots?: Record<string, number>
}

/** A seat's own part of the chance: random bytes, in hexadecimal. Before the start, and once. */
export interface Contribute {
  t: 'contribute'
  id?: number
  seat: number
  words: string
}

/** Take a free seat; without a number, the first one. */
export interface Sit {
  t: 'sit'
  id?: number
  seat?: number | null
  name?: string
  look?: number | null
  words?: string | null
}

export interface Stand {
  t: 'stand'
  id?: number
  seat: number
}

/** A new name or look; what is left out stays. */
export interface Rename {
  t: 'rename'
  id?: number
  seat: number
  name?: string | null
  look?: number | null
}

export interface AddBot {
  t: 'add_bot'
  id?: number
  seat?: number | null
  level: string
}

/** The host frees a seat. */
export interface Clear {
  t: 'clear'
  id?: number
  seat: number
}

/** The host changes the setting; what is left out stays. */
export interface Change {
  t: 'change'
  id?: number
  seats?: number | null
  options?: Record<string, Json> | null
  deck?: Record<string, Json> | null
  pace?: 'correspondence' | 'live' | 'relaxed' | null
  way?: 'around' | 'devices' | 'screen' | null
  listed?: boolean | null
  strict?: boolean | null
}

/** The host deals; at a big screen whoever sits may. */
export interface Start {
  t: 'start'
  id?: number
}

/** The same people, once more, at a new table; or another game for them. Who asks first chooses it. */
export interface Rematch {
  t: 'rematch'
  id?: number
  game?: string
}

/** Ask for a pause (`on`), or for play to go on. */
export interface Pause {
  t: 'pause'
  id?: number
  seat: number
  on: boolean
}

/** Let a bot play for this seat: one's own, or, for the host, that of somebody who is away. */
export interface HandOver {
  t: 'hand_over'
  id?: number
  seat: number
  level?: string
}

export interface TakeBack {
  t: 'take_back'
  id?: number
  seat: number
}

/** Give up: a bot plays on for this seat, to the end. Places are the game's. */
export interface Resign {
  t: 'resign'
  id?: number
  seat: number
}

/** Ask to take back this seat's last decision; `refused-undo` where chance, another seat or a secret came after. */
export interface AskUndo {
  t: 'undo'
  id?: number
  seat: number
}

/** Whether this seat agrees. */
export interface AnswerUndo {
  t: 'answer_undo'
  id?: number
  seat: number
  yes: boolean
}

/** Who watches asks for a chair, or no longer. */
export interface AskChair {
  t: 'ask_chair'
  id?: number
  name?: string
  on?: boolean
}

/** The host gives a bot's chair to whoever asked for one; without a seat: not now. It changes hands as soon as nothing is asked of it. */
export interface GiveChair {
  t: 'give_chair'
  id?: number
  ask: number
  seat?: number | null
}

/** Make a face: everybody sees it for a moment, nobody keeps it. One in two seconds of each seat. */
export interface React {
  t: 'react'
  id?: number
  seat: number
  face: 'doze' | 'gasp' | 'laugh' | 'star' | 'tear' | 'wink'
}

/** A new private link to one's seat, for a second device; older ones stop working. */
export interface NewLink {
  t: 'new_link'
  id?: number
  seat: number
}

/** Hold the seat that a private link opens. */
export interface Open {
  t: 'open'
  id?: number
  key: string
}

/** This page has shown its player step `n` to the end. Bots wait for it, but no longer than that takes anyway (`beats` in game.toml); who never says so is not waited for. Nobody is told of it. */
export interface Shown {
  t: 'shown'
  id?: number
  seat: number
  n: number
  /** How quickly bots should move on; of those who play here the slowest counts. */
  speed?: 'at_once' | 'brisk' | 'leisurely'
}

export interface Ping {
  t: 'ping'
  id?: number
}

/** The answer to hello; the snapshots follow. */
export interface Welcome {
  t: 'welcome'
  version: number
  now: number
  /** Changes when the server was updated: an old page reloads itself. */
  server: string
}

/** The seats this connection holds, and whether it is the host's. A snapshot of each follows. */
export interface You {
  t: 'you'
  seats: number[]
  host: boolean
}

/** Everything this viewer sees now. */
export interface Snapshot {
  t: 'snapshot'
  seat: number
  n: number
  table: TableInfo
  seats: SeatInfo[]
  view: Record<string, Json> | null
  asked: Asked | null
  /** Who may act, when a game is on. */
  waiting: number[]
  /** They choose secretly, and it is opened together. */
  sealed: boolean
  clock: Clock | null
  /** What happened lately, oldest first. */
  story: ([string, Record<string, number | null>])[]
  /** The same by turns, oldest first. */
  turns: TurnTold[]
  talk: TalkLine[]
  result: Result | null
}

export interface TableInfo {
  id: string
  /** Four letters that can be called across a room. */
  code: string
  game: string
  title: string
  rules: number
  options: Record<string, Json>
  /** A house deck is used. */
  deck: boolean
  pace: 'correspondence' | 'live' | 'relaxed'
  way: 'around' | 'devices' | 'screen'
  listed: boolean
  /** No previews, no advice. */
  strict: boolean
  phase: 'open' | 'over' | 'playing'
  commitment: string
  /** Seats that ask for a pause; it is one when all who play have asked. */
  pause: number[]
  paused: boolean
  /** The table where they play again, or empty. */
  rematch: string
  /** What is played there. */
  next_game: string
  /** Seats that said so. */
  again: number[]
  /** Odds and advice may be asked for here: not at strict tables, nor where people play for their ratings. */
  advice: boolean
  /** When a table that plays again is dealt at the latest; sooner once everybody is in. */
  deals: Clock | null
  /** The evening it belongs to, or empty. */
  evening: string
  chair_asks: ChairAsk[]
  undo: UndoAsk | null
  /** Whoever keeps the server lets nobody talk here. */
  muted: boolean
}

export interface Clock {
  name: string
  due: number
  total: number
}

/** Somebody who watches asks for a chair. */
export interface ChairAsk {
  number: number
  name: string
  /** The chair that is theirs as soon as nothing is asked of it. */
  seat: number | null
}

/** A seat asks to take its last move back; it is taken back when all other people agree. */
export interface UndoAsk {
  seat: number
  agreed: number[]
}

export interface SeatInfo {
  seat: number
  kind: 'bot' | 'free' | 'person'
  name: string
  /** Colour, symbol and pattern, 1 to 8. */
  look: number
  /** Of the bot that sits or sits in here; empty for a person who plays. */
  level: string
  /** A person without a connection. */
  away: boolean
  /** A bot plays for this person until they take their seat back. */
  sits_in: boolean
  /** Has contributed to the deal. */
  gave: boolean
  /** The bot here cannot think, and plays any legal move. */
  gave_up: boolean
  /** The person gave up: a bot plays on, to the end. */
  resigned: boolean
  /** Whoever keeps the server lets this seat say nothing. */
  muted: boolean
}

/** What the seat is asked: a message with its arguments, and every legal answer. */
export interface Asked {
  /** Number of this decision of this seat; a move that names another one is refused as gone. */
  decision: number
  message: string
  numbers: Record<string, number>
  /** argument -> (kind, word), for the message `kind-word`. */
  names: Record<string, [string, string]>
  seats: Record<string, number>
  legal: Move[]
  /** What the rules count from what the seat sees, where the game counts anything. */
  figures: Record<string, Json>
}

export interface Move {
  move: number
  code: string
}

/** Some of the latest events, told as one. */
export interface TurnTold {
  /** How many events back it begins, the last one counted as 1. */
  since: number
  said: Sentence[]
}

/** A sentence about the board: a message and its arguments, as in `Asked`. */
export interface Sentence {
  message: string
  numbers: Record<string, number>
  names: Record<string, [string, string]>
  seats: Record<string, number>
  /** argument -> what is the same in every language; `?` in it is the message `hidden`. */
  texts: Record<string, string>
}

export interface TalkLine {
  seat: number
  /** The seat it was whispered to, or null for everybody. */
  to: number | null
  text: string
  statement: Statement | null
  at: number
}

export interface Result {
  points: number[]
  places: number[]
  secret: string
  contributions: string[]
  /** Where the record can be fetched. */
  record: string
}

/** Something happened. `n` is one more than in the message before for this viewer. */
export interface Step {
  t: 'step'
  seat: number
  n: number
  events: ([string, Record<string, number | null>])[]
  /** The turns that these events begin or go on with, as they stand now. */
  turns: TurnTold[]
  /** The fields that look different now; the others stay as they were. */
  view: Record<string, Json>
  asked: Asked | null
  waiting: number[]
  sealed: boolean
  clock: Clock | null
}

/** The setting, the seats, or who is there. */
export interface TableChanged {
  t: 'table'
  table: TableInfo
  seats: SeatInfo[]
}

/** Sent once, also to a device that holds both seats of a whisper. */
export interface Talked {
  t: 'talk'
  line: TalkLine
}

/** A face, for a moment: in no snapshot, no log and no record. */
export interface Reacted {
  t: 'reacted'
  seat: number
  face: 'doze' | 'gasp' | 'laugh' | 'star' | 'tear' | 'wink'
}

/** Who has just gone, and who watches; in no snapshot: it follows `hello`, and whenever it changes. */
export interface Attendance {
  t: 'attendance'
  /** Seats whose last connection has closed. If they do not come back, `away` says so for good. */
  gone: number[]
  /** People who only watch; big screens are none. */
  watching: number
  /** Of those of them who have one. */
  names: string[]
}

/** Whoever keeps the server says this to all tables; kept nowhere. */
export interface Announced {
  t: 'announced'
  text: string
}

export interface Over {
  t: 'over'
  result: Result
}

/** It was done, and is on disk. `played`: how many of the moves; the rest was cut off by chance or another seat. */
export interface Done {
  t: 'done'
  id: number
  played: number
}

/** As far as this seat can know. `stops` says why no further: chance, hidden cards, another seat, or the end. */
export interface Previewed {
  t: 'previewed'
  id: number
  seat: number
  events: ([string, Record<string, number | null>])[]
  view: Record<string, Json>
  asked: Asked | null
  stops: '' | 'chance' | 'draw' | 'hidden' | 'over' | 'seat'
  /** What the last of the moves does on this board, in words. */
  said: Sentence[]
  /** What the rules count from what the seat would see then. */
  figures: Record<string, Json>
}

/** The board as these eyes see it now, what a person needs first at the beginning. */
export interface Described {
  t: 'described'
  id: number
  seat: number
  sentences: Sentence[]
}

/** From what the seat sees now, and nothing else. */
export interface OddsTold {
  t: 'odds'
  id: number
  seat: number
  rows: OddsRow[]
}

/** What chance may bring: a sentence, true in `good` of `every` cases, all alike. */
export interface OddsRow {
  words: Sentence
  good: number
  every: number
}

/** Best first, from what the seat can know, and nothing else; empty where it has no choice. `chances`: each seat's chance to win if the first is played. They add up to one, unless nobody may win. */
export interface AdviceTold {
  t: 'advice'
  id: number
  seat: number
  decision: number
  moves: MoveAdvice[]
  chances: number[]
}

/** A move, and the share of the win that it promises, places counting a little. */
export interface MoveAdvice {
  /** None: let the moment pass. */
  move: number | null
  worth: number
  /** Of a 95 % interval. */
  low: number
  high: number
  /** The first, or not clearly worse than it. */
  tied: boolean
}

/** The private link is the table's address with `#seat=` and this key; nobody else can make it. */
export interface Link {
  t: 'link'
  id: number
  seat: number
  key: string
}

/** It was not done, and nothing has changed. The page says `refused-<why>`; `detail` is for developers' eyes. */
export interface Refused {
  t: 'refused'
  id: number
  why: 'advice' | 'bad_message' | 'busy' | 'chair' | 'closed' | 'door' | 'full' | 'gone' | 'illegal' | 'level' | 'link' | 'muted' | 'no_room' | 'not_host' | 'not_now' | 'not_started' | 'not_yours' | 'option' | 'paused' | 'preview' | 'reaction' | 'started' | 'statement' | 'tables' | 'taken' | 'token' | 'too_fast' | 'undo' | 'whisper'
  detail: string
  /** Moves of a composed play that stand, when a later one was not possible. */
  played: number
}

/** The server closes this connection. Come back after `again` seconds, by yourself; -1: do not. `other_rules`: the game was dealt under rules that have changed since, and cannot go on. `unreadable`: what was kept of the table is damaged, or of a version that kept too little. `by_host`: whoever keeps the server closed the table; what was played is kept, and it can go on when it is opened again. */
export interface Bye {
  t: 'bye'
  why: 'abuse' | 'by_host' | 'full' | 'no_table' | 'old_page' | 'other_rules' | 'unreadable'
  again: number
}

export interface Pong {
  t: 'pong'
  now: number
}

/** Be of the evening, from its next game on; or be called otherwise; or come back. */
export interface Come {
  t: 'come'
  id?: number
  name?: string
  look?: number | null
}

/** Go home; whoever leads may say it of another. A bot plays the game to its end. */
export interface Leave {
  t: 'leave'
  id?: number
  person?: number | null
}

export interface BringBot {
  t: 'bring_bot'
  id?: number
  level: string
}

/** Between two games: when all people have said so, the next one begins. */
export interface GetReady {
  t: 'ready'
  id?: number
  on: boolean
}

/** The games that are still to come. */
export interface SetProgramme {
  t: 'programme'
  id?: number
  games: string[]
}

/** The next game begins now. The first one needs this word; whoever hosts says it, with a big screen anybody. */
export interface Begin {
  t: 'begin'
  id?: number
}

/** The next game does not begin by itself (`on`), or does again. */
export interface Hold {
  t: 'hold'
  id?: number
  on: boolean
}

/** The game under way counts for nobody, and the evening goes on. */
export interface SkipGame {
  t: 'skip'
  id?: number
}

/** No further game: the podium. */
export interface EndEvening {
  t: 'end'
  id?: number
}

/** All there is to know. `you`: which of the people this connection is, or null. */
export interface EveningTold {
  t: 'evening'
  evening: EveningInfo
  you: number | null
  /** May begin, change the programme and so on. */
  leads: boolean
}

export interface EveningInfo {
  id: string
  code: string
  phase: 'between' | 'gathering' | 'over' | 'playing'
  way: 'around' | 'devices' | 'screen'
  began: number
  /** 0 before it is over. */
  ended: number
  people: EveningPerson[]
  /** The programme. The first that is coming is next; its `chairs` say who would sit where. */
  games: EveningGame[]
  /** When the next game begins by itself; sooner once everybody is ready. */
  starts: Clock | null
  /** Somebody asked for more time: the next game waits until all are ready, or for a word. */
  held: boolean
}

/** Somebody of the evening. They stay in its list when they have gone home, with what they had. */
export interface EveningPerson {
  name: string
  look: number
  /** Of a bot; empty for a person. */
  level: string
  here: boolean
  ready: boolean
  /** For each game of the programme; null: not played, or not yet. */
  points: (number | null)[]
  total: number
  /** From 1; who has as many points has the same place. */
  place: number
}

export interface EveningGame {
  game: string
  /** Where it is played, or was; empty before. */
  table: string
  phase: 'coming' | 'over' | 'playing' | 'skipped'
  /** Who sits on each chair, by their number in `people`; two share one, an empty list is a bot that fills in. */
  chairs: number[][]
  winners: number[]
}

export interface SeatCounts {
  least: number
  most: number
  usual: number
}

/** A quick statement: the message `talk-<code>`, listed under `talk-group-<group>`, and what it is said with. */
export interface StatementInfo {
  code: string
  group: string
  slots: string[]
}

export interface GameInfo {
  name: string
  title: string
  rules: number
  seats: SeatCounts
  age: number | null
  minutes: number[] | null
  credits: Record<string, Json>
  /** As game.toml declares them: kind, default, choices or least and most. */
  options: Record<string, Json>
  /** pace -> clock -> seconds; 0 is no limit. */
  clocks: Record<string, Record<string, number>>
  /** Parts of the deck are our reconstruction. */
  reconstructed: boolean
  whisper: boolean
  preview: boolean
  /** Its folder brings a built board, /api/games/NAME/board.js; the page has those of the games it was built with. */
  board: boolean
  statements: StatementInfo[]
  /** Of bots that make a difference in it, the easiest first. */
  levels: string[]
}

export interface MoveInfo {
  code: string
  message: string
  names: Record<string, [string, string]>
  numbers: Record<string, number>
  seats: Record<string, number>
}

export interface ArgumentInfo {
  name: string
  /** seat, number, or a kind of names. */
  of: string
}

export interface FieldInfo {
  shape: number[]
  of: string
  counts: string
}

/** What a page needs to say and draw a game: how numbers become words. */
export interface GameDetail {
  info: GameInfo
  moves: MoveInfo[]
  events: Record<string, ArgumentInfo[]>
  names: Record<string, string[]>
  fields: Record<string, FieldInfo>
  deck: Record<string, Json>
  deck_limits: Record<string, Json>
}

/** Markdown; the page renders it without letting any HTML through. */
export interface Rules {
  game: string
  rules: number
  language: string
  text: string
}

export interface LevelInfo {
  name: string
}

export interface Shelf {
  games: GameInfo[]
  /** Bots, the easiest first; the message `level-<name>`. */
  levels: LevelInfo[]
}

export interface MakeTable {
  game: string
  seats?: number | null
  options?: Record<string, Json>
  deck?: Record<string, Json> | null
  pace?: 'correspondence' | 'live' | 'relaxed'
  way?: 'around' | 'devices' | 'screen'
  listed?: boolean
  strict?: boolean
  /** Whether the maker takes the first seat. */
  sit?: boolean
  /** Of the maker at this table; empty: the one the room knows. */
  name?: string
  /** A bot of each level takes the next seat. */
  bots?: string[]
}

/** A table; or an evening, whose id begins with `evening-`. */
export interface MadeTable {
  id: string
  code: string
}

export interface PlanEvening {
  /** The programme, in order. */
  games: string[]
  way?: 'devices' | 'screen'
  pace?: 'correspondence' | 'live' | 'relaxed'
  /** Whether the planner is one of the people; a television is not. */
  sit?: boolean
  name?: string
}

/** A table as the lobby lists it. */
export interface TableCard {
  id: string
  code: string
  game: string
  title: string
  pace: 'correspondence' | 'live' | 'relaxed'
  phase: 'open' | 'over' | 'playing'
  listed: boolean
  seats: SeatInfo[]
  free: number
  /** Seats that you hold. */
  mine: number[]
  /** Seats that may act now. */
  turn: number[]
  touched: number
  /** Why it cannot be opened any more. */
  closed: 'by_host' | 'other_rules' | 'unreadable' | null
}

export interface Lobby {
  listed: TableCard[]
  mine: TableCard[]
}

/** Whether phones on the local network can come in. Who is not at the machine itself is told nothing but `may`. */
export interface NetworkInfo {
  /** You are at the machine, and may open and close it. */
  may: boolean
  open: boolean
  /** What phones open; empty while it is closed, and where it is the address of this page anyway. */
  address: string
  /** Devices that have come through since it was opened. */
  phones: number
  /** Seats of the table asked about that are held by such a device. */
  came: number[]
  /** Why it could not be opened: the machine is on no network, or no port is free. */
  problem: '' | 'network'
}

export interface Me {
  /** Public: what ratings are listed under. The key itself stays in the cookie. */
  id: string
  name: string
  look: number
}

export interface ChangeMe {
  name?: string | null
  look?: number | null
}

export interface Token {
  token: string
}

/** Where to be told that it is your turn: a webhook's address, or a browser's push subscription. */
export interface AddNotice {
  kind: 'push' | 'webhook'
  url: string
  keys?: Record<string, string>
}

export interface NoticeInfo {
  id: string
  kind: 'push' | 'webhook'
  url: string
  created: number
}

export interface NoticeAdded {
  notice: NoticeInfo
  /** With it the receiver of a webhook checks that a call is ours; shown once. */
  secret: string
}

export interface Notices {
  notices: NoticeInfo[]
  /** The server's public key for push subscriptions; empty if it sends none. */
  push_key: string
}

/** One entry of a record. `view` holds the fields that look different after it. */
export interface ReplayStep {
  kind: 'clock' | 'land' | 'play' | 'say' | 'time_out'
  seat: number
  code: string
  events: ([string, Record<string, number | null>])[]
  view: Record<string, Json>
  talk: TalkLine | null
}

/** A turn in a sentence or two, as everybody at the table was told it. */
export interface ReplayTurn {
  /** Which event of the game it begins with, counted from 0. */
  event: number
  said: Sentence[]
}

export interface Replay {
  id: string
  game: string
  rules: number
  /** Which viewer; -1: everything lies open, as it may when the game is over. */
  seat: number
  seats: SeatInfo[]
  options: Record<string, Json>
  start: Record<string, Json>
  steps: ReplayStep[]
  turns: ReplayTurn[]
  result: Result | null
}

export interface DrawInfo {
  odds: number[]
  outcome: number
}

/** All that is needed to check every draw of a finished game, in the browser too. */
export interface Fairness {
  commitment: string
  secret: string
  contributions: string[]
  draws: DrawInfo[]
}

export interface RecordCard {
  id: string
  game: string
  seats: string[]
  points: number[]
  places: number[]
  created: number
}

export interface ReviewPoint {
  step: number
  /** Of each seat to win: the mean of what the seats believed, each from what it knew. The last is the result. */
  chances: number[]
}

/** A decision that gave something away: the interval of the loss (99 %) excludes zero. */
export interface ReviewMistake {
  step: number
  seat: number
  played: number
  /** None: let the moment pass. */
  better: number | null
  /** Of the win, places counting a little. */
  loss: number
  low: number
  high: number
}

export interface Review {
  points: ReviewPoint[]
  /** The worst first. */
  mistakes: ReviewMistake[]
  /** So many of the decisions were judged. */
  judged: number
  decisions: number
}

export interface AdvisedMove {
  /** None: let the moment pass. */
  move: number | null
  /** The share of the win that it promises, places counting a little. */
  worth: number
  /** Of a 95 % interval. */
  low: number
  high: number
  /** What the numbers rest on. */
  visits: number
  /** The first, or not clearly worse than it. */
  tied: boolean
}

/** What a strong bot would have done, from what the seat could know. Best first; empty where it had no choice. */
export interface Counsel {
  moves: AdvisedMove[]
}

/** Take over from here: a moment of a record, by how many of its steps have happened, and a seat. */
export interface Practice {
  step: number
  seat: number
  level?: string
}

export interface RatingInfo {
  player: string
  name: string
  mu: number
  sigma: number
  games: number
}

export interface SeatStatistics {
  seats: number
  games: number
  mean_points: number
}

export interface Statistics {
  game: string
  games: number
  by_seats: SeatStatistics[]
  ratings: RatingInfo[]
}

/** A table as the host sees it: what everybody could see of it, and nothing that is said or held there. */
export interface HostTable {
  id: string
  code: string
  game: string
  title: string
  phase: 'open' | 'over' | 'playing'
  seats: SeatInfo[]
  watching: number
  created: number
  touched: number
  muted: boolean
  closed: boolean
}

/** A program that plays here: it came with a token instead of a cookie. */
export interface HostProgram {
  table: string
  code: string
  seats: number[]
  name: string
}

export interface HostLoad {
  /** What share of one core was used, minute by minute, the last one last. */
  minutes: number[]
  processor: number
  /** Bytes of this process. */
  memory: number
  /** Bytes that it may have. */
  memory_most: number
  /** Seconds of the slowest acknowledged move of the last minute. */
  slowest: number
  sockets: number
  /** About so many more tables; null where too little is going on to tell. */
  room_for: number | null
}

export interface HostView {
  now: number
  since: number
  /** The database can be read and written, and nothing has failed in the last minute. */
  well: boolean
  tables: HostTable[]
  programs: HostProgram[]
  load: HostLoad
  /** New tables may be opened. */
  door: boolean
  /** The address under which phones can come in, or empty. */
  phones: string
  keep_days: number
}

export interface HostSwitch {
  on: boolean
}

export interface HostMute {
  on: boolean
  /** Without one: the whole table. */
  seat?: number | null
}

export interface HostSeat {
  seat: number
}

export interface HostWords {
  text: string
}

export interface HostKeep {
  days: number
  /** Without it, it is only counted what would go. */
  really?: boolean
}

export interface HostKept {
  /** Finished games that were older, or are. */
  tables: number
  gone: boolean
}

export interface ShelfSeat {
  /** Empty: somebody who gave none, or wished to be forgotten. */
  name: string
  look: number
  /** Of the bot that played; empty for a person. */
  level: string
}

/** A finished game of yours, or an evening. */
export interface ShelfGame {
  /** Of its record; or of the evening. */
  id: string
  /** `evening`: several games with one score. */
  game: string
  finished: number
  /** The evening that it was a game of, or empty. */
  evening: string
  /** Of an evening: its people. */
  seats: ShelfSeat[]
  mine: number[]
  /** Of each seat from 1, equal ones shared; 0: out of the game. */
  places: number[]
  points: number[]
  /** You played it yourself and to its end: statistics count it. */
  counts: boolean
  /** How often you made each move, by its code, where it counts; in the order in which you first made them. */
  played: Record<string, number>
  /** Of an evening: what was played. */
  games: string[]
}

export interface ShelfPage {
  /** The newest first. */
  games: ShelfGame[]
  more: boolean
}

export interface ShelfRating {
  game: string
  /** `people`: by places among people alone; `all`: bots counted; else a level: by places against its bots alone. */
  among: string
  /** The level of the bots whose rating this is; empty: your own. */
  bot: string
  rating: number
  /** Twice the standard deviation: in nineteen cases of twenty it is that close. */
  give_or_take: number
  games: number
}

export interface MyShelf {
  id: string
  name: string
  look: number
  /** Tables and evenings whose logs name you, finished or not. */
  tables: number
  ratings: ShelfRating[]
}

export interface ShelfPassMade {
  /** What the other device sends to `take`: once, and until then. */
  token: string
  until: number
}

export interface TakeShelf {
  token: string
}

export interface DeleteShelf {
  /** Without it, it is only counted what would go. */
  really?: boolean
}

export interface ShelfDeleted {
  tables: number
  gone: boolean
}

/** Why a request was refused: `why` for the page, `detail` for developers. */
export interface Problem {
  why: string
  detail: string
}

export type ClientMessage =
  | Hello
  | Play
  | Preview
  | Describe
  | AskOdds
  | AskAdvice
  | Say
  | Contribute
  | Sit
  | Stand
  | Rename
  | AddBot
  | Clear
  | Change
  | Start
  | Rematch
  | Pause
  | HandOver
  | TakeBack
  | Resign
  | AskUndo
  | AnswerUndo
  | AskChair
  | GiveChair
  | React
  | NewLink
  | Open
  | Shown
  | Ping

export type ServerMessage =
  | Welcome
  | You
  | Snapshot
  | Step
  | TableChanged
  | Talked
  | Reacted
  | Attendance
  | Announced
  | Over
  | Done
  | Previewed
  | Described
  | OddsTold
  | AdviceTold
  | Link
  | Refused
  | Bye
  | Pong

export type EveningAsk =
  | Hello
  | Ping
  | Come
  | Leave
  | BringBot
  | GetReady
  | SetProgramme
  | Begin
  | Hold
  | SkipGame
  | EndEvening

export type EveningNews =
  | Welcome
  | EveningTold
  | Done
  | Refused
  | Bye
  | Pong

export type Why = 'bad_message' | 'not_yours' | 'not_host' | 'not_now' | 'gone' | 'illegal' | 'paused' | 'started' | 'not_started' | 'taken' | 'full' | 'tables' | 'too_fast' | 'whisper' | 'statement' | 'option' | 'level' | 'link' | 'token' | 'preview' | 'advice' | 'reaction' | 'undo' | 'chair' | 'muted' | 'closed' | 'door' | 'busy' | 'no_room'
