/** A move looked back at: not what one may do, but what somebody did, or what it would have been worth. */
import { seatWords } from '../text/seatwords'
import { say, t, text } from '../text/text.svelte'
import type { MoveInfo } from '../wire/messages'
import { phrase, type Reader } from '../wire/phrases'

/** In place of "Play the bear", where the game's words have such a sentence. */
const instead = (info: MoveInfo, form: 'did' | 'thing'): string | null => {
  const kind = info.message.replace(/^move-/, '')
  const id = form === 'did' ? `did-${kind}` : `thing-${kind}`
  return text.hasGame(id) ? id : null
}

/** "You played the bear", "Tom played the bear"; else what was chosen, by its label. */
export function didWords(info: MoveInfo | null, by: number, { seats, you }: Reader): string {
  const who = seatWords({ seat: by }, seats, you)
  const id = info && instead(info, 'did')
  if (!info || id === null) return t('mattered-did', { ...who, move: thingWords(info, by, seats) })
  const words = phrase(info, { seats, you: by })
  return say({ ...words, id, args: { ...('args' in words ? words.args : {}), ...who } })
}

/** "The bear"; else the move's label. */
export function thingWords(info: MoveInfo | null, by: number | null, seats: Reader['seats']): string {
  if (!info) return t('advice-pass')
  const words = phrase(info, { seats, you: by })
  const id = instead(info, 'thing')
  const said = say(id === null ? words : { ...words, id })
  return said.charAt(0).toUpperCase() + said.slice(1)
}
