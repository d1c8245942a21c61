/** How sure a mean is, as bots/analysis/intervals.py: Wilson's interval for one mean, Newcombe's for a difference. */

const Z95 = 1.959963984540054
export const Z99 = 2.5758293035489004

export function meanInterval(mean: number, n: number, z = Z95): [low: number, high: number] {
  if (n === 0) return [0, 1]
  const spread = z * Math.sqrt(Math.max(0, mean * (1 - mean)) / n + (z * z) / (4 * n * n))
  const middle = mean + (z * z) / (2 * n)
  const whole = 1 + (z * z) / n
  return [
    Math.max(0, Math.min((middle - spread) / whole, mean)),
    Math.min(1, Math.max((middle + spread) / whole, mean)),
  ]
}

/** Where `mean - other` may truly lie. */
export function differenceInterval(mean: number, n: number, other: number, m: number, z = Z95): [number, number] {
  const [low, high] = meanInterval(mean, n, z)
  const [otherLow, otherHigh] = meanInterval(other, m, z)
  const below = Math.sqrt((mean - low) ** 2 + (otherHigh - other) ** 2)
  const above = Math.sqrt((high - mean) ** 2 + (other - otherLow) ** 2)
  return [mean - other - below, mean - other + above]
}
