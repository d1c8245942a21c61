import type { Args } from './text.svelte'

export interface Named {
  seat: number
  name: string
}

/**
 * Arguments that name a seat become that player's name, and beside each stands `$…-you`, which is "you" for the reader's
 * own seat and "other" for everyone else's, so that a catalogue can write "You play" and "Tom plays" as whole sentences;
 * "own" where it is the seat that acts once more: "Tom looks at his own card".
 */
export function seatWords(
  seats: Readonly<Record<string, number>>,
  table: readonly Named[],
  you: number | null,
  actor: number | undefined = seats.seat,
): Args {
  const args: Args = {}
  for (const [key, seat] of Object.entries(seats)) {
    args[key] = table.find((entry) => entry.seat === seat)?.name ?? ''
    args[`${key}-you`] = seat === you ? 'you' : key !== 'seat' && seat === actor ? 'own' : 'other'
  }
  return args
}

/** A sentence cut into plain and strong pieces: names of people stand out in the story. */
export interface Piece {
  words: string
  strong: boolean
}

export function strengthen(sentence: string, names: readonly string[], youWord: string): Piece[] {
  const wanted = names.filter((name) => name !== '').sort((a, b) => b.length - a.length)
  const pieces: Piece[] = []
  let rest = sentence
  if (youWord !== '' && (rest === youWord || rest.startsWith(`${youWord} `))) {
    pieces.push({ words: youWord, strong: true })
    rest = rest.slice(youWord.length)
  }
  while (rest !== '') {
    const hits = wanted.map((name) => ({ name, at: wholeWord(rest, name) })).filter((hit) => hit.at >= 0)
    const first = hits.sort((a, b) => a.at - b.at || b.name.length - a.name.length)[0]
    if (!first) break
    if (first.at > 0) pieces.push({ words: rest.slice(0, first.at), strong: false })
    pieces.push({ words: first.name, strong: true })
    rest = rest.slice(first.at + first.name.length)
  }
  if (rest !== '') pieces.push({ words: rest, strong: false })
  return pieces
}

function wholeWord(sentence: string, name: string): number {
  const letter = /[\p{L}\p{N}]/u
  for (let at = sentence.indexOf(name); at >= 0; at = sentence.indexOf(name, at + 1)) {
    const before = sentence[at - 1] ?? ' '
    const after = sentence[at + name.length] ?? ' '
    if (!letter.test(before) && !letter.test(after)) return at
  }
  return -1
}
