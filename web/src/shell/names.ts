import { t } from '../text/text.svelte'
import { NAME_LIMIT } from '../wire/messages'

const words = (id: string): string[] =>
  t(id)
    .split(',')
    .map((word) => word.trim())

/** A name nobody has in mind: another one than before. */
export function proposal(before = '', chance: () => number = Math.random): string {
  const pick = (list: string[]): string => list[Math.floor(chance() * list.length)] ?? ''
  for (let tries = 0; tries < 20; tries += 1) {
    const name = `${pick(words('name-titles'))} ${pick(words('name-things'))}`
    if (name !== before && name.length <= NAME_LIMIT) return name
  }
  return words('name-things')[0] ?? ''
}
