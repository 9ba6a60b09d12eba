/** The gallery: all cards and tiles of the games, as `undercroft cards` lists them (`web/schema.py`), drawn as at the table. */
import type { Component } from 'svelte'

import { fetchIcons } from '../base/icon-paths'
import type { Explanation } from '../base/input/explanations'
import type { Language, Texts } from '../base/text/texts'
import { folded } from './rule-marks'

/** How much of a card is known. */
export const CERTAINTIES = ['printed', 'partly', 'reported', 'proposed'] as const
export type Certainty = (typeof CERTAINTIES)[number]

export interface Named {
  id: string
  name: string
}

/** A card or tile. */
export interface Exhibit {
  id: string
  group: string
  name: string
  /** The boxes or years that have it. */
  sets: readonly string[]
  /** How many the game has; 0: it is printed on the board. */
  copies: number
  lines: readonly { text: string; indent: number }[]
  /** A line that no rule needs; empty or missing: none. */
  flavour?: string
  certainty: Certainty
  source: string
  /** What of it is proposed, though it is printed. */
  doubts: readonly string[]
  /** The rules and chapters that use it, the closest one first. */
  rules: readonly string[]
}

/** All that one game has. */
export interface Collection {
  groups: readonly Named[]
  sets: readonly Named[]
  exhibits: readonly Exhibit[]
}

/** A collection of one game. */
export interface Wing extends Collection {
  game: string
  /** The groups whose cards need only a low place. */
  low?: readonly string[]
}

/** The group of the signs that stand on the pieces and in the texts of the page. */
const SIGN = 'sign'
export const signs = (texts: Texts): Named => ({ id: SIGN, name: texts.text('web-gallery-signs') })

/** A sign and what it means.
 *
 * @param id what it stands for
 * @param of the words behind it at the table */
export const signed = (id: string, of: Explanation, sets: readonly Named[]): Exhibit => ({
  id: `${SIGN}-${id}`,
  group: SIGN,
  name: of.title,
  sets: sets.map((set) => set.id),
  copies: 0,
  lines: of.lines.map((text) => ({ text, indent: 0 })),
  certainty: 'printed',
  source: 'printed',
  doubts: [],
  rules: of.rule ? [of.rule] : [],
})

/** What a sign stands for; null for other exhibits. */
export const standsFor = ({ id, group }: Exhibit): string | null => (group === SIGN ? id.slice(SIGN.length + 1) : null)

export interface DrawingProps {
  exhibit: Exhibit
  texts: Texts
}

/** How a game draws its exhibits: the `gallery/index.ts` in its folder. */
export interface GalleryModule {
  drawing: Component<DrawingProps>
  /** What is drawn once for all of them. */
  ground?: Component
  /** The groups whose cards lie as a mere strip: a high place would be empty around them. */
  low?: readonly string[]
  /** What the game has beyond its cards and tiles: what is printed on its board. */
  more?(texts: Texts, of: Collection): Collection
}

/** What is looked for: it stands in the address. Empty: anything. */
export interface Wish {
  q: string
  kind: string
  set: string
  origin: string
}

const DATA = import.meta.glob<Collection>('../generated/gallery/*/*.json', { import: 'default' })
const DRAWINGS = import.meta.glob<GalleryModule>('../games/*/gallery/index.ts', { import: 'default' })

/** The games that have a gallery. */
export const GAMES: readonly string[] = Object.keys(DATA)
  .flatMap((path) => /\/en\/([^/]+)\.json$/.exec(path)?.[1] ?? [])
  .sort()

/** A game's cards and tiles in a language. */
export async function collectionOf(game: string, lang: Language): Promise<Collection> {
  const load = DATA[`../generated/gallery/${lang}/${game}.json`]
  return load ? load() : { groups: [], sets: [], exhibits: [] }
}

const pathOf = (game: string): string => `../games/${game}/gallery/index.ts`

/** Whether a game draws its exhibits; otherwise they are only described. */
export const isDrawn = (game: string): boolean => pathOf(game) in DRAWINGS

/** How a game draws them, and what it has beyond them; null: nothing. */
async function moduleOf(game: string): Promise<GalleryModule | null> {
  return (await DRAWINGS[pathOf(game)]?.()) ?? null
}

/** The same, once its icons can be drawn, too. */
export async function drawingOf(game: string): Promise<GalleryModule | null> {
  const [module] = await Promise.all([moduleOf(game), fetchIcons(game)])
  return module
}

/** A game's wing, in words that are known once `learned`. */
export async function wingOf(game: string, lang: Language, learned: Promise<Texts>): Promise<Wing> {
  const [of, module, texts] = await Promise.all([collectionOf(game, lang), moduleOf(game), learned])
  return { game, low: module?.low ?? [], ...(module?.more?.(texts, of) ?? of) }
}

/** The wings that may be shown while others are still being fetched: those before the first one that is missing, so that
 * none pushes another down. */
export function standing(games: readonly string[], wings: Readonly<Record<string, Wing>>): Wing[] {
  const here: Wing[] = []
  for (const game of games) {
    const wing = wings[game]
    if (!wing) break
    here.push(wing)
  }
  return here
}

/** What a query of an address asks for. */
export function wished(search: string): Wish {
  const query = new URLSearchParams(search)
  const of = (name: string) => query.get(name) ?? ''
  return { q: of('q'), kind: of('kind'), set: of('set'), origin: of('origin') }
}

/** The address of the gallery with these wishes. */
export function addressOf(game: string, wish: Wish): string {
  const query = new URLSearchParams(Object.entries(wish).filter(([, value]) => value)).toString()
  return `/gallery${game && `/${encodeURIComponent(game)}`}${query && `?${query}`}`
}

/** What stands on an exhibit and about it, ready for the search. */
const TEXTS = new WeakMap<Exhibit, string>()
function textOf(exhibit: Exhibit, group: string): string {
  let text = TEXTS.get(exhibit)
  if (text === undefined) {
    text = folded([exhibit.name, group, ...exhibit.lines.map((line) => line.text)].join('\n'))
    TEXTS.set(exhibit, text)
  }
  return text
}

/** A wing with those of its exhibits that a person looks for: every word is in the name, the kind or the text, in any
 * case, with any accents. */
export function found(wing: Wing, wish: Wish): Wing {
  const words = folded(wish.q).split(/\s+/).filter(Boolean)
  const names = new Map(wing.groups.map(({ id, name }) => [id, name]))
  const exhibits = wing.exhibits.filter((one) => {
    if (wish.kind && one.group !== wish.kind) return false
    if (wish.set && !one.sets.includes(wish.set)) return false
    if (wish.origin && one.certainty !== wish.origin) return false
    if (!words.length) return true
    const text = textOf(one, names.get(one.group) ?? '')
    return words.every((word) => text.includes(word))
  })
  return { ...wing, exhibits }
}

/** The exhibits of a group, and how many it has. */
export interface Wall {
  group: Named
  exhibits: Exhibit[]
  total: number
}

/** The exhibits of a wing by group, in the wing's order; groups without any are left out. */
export function grouped(wing: Wing): Wall[] {
  return wing.groups.flatMap((group) => {
    const exhibits = wing.exhibits.filter((one) => one.group === group.id)
    return exhibits.length ? [{ group, exhibits, total: exhibits.length }] : []
  })
}

/** What can be chosen in several wings: each id once, with its first name. */
export function choices(wings: readonly Wing[], of: (wing: Wing) => readonly Named[]): Named[] {
  const names = new Map<string, string>()
  for (const { id, name } of wings.flatMap(of)) if (!names.has(id)) names.set(id, name)
  return [...names].map(([id, name]) => ({ id, name }))
}
