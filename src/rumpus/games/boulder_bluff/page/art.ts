import boar from 'emoji:boar'
import bear from 'emoji:bear'
import squirrel from 'emoji:chipmunk'
import deer from 'emoji:deer'
import wolves from 'emoji:wolf'
import green from '@/art/boulder/boulder-green.svg?raw'
import orange from '@/art/boulder/boulder-orange.svg?raw'
import violet from '@/art/boulder/boulder-violet.svg?raw'
import crimp from '@/art/boulder/hold-crimp.svg?raw'
import jug from '@/art/boulder/hold-jug.svg?raw'
import sloper from '@/art/boulder/hold-sloper.svg?raw'
import type { Card, Colour } from './generated/vocabulary'

const BOULDERS: Record<Colour, string> = { none: orange, orange, green, violet }

/** A boulder that fills whatever place it stands on, down to the grass. */
export const rock = (colour: Colour): string =>
  BOULDERS[colour].replace('viewBox="0 0 140 120"', 'viewBox="4 6 132 110" preserveAspectRatio="none"')

export const ANIMALS: Record<string, string> = { bear, boar, squirrel, deer, wolves } satisfies Partial<
  Record<Card, string>
>

export const PAINT: Record<Colour, { main: string; dark: string; light: string }> = {
  none: { main: '#8c6a4b', dark: '#5b4a3b', light: '#f3e6c8' },
  orange: { main: '#f07a2b', dark: '#c65312', light: '#fff0e2' },
  green: { main: '#3c9a5b', dark: '#1f6b3c', light: '#e8f6ec' },
  violet: { main: '#8a4ba3', dark: '#5b2c6f', light: '#f1e4f6' },
}

/** A hold in its own colour: round jug, edged crimp, waved sloper, so colour is never the only sign. */
export const HOLDS: Record<Colour, string> = { none: '', orange: jug, green: crimp, violet: sloper }

/** The same hold as chalk-white paper on a card of its colour. */
export function paleHold(colour: Colour): string {
  const { main, dark, light } = PAINT[colour]
  const upper = (hex: string) => hex.toUpperCase()
  return HOLDS[colour]
    .replaceAll(upper(dark), light)
    .replaceAll(upper(main), light)
    .replaceAll('#A8430C', dark)
    .replaceAll('#17562F', dark)
    .replaceAll('#A66CBF', dark)
    .replace(/<circle[^>]*>/g, '')
}
