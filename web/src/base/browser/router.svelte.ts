import { parse, type Route } from './routes'

export type { Route }

class Router {
  /** Whether the visitor came here from another page of the client. */
  moved = false
  route = $state.raw<Route>(parse(location.pathname, location.search, location.hash))

  start(): void {
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (
        !(link instanceof HTMLAnchorElement) ||
        link.target ||
        link.origin !== location.origin ||
        link.hasAttribute('download')
      )
        return
      if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/schema')) return
      if (link.pathname === '/next') return // the server knows where that leads
      event.preventDefault()
      this.go(link.pathname + link.search + link.hash)
    })
  }

  go(path: string, replace = false): void {
    const from = location.pathname
    history[replace ? 'replaceState' : 'pushState'](null, '', path)
    this.read()
    if (location.pathname === from) return
    // A new page starts at the top, and screen readers read its heading.
    this.moved = true
    scrollTo(0, 0)
  }

  private read(): void {
    this.route = parse(location.pathname, location.search, location.hash)
  }
}

export const router = new Router()
