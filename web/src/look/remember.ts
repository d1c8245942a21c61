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

/** The keys that begin like this. */
export function kept(prefix: string): string[] {
  try {
    const all = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    return all.filter((key) => key.startsWith(`rumpus.${prefix}`)).map((key) => key.slice('rumpus.'.length))
  } catch {
    return []
  }
}
