/** The odds of rolls in words. All numbers come from the view: the page adds up nothing. */
import type { Texts } from '../../base/text/texts'
import type { AddedView, ChanceView, DuelView, PairView, RollView, View } from '../../generated/dungeoneer'

/** A roll whose odds are known. */
type Odds = Pick<ChanceView, 'each' | 'plus' | 'least' | 'percent'>

/** The odds in a few words: what the dice must show, and how likely that is. */
export function oddsWords(texts: Texts, { each, plus, least, percent }: Odds): string {
  if (percent === 0) return texts.text('web-dn-odds-never')
  if (percent === 100) return texts.text('web-dn-odds-always')
  // Where nothing is added, what is needed says it already.
  if (!each && !plus) return texts.text('web-dn-odds-bare', { percent })
  return texts.text(each ? 'web-dn-odds-each' : 'web-dn-odds', { least, percent })
}

/** A number with a true minus sign. */
const minus = (n: number): string => String(n).replace('-', '−')

/** What is added to the dice, with what it is made of, as in the log. */
export const addedWords = (texts: Texts, { plus, base, bonuses }: AddedView): string =>
  `${minus(plus)}${texts.text('event-made-of', texts.words({ base, bonuses, form: null }, []))}`

/** What the viewer's hero would have to roll for something. A game kept from before has no such numbers. */
export function chancesOf(view: View, what: string, id: string | null = null, seat = view.seat): ChanceView[] {
  const all = (view.chances as ChanceView[] | undefined) ?? []
  return all.filter((one) => one.seat === seat && one.what === what && (id === null || one.id === id))
}

/** Everything about a roll: what it is for, what is added, the odds, and what follows if it fails. */
export function chanceWords(texts: Texts, of: ChanceView): string {
  const what = texts.text(`web-dn-roll-${of.by}`)
  const dice = texts.text('web-dn-dice', { dice: of.dice })
  const sum = of.form
    ? `${texts.name(of.form)} ${addedWords(texts, of)} + ${dice}`
    : `${dice}${of.plus ? ` + ${addedWords(texts, of)}` : ''}`
  const fails = `web-dn-fails-${of.by}`
  return [
    `${what}: ${sum} ≥ ${of.need}: ${oddsWords(texts, of)}`,
    ...(texts.has(fails) && of.percent < 100 ? [texts.text(fails)] : []),
  ].join('; ')
}

/** The attacks that an answer begins, the likeliest first. A game kept from before has none. */
export const duelsOf = (view: View, answer: string): DuelView[] =>
  ((view.duels as DuelView[] | undefined) ?? []).filter((one) => one.answer === answer)

/** How a pair of rolls may end, for the one who attacks. */
export const pairWords = (texts: Texts, { strikes, ties, struck, prevented }: PairView): string =>
  prevented
    ? texts.text('web-dn-duel-prevented', { prevented, ties, struck })
    : texts.text('web-dn-duel', { strikes, ties, struck })

/** What both sides of an attack add, and how it may end; `short`: without what the numbers are made of. */
export function duelWords(texts: Texts, { attack, counter, ...odds }: PairView, short = false): string {
  const say = (side: AddedView) => (short ? minus(side.plus) : addedWords(texts, side))
  return `${say(attack)} ↔ ${say(counter)}: ${pairWords(texts, { attack, counter, ...odds })}`
}

/** The attack about to be rolled; null: none is. */
export function attackNow(view: View, roll: RollView): PairView | null {
  const battle = roll.percent === null ? view.battles.at(-1) : undefined
  return battle?.attackers[battle.current ?? -1]?.pair ?? null
}
