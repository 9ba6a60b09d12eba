/** Values of tiles and cards as text: prices, effects, abilities. The same texts as in the terminal. */
import { sentence, type Texts } from '../../base/text/texts'
import type { Id } from '../../game/answers/choices'
import type { AdventurerView, CreatureView, View } from '../../generated/dungeon-lords'
import type { Attack, Creature, Goods, Room, Space } from '../../generated/dungeon-lords-content'
import type { Option } from '../../generated/kernel'
import { adventurer, creature, room, special, spell, trap } from './content'

export const GOODS = ['gold', 'food', 'evil', 'imps', 'smiles', 'spy', 'traps', 'tunnels', 'trap', 'monster'] as const

const DAMAGE = ['first', 'second', 'last', 'each', 'others', 'any'] as const
const ABILITIES: Record<string, readonly string[]> = {
  thief: ['stops'],
  priest: ['hearts'],
  wizard: ['magic'],
  paladin: ['stops', 'hearts', 'magic'],
}
const key = (prefix: string, id: string): string => `${prefix}-${id.replaceAll('_', '-')}`

export function listed(goods: Goods): [string, number][] {
  return GOODS.filter((good) => goods[good]).map((good) => [good, goods[good]])
}

export const goods = (texts: Texts, what: Goods): string =>
  listed(what)
    .map(([good, n]) => texts.text(`n-${good}`, { n }))
    .join(', ')

export function space(texts: Texts, of: Space): string {
  if (of.workers) {
    const workers = texts.text('n-workers-most', { n: of.workers })
    return of.foreman ? `${workers} ${texts.text('space-foreman')}` : workers
  }
  const paid = goods(texts, of.pay)
  const got = goods(texts, of.get)
  if (!got) return paid ? `+ ${paid}` : texts.text('space-free')
  return paid ? `${paid} → ${got}` : got
}

export function roomWords(texts: Texts, of: Room, lords = 4): string {
  const kinds = (ids: readonly string[]) => ids.map((id) => texts.name(id)).join(', ')
  if (of.makes) {
    const paid = [texts.text('n-workers', { n: of.workers }), goods(texts, of.pay)].filter(Boolean).join(', ')
    return `${paid} → ${goods(texts, of.makes)}`
  }
  if (of.score?.per_title) {
    return texts.text('room-titles', { n: lords === 4 ? of.score.per_title : of.score.per_title_fewer_lords })
  }
  if (of.score) return texts.text('room-score', { n: of.score.per, creatures: kinds(of.score.creatures) })
  if (of.battle.bonus) return texts.text('room-bonus', { n: of.battle.bonus, creatures: kinds(of.battle.creatures) })
  return texts.text(of.battle.no_spells ? 'room-no-spells' : 'room-labyrinth')
}

export function trapWords(texts: Texts, id: string, year: number): string {
  const card = trap(id)
  if (!card) return ''
  const of = year === 1 ? card.year1 : card.year2
  const paid = goods(texts, of.pay)
  return [
    paid ? texts.text('costs', { price: paid }) : '',
    ...DAMAGE.map((who) => (of[who] ? texts.text(`hits-${who}`, { n: of[who] }) : '')),
    of.first_hp ? texts.text('hits-first-hp') : '',
    of.later ? texts.text('hits-later', { n: of.later }) : '',
    of.no_conquest ? texts.text('does-no-conquest') : '',
    ...Object.entries(of.stops).map(([who, what]) => texts.text(`stops-${what}`, { who: texts.name(who) })),
  ]
    .filter(Boolean)
    .join('; ')
}

export function cardWords(texts: Texts, id: string): string {
  const n = spell(id)?.amount ?? (special(id)?.amount || special(id)?.per) ?? 0
  return texts.text(key('card', id), { n })
}

/** The speed of a spell, and the fatigue of its card. */
export function paceWords(texts: Texts, id: string): string {
  const of = spell(id)
  return of ? `${texts.name(of.speed)}; ${texts.text('n-fatigue', { n: of.fatigue })}` : ''
}

export const spellWords = (texts: Texts, id: string): string =>
  spell(id) ? `${paceWords(texts, id)}. ${cardWords(texts, id)}` : ''

export function strength(attack: Attack): string {
  if (!attack.damage) return ''
  const second = attack.twice ? attack.damage : attack.then
  return second ? `${attack.damage}+${second}` : String(attack.damage)
}

export function attackWords(texts: Texts, kind: Creature, attack: Attack): string {
  const name = texts.name(`${kind.id}-${attack.id}`)
  const strong = strength(attack)
  return strong ? `${name} (${strong})` : name
}

/** A creature as it is called with its state: whether it is knocked out, or has been sent into a battle. */
export function creatureWords(texts: Texts, { id, knocked_out: out }: CreatureView, sent = false): string {
  const key = out ? 'ko-creature' : sent ? 'sent-creature' : ''
  return key ? texts.text(key, texts.words({ creature: id }, [])) : texts.name(id)
}

export const attacksWords = (texts: Texts, tile: string): string => {
  const kind = creature(tile)
  return kind ? kind.attacks.map((attack) => attackWords(texts, kind, attack)).join(' / ') : ''
}

export function abilityWords(texts: Texts, of: string, symbols: number): string {
  if (!symbols) return ''
  return (ABILITIES[of] ?? []).map((word) => texts.text(`n-${word}`, { n: symbols })).join(', ')
}

/** The signs of an adventurer's class, for drawing. */
export const abilities = (of: string): readonly string[] => ABILITIES[of] ?? []

export function adventurerWords(texts: Texts, id: string): string {
  const of = adventurer(id)
  if (!of) return texts.name(id)
  const does = abilityWords(texts, of.class, of.symbols)
  return `${texts.name(id)} (${texts.text('n-hp', { n: of.hp })}${does ? ', ' : ''}${does})`
}

/** What a value is called that an answer asks for: an attack with its strength, an adventurer by his class. */
export function calls(texts: Texts, view: View, id: Id, arg?: string): string | null {
  if (arg === 'attack') {
    const kind = creature(String(id).split('-')[0] ?? '')
    const attack = kind?.attacks.find((one) => `${kind.id}-${one.id}` === id)
    return kind && attack ? sentence(attackWords(texts, kind, attack)) : null
  }
  const party: AdventurerView[] = view.seat === null ? [] : (view.lords[view.seat]?.party ?? [])
  const one = arg === 'target' ? party[Number(id) - 1] : undefined
  return one ? texts.title(one.id) : null
}

/** What stands beside an answer: what it does, whom it hits. `effects` shows what it costs. */
export function remark(texts: Texts, view: View, option: Option): string {
  const { verb, args } = option
  if (verb === 'lay' || verb === 'discard') return trapWords(texts, String(args.trap), view.year)
  if (verb === 'send' || verb === 'hire') return attacksWords(texts, String(args.creature))
  if (verb === 'attack') {
    const kind = creature(String(args.creature))
    const attack = kind?.attacks.find((one) => String(args.attack).endsWith(`-${one.id}`))
    const strong = attack ? strength(attack) : ''
    const strikes = strong && texts.text('web-strikes', { n: strong })
    return [strikes, target(texts, view, args.target)].filter(Boolean).join(' · ')
  }
  if (verb === 'target') return target(texts, view, args.amount)
  if (verb === 'use' || verb === 'build') {
    const of = room(String(args.room))
    return of ? roomWords(texts, of, view.seats) : ''
  }
  return ''
}

/** How many hit points an adventurer has left; older chronicles do not say it. */
export const hpLeft = ({ hp_left }: Pick<AdventurerView, 'hp_left'>): number | string => hp_left ?? '?'
/** That, of how many. */
export const hpWords = (one: Pick<AdventurerView, 'hp' | 'hp_left'>): string => `${hpLeft(one)}/${one.hp}`

function target(texts: Texts, view: View, number: unknown): string {
  const party: AdventurerView[] = view.seat === null ? [] : (view.lords[view.seat]?.party ?? [])
  const one = typeof number === 'number' ? party[number - 1] : undefined
  return one ? `${texts.name(one.id)} ${hpWords(one)}` : ''
}

/** A name in two lines that are about as long; one word stays one line. */
export function inTwo(name: string): string[] {
  const words = name.split(' ')
  const longest = (at: number) => Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length)
  const cuts = words.map((_, at) => at).slice(1)
  const best = cuts.sort((one, other) => longest(one) - longest(other))[0]
  return best === undefined ? [name] : [words.slice(0, best).join(' '), words.slice(best).join(' ')]
}
