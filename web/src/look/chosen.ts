import { SvelteMap } from 'svelte/reactivity'

/** Which look each seat of the table on this page has chosen; seats that are not in it look like their number. */
const looks = new SvelteMap<number, number>()

export function setLooks(seats: readonly { seat: number; look: number }[]): void {
  for (const { seat, look } of seats) if (looks.get(seat) !== look) looks.set(seat, look)
}

export function lookOf(seat: number): number {
  return looks.get(seat) ?? seat
}
