/** What holds for the portraits of any game. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { expect } from 'vitest'

import { type Being, COLOURS } from '../../src/widgets/portrait/layers'

/** The most layers, and the most colours beyond the common ones: more is muddy at the size of a thumb. */
const MOST_LAYERS = 48
const MOST_COLOURS = 6
/** These are the pen, the light, and the white of eyes and teeth. */
const COMMON = ['ink', 'light', 'shade', 'bone']
/** The most bytes that a browser fetches for all portraits of a game, with the parts that all games share. */
const MOST_BYTES = 25_000
const PATH = /^(?:[MLCQ](?:-?\d*\.?\d+ -?\d*\.?\d+ ?)+Z?)+$/
const SRC = join(import.meta.dirname, '../../src')
const style = readFileSync(join(SRC, 'widgets/portrait/Portrait.svelte'), 'utf8')
const defined = [...style.matchAll(/--p-(\w+): #/g)].map(([, name]) => name)

/** Each of these has a portrait; each portrait has the palette's colours, few of them, and paths that can be moved. */
export function expectPortraits(portraits: Readonly<Record<string, Being>>, wanted: readonly string[]): void {
  expect(wanted.filter((id) => !(id in portraits))).toEqual([])
  expect(defined).toEqual([...COLOURS])
  for (const [id, { accent, layers }] of Object.entries(portraits)) {
    const used = new Set(layers.map((one) => one.colour))
    const own = [...used].filter((one) => !COMMON.includes(one))
    expect(own.length, `${id}: ${own.join()}`).toBeLessThanOrEqual(MOST_COLOURS)
    expect(used, id).toContain(accent)
    expect(layers.length, id).toBeLessThanOrEqual(MOST_LAYERS)
    expect(layers.filter((one) => !PATH.test(one.d)).map((one) => `${id}: ${one.d}`)).toEqual([])
  }
}

/** All portraits of a game are small enough to be fetched with its table. */
export function expectLightPortraits(game: string): void {
  const files = ['widgets/portrait', `games/${game}/cards`].flatMap((folder) =>
    readdirSync(join(SRC, folder))
      .filter((name) => folder.startsWith('widgets') || name.endsWith('portraits.ts'))
      .map((name) => join(SRC, folder, name)),
  )
  expect(files.length).toBeGreaterThan(9)
  expect(gzipSync(files.map((path) => readFileSync(path, 'utf8')).join('')).length).toBeLessThan(MOST_BYTES)
}
