import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '../src')
const read = (path: string) => readFileSync(join(SRC, path), 'utf8')
/** Drawings of pieces have their own colours, as printed things do. They and the maps also have their own units. */
const PIECES = ['Dice', 'Die', 'Hall', 'Heroes', 'Paths', 'PlaceName', 'Portrait', 'Prowlers', 'Site']
const DRAWINGS = [...PIECES, 'Arcade', 'DungeonGrid']
const components = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svelte'))
const styles = Object.fromEntries([
  ['app.css', read('app.css')],
  ...components.map((path) => [path, /<style>.*<\/style>/s.exec(read(path))?.[0] ?? ''] as const),
]) as Record<string, string>
/** The lines that match, except in these components. */
const found = (pattern: RegExp, except: string[]) =>
  Object.entries(styles)
    .filter(([path]) => !except.some((name) => path.endsWith(`/${name}.svelte`)))
    .flatMap(([path, style]) => (style.match(pattern) ?? []).map((line) => `${path}: ${line.trim()}`))

type Rgb = [number, number, number]
const rgb = (hex: string): Rgb => {
  const long = hex.slice(1).replace(hex.length < 6 ? /./g : /$^/, '$&$&')
  return [0, 2, 4].map((at) => parseInt(long.slice(at, at + 2), 16) / 255) as Rgb
}
const light = (hex: string) => {
  const [r, g, b] = rgb(hex).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string) => {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const COLOUR = /--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g
const colours = new Map(
  [...read('theme/colours.css').matchAll(COLOUR)].map(([, name, day, night, both]) => [
    name ?? '',
    { day: day ?? both ?? '', night: night ?? both ?? '' },
  ]),
)
const colour = (name: string, time: 'day' | 'night') => colours.get(name)?.[time] ?? `no colour --${name}`
const poor = (least: number, pairs: [string, string[]][]) =>
  (['day', 'night'] as const).flatMap((time) =>
    pairs.flatMap(([ground, inks]) =>
      inks
        .filter((ink) => contrast(colour(ink, time), colour(ground, time)) < least)
        .map(
          (ink) => `${ink} on ${ground} by ${time}: ${contrast(colour(ink, time), colour(ground, time)).toFixed(2)}`,
        ),
    ),
  )

const PLAIN = ['ground', 'ground-2', 'ground-lit', 'well', 'input', 'surface-1', 'surface-2', 'surface-3']
const BUTTONS = ['button', 'button-2', 'button-lit', 'button-lit-2', 'torch-ground', 'torch-ground-2']
const WORDS = ['text', 'text-2', 'dim']
const SEATS = ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-8']
const GOODS = ['gold', 'food', 'imp', 'evil', 'smile', 'spy', 'trap']
const NUMBERS = ['melee', 'magic', 'speed', 'life']

describe('colours', () => {
  it('are written in one place', () => {
    expect(found(/^.*(#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|hwb|lab|lch)a?\().*$/gim, PIECES)).toEqual([])
  })
  it('have names that exist, as have sizes', () => {
    const defined = new Set(
      [...Object.values(styles), read('theme/colours.css'), read('theme/sizes.css')].flatMap((style) =>
        [...style.matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
      ),
    )
    const markup = components.map(read).join()
    const used = Object.values(styles).flatMap((style) =>
      [...style.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? ''),
    )
    expect(used.length).toBeGreaterThan(500)
    expect(
      used.filter((name) => !defined.has(name) && !markup.includes(`style:${name}`) && !markup.includes(`'${name}'`)),
    ).toEqual([])
  })
  it('can be read on what they stand on, by day and by night', () => {
    expect(colours.size).toBeGreaterThan(90)
    expect(
      poor(4.5, [
        ...[...PLAIN, ...BUTTONS].map((ground): [string, string[]] => [ground, WORDS]),
        ...PLAIN.map((ground): [string, string[]] => [ground, ['faint', 'torch', 'torch-2', 'good', 'bad']]),
        ...['well', 'surface-1', 'surface-2', 'torch-ground'].map((ground): [string, string[]] => [
          ground,
          [...SEATS, ...GOODS, ...NUMBERS, 'glory', 'peril', 'sky', 'arcane'],
        ]),
        ['good-ground', [...WORDS, 'good-text']],
        ['bad-ground', [...WORDS, 'bad-text', 'torch-2', 'peril', ...NUMBERS]],
        ['bad-ground-2', [...WORDS, 'bad-text', 'peril']],
        ['arcane-ground', [...WORDS, 'arcane']],
        ['arcane-ground-2', [...WORDS, 'arcane']],
        ['peril-ground', [...WORDS, 'peril', ...NUMBERS]],
        ['glory-ground', [...WORDS, 'glory', 'torch-2']],
        ['glory-ground-2', [...WORDS, 'torch-2']],
        ['sky-ground', [...WORDS, 'sky']],
        ['sky-ground-2', WORDS],
        ['stone-ground', [...WORDS, ...GOODS]],
        ['stone-ground-2', WORDS],
        ['torch-fill', ['ink']],
        ['torch-fill-high', ['ink']],
        ['torch-fill-low', ['ink']],
        ['good-fill', ['on-fill']],
        ['bad-fill', ['on-fill']],
        ['sky-fill', ['on-fill']],
        ...['paper', 'paper-2', 'paper-cold', 'paper-cold-2'].map((ground): [string, string[]] => [
          ground,
          ['ink', 'paper-dim', 'rust'],
        ]),
      ]),
    ).toEqual([])
  })
  it('of edges and of what can be chosen stand out', () => {
    expect(
      poor(
        3,
        PLAIN.filter((ground) => ground !== 'ground-lit').map((ground) => [
          ground,
          ['line-2', 'lit', 'lit-2', 'chosen', 'focus'],
        ]),
      ),
    ).toEqual([])
  })
})

describe('type and space', () => {
  it('grow with the window: no letter and no gap is measured in pixels', () => {
    const pixels =
      /^ *(font(-size)?|gap|row-gap|column-gap|padding[\w-]*|margin[\w-]*):[^;]*\b([2-9]|\d\d+)(\.\d+)?px.*$/gm
    expect(found(pixels, DRAWINGS)).toEqual([])
  })
  it('have few sizes', () => {
    expect(found(/^ *font(-size)?:.*\d(rem|em).*$/gm, DRAWINGS).filter((line) => !/clamp|\d+em/.test(line))).toEqual([])
  })
})
