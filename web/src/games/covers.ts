import type { Component } from 'svelte'

/** Each game's box, found by its folder. A game without a drawing gets a plain box. */
const found = import.meta.glob<{ default: Component }>('./*/Cover.svelte', { eager: true })

export const covers: ReadonlyMap<string, Component> = new Map(
  Object.entries(found).map(([path, module]) => [path.split('/')[1] as string, module.default]),
)
