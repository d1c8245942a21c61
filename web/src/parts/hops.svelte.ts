import type { Reacted } from '../wire/messages'

export type FaceName = Reacted['face']

interface Hopping {
  src: string
  key: number
}

export const SHOWN_MS = 1600

/** Faces that people make: each stands beside its seat's tile for a moment, and is kept nowhere. */
class Hops {
  #shown = $state.raw<ReadonlyMap<number, Hopping>>(new Map())
  /** The last one, for who listens. */
  last = $state.raw<{ seat: number; face: FaceName; key: number } | null>(null)
  #key = 0

  of(seat: number): Hopping | null {
    return this.#shown.get(seat) ?? null
  }

  async show(seat: number, face: FaceName): Promise<void> {
    const { faceArt } = await import('../manners/faces')
    const key = (this.#key += 1)
    this.last = { seat, face, key }
    this.#shown = new Map(this.#shown).set(seat, { src: faceArt(face), key })
    setTimeout(() => {
      if (this.of(seat)?.key !== key) return
      const left = new Map(this.#shown)
      left.delete(seat)
      this.#shown = left
    }, SHOWN_MS)
  }
}

export const hops = new Hops()
