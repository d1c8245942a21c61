import fire from 'emoji:fire?file'
import bat from 'emoji:bat?file'
import porcupine from 'emoji:hedgehog?file'
import penguin from 'emoji:penguin?file'
import gate from '@/art/bar/gate.svg?raw'
import type { MomentRule } from '@/evening/moments'
import { ANIMAL } from '../generated/vocabulary'

const GATE = { art: gate, x: 70, y: 92, w: 84, h: 116 }

/** What is told of a night at the bar. */
export const rules: readonly MomentRule[] = [
  {
    id: 'burnt',
    kind: 'burns',
    who: 'owner',
    // A penguin burns as well, in a bat's guise.
    worth: ({ animal }) => (ANIMAL[animal ?? 0] === 'bat' ? 9 : 0),
    picture: ({ owner }, look) => ({
      scene: 'street',
      layers: [
        GATE,
        {
          card: '1',
          art: bat,
          flame: fire,
          look: look(owner),
          x: 172,
          y: 112,
          w: 104,
          turn: -6,
        },
      ],
    }),
  },
  {
    id: 'stood',
    kind: 'defends',
    who: 'owner',
    worth: () => 8,
    picture: ({ owner }, look) => ({
      scene: 'street',
      layers: [
        GATE,
        {
          card: '7',
          art: porcupine,
          look: look(owner),
          x: 182,
          y: 114,
          w: 104,
          turn: 3,
        },
      ],
    }),
  },
  {
    id: 'entered',
    kind: 'enters',
    who: 'owner',
    worth: () => 3,
    picture: ({ owner }, look) => ({
      scene: 'street',
      layers: [
        { ...GATE, x: 148, w: 110, h: 152, y: 84 },
        {
          art: penguin,
          x: 148,
          y: 126,
          w: 62,
          h: 62,
        },
        { tile: look(owner), x: 232, y: 166, w: 44 },
      ],
    }),
  },
]
