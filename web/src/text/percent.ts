import { text } from './text.svelte'

/** A number of hundredths with its sign, as the language writes it: French has a narrow space before it. */
export const percent = (hundredths: number): string =>
  new Intl.NumberFormat(text.language, { style: 'percent', maximumFractionDigits: 0 }).format(hundredths / 100)

/** Shares in whole hundredths that add up as the shares do: what rounding leaves goes to those it cost most. */
export function hundredths(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * 100)
  const whole = exact.map(Math.floor)
  const sum = Math.round(exact.reduce((total, share) => total + share, 0))
  const left = sum - whole.reduce((total, share) => total + share, 0)
  const order = exact
    .map((share, index) => ({ index, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of order.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}

/** Chances side by side: the first lines that are all there is add up to a hundred, and nothing that may come, or stay
 * away, is rounded off. */
export function chancesOf(shares: readonly number[]): string[] {
  let sum = 0
  const all = shares.findIndex((share) => (sum += share) > 0.999999) + 1
  const whole = [...hundredths(shares.slice(0, all)), ...shares.slice(all).map((share) => Math.round(share * 100))]
  return whole.map((rounded, index) => {
    const share = shares[index] ?? 0
    if (rounded === 0 && share > 0) return `<${percent(1)}`
    return rounded === 100 && share < 1 ? `>${percent(99)}` : percent(rounded)
  })
}
