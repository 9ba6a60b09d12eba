/** The words of a language as they are read from Fluent files, each only once: those of all games are part of every game's. */
import { FluentResource } from '@fluent/bundle'
import { breath } from './breath'

/** How many characters are read at a time: about 3 ms on a desktop. */
const PIECE = 6_000

const READ = new Map<string, FluentResource>()

/** What a source says. */
export function read(source: string): FluentResource {
  let found = READ.get(source)
  if (!found) READ.set(source, (found = new FluentResource(source)))
  return found
}

/** Cut a source between its messages, which begin a line; all else is indented or a comment. */
export function pieces(source: string, size = PIECE): string[] {
  const cut: string[] = []
  let piece = ''
  for (const message of source.split(/^(?=[a-z-])/imu)) {
    if (piece && piece.length + message.length > size) {
      cut.push(piece)
      piece = ''
    }
    piece += message
  }
  return piece ? [...cut, piece] : cut
}

/** Read sources a piece at a time, so that a slow telephone can answer a finger in between. Returns the pieces. */
export async function readInTurn(sources: readonly string[]): Promise<string[]> {
  const all = sources.flatMap((source) => pieces(source))
  for (const piece of all) {
    if (READ.has(piece)) continue
    read(piece)
    await breath()
  }
  return all
}
