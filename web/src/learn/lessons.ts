import type { Component } from 'svelte'
import { byGame, byLanguage } from '../games/folders'
import type { Hint } from './hints'

/** A game's own lesson: hints for a first game, and what the rules page draws. Loaded when it is wanted. */
type Hints = { hints: readonly Hint[] }
/** The little stages and cards of the rules page. */
export interface LessonModule {
  /** One for each step, in order: the words are `step-N` and `step-N.text`. */
  stages: readonly Component[]
  /** All that one can meet, in the order they are listed. */
  cards: readonly LessonCard[]
}

export interface LessonCard {
  id: string
  /** Its name, in the game's catalogue; in the lesson's words `card-ID` where that has none. */
  name: string
  /** The message that says what it does. */
  help: string
  picture: Component
  props?: Record<string, unknown>
  points?: number | null
  /** A word about its kind: always on, every turn. */
  chip?: string
  /** The heading under which it stands, where there are several. */
  group?: string
}

const hintModules = byGame(import.meta.glob<Hints>('@games/*/page/lesson/hints.ts'))
const lessonModules = byGame(import.meta.glob<LessonModule>('@games/*/page/lesson/lesson.ts'))
const words = byLanguage(import.meta.glob<string>('@games/*/page/lesson/*.ftl', { query: '?raw', import: 'default' }))

export const loadHints = (game: string): Promise<Hints> | undefined => hintModules.get(game)?.()
export const loadLesson = (game: string): Promise<LessonModule> | undefined => lessonModules.get(game)?.()
export const loadWords = (game: string, language: string): Promise<string> | undefined =>
  words.get(`${game}/${language}`)?.()
