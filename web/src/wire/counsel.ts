/** Odds and advice as the page says them. */
import { say, type Words } from '../text/text.svelte'
import type { AdviceTold, GameDetail, OddsTold } from './messages'
import { phrase, sentence } from './phrases'
import type { Snapshot } from './types'

/** Something that chance may bring, and how often: a share of one. */
export interface OddsLine {
  key: string
  words: Words
  share: number
}

export interface AdvisedLine {
  /** Of the move; empty: let the moment pass. */
  code: string
  words: Words
  worth: number
  /** Of a 95 % interval. */
  low: number
  high: number
  tied: boolean
}

/** Moves, best first, and each seat's chance to win with the first of them. */
export interface Counsel {
  moves: readonly AdvisedLine[]
  chances: readonly number[]
}

type Reader = Pick<Snapshot, 'seats' | 'you'>

export function oddsLines(answer: OddsTold, reader: Reader): OddsLine[] {
  const hidden = say({ id: 'hidden' })
  return answer.rows.map((row, index) => ({
    key: `${index} ${row.words.message}`,
    words: sentence(row.words, reader, hidden),
    share: row.good / row.every,
  }))
}

export function counselOf(answer: AdviceTold, detail: GameDetail, reader: Reader): Counsel {
  const moves = answer.moves.map(({ move, ...sure }): AdvisedLine => {
    const info = move === null ? undefined : detail.moves[move]
    return { code: info?.code ?? '', words: info ? phrase(info, reader) : { page: 'advice-pass' }, ...sure }
  })
  return { moves, chances: answer.chances }
}
