import { getContext, setContext } from 'svelte'

/** What a table knows of the evening it belongs to: where to go when its game is over, and which game of how many. */
export interface Onward {
  go(): void
  readonly label: string
}

const KEY = 'evening'

export const giveOnward = (onward: Onward): void => void setContext(KEY, onward)
export const onwardOf = (): Onward | undefined => getContext<Onward | undefined>(KEY)
