/** What the story says of events beyond their own texts: what a special event does, or a card that one looks at, and what
 * was on offer to a lord who declines. */
import { type Args, sentence, type Texts } from '../../base/text/texts'
import type { LogEvent } from '../../game/story/log-event'
import type { View } from '../../generated/dungeon-lords'
import { cardWords, goods, listed, space, spellWords, trapWords } from './card-text'
import { place, special } from './content'

/** What an order that is declined would have cost and brought; empty: nothing that the space itself says. */
function declined(texts: Texts, told: LogEvent): string {
  const of = told.why === 'declined' ? place(String(told.order))?.spaces[Number(told.space) - 1] : undefined
  if (!of) return ''
  if (listed(of.get).length) return texts.text('web-declined-goods', { goods: space(texts, of) })
  return listed(of.pay).length ? texts.text('web-declined-price', { price: goods(texts, of.pay) }) : ''
}

const MORE: Record<string, (texts: Texts, told: LogEvent) => string> = {
  SpecialHappens: (texts, told) => cardWords(texts, String(told.special)),
  MinionStays: declined,
}

/** What is said with an event in the log, too. */
export function says(
  texts: Texts,
  told: LogEvent,
  names: readonly string[],
  reader: number | undefined,
): string | null {
  const more = MORE[told.event]?.(texts, told)
  if (!more) return null
  const { event, ...args } = told
  return `${texts.event(event, args as Args, names, reader)} ${more}`
}

/** What traps do this year. Only the lord who draws them learns which they are. */
function drawn(texts: Texts, told: LogEvent, year: number): string {
  const traps = [...new Set((told.traps as string[] | undefined) ?? [])]
  const words = (id: string) => (traps.length > 1 ? `${texts.title(id)}: ` : '') + trapWords(texts, id, year)
  return traps.map((id) => `${sentence(words(id))}.`).join(' ')
}

/** In the story, where there is time for it, a special event that has turned up for the next season says what it does, and
 * so do a combat card to the lord who looks at it and a trap to the lord who draws it. */
export function adds(texts: Texts, told: LogEvent, view: View | undefined): string {
  if (told.event === 'Spied') return sentence(spellWords(texts, String(told.spell)))
  if (told.event === 'TrapsDrawn') return drawn(texts, told, view?.year ?? 1)
  const id = told.event === 'EventTurnedUp' ? String(told.special) : ''
  return special(id) ? cardWords(texts, id) : ''
}
