import { route } from './routes'

class Router {
  path = $state(typeof location === 'undefined' ? '/' : location.pathname)
  route = $derived(route(this.path))

  start(): void {
    addEventListener('popstate', () => (this.path = location.pathname))
    document.addEventListener('click', (click) => this.#follow(click))
  }

  go(path: string): void {
    if (path === this.path) return
    history.pushState(null, '', path)
    this.path = location.pathname
    scrollTo(0, 0)
  }

  /** Which step of a replay an address leads to, if it says so. */
  get step(): number | null {
    const given = new URLSearchParams(location.search).get('step')
    return given !== null && /^\d{1,6}$/.test(given) ? Number(given) : null
  }

  /** The key of a private link, once: it stands in the fragment, which no server sees, and is taken out of the address. */
  takeKey(): string | null {
    const key = new URLSearchParams(location.hash.slice(1)).get('seat')
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
    const link = (click.target as Element | null)?.closest('a')
    if (!link || link.target !== '' || link.origin !== location.origin || link.hasAttribute('download')) return
    click.preventDefault()
    this.go(link.pathname + link.search)
  }
}

export const router = new Router()
