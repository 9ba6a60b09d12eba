/** What an answer costs and brings, as the engine says it: the page adds up nothing. */
import type { Effect } from '../../game/answers/answer-rules'
import type { ChangeView, OfferView, View } from '../../generated/dungeon-lords'
import type { Decision, Option } from '../../generated/kernel'
import { icon } from './content'

/** Goods whose icon and name have another id. */
const SIGNS: Record<string, { icon: string; label: string }> = {
  red_counters: { icon: 'red', label: 'web-thing-red' },
  prisoners: { icon: 'prison', label: 'web-thing-prison' },
  monsters: { icon: 'monster', label: 'name-monster' },
}
/** Of these, more is worse. */
const BURDENS = new Set(['evil', 'red_counters'])
/** Cards in the hand show how many they are. */
const HELD = new Set(['traps'])
/** Answers whose words say what they cost, and a trap whose price was named when it was laid. */
const SAID = new Set(['dismiss', 'banish', 'spring'])

function effect({ good, by, then, price }: ChangeView): Effect {
  const sign = SIGNS[good] ?? { icon: good, label: `name-${good}` }
  const bad = BURDENS.has(good) ? by > 0 : by < 0
  return { icon: icon(sign.icon), label: sign.label, by, then: HELD.has(good) ? null : then, costs: price, bad }
}

const PALADIN: Effect = {
  icon: icon('paladin'),
  label: 'web-paladin-joins',
  by: null,
  then: null,
  costs: false,
  bad: true,
}

export function effects(view: View, _: Decision, option: Option): Effect[] {
  // A game kept from before has none.
  const offers = view.offers as OfferView[] | undefined
  const offer = offers?.find((one) => one.answer === option.action)
  if (!offer) return []
  const changes = SAID.has(option.verb) ? [] : offer.changes.map(effect)
  return offer.paladin ? [...changes, PALADIN] : changes
}
