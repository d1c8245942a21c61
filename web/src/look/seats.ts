import { lookOf } from './chosen'
import dots from '../art/seat/pattern-1-dots.svg?raw'
import stripes from '../art/seat/pattern-2-stripes.svg?raw'
import checks from '../art/seat/pattern-3-checks.svg?raw'
import zigzag from '../art/seat/pattern-4-zigzag.svg?raw'
import waves from '../art/seat/pattern-5-waves.svg?raw'
import plusses from '../art/seat/pattern-6-plusses.svg?raw'
import bars from '../art/seat/pattern-7-bars.svg?raw'
import scales from '../art/seat/pattern-8-scales.svg?raw'
import circle from '../art/seat/symbol-1-circle.svg?raw'
import triangle from '../art/seat/symbol-2-triangle.svg?raw'
import square from '../art/seat/symbol-3-square.svg?raw'
import star from '../art/seat/symbol-4-star.svg?raw'
import heart from '../art/seat/symbol-5-heart.svg?raw'
import moon from '../art/seat/symbol-6-moon.svg?raw'
import cross from '../art/seat/symbol-7-cross.svg?raw'
import drop from '../art/seat/symbol-8-drop.svg?raw'

/** Who a seat is to the eye: colour, symbol and pattern, always the three together. */
export interface Identity {
  colour: string
  /** What is written on the colour. */
  on: string
  symbol: string
  symbolName: string
  pattern: string
  /** The dash of this seat's curve. */
  dash: string
  /** The seat's line on light paper: marigold and blossom are too pale for a thin stroke. */
  stroke: string
}

const WHITE = '#ffffff'
const INK = '#16322f'

function identity(
  colour: string,
  on: string,
  symbol: string,
  symbolName: string,
  tile: string,
  dash: string,
  stroke = colour,
): Identity {
  const tint = on === INK ? 'rgba(22,50,47,.16)' : 'rgba(255,255,255,.2)'
  const art = tile.replaceAll('currentColor', tint)
  return {
    colour,
    on,
    symbol,
    symbolName,
    pattern: `url("data:image/svg+xml,${encodeURIComponent(art)}")`,
    dash,
    stroke,
  }
}

const IDENTITIES: readonly Identity[] = [
  identity('#c93a27', WHITE, circle, 'circle', dots, ''),
  identity('#2767ae', WHITE, triangle, 'triangle', stripes, '9 5'),
  identity('#f2ae1c', INK, square, 'square', checks, '2 5', '#b67f0c'),
  identity('#2b7544', WHITE, star, 'star', zigzag, '12 4 2 4'),
  identity('#7a3e8e', WHITE, heart, 'heart', waves, '16 5'),
  identity('#0e7078', WHITE, moon, 'moon', plusses, '5 5'),
  identity('#f29ab8', INK, cross, 'cross', bars, '1 7', '#b0537a'),
  identity('#47535f', WHITE, drop, 'drop', scales, '9 3 2 3 2 3'),
]

export const SEAT_NAMES = ['tomato', 'sky', 'marigold', 'leaf', 'plum', 'lagoon', 'blossom', 'slate'] as const

export const LOOKS = IDENTITIES.length

export function identityOfLook(look: number): Identity {
  return IDENTITIES[look % LOOKS] as Identity
}

/** The identity of a seat of the table on this page, counted from zero as on the wire. */
export function identityOf(seat: number): Identity {
  return identityOfLook(lookOf(seat))
}

/** The three as custom properties, for a style attribute. */
export function seatStyle(seat: number): string {
  return lookStyle(lookOf(seat))
}

export function lookStyle(look: number): string {
  const { colour, on, pattern } = identityOfLook(look)
  return `--seat:${colour};--on-seat:${on};--pattern:${pattern}`
}
