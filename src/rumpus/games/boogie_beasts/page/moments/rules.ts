import dog from 'emoji:dog?file'
import flamingo from 'emoji:flamingo?file'
import frog from 'emoji:frog?file'
import giraffe from 'emoji:giraffe?file'
import koala from 'emoji:koala?file'
import octopus from 'emoji:octopus?file'
import raccoon from 'emoji:raccoon?file'
import sloth from 'emoji:sloth?file'
import plane from '@/art/boogie/plane.svg?raw'
import type { MomentRule } from '@/evening/moments'
import type { ForEach } from '@/wire/types'
import type { BEAST } from '../generated/vocabulary'

const BEASTS = [frog, dog, giraffe, koala, flamingo, raccoon, sloth, octopus] satisfies ForEach<typeof BEAST, string>
const beastArt = (seat: number): string => BEASTS[seat % BEASTS.length] ?? frog

/** What is told of a jump. */
export const rules: readonly MomentRule[] = [
  {
    id: 'daisies',
    kind: 'tumbled',
    who: 'host',
    worth: ({ rolled, difficulty }) => 6 + Math.min(3, (difficulty ?? 0) - (rolled ?? 0)),
    picture: ({ host }, look) => ({
      scene: 'sky',
      layers: [
        { art: plane, x: 76, y: 50, w: 110, h: 44, turn: -8 },
        { art: beastArt(host ?? 0), x: 170, y: 178, w: 66, h: 66, turn: 150 },
        { tile: look(host), x: 250, y: 176, w: 44 },
      ],
    }),
  },
  {
    id: 'landing',
    kind: 'landed',
    who: 'host',
    worth: ({ difficulty }) => 3 + Math.min(5, (difficulty ?? 0) / 4),
    picture: ({ host }, look) => ({
      scene: 'sky',
      layers: [
        { art: plane, x: 70, y: 46, w: 104, h: 42, turn: -8 },
        { art: beastArt(host ?? 0), x: 178, y: 142, w: 84, h: 84, turn: 4 },
        { tile: look(host), x: 250, y: 176, w: 44 },
      ],
    }),
  },
]
