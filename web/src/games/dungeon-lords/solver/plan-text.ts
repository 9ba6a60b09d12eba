/** A plan and a lord's answers as text. */
import type { Texts } from '../../../base/text/texts'
import type { Option } from '../../../generated/kernel'

export const planWords = (texts: Texts, answers: readonly Option[]): string =>
  answers.map(({ verb, args }) => texts.option(verb, args)).join('; ') || texts.text('solve-nothing')

/** A card that can come up, by name; without cards there is none. */
export const cardName = (texts: Texts, id: string): string => (id ? texts.title(id) : texts.text('web-solve-any-card'))
