/** A choice of this browser that outlives a reload. Storage may be closed to us (private windows): then it just does not. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`rumpus.${key}`)
  } catch {
    return null
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`rumpus.${key}`)
    else localStorage.setItem(`rumpus.${key}`, value)
  } catch {
    // nothing to do: the choice lasts until the page is closed
  }
}
