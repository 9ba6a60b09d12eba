/** How likely a roll succeeds, from the numbers that the view gives; what is needed and what is added are the rules'. */
import type { Texts } from '../../base/text/texts'
import type { ChanceView, RollView, View } from '../../generated/dungeoneer'

const FACES = 6

/** What the odds of a roll depend on. */
export type Odds = Pick<RollView, 'need' | 'plus' | 'dice' | 'counted' | 'keep' | 'each'>

/** The probability that the dice are enough. */
export function probability({ need, plus, dice, counted, keep, each }: Odds): number {
  let good = 0
  const rolled: number[] = []
  const roll = (): void => {
    if (rolled.length < dice) {
      for (let face = 1; face <= FACES; face += 1) {
        rolled.push(face)
        roll()
        rolled.pop()
      }
      return
    }
    const sorted = [...rolled].sort((a, b) => a - b)
    const kept = keep === 'low' ? sorted.slice(0, counted) : sorted.slice(dice - counted)
    const enough = each ? kept.every((face) => face >= need) : kept.reduce((sum, face) => sum + face, 0) + plus >= need
    if (enough) good += 1
  }
  roll()
  return good / FACES ** dice
}

/** The odds in a few words: what the dice must show, and how likely that is. */
export function oddsWords(texts: Texts, of: Odds): string {
  const percent = Math.round(probability(of) * 100)
  const least = of.each ? of.need : of.need - of.plus
  if (percent === 0) return texts.text('web-dn-odds-never')
  if (percent === 100) return texts.text('web-dn-odds-always')
  // Where nothing is added, what is needed says it already.
  if (!of.each && !of.plus) return texts.text('web-dn-odds-bare', { percent })
  return texts.text(of.each ? 'web-dn-odds-each' : 'web-dn-odds', { least, percent })
}

/** A roll that would have to be made, as a roll of which all dice count. */
export const asRoll = (of: ChanceView): Odds => ({ ...of, counted: of.dice, keep: 'high' })

/** What the viewer's hero would have to roll for something. A game kept from before has no such numbers. */
export function chancesOf(view: View, what: string, id: string | null = null, seat = view.seat): ChanceView[] {
  const all = (view.chances as ChanceView[] | undefined) ?? []
  return all.filter((one) => one.seat === seat && one.what === what && (id === null || one.id === id))
}

/** Everything about a roll: what it is for, what is added, the odds, and what follows if it fails. */
export function chanceWords(texts: Texts, of: ChanceView): string {
  const what = texts.text(`web-dn-roll-${of.by}`)
  const sum = of.form
    ? `${texts.name(of.form)} ${of.plus} + ${texts.text('web-dn-dice', { dice: of.dice })}`
    : `${texts.text('web-dn-dice', { dice: of.dice })}${of.plus ? ` + ${of.plus}` : ''}`
  const fails = `web-dn-fails-${of.by}`
  return [
    `${what}: ${sum} ≥ ${of.need}: ${oddsWords(texts, asRoll(of))}`,
    ...(texts.has(fails) ? [texts.text(fails)] : []),
  ].join('; ')
}

/** How a pair of rolls may end: both add a number to one die, and the higher total strikes (DN-6.5). */
export function duel(attack: number, counter: number): { strikes: number; ties: number; struck: number } {
  const faces = Array.from({ length: FACES }, (_, i) => i + 1)
  const sums = faces.flatMap((one) => faces.map((other) => Math.sign(one + attack - other - counter)))
  const percent = (sign: number) => Math.round((100 * sums.filter((sum) => sum === sign).length) / sums.length)
  return { strikes: percent(1), ties: percent(0), struck: percent(-1) }
}

/** The odds of a pair of rolls in words, for the one who attacks. */
export const duelWords = (texts: Texts, attack: number, counter: number): string =>
  texts.text('web-dn-duel', duel(attack, counter))

/** The probability that all of these succeed, in percent. */
export const percentOf = (all: readonly ChanceView[]): number =>
  Math.round(all.reduce((whole, one) => whole * probability(asRoll(one)), 1) * 100)
