/** The screen that an address leads to. */
export type Route =
  | { screen: 'home' }
  | { screen: 'table'; id: string }
  | { screen: 'join'; id: string; seat: number; secret: string }
  | {
      screen: 'replay'
      id: string
      to: number | null
      seat: number | 'all' | null
      reviewed: boolean
      /** Begin before the last such event of the seat. */
      event: string
    }
  | { screen: 'verify'; id: string }
  | { screen: 'rules'; game: string; guide: string; rule: string }
  | { screen: 'gallery'; game: string; exhibit: string; query: string }
  | { screen: 'learn'; game: string }
  | { screen: 'solve'; game: string; query: string }
  | { screen: 'explore'; game: string; query: string }
  | { screen: 'review'; id: string }
  | { screen: 'puzzles'; game: string }
  | { screen: 'puzzle'; game: string; id: string; kind: string }
  | { screen: 'about' }
  | { screen: 'privacy' }
  | { screen: 'device'; code: string; problem: string; done: 'add' | 'proof' | null; restored: boolean }
  | { screen: 'unknown' }

/** The pages beside the numbered rules (the server's `catalogue/guide_pages.py`). */
export const GUIDES: readonly string[] = ['learn', 'summary', 'tables', 'sources']

const UNKNOWN: Route = { screen: 'unknown' }

/** The parts of a path; null if it is not valid text. */
function partsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return null
  }
}

/** The server knows the same screens (`pages/link_previews.py`): for any other path it sends the page with status 404. */
export function parse(path: string, search: string, hash: string): Route {
  const parts = partsOf(path)
  if (!parts) return UNKNOWN
  const query = new URLSearchParams(search)
  const [screen, id = '', third = ''] = parts
  const number = (name: string) => (query.get(name) === null ? null : Number(query.get(name)))
  const two = parts.length === 2
  if (screen === undefined) return { screen: 'home' }
  if (screen === 'table' && two) return { screen, id }
  if (screen === 'join' && parts.length === 3 && /^\d+$/.test(third))
    return { screen, id, seat: Number(third), secret: hash.slice(1) }
  if (screen === 'replay' && two)
    return {
      screen,
      id,
      to: number('to'),
      seat: query.get('seat') === 'all' ? 'all' : number('seat'),
      reviewed: query.get('from') === 'review',
      event: query.get('event') ?? '',
    }
  if (screen === 'solve' && two) return { screen, game: id, query: search }
  if (screen === 'explore' && two) return { screen, game: id, query: search }
  if (screen === 'review' && two) return { screen, id }
  if (screen === 'verify' && two) return { screen, id }
  if (screen === 'rules' && (parts.length <= 2 || (parts.length === 3 && GUIDES.includes(third))))
    return { screen, game: id, guide: third, rule: hash.slice(1) }
  if (screen === 'gallery' && parts.length <= 2) return { screen, game: id, exhibit: hash.slice(1), query: search }
  if (screen === 'learn' && two) return { screen, game: id }
  if (screen === 'puzzles' && parts.length <= 2) return { screen, game: id }
  if (screen === 'puzzles' && parts.length === 3)
    return { screen: 'puzzle', game: id, id: third, kind: query.get('kind') ?? '' }
  if ((screen === 'about' || screen === 'privacy') && parts.length === 1) return { screen }
  if (screen === 'device' && parts.length === 1) {
    const done = query.get('done')
    return {
      screen,
      code: hash.slice(1),
      problem: query.get('problem') ?? '',
      done: done === 'add' || done === 'proof' ? done : null,
      restored: query.get('restored') === '1',
    }
  }
  return UNKNOWN
}
