import bat from 'emoji:bat?file'
import bear from 'emoji:bear?file'
import crocodile from 'emoji:crocodile?file'
import dog from 'emoji:dog?file'
import giraffe from 'emoji:giraffe?file'
import porcupine from 'emoji:hedgehog?file'
import hippo from 'emoji:hippopotamus?file'
import kangaroo from 'emoji:kangaroo?file'
import cheetah from 'emoji:leopard?file'
import lion from 'emoji:lion?file'
import chameleon from 'emoji:lizard?file'
import llama from 'emoji:llama?file'
import monkey from 'emoji:monkey?file'
import parrot from 'emoji:parrot?file'
import peacock from 'emoji:peacock?file'
import penguin from 'emoji:penguin?file'
import rhino from 'emoji:rhinoceros?file'
import seal from 'emoji:seal?file'
import skunk from 'emoji:skunk?file'
import snake from 'emoji:snake?file'
import tiger from 'emoji:tiger?file'
import zebra from 'emoji:zebra?file'
import ostrich from '@/art/animal/ostrich.svg'
import vulture from '@/art/animal/vulture.svg'
import type { Animal } from './generated/vocabulary'

const ART: Record<string, string> = {
  bat,
  bear,
  cheetah,
  chameleon,
  crocodile,
  dog,
  giraffe,
  hippo,
  kangaroo,
  lion,
  llama,
  monkey,
  ostrich,
  parrot,
  peacock,
  penguin,
  porcupine,
  rhino,
  seal,
  skunk,
  snake,
  tiger,
  vulture,
  zebra,
} satisfies Record<Exclude<Animal, 'none'>, string>

export function animalArt(word: string): string {
  return ART[word] ?? ''
}
