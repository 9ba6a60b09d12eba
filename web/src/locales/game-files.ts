/** Whether a file of words that are not everybody's belongs to a game: its name is the game's id, or begins with it. */
export function belongs(path: string, game: string): boolean {
  const stem = (path.split('/').pop() ?? '').replace(/\.ftl$/, '')
  return `${stem}-`.startsWith(`${game}-`)
}
