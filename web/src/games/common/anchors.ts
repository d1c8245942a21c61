import type { Attachment } from 'svelte/attachments'

/** Where things stand on the stage, by name, so that what flies knows from where to where. */
export class Anchors {
  #nodes = new Map<string, HTMLElement>()
  #last = new Map<string, DOMRect>()

  at(key: string): Attachment<HTMLElement> {
    return (node) => {
      this.#nodes.set(key, node)
      return () => {
        if (this.#nodes.get(key) === node) this.#nodes.delete(key)
      }
    }
  }

  /** Remembers where a thing is that is about to leave. */
  keep(key: string): void {
    const node = this.#nodes.get(key)
    if (node) this.#last.set(key, node.getBoundingClientRect())
  }

  rect(key: string): DOMRect | null {
    return this.#nodes.get(key)?.getBoundingClientRect() ?? this.#last.get(key) ?? null
  }
}
