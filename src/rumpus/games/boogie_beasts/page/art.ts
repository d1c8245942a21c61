import dog from 'emoji:dog'
import flamingo from 'emoji:flamingo'
import frog from 'emoji:frog'
import giraffe from 'emoji:giraffe'
import koala from 'emoji:koala'
import octopus from 'emoji:octopus'
import raccoon from 'emoji:raccoon'
import sloth from 'emoji:sloth'
import one from '@/art/boogie/figure-1.svg'
import two from '@/art/boogie/figure-2.svg'
import three from '@/art/boogie/figure-3.svg'
import four from '@/art/boogie/figure-4.svg'
import five from '@/art/boogie/figure-5.svg'
import six from '@/art/boogie/figure-6.svg'
import easier from '@/art/boogie/wind-easier.svg'
import harder from '@/art/boogie/wind-harder.svg'
import zero from '@/art/boogie/wind-zero.svg'
import type { ForEach } from '@/wire/types'
import type { BEAST, JUMPCARD } from './generated/vocabulary'

const BEAST_ART = [frog, dog, giraffe, koala, flamingo, raccoon, sloth, octopus] satisfies ForEach<typeof BEAST, string>
const JUMP_ART = [
  '',
  one,
  two,
  three,
  four,
  five,
  six,
  harder,
  harder,
  harder,
  zero,
  easier,
  easier,
  easier,
] satisfies ForEach<typeof JUMPCARD, string>

export function beastArt(seat: number): string {
  return BEAST_ART[seat % BEAST_ART.length] ?? ''
}

export function jumpArt(kind: number): string {
  return JUMP_ART[kind] ?? ''
}
