const COLOURS = ['#c93a27', '#2767ae', '#f2ae1c', '#2b7544', '#7a3e8e', '#0e7078', '#f29ab8']
const SHAPES = ['bar', 'round', 'flag'] as const

/** Always the same shower: beside the podium and above it, never in the first rows of words. */
export const confetti = Array.from({ length: 18 }, (_, index) => ({
  index,
  x: index % 2 ? 6 + ((index * 23) % 17) : 77 + ((index * 31) % 17),
  y: 34 + (((index + 1) * 37) % 38),
  turn: (index * 47) % 90,
  colour: COLOURS[index % COLOURS.length] as string,
  shape: SHAPES[index % SHAPES.length] as (typeof SHAPES)[number],
}))
