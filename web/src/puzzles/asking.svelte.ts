import { Table } from '../wire/table.svelte'
import type { Spoken } from '../wire/types'

/** A table that asks one question: what is answered goes to who asked, and is played when they say so. */
export class AskingTable extends Table {
  readonly #answer: (moves: readonly string[]) => void

  constructor(answer: (moves: readonly string[]) => void) {
    super(true)
    this.alone = true
    this.#answer = answer
  }

  override play(...list: Spoken[]): void {
    if (this.snapshot?.ask && list.length > 0) this.#answer(list.map((move) => move.code))
  }

  /** The answer happens. */
  go(...moves: string[]): void {
    super.play(...moves.map((code) => ({ code })))
  }
}
