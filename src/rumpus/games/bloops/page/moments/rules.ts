import crab from 'emoji:crab?file'
import shark from 'emoji:shark?file'
import fish from 'emoji:tropical-fish?file'
import bubble from '@/art/bloops/bubble-call.svg?raw'
import type { MomentRule } from '@/evening/moments'

/** What is told of a fishbowl. */
export const rules: readonly MomentRule[] = [
  {
    id: 'shark',
    kind: 'twenty',
    worth: () => 9,
    picture: ({ seat }, look) => ({
      scene: 'water',
      layers: [
        { art: shark, x: 150, y: 104, w: 150, h: 150, turn: -4 },
        { tile: look(seat), x: 48, y: 168, w: 52 },
      ],
    }),
  },
  {
    id: 'call',
    kind: 'bloops',
    worth: () => 7,
    picture: ({ seat }, look) => ({
      scene: 'water',
      layers: [
        { art: bubble, x: 146, y: 78, w: 204, h: 136 },
        { words: 'BLOOPS!', x: 146, y: 66, w: 38 },
        { tile: look(seat), x: 62, y: 162, w: 62 },
        { art: crab, x: 240, y: 176, w: 46, h: 46 },
      ],
    }),
  },
  {
    id: 'moved',
    kind: 'swaps',
    worth: () => 3,
    picture: ({ seat, other }, look) => ({
      scene: 'water',
      layers: [
        {
          card: '',
          art: fish,
          look: look(seat),
          x: 104,
          y: 108,
          w: 88,
          turn: -6,
        },
        {
          card: '',
          art: fish,
          look: look(other),
          x: 194,
          y: 112,
          w: 88,
          turn: 6,
        },
      ],
    }),
  },
]
