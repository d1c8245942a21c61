const INKS: Record<string, string> = {
  beasty_bar: '#9e2a1c',
  bloops: '#0b5a61',
  boogie_beasts: '#1d4f8c',
  boulder_bluff: '#5b2c6f',
  bounce: '#b92c1b',
}

/** What a game's name is written in, on its box. */
export const inkOf = (game: string): string => INKS[game] ?? '#16322f'
