import { getContext, setContext } from 'svelte'

/** What a table knows of the evening it belongs to: where to go when its game is over, and which game of how many. */
interface Onward {
  go(): void
  readonly label: string
  /** The evening is over with this game: the podium is next. */
  readonly last: boolean
  /** Ends the game that is on, for nobody's points; null for who does not lead. */
  readonly skip: (() => void) | null
}

const KEY = 'evening'

export const giveOnward = (onward: Onward): void => void setContext(KEY, onward)
export const onwardOf = (): Onward | undefined => getContext<Onward | undefined>(KEY)
