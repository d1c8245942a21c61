import type { EveningInfo } from '../wire/messages'
import { type Guest, standings } from './evening.svelte'

const STEPS = 3

interface OnPodium {
  /** From left to right, the best in the middle. */
  steps: Guest[]
  /** Who stands on the table. */
  rest: Guest[]
}

/** Equal places stand equally high; where more share the last place on it than there is room for, all of them stand
 * below. Who shares the first place never does. */
export function podiumOf(info: EveningInfo): OnPodium {
  const guests = standings(info).filter((guest) => guest.total > 0)
  const best = guests.filter((guest) => guest.place <= STEPS)
  const fits = best.length <= STEPS ? best : best.filter((guest) => guest.place < (best[STEPS]?.place ?? 0))
  const [first, second, ...others] = fits.length > 0 ? fits : best
  const steps = [second, first, ...others].filter((guest) => guest !== undefined)
  return { steps, rest: guests.filter((guest) => !steps.includes(guest)) }
}

/** How high a place stands, as a part of the first. */
export const heightOf = (place: number): number => (place === 1 ? 1 : place === 2 ? 0.62 : 0.42)
