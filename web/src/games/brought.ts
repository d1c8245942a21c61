/**
 * The contract of a board that a game's folder brings along, built as one ES module (`page/board.js`). It is served by the
 * room under the page's own content policy: no inline scripts, nothing from elsewhere.
 */
import type { TableEvent, View } from '../wire/types'

/** What there is to show, after each step. */
export interface BroughtScene {
  game: string
  /** The reader's seat; null for who only looks on. */
  you: number | null
  seats: readonly { seat: number; name: string; bot: boolean }[]
  /** The declared fields as this seat may see them; null where it may not look. */
  view: View
  /** What this seat may do now, with its words in the reader's language. */
  moves: readonly { code: string; group: string; args: Readonly<Record<string, string | number>>; words: string }[]
  /** What happened since the scene before. */
  events: readonly TableEvent[]
  over: boolean
}

export interface BroughtBoard {
  scene(scene: BroughtScene): void
  unmount?(): void
}

export interface BoardFile {
  /** Draws into `place`; `choose` sends moves by code, those of a composed turn together. */
  mount(place: HTMLElement, choose: (...codes: string[]) => void): BroughtBoard
}

export async function bring(game: string): Promise<BoardFile> {
  return (await import(/* @vite-ignore */ `/api/games/${encodeURIComponent(game)}/board.js`)) as BoardFile
}
