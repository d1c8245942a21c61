import { untrack } from 'svelte'
import type { Table } from '../../wire/table.svelte'
import type { Preview, Spoken } from '../../wire/types'

/** What moves that are being thought of would do, by the rules: asked of the server whenever they change. */
export class Trial {
  /** Null until it is known. */
  would = $state.raw<Preview | null>(null)
  /** The same, but while the answer is on its way still that of the moves before: so that nothing blinks. */
  last = $state.raw<Preview | null>(null)

  /** `moves` are those thought of now, none where there is nothing to try. */
  constructor(table: () => Table, moves: () => readonly Spoken[]) {
    $effect(() => {
      const tried = moves()
      let late = false
      this.would = null
      if (tried.length === 0) this.last = null
      else
        void untrack(table)
          .tryOut(tried)
          .then((would) => {
            if (!late) this.would = this.last = would
          })
      return () => {
        late = true
      }
    })
  }
}
