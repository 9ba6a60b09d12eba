/** Which screen the address names. */
export type Route =
  | { screen: 'home' }
  | { screen: 'table'; id: string }
  | { screen: 'join'; id: string; seat: number; secret: string }
  | { screen: 'replay'; id: string; to: number | null; seat: number | 'all' | null }
  | { screen: 'verify'; id: string }
  | { screen: 'rules'; game: string; rule: string }
  | { screen: 'about' }
  | { screen: 'privacy' }

export function parse(path: string, search: string, hash: string): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  const query = new URLSearchParams(search)
  const [screen, id = '', third = ''] = parts
  const number = (name: string) => (query.get(name) === null ? null : Number(query.get(name)))
  if (screen === 'table' && id) return { screen, id }
  if (screen === 'join' && id) return { screen, id, seat: Number(third), secret: hash.slice(1) }
  if (screen === 'replay' && id)
    return { screen, id, to: number('to'), seat: query.get('seat') === 'all' ? 'all' : number('seat') }
  if (screen === 'verify' && id) return { screen, id }
  if (screen === 'rules') return { screen, game: id, rule: hash.slice(1) }
  if (screen === 'about' || screen === 'privacy') return { screen }
  return { screen: 'home' }
}
