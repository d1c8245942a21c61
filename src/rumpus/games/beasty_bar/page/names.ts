import { g, text, type Args } from '@/text/text.svelte'

export function animalNameOf(word: string | undefined): string {
  return word === undefined ? '' : g(`animal-${word}`)
}

/** An animal as a catalogue's argument: `$animal`, `$animal-the` and what else the language needs. */
export function animalArgs(word: string | undefined): Args {
  return text.named('animal', 'animal', word ?? 'none')
}
