/** How the wire's numbers become words: which argument of a message is a seat, a number, or a named value. */
import { seatWords, type Named } from '../text/seatwords'
import type { Args, Words } from '../text/text.svelte'
import type { Asked, GameDetail, MoveInfo, Sentence, StatementInfo, TalkLine, Statement as Said } from './messages'
import type { Statement, TableEvent } from './types'

/** Who reads: names at the table, and where the reader sits. */
export interface Reader {
  seats: readonly Named[]
  you: number | null
}

type Phrase = Pick<Asked | MoveInfo, 'message' | 'numbers' | 'names' | 'seats'>

export function phrase(said: Phrase, reader: Reader): Words {
  return {
    id: said.message,
    args: { ...said.numbers, ...seatWords(said.seats, reader.seats, reader.you) },
    names: said.names,
  }
}

/** A sentence about the board; what is hidden in a text of it is said by name. */
export function sentence(said: Sentence, reader: Reader, hidden: string): Words {
  const texts = Object.fromEntries(
    Object.entries(said.texts).map(([name, text]) => [name, text.replaceAll('?', hidden)]),
  )
  return {
    id: said.message,
    args: { ...texts, ...said.numbers, ...seatWords(said.seats, reader.seats, reader.you) },
    names: said.names,
  }
}

export function eventWords(event: TableEvent, detail: GameDetail, reader: Reader): Words {
  const args: Args = {}
  const names: Record<string, [string, string]> = {}
  const actor = typeof event.args.seat === 'number' ? event.args.seat : undefined
  for (const argument of detail.events[event.kind] ?? []) {
    const value = event.args[argument.name]
    if (typeof value !== 'number') names[argument.name] = ['hidden', '']
    else if (argument.of === 'seat')
      Object.assign(args, seatWords({ [argument.name]: value }, reader.seats, reader.you, actor))
    else if (argument.of === 'number') args[argument.name] = value
    else names[argument.name] = [argument.of, detail.names[argument.of]?.[value] ?? String(value)]
  }
  return { id: `event-${event.kind}`, args, names }
}

/** Whose doing an event is: a seat that is its first argument. One that comes later only says where, or to whom. */
export function seatOf(event: TableEvent, detail: GameDetail): number | null {
  const first = detail.events[event.kind]?.[0]
  const value = first?.of === 'seat' ? event.args[first.name] : null
  return typeof value === 'number' ? value : null
}

export function talkWords(line: TalkLine, detail: GameDetail, reader: Reader): Words {
  return line.statement ? statementWords(line.statement, line.seat, detail, reader) : { plain: line.text }
}

const isSeat = (slot: string): boolean => slot === 'seat'
const isNumber = (slot: string): boolean => slot === 'number'
/** A slot is named after its kind of names; a slot that is not (a formation) holds a place. */
const kindOf = (slot: string, detail: GameDetail): string => (slot in detail.names ? slot : 'place')

function statementWords(said: Said, speaker: number, detail: GameDetail, reader: Reader): Words {
  const args: Args = { mine: 'no', ...seatWords({ host: 0 }, reader.seats, reader.you) }
  const names: Record<string, [string, string]> = {}
  for (const [slot, value] of Object.entries(said.slots ?? {})) {
    if (isSeat(slot)) Object.assign(args, seatWords({ seat: value }, reader.seats, reader.you))
    else if (isNumber(slot)) args.number = value
    else {
      const kind = kindOf(slot, detail)
      const word = detail.names[kind]?.[value] ?? ''
      names[kind] = [kind, word]
      Object.assign(args, ownerWords(word, speaker, reader))
    }
  }
  return { id: `talk-${said.code}`, args, names }
}

/** A place that belongs to somebody is called by its owner: solo-2 is the second seat's. */
function ownerWords(word: string, speaker: number, reader: Reader): Args {
  const owned = /^solo-(\d+)$/.exec(word)
  if (!owned) return {}
  const host = Number(owned[1]) - 1
  return { mine: host === speaker ? 'yes' : 'no', ...seatWords({ host }, reader.seats, reader.you) }
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15]

/** The quick statements of a game, with what can be chosen in each slot at this table. */
export function statementsOf(detail: GameDetail, reader: Reader): Statement[] {
  return detail.info.statements.map((statement) => ({
    id: statement.code,
    group: statement.group,
    words: openWords(statement, detail),
    slots: statement.slots.map((slot) => ({ name: slot, choices: choicesOf(slot, detail, reader) })),
  }))
}

/** The sentence with its slots still open. */
function openWords(statement: StatementInfo, detail: GameDetail): Words {
  const args: Args = { mine: 'no', host: '…', 'host-you': 'other', seat: '…', 'seat-you': 'other', number: '…' }
  for (const kind of new Set(
    statement.slots.filter((slot) => !isSeat(slot) && !isNumber(slot)).map((slot) => kindOf(slot, detail)),
  )) {
    args[kind] = '…'
    args[`${kind}-kind`] = 'formation'
  }
  return { id: `talk-${statement.code}`, args }
}

function choicesOf(slot: string, detail: GameDetail, reader: Reader): Statement['slots'][number]['choices'] {
  if (isSeat(slot))
    return reader.seats
      .filter((seat) => seat.seat !== reader.you)
      .map((seat) => ({ value: seat.seat, words: { plain: seat.name } }))
  if (isNumber(slot)) return NUMBERS.map((value) => ({ value, words: { plain: String(value) } }))
  const kind = kindOf(slot, detail)
  return (detail.names[kind] ?? []).flatMap((word, value) => {
    // A solo for each seat; a formation leaves somebody on the ground.
    const [, sort, number] = /^(solo|formation)-(\d+)$/.exec(word) ?? []
    const exists = sort === undefined || Number(number) <= reader.seats.length - (sort === 'formation' ? 1 : 0)
    const fits = exists && (slot === kind || word.startsWith(slot))
    if (word === 'none' || word === 'nowhere' || !fits) return []
    const owner = /^solo-(\d+)$/.exec(word)
    const name = owner ? reader.seats.find((seat) => seat.seat === Number(owner[1]) - 1)?.name : undefined
    return [
      {
        value,
        words:
          name === undefined
            ? { id: `${kind}-${word}` }
            : {
                id: 'said-place',
                args: {
                  'place-kind': 'solo',
                  mine: 'no',
                  ...seatWords({ host: Number(owner?.[1]) - 1 }, reader.seats, reader.you),
                },
              },
      },
    ]
  })
}
