import { recall, remember } from '../look/remember'

/** What somebody wrote at moments of a replay, by step: their own, kept on this device and nowhere else. */
export type Notes = Readonly<Record<number, string>>

export const NOTE_LIMIT = 500

const keyOf = (record: string): string => `notes.${record}`

export function notesOf(record: string): Notes {
  try {
    const kept: unknown = JSON.parse(recall(keyOf(record)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const entries = Object.entries(kept).filter(([step, text]) => /^\d+$/.test(step) && typeof text === 'string')
    return Object.fromEntries(entries) as Notes
  } catch {
    return {} // not ours, or damaged
  }
}

/** The notes with this one written, changed or, when it is empty, taken away. */
export function note(record: string, step: number, words: string): Notes {
  const { [step]: _, ...others } = notesOf(record)
  const text = words.trim().slice(0, NOTE_LIMIT)
  const notes: Notes = text === '' ? others : { ...others, [step]: text }
  remember(keyOf(record), Object.keys(notes).length > 0 ? JSON.stringify(notes) : null)
  return notes
}
