import type { Attachment } from 'svelte/attachments'

const SLACK = 10

export interface Dragging {
  /** The name of the place under the pointer, from `data-drop`; null in between. */
  over(place: string | null): void
  /** Let go: over which place, and how far from where it was taken up. */
  drop(place: string | null, by: { x: number; y: number }): void
}

/**
 * Carries an element by mouse or finger and says over which place it is. The element itself moves by transform alone;
 * every drag has a tap way too, so nothing here is needed by keyboard.
 */
export function dragged(enabled: () => boolean, does: Dragging): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number; id: number } | null = null
    let carrying = false

    const placeAt = (x: number, y: number): string | null => {
      const below = document
        .elementsFromPoint(x, y)
        .find((other) => !node.contains(other) && other.closest('[data-drop]'))
      return below?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null
    }
    const start = (event: PointerEvent) => {
      if (event.button !== 0 || !enabled()) return
      from = { x: event.clientX, y: event.clientY, id: event.pointerId }
      // A quick hand has left the card before the first move is told: until it lets go, the whole page listens.
      listen(true)
    }
    const move = (event: PointerEvent) => {
      if (!from || event.pointerId !== from.id) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!carrying) {
        if (Math.hypot(x, y) < SLACK) return
        carrying = true
        if (node.isConnected) node.setPointerCapture(event.pointerId)
        node.classList.add('carried')
      }
      node.style.transform = `translate(${x}px, ${y}px)`
      does.over(placeAt(event.clientX, event.clientY))
    }
    const end = (event: PointerEvent, dropped: boolean) => {
      if (!from || event.pointerId !== from.id) return
      const by = { x: event.clientX - from.x, y: event.clientY - from.y }
      from = null
      listen(false)
      if (!carrying) return
      carrying = false
      node.classList.remove('carried')
      node.style.transform = ''
      const stop = (click: Event) => click.stopPropagation()
      node.addEventListener('click', stop, { capture: true, once: true })
      setTimeout(() => node.removeEventListener('click', stop, { capture: true }), 60)
      does.over(null)
      does.drop(dropped ? placeAt(event.clientX, event.clientY) : null, dropped ? by : { x: 0, y: 0 })
    }
    const up = (event: PointerEvent) => end(event, true)
    const cancel = (event: PointerEvent) => end(event, false)
    const native = (event: Event) => event.preventDefault()
    const listen = (on: boolean) => {
      const change = (on ? window.addEventListener : window.removeEventListener).bind(
        window,
      ) as typeof window.addEventListener
      change('pointermove', move)
      change('pointerup', up)
      change('pointercancel', cancel)
    }
    node.addEventListener('pointerdown', start)
    node.addEventListener('dragstart', native)
    return () => {
      listen(false)
      node.removeEventListener('pointerdown', start)
      node.removeEventListener('dragstart', native)
    }
  }
}
