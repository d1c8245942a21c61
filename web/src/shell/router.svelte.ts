import { isSite, link } from '../local/place'
import { route } from './routes'

/** A site finds its places by the fragment. */
const now = (): string => (isSite ? location.hash.slice(1).split('?')[0] || '/' : location.pathname)

class Router {
  path = $state(typeof location === 'undefined' ? '/' : now())
  route = $derived(route(this.path))

  start(): void {
    addEventListener('popstate', () => (this.path = now()))
    document.addEventListener('click', (click) => this.#follow(click))
  }

  go(path: string): void {
    if (path === this.path) return
    history.pushState(null, '', link(path))
    this.path = now()
    scrollTo(0, 0)
  }

  /** Which step of a replay an address leads to, if it says so. */
  get step(): number | null {
    const given = new URLSearchParams(isSite ? location.hash.split('?')[1] : location.search).get('step')
    return given !== null && /^\d{1,6}$/.test(given) ? Number(given) : null
  }

  /** The key of a private link, once: it stands in the fragment, which no server sees, and is taken out of the address. */
  takeKey(): string | null {
    const key = isSite ? null : new URLSearchParams(location.hash.slice(1)).get('seat')
    if (key !== null) history.replaceState(null, '', location.pathname)
    return key
  }

  /** Plain clicks on our own links stay in the page; everything else is the browser's. */
  #follow(click: MouseEvent): void {
    if (
      click.defaultPrevented ||
      click.button !== 0 ||
      click.metaKey ||
      click.ctrlKey ||
      click.shiftKey ||
      click.altKey
    )
      return
    const to = (click.target as Element | null)?.closest('a')
    if (!to || to.target !== '' || to.origin !== location.origin || to.hasAttribute('download')) return
    if (isSite && !to.hash.startsWith('#/')) return
    click.preventDefault()
    this.go(isSite ? to.hash.slice(1) : to.pathname + to.search)
  }
}

export const router = new Router()
