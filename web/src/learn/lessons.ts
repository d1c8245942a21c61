import type { Component } from 'svelte'
import { byGame, byLanguage } from '../games/folders'
import type { Hint } from './hints'

/** A game's own lesson, loaded when it is wanted: hints for a first game, and what the rules page draws. */
type Hints = { hints: readonly Hint[] }

export interface LessonCard {
  /** Its words are `ID` and `help-ID` of the game's catalogue, else `card-ID` and `card-ID.help` of the lesson's. */
  id: string
  points?: number
  /** A word about its kind: the lesson's `chip-…`. */
  chip?: string
  /** The heading under which it stands, where there are several: the lesson's `group-…`. */
  group?: string
}

export interface Lesson {
  steps: number
  cards: readonly LessonCard[]
  /** Groups that one opens: what comes with an option only. */
  folded?: readonly string[]
  /** The stage of a step, counted from 0. */
  Stage: Component<{ step: number }>
  Picture: Component<{ id: string }>
}

const hints = byGame(import.meta.glob<Hints>('@games/*/page/lesson/hints.ts'))
const lessons = byGame(import.meta.glob<Lesson>('@games/*/page/lesson/lesson.ts'))
const words = byLanguage(import.meta.glob<string>('@games/*/page/lesson/*.ftl', { query: '?raw', import: 'default' }))

export const loadHints = (game: string): Promise<Hints> | undefined => hints.get(game)?.()
export const loadLesson = (game: string): Promise<Lesson> | undefined => lessons.get(game)?.()
export const loadWords = (game: string, language: string): Promise<string> | undefined =>
  words.get(`${game}/${language}`)?.()
