/** Which hint goes with a question: that of the first turn, or what the rules have to say to a newcomer. */
import type { Texts } from '../../../base/text/texts'
import type { View } from '../../../generated/dungeoneer'
import type { Decision } from '../../../generated/kernel'
import { tabOf } from '../tabs'

/** The part of the board beside which it is shown. */
export type Anchor = 'map' | 'cards' | 'battle' | 'hero'

export interface Hint {
  key: string
  place: Anchor
  text: string
}

/** The steps of a first turn: a question may come up in several situations, each with a separate hint. */
const STEPS: Record<string, (view: View, decision: Decision) => string> = {
  feats: (view, { seat, options }) => {
    const hero = view.heroes[seat]
    if (options.some(({ verb }) => verb === 'attempt' || verb === 'pick_up' || verb === 'deliver')) return 'quest'
    if (hero?.fallen) return 'fallen'
    if (!hero?.moved && options.some(({ verb }) => verb === 'go')) return 'first'
    return options.some(({ verb }) => verb === 'play') ? 'play' : 'on'
  },
  misdeeds: (view, { seat }) => (view.heroes[seat]?.plan?.length ? 'planned' : 'first'),
}

/** Where nothing can be done but pass, there is nothing to say either. */
const onlyPassing = ({ options }: Decision): boolean => {
  const moves = options.filter(({ verb }) => verb !== 'ask')
  return moves.length === 1 && moves[0]?.verb === 'pass'
}

export function hintFor(view: View, decision: Decision, texts: Texts): Hint | null {
  if (onlyPassing(decision)) return null
  const { key } = decision.prompt
  const step = STEPS[key]?.(view, decision)
  const own = step ? `web-dn-tour-${key}-${step}` : ''
  const text = own && texts.has(own) ? texts.text(own) : texts.help(key)
  return text ? { key: step ? `${key}-${step}` : key, place: tabOf(view, decision), text } : null
}
