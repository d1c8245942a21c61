import type { Component } from 'svelte'
import { byGame } from './folders'

/** Each game's box, found by its folder. A game without a drawing gets a plain box. */
const found = byGame(import.meta.glob<{ default: Component }>('@games/*/page/Cover.svelte', { eager: true }))

export const covers: ReadonlyMap<string, Component> = new Map(
  [...found].map(([game, module]) => [game, module.default]),
)
