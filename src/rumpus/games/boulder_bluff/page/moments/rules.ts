import bear from 'emoji:bear?file'
import boar from 'emoji:boar?file'
import squirrel from 'emoji:chipmunk?file'
import wolf from 'emoji:wolf?file'
import green from '@/art/boulder/boulder-green.svg?raw'
import orange from '@/art/boulder/boulder-orange.svg?raw'
import violet from '@/art/boulder/boulder-violet.svg?raw'
import back from '@/art/boulder/back-climb.svg?raw'
import type { MomentRule } from '@/evening/moments'
import type { ForEach } from '@/wire/types'
import type { COLOUR } from '../generated/vocabulary'
import type { Layer } from '@/evening/draw'

/** By colour, as the rules count them. */
const BOULDERS = [orange, orange, green, violet] satisfies ForEach<typeof COLOUR, string>

/** The boulder with what it asks, and who stands on it. */
const stone = (base: number | null | undefined, points: number | null | undefined): Layer[] => [
  {
    art: BOULDERS[base ?? 1] ?? orange,
    x: 148,
    y: 128,
    w: 150,
    h: 126,
  },
  { words: String(points ?? ''), x: 148, y: 126, w: 52, dark: false },
]

const beast = (id: string, kind: string, worth: number, art: string): MomentRule => ({
  id,
  kind,
  worth: () => worth,
  picture: ({ seat }, look) => ({
    scene: 'crag',
    layers: [
      { art, x: 148, y: 120, w: 124, h: 124, turn: -3 },
      { tile: look(seat), x: 244, y: 168, w: 50 },
    ],
  }),
})

/** What is told of a day at the crag. */
export const rules: readonly MomentRule[] = [
  {
    id: 'alone',
    kind: 'alone',
    worth: ({ points }) => 3 + (points ?? 0),
    picture: ({ seat, base, points }, look) => ({
      scene: 'crag',
      layers: [
        ...stone(base, points),
        { tile: look(seat), x: 148, y: 44, w: 56 },
        { art: back, x: 42, y: 168, w: 42, h: 59, turn: -6 },
        { art: back, x: 252, y: 168, w: 42, h: 59, turn: 6 },
      ],
    }),
  },
  beast('bear', 'bear', 8, bear),
  beast('boar', 'boar', 7, boar),
  beast('squirrel', 'squirrel', 7, squirrel),
  beast('wolves', 'wolves', 6, wolf),
  {
    id: 'top',
    kind: 'wins',
    worth: ({ points }) => (points ?? 0) / 2,
    picture: ({ seat, base, points }, look) => ({
      scene: 'crag',
      layers: [...stone(base, points), { tile: look(seat), x: 148, y: 44, w: 56 }],
    }),
  },
]
