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
