import { byGame } from './folders'
import type { Place, Snapshot, View, Words } from '../wire/types'

/** Why a seat came where it came: its score in the game's own words, and what it is made of. */
export interface Explained {
  score: Words
  reason: Words
}

export interface ResultWords {
  explain(view: View, seat: number, points: number): Explained
  /** One sentence about who won; several may share it. */
  note(view: View, winners: readonly number[], points: number): Words
}

const modules = byGame(import.meta.glob<ResultWords>('@games/*/page/result.ts'))

/** The places of a finished game as this game tells them; until its words are here, as the table tells them. */
export class Explanation {
  #words = $state.raw<ResultWords | null>(null)
  readonly #snapshot: () => Snapshot

  constructor(snapshot: () => Snapshot) {
    this.#snapshot = snapshot
    $effect(() => {
      const load = modules.get(snapshot().table.game)
      void load?.().then((words) => (this.#words = words))
    })
  }

  get places(): readonly Place[] {
    const { result, view } = this.#snapshot()
    const words = this.#words
    const last = (result ?? []).length
    // Place 0 is out of the game: after everybody else.
    const places = (result ?? [])
      .map((place) => ({ ...place, place: place.place || last }))
      .sort((a, b) => a.place - b.place || a.seat - b.seat)
    return words ? places.map((place) => ({ ...place, ...words.explain(view, place.seat, pointsOf(place)) })) : places
  }

  get note(): Words {
    const { result, view } = this.#snapshot()
    const winners = (result ?? []).filter((place) => place.place === 1)
    return this.#words
      ? this.#words.note(
          view,
          winners.map((place) => place.seat),
          winners[0] ? pointsOf(winners[0]) : 0,
        )
      : { plain: '' }
  }
}

/** The plain points that the table told. */
function pointsOf(place: Place): number {
  return 'args' in place.score ? Number(place.score.args?.points ?? 0) : 0
}
