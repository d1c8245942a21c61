export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'screen'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'learn'; game: string }
  | { page: 'puzzle'; game: string; id: string }
  | { page: 'lesson'; game: string; id: string }
  | { page: 'evening'; id: string; screen: boolean }
  | { page: 'parts'; part: string }
  | { page: 'host' }
  | { page: 'shelf' }
  | { page: 'lost' }

/** Which page an address means. */
export function route(path: string): Route {
  const [first, second, third, ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent)
  if (rest.length > 0) return { page: 'lost' }
  if (first === undefined) return { page: 'lobby' }
  if (first === 'parts' && third === undefined) return { page: 'parts', part: second ?? '' }
  if ((first === 'host' || first === 'shelf') && second === undefined) return { page: first }
  if (first === 'evening' && (third ?? 'screen') === 'screen')
    return { page: 'evening', id: second ?? '', screen: third !== undefined }
  if (first === 'puzzle') return { page: 'puzzle', game: second ?? '', id: third ?? '' }
  if (second === undefined) return { page: 'lost' }
  if (first === 'table' && third === undefined) return { page: 'table', id: second }
  if (first === 'table' && third === 'screen') return { page: 'screen', id: second }
  if (first === 'learn' && third !== undefined) return { page: 'lesson', game: second, id: third }
  if (third !== undefined) return { page: 'lost' }
  if (first === 'replay') return { page: 'replay', id: second }
  if (first === 'learn') return { page: 'learn', game: second }
  return { page: 'lost' }
}
