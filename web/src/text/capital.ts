/** Words as a sentence begins with them; a sign may stand before: "✓ Yes". */
export const capital = (words: string): string =>
  words.replace(/^[^\p{L}\p{N}]*\p{L}/u, (beginning) => beginning.toUpperCase())
