import type { Attachment } from 'svelte/attachments'

/** Where things stand on the stage, by name, so that what flies knows from where to where. */
export class Anchors {
  #nodes = new Map<string, HTMLElement>()
  #before = new Map<string, DOMRect>()

  at(key: string): Attachment<HTMLElement> {
    return (node) => {
      this.#nodes.set(key, node)
      return () => {
        if (this.#nodes.get(key) === node) this.#nodes.delete(key)
      }
    }
  }

  /** Remembers where everything is, just before something changes. */
  keep(): void {
    this.#before.clear()
    for (const [key, node] of this.#nodes) this.#before.set(key, node.getBoundingClientRect())
  }

  before(key: string): DOMRect | null {
    return this.#before.get(key) ?? this.now(key)
  }

  now(key: string): DOMRect | null {
    return this.#nodes.get(key)?.getBoundingClientRect() ?? null
  }
}
