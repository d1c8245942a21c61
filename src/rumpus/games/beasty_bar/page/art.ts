import bat from 'emoji:bat'
import bear from 'emoji:bear'
import crocodile from 'emoji:crocodile'
import dog from 'emoji:dog'
import giraffe from 'emoji:giraffe'
import porcupine from 'emoji:hedgehog'
import hippo from 'emoji:hippopotamus'
import kangaroo from 'emoji:kangaroo'
import cheetah from 'emoji:leopard'
import lion from 'emoji:lion'
import chameleon from 'emoji:lizard'
import llama from 'emoji:llama'
import monkey from 'emoji:monkey'
import parrot from 'emoji:parrot'
import peacock from 'emoji:peacock'
import penguin from 'emoji:penguin'
import rhino from 'emoji:rhinoceros'
import seal from 'emoji:seal'
import skunk from 'emoji:skunk'
import snake from 'emoji:snake'
import tiger from 'emoji:tiger'
import zebra from 'emoji:zebra'
import ostrich from '@/art/animal/ostrich.svg'
import vulture from '@/art/animal/vulture.svg'

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
}

export function animalArt(word: string): string {
  return ART[word] ?? ''
}
