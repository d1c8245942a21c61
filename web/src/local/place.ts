/** Where this page lies, and which tables are its own. Tiny: everything else here is loaded when it is wanted. */

// Scripts lie in assets/, one folder below the page, in a worker too. Not spelt in one expression, which the bundler
// would take for a file of its own.
const here = import.meta.url
const folder = (import.meta.env.PROD ? new URL('..', here) : new URL('/', here)).href

/** The address of a file beside the page. A site may lie in any folder of any host. */
export const beside = (file: string): string => new URL(file, folder).href

/** The address of one of the files with which the page plays by itself. */
export const local = (file: string): string => beside(`local/${file}`)

/** Tables of the page's own room: nobody else knows them. */
export const isLocal = (table: string): boolean => table.startsWith('here-')

/** A page without a room, from a host that only hands out files (`rumpus site`). */
export const isSite = typeof document !== 'undefined' && document.querySelector('meta[name="rumpus"]') !== null

/** Where a place of this page is: a site finds it by the fragment, which no host has to understand. */
export const link = (path: string): string => (isSite ? `#${path}` : path)
