import type { Attachment } from 'svelte/attachments'

const NEXT = new Set(['ArrowRight', 'ArrowDown'])
const BEFORE = new Set(['ArrowLeft', 'ArrowUp'])

function stops(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>('button:not(:disabled), [data-stop]')]
}

/** Arrows move inside a region and Tab leaves it: exactly one of its buttons is in the tab order. */
export const arrows: Attachment<HTMLElement> = (node) => {
  let current: HTMLElement | null = null

  function mark(): void {
    const all = stops(node)
    if (!current || !all.includes(current)) current = all[0] ?? null
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1
  }

  function onFocus(event: FocusEvent): void {
    const stop = (event.target as HTMLElement).closest<HTMLElement>('button, [data-stop]')
    if (!stop || !node.contains(stop)) return
    current = stop
    mark()
  }

  function onKey(event: KeyboardEvent): void {
    if (event.target instanceof HTMLInputElement) return
    const all = stops(node)
    const at = all.indexOf(current as HTMLElement)
    let to = -1
    if (NEXT.has(event.key)) to = Math.min(at + 1, all.length - 1)
    else if (BEFORE.has(event.key)) to = Math.max(at - 1, 0)
    else if (event.key === 'Home') to = 0
    else if (event.key === 'End') to = all.length - 1
    const stop = all[to]
    if (!stop) return
    event.preventDefault()
    event.stopPropagation()
    stop.focus()
  }

  const watcher = new MutationObserver(mark)
  watcher.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  node.addEventListener('focusin', onFocus)
  node.addEventListener('keydown', onKey)
  mark()
  return () => {
    watcher.disconnect()
    node.removeEventListener('focusin', onFocus)
    node.removeEventListener('keydown', onKey)
  }
}
