/** What this browser alone has of somebody, besides games: notes of replays, answers to puzzles. */
import { kept, recall, remember } from '../look/remember'

/** What is somebody's own; the rest are habits of the device: its language, sound, speed. */
const OWN = ['notes.', 'puzzles.', 'guided.']
const MARKS = ['me', 'here', 'seated', 'looked', 'deals', 'evening']

/** As lines of the file with everything of one person. */
export function ownLines(): unknown[] {
  const line = (key: string, kind: string, of: string): unknown => {
    try {
      return { [kind]: JSON.parse(recall(key) ?? 'null') as unknown, [of]: key.slice(kind.length + 1), here: true }
    } catch {
      return { [kind]: null, [of]: key.slice(kind.length + 1), here: true } // damaged
    }
  }
  return [
    ...kept('notes.').map((key) => line(key, 'notes', 'record')),
    ...kept('puzzles.').map((key) => line(key, 'puzzles', 'game')),
  ]
}

export function forgetOwn(): void {
  for (const key of [...OWN.flatMap(kept), ...MARKS]) remember(key, null)
}
