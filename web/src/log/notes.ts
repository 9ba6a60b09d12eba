/** The notes of a table: bots that failed, seats that changed hands, versions that continue its game. */
import type { Texts } from '../base/text/texts'
import { inSentence } from '../game/players'
import type { Note } from '../generated/protocol'
import { continued } from './old-version'

/** A note as a sentence; `names` are the names of today's players. */
export function noted(texts: Texts, note: Note, names: readonly string[] = []): string {
  if (note.past) return continued(texts, note.past, note.number, note.code === 'resumed')
  const key = `web-note-${note.code}`
  if (!texts.has(key)) return texts.text('web-note', { code: note.code, player: names[note.seat] ?? '' })
  const seat = note.seat + 1
  return texts.text(key, {
    seat,
    player: note.name ? inSentence(note.name) : texts.text('player-number', { number: seat }),
  })
}
