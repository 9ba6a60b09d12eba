import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filled, ico, manifest, offline, siteFiles, taken } from '../scripts/site.mjs'
import type { GameHead, SeatHead } from '../src/generated/protocol'
import { firstLinks, keepLink, keepLinks, linksOf } from '../src/lib/invitations'
import { freeColour, playersOf, takenColours } from '../src/lib/players'
import { parse } from '../src/lib/routes'
import { chosenOf } from '../src/lib/setup'
import { LANGUAGES, Texts } from '../src/lib/texts'

describe('the address of a screen', () => {
  const screen = (path: string) => parse(path, '', '').screen
  it('names a screen, with or without a slash at its end', () => {
    expect(
      [
        '/',
        '/about',
        '/rules',
        '/rules/chess/',
        '/gallery',
        '/gallery/chess',
        '/table/abc',
        '/join/abc/2',
        '/replay/abc',
      ].map(screen),
    ).toEqual(['home', 'about', 'rules', 'rules', 'gallery', 'gallery', 'table', 'join', 'replay'])
  })
  it('is unknown if anything is missing or too much', () => {
    const paths = [
      '/x',
      '/table',
      '/table/a/b',
      '/join/a',
      '/join/a/b',
      '/join/a/1/2',
      '/about/us',
      '/rules/a/b',
      '/gallery/a/b',
      '/%E0%A4%A',
    ]
    expect(paths.filter((path) => screen(path) !== 'unknown')).toEqual([])
  })
  it('keeps the secret of an invitation, whatever language the link asks for', () => {
    expect(parse('/join/abc/1', '?lang=ru', '#s3cret')).toEqual({
      screen: 'join',
      id: 'abc',
      seat: 1,
      secret: 's3cret',
    })
  })
})

describe('the options of a table', () => {
  const option = (name: string) => ({ name, schema: { type: 'boolean' }, default: false })
  const head = {
    id: 'game',
    seat_counts: [2],
    presets: { short: { a: false, b: false, hidden: 1 }, long: { a: true, b: true, hidden: 2 } },
    options: [option('a'), option('b'), { name: 'hidden', schema: { type: 'integer' }, default: 1 }],
    bots: [],
    lessons: [],
    guided: [],
    studies: [],
  } as unknown as GameHead
  const has = (key: string) => key !== 'web-option-game-hidden'
  const of = (options: Record<string, unknown>) => {
    const { preset, changed } = chosenOf(head, { icon: '' }, has, options, 2)
    return [preset, ...changed.map(({ option }) => option.name)]
  }
  it('are those of a preset', () => {
    expect(of({ a: true, b: true, hidden: 2 })).toEqual(['long'])
  })
  it('or of the nearest preset, with what differs', () => {
    expect(of({ a: true, b: false, hidden: 1 })).toEqual(['short', 'a'])
  })
  it('where the preset says what has no words', () => {
    expect(of({ a: true, b: true, hidden: 1 })).toEqual(['short', 'a', 'b'])
  })
})

describe('colours at a table', () => {
  const seat = (number: number, kind: string, colour: string) =>
    ({ seat: number, kind, colour, name: kind }) as SeatHead
  const seats = [seat(0, 'person', 'ember'), seat(1, 'open', ''), seat(2, 'bot', ''), seat(3, 'hotseat', 'moss')]
  const players = playersOf(seats, new Texts('en', []))
  it('are taken by people, not by bots', () => {
    expect([...takenColours(seats, players, 1).entries()]).toEqual([
      [0, 'person'],
      [2, 'hotseat'],
    ])
  })
  it('are not taken by oneself', () => {
    expect([...takenColours(seats, players, 0).keys()]).toEqual([2])
  })
  it('are those one likes, if they are free', () => {
    const taken = new Map([[0, 'Anna']])
    expect([freeColour(3, taken), freeColour(0, taken)]).toEqual([3, 1])
    expect(freeColour(2, new Map([0, 1, 2, 3].map((colour) => [colour, 'x'])))).toBe(2)
  })
})

describe('the links of a new table', () => {
  it('are shown once, and the newest counts', () => {
    keepLinks({
      id: 't',
      seats: [
        { seat: 0, kind: 'person', link: null },
        { seat: 1, kind: 'open', link: '/join/t/1#a' },
      ],
    })
    expect([firstLinks('t'), firstLinks('t')]).toEqual([true, false])
    keepLink('t', 1, '/join/t/1#b')
    expect([linksOf('t'), linksOf('u')]).toEqual([{ 1: '/join/t/1#b' }, {}])
  })
  it('do not exist without an open seat', () => {
    keepLinks({ id: 'alone', seats: [{ seat: 0, kind: 'person', link: null }] })
    expect(firstLinks('alone')).toBe(false)
  })
})

describe('what the build adds', () => {
  const svg = readFileSync(join(import.meta.dirname, '../public/favicon.svg'), 'utf8')
  it('fills maskable icons to the edge and keeps the drawing inside the circle', () => {
    const drawn = taken(svg)
    const text = filled(drawn, 512, 512, 0.72)
    expect(text).toContain(`<rect width="512" height="512" fill="${drawn.colour}"/>`)
    expect(drawn.drawing).not.toContain('<rect')
    // From (6, 5) to (26, 28) in a square of 32: its farthest corner from the middle.
    expect((Math.hypot(10, 12) / 32) * 0.72).toBeLessThan(0.4)
  })
  it('wraps a picture as .ico', () => {
    const file = ico(new Uint8Array([1, 2, 3]), 32)
    expect([file.length, file[2], file[6], file[14], file[18]]).toEqual([25, 1, 32, 3, 22])
  })
  it('describes the site in each language', () => {
    const all = LANGUAGES.map(manifest)
    expect(all.map((one) => one.lang)).toEqual([...LANGUAGES])
    expect(new Set(all.map((one) => one.description)).size).toBe(LANGUAGES.length)
    for (const one of all) expect(one.icons.filter((icon) => icon.purpose === 'maskable')).toHaveLength(2)
  })
  it('has a page for when there is no connection, in each language and without anything inline', () => {
    const page = offline()
    for (const lang of LANGUAGES) expect(page).toContain(`<main lang="${lang}">`)
    expect(page).not.toMatch(/SECTIONS|<style|onclick|style=|<script>/)
  })
  it('lets the service worker keep only that page and its files', () => {
    const files = siteFiles()
    const worker = files['sw.js'] ?? ''
    const kept = /const FILES = \[PAGE, (.*)\]/.exec(worker)?.[1]?.replaceAll("'/", '').replaceAll("'", '').split(', ')
    expect(kept).toEqual(['offline.css', 'offline.js', 'favicon.svg'])
    expect(worker).not.toContain('VERSION')
    expect(worker.match(/\.put\(|\.add\(/g)).toBeNull()
  })
})
