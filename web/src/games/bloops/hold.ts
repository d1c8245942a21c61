import type { Attachment } from 'svelte/attachments'

/** Calls after a press of this many milliseconds; Enter or Space on the focused element is the other way. */
export function held(ms: number, call: () => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => (timer = setTimeout(call, ms))
    const stop = () => clearTimeout(timer)
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || node.tagName !== 'BUTTON') return
      event.preventDefault()
      call()
    }
    node.addEventListener('pointerdown', start)
    node.addEventListener('keydown', key)
    for (const end of ['pointerup', 'pointerleave', 'pointercancel']) node.addEventListener(end, stop)
    return () => {
      stop()
      node.removeEventListener('pointerdown', start)
      node.removeEventListener('keydown', key)
      for (const end of ['pointerup', 'pointerleave', 'pointercancel']) node.removeEventListener(end, stop)
    }
  }
}
