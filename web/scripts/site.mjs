// What the built page has around itself: icons in all sizes, made from favicon.svg, the manifests, the page for when the
// server cannot be reached, and the service worker that shows it.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const web = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (...path) => readFileSync(join(web, ...path), 'utf8')
const LANGUAGES = ['en', 'ru', 'it']

/** The drawing without its background, and the background's colour. */
export function taken(svg) {
  const ground = /<rect [^>]*fill="(#[0-9a-f]{6})"[^>]*\/>/.exec(svg)
  const box = /viewBox="0 0 (\d+) \1"/.exec(svg)
  if (!ground || !box) throw new Error('favicon.svg has no background in a square')
  const drawing = svg.replace(ground[0], '').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  return { drawing, colour: ground[1], side: Number(box[1]) }
}

/** The drawing on a background without corners, this large a part of the shorter side. */
export function filled({ drawing, colour, side }, width, height, part) {
  const scale = (Math.min(width, height) * part) / side
  const at = `translate(${width / 2} ${height / 2}) scale(${scale}) translate(${-side / 2} ${-side / 2})`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${colour}"/><g transform="${at}">${drawing}</g></svg>`
  )
}

let started
/** Start the program that draws; once is enough. */
const drawing = () =>
  (started ??= initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'))))

const png = (svg, width) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()

/** A .ico that holds one PNG. */
export function ico(image, side) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head[6] = head[7] = side
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}

function icons() {
  const svg = read('public/favicon.svg')
  const parts = taken(svg)
  // A maskable icon may be cut to a circle of four fifths of its width; the drawing reaches into no corner of that.
  return {
    'favicon.ico': ico(png(svg, 32), 32),
    'icons/icon-48.png': png(svg, 48),
    'icons/icon-192.png': png(svg, 192),
    'icons/icon-512.png': png(svg, 512),
    'icons/maskable-192.png': png(filled(parts, 512, 512, 0.72), 192),
    'icons/maskable-512.png': png(filled(parts, 512, 512, 0.72), 512),
    'icons/apple-touch-icon.png': png(filled(parts, 512, 512, 0.9), 180),
    'icons/social.png': png(filled(parts, 1200, 630, 0.8), 1200),
  }
}

function words(lang, folder = 'locale') {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(read(folder, `${lang}.ftl`)))
  return (key) => {
    const pattern = bundle.getMessage(key)?.value
    if (!pattern) throw new Error(`${lang}.ftl has no ${key}`)
    return bundle.formatPattern(pattern)
  }
}

export function manifest(lang) {
  const { colour } = taken(read('public/favicon.svg'))
  const icon = (kind, side, purpose) => ({
    src: `/icons/${kind}-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: 'Undercroft',
    short_name: 'Undercroft',
    description: words(lang)('web-tagline'),
    lang,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colour,
    theme_color: colour,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].map((side) => icon('icon', side, 'any')),
      ...[192, 512].map((side) => icon('maskable', side, 'maskable')),
    ],
  }
}

const plain = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The page in all languages: which one is shown, a script decides, and without it all are. */
export function offline() {
  const sections = LANGUAGES.map((lang) => {
    const say = words(lang)
    const [title, text, again] = ['web-offline-title', 'web-offline-text', 'web-try-now'].map((key) => plain(say(key)))
    return `<main lang="${lang}"><h1>${title}</h1><p>${text}</p><button type="button">${again}</button></main>`
  })
  return read('offline/offline.html').replace('SECTIONS', sections.join('\n    '))
}

/** The kinds of notices: about a table, a place where they go, and how somebody signs in. */
const KINDS = [
  'turn',
  'nudge',
  'warning',
  'timeout',
  'proof',
  'test',
  'new-passkey',
  'new-channel',
  'new-code',
  'leaving',
]

/** The words of the notices that the service worker shows, by language and kind. */
export function noticeWords() {
  return Object.fromEntries(
    LANGUAGES.map((lang) => {
      const say = words(lang, 'locale/people')
      const kinds = KINDS.map((kind) => {
        const key = `web-push-${kind === 'test' ? 'proof' : kind}`
        return [kind, { title: say(`${key}-title`), body: say(key) }]
      })
      return [lang, Object.fromEntries(kinds)]
    }),
  )
}

export function siteFiles() {
  const kept = {
    'offline.html': offline(),
    'offline.css': read('offline/offline.css'),
    'offline.js': read('offline/offline.js'),
  }
  const version = createHash('sha256')
    .update(JSON.stringify(kept) + read('public/favicon.svg'))
    .digest('hex')
  return {
    ...kept,
    // The browser compares this file to know whether what it keeps has changed.
    'sw.js': read('offline/sw.js')
      .replace('VERSION', version.slice(0, 12))
      .replace('WORDS', () => JSON.stringify(noticeWords())),
    ...Object.fromEntries(LANGUAGES.map((lang) => [`manifest-${lang}.webmanifest`, JSON.stringify(manifest(lang))])),
  }
}

/** Part of Vite: adds all of this to what it builds. */
export function site() {
  return {
    name: 'site',
    apply: 'build',
    buildStart: drawing,
    generateBundle() {
      for (const [fileName, source] of Object.entries({ ...siteFiles(), ...icons() }))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
