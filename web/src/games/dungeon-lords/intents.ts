/** What a person may mean by pointing at something that is not offered: answers in the notation of the rules, so that
 * the rules can say why not. This only translates things into notations; the engine decides what is legal. */
import type { Id, Kind } from '../../game/answers/choices'
import type { View } from '../../generated/dungeon-lords'
import type { Decision } from '../../generated/kernel'
import { creature, place, SITE, TRAP_IDS } from './content'

/** A thing pointed at, and what is on the table. */
interface Pointed {
  id: string
  view: View
  decision: Decision | null
}

/** The notation of an order, which is not the id of its place. */
export const word = (id: Id): string => place(String(id))?.order ?? String(id)

/** The verbs that each question uses for creatures and for traps. */
const CREATURE_VERBS: Record<string, string> = {
  attack: 'attack',
  banish: 'banish',
  hire: 'hire',
  plan: 'send',
  sheep: 'sheep',
  strike: 'symbol',
  suggestion: 'pay',
  wages: 'pay',
  'withdraw-one': 'withdraw',
  'witch-hunt': 'lose',
}
const TRAP_VERBS: Record<string, string> = { 'discard-trap': 'discard', plan: 'lay', spring: 'spring' }
const SQUARE_VERBS: Record<string, string> = { mark: 'mark' }
/** More than any space, debt or number of imps allows: asked about so that the refusal names the limit. */
const TOO_MANY = 4

const own = (view: View) => (view.seat === null ? undefined : view.lords[view.seat])

/** A creature's whole price needs the trap or the monster that is part of it. */
function priced(verb: string, { id, view }: Pointed): string[] {
  const price = creature(id)?.price
  const lord = own(view)
  if (price?.trap) return [`${verb} ${id} ${lord?.traps?.[0] ?? TRAP_IDS[0]}`]
  if (!price?.monster) return [`${verb} ${id}`]
  const others = lord?.creatures.filter((one) => one.id !== id && !creature(one.id)?.ghost) ?? []
  return [`${verb} ${id} ${others[0]?.id ?? 'goblin1'}`]
}

const ASKS: Record<string, (pointed: Pointed) => string[]> = {
  hire: (pointed) => priced('hire', pointed),
  pay: (pointed) => priced('pay', pointed),
  attack: ({ id }) =>
    (creature(id)?.attacks ?? []).flatMap((attack) => [`attack ${id} ${attack.id} 1`, `attack ${id} ${attack.id}`]),
  symbol: ({ id }) => [...['gold', 'food', 'evil'].map((good) => `symbol ${good} ${id}`), `refuse ${id}`],
}
const asked = (verb: string, pointed: Pointed): string[] => ASKS[verb]?.(pointed) ?? [`${verb} ${pointed.id}`]

const POINTED: Record<Kind, (pointed: Pointed) => string[]> = {
  order: ({ id }) => [`keep ${word(id)}`, `return ${word(id)}`],
  creature: (pointed) => {
    const mine = own(pointed.view)?.creatures.some((one) => one.id === pointed.id)
    const verb = CREATURE_VERBS[pointed.decision?.prompt.key ?? ''] ?? (mine ? 'send' : 'hire')
    return [...asked(verb, pointed), ...asked(mine ? 'send' : 'hire', pointed)]
  },
  trap: (pointed) => asked(TRAP_VERBS[pointed.decision?.prompt.key ?? ''] ?? 'lose', pointed),
  room: ({ id, view }) => {
    const tunnels = own(view)?.tiles.filter((tile) => !tile.room && !tile.conquered) ?? []
    return [...tunnels.map((tile) => tile.square), SITE.entrance].map((square) => `build ${id} ${square}`)
  },
  square: ({ id, view, decision }) => {
    const room = own(view)?.tiles.find((tile) => tile.square === id)?.room
    const verb = SQUARE_VERBS[decision?.prompt.key ?? ''] ?? 'dig'
    return [...(room ? [`use ${room}`, `use ${room} ${id}`] : []), `${verb} ${id}`]
  },
  adventurer: ({ id }) => [`free ${id}`],
  target: ({ id }) => [`target ${id}`],
  'spy.amount': ({ id }) => [`spy ${id}`],
  good: ({ id, decision }) => {
    const due = Number(decision?.prompt.args.due ?? 0)
    return [
      `lose ${id}`,
      ...(id === 'gold' && due ? [`tax ${due + 1}`] : []),
      ...(id === 'imps' ? [`mine ${TOO_MANY}`] : []),
      ...(id === 'evil' ? ['evil'] : []),
    ]
  },
}

export function meant(view: View, decision: Decision | null, kinds: readonly Kind[], id: Id): string[] {
  const pointed = { id: String(id), view, decision }
  const legal = new Set(decision?.options.map((option) => option.action))
  const notations = kinds.flatMap((kind) => POINTED[kind]?.(pointed) ?? [])
  // Whatever else it is: to act with it now.
  return [...notations, 'act'].filter((notation) => !legal.has(notation))
}
