/** A game is a folder of src/rumpus/games; what of it belongs to the page lies in its `page/`, found by name when the page is built. */

/** Files that a glob has found in the games' folders, by the name of the game. */
export function byGame<T>(found: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(found).map(([path, file]) => [/\/games\/([^/]+)\//.exec(path)?.[1] ?? path, file]))
}

/** Catalogues, by `game/language`. */
export function byLanguage<T>(found: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(
    Object.entries(found).map(([path, file]) => [path.replace(/^.*\/games\/([^/]+)\/.*?(\w+)\.ftl$/, '$1/$2'), file]),
  )
}
