import kangaroo from 'emoji:kangaroo?file'
import sick from 'emoji:nauseated-face?file'
import trampoline from '@/art/bounce/trampoline.svg?raw'
import type { MomentRule } from '@/evening/moments'

const TRAMPOLINE = { art: trampoline, x: 148, y: 178, w: 170, h: 60 }

/** What is told of a garden party. */
export const rules: readonly MomentRule[] = [
  {
    id: 'green',
    kind: 'sick',
    worth: () => 6,
    picture: ({ seat }, look) => ({
      scene: 'lawn',
      layers: [
        TRAMPOLINE,
        { art: kangaroo, x: 104, y: 96, w: 84, h: 84, turn: -12 },
        { art: sick, x: 194, y: 92, w: 62, h: 62 },
        { tile: look(seat), x: 256, y: 178, w: 44 },
      ],
    }),
  },
  {
    id: 'home',
    kind: 'home',
    worth: ({ place }) => (place === 1 ? 4 : 3),
    picture: ({ seat }, look) => ({
      scene: 'lawn',
      layers: [
        TRAMPOLINE,
        { art: kangaroo, x: 206, y: 106, w: 76, h: 76, turn: 8 },
        { tile: look(seat), x: 118, y: 84, w: 74 },
      ],
    }),
  },
  {
    id: 'met',
    kind: 'bumps',
    worth: () => 2,
    picture: ({ seat, other }, look) => ({
      scene: 'lawn',
      layers: [TRAMPOLINE, { tile: look(seat), x: 116, y: 104, w: 66 }, { tile: look(other), x: 182, y: 72, w: 66 }],
    }),
  },
]
