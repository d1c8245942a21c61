import type { Attachment } from 'svelte/attachments'

/**
 * Calls after a press of this many milliseconds, by any pointer; the click that ends the press is swallowed. While it
 * runs, the element has the class `holding`. Every hold has another way: two taps, or keys.
 */
export function held(ms: number, call: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const swallow = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    const start = (event: PointerEvent) => {
      if (event.button !== 0) return
      node.style.setProperty('--hold', `${ms}ms`)
      node.classList.add('holding')
      timer = setTimeout(() => {
        stop()
        node.addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 500)
        call()
      }, ms)
    }
    const stop = () => {
      clearTimeout(timer)
      node.classList.remove('holding')
    }
    const menu = (event: Event) => event.preventDefault()
    node.addEventListener('pointerdown', start)
    node.addEventListener('contextmenu', menu)
    for (const end of ['pointerup', 'pointerleave', 'pointercancel'] as const) node.addEventListener(end, stop)
    return () => {
      stop()
      node.removeEventListener('pointerdown', start)
      node.removeEventListener('contextmenu', menu)
      for (const end of ['pointerup', 'pointerleave', 'pointercancel'] as const) node.removeEventListener(end, stop)
    }
  }
}
