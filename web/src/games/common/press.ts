import type { Attachment } from 'svelte/attachments'

const LONG = 450
const SLACK = 12
const SWIPE = 34

/** Swallows the click that a finished gesture would still make. */
function swallow(node: HTMLElement): void {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  node.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => node.removeEventListener('click', stop, { capture: true }), 60)
}

/** Long press, right click, or `?` while the focus is inside. */
export function asks(open: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    const end = () => clearTimeout(timer)
    const events: Record<string, (event: Event) => void> = {
      pointerdown: (event) => {
        const pointer = event as PointerEvent
        if (pointer.pointerType === 'mouse') return
        from = { x: pointer.clientX, y: pointer.clientY }
        timer = setTimeout(() => {
          node.addEventListener('pointerup', () => swallow(node), { once: true })
          open()
        }, LONG)
      },
      pointermove: (event) => {
        const pointer = event as PointerEvent
        if (Math.hypot(pointer.clientX - from.x, pointer.clientY - from.y) > SLACK) end()
      },
      pointerup: end,
      pointercancel: end,
      contextmenu: (event) => {
        event.preventDefault()
        end()
        open()
      },
      keydown: (event) => {
        if ((event as KeyboardEvent).key !== '?') return
        event.preventDefault()
        open()
      },
    }
    for (const [name, listener] of Object.entries(events)) node.addEventListener(name, listener)
    return () => {
      end()
      for (const [name, listener] of Object.entries(events)) node.removeEventListener(name, listener)
    }
  }
}

/** A flick up or down of a finger. */
export function flicked(up: (() => void) | null, down: (() => void) | null): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null
    const start = (event: PointerEvent) =>
      (from = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY })
    const stop = (event: PointerEvent) => {
      if (!from) return
      const [across, along] = [event.clientX - from.x, event.clientY - from.y]
      from = null
      const act = along < -SWIPE ? up : along > SWIPE ? down : null
      if (!act || Math.abs(across) > Math.abs(along)) return
      swallow(node)
      act()
    }
    const cancel = () => (from = null)
    node.style.touchAction = 'pan-x'
    node.addEventListener('pointerdown', start)
    node.addEventListener('pointerup', stop)
    node.addEventListener('pointercancel', cancel)
    return () => {
      node.removeEventListener('pointerdown', start)
      node.removeEventListener('pointerup', stop)
      node.removeEventListener('pointercancel', cancel)
    }
  }
}
