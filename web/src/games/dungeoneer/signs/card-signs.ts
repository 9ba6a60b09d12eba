/** The signs on cards: what the short lines call so in brackets, and when a card is played. Our own drawings, on the
 * ground of the icons (512 × 512), for what no icon says. */
import { addIcons } from '../../../base/icon-paths'
import type { Texts } from '../../../base/text/texts'
import { icon } from '../content'

const PATHS: Readonly<Record<string, string>> = {
  any: 'M256 20a236 236 0 1 1 -.1 0zM256 72a184 184 0 1 0 .1 0zM228 124h56v118l86 50-28 48-114-66z',
  permanent: 'M160 32h192v52l-36 24v112c52 22 84 62 84 112H112c0-50 32-90 84-112V108l-36-24zM230 352h52l-26 132z',
  feats: 'M256 32a104 104 0 1 1 -.1 0zM64 480c0-136 76-208 192-208s192 72 192 208z',
  response: 'M256 32l192 64v160c0 124-88 194-192 232C152 450 64 380 64 256V96zM288 104 160 284h72l-24 132 144-192h-80z',
  misdeeds:
    'M72 40c0 112 40 164 92 196-22 132 30 222 92 236 62-14 114-104 92-236 52-32 92-84 92-196-40 62-92 102-134 108-32-8-68-8-100 0C164 142 112 102 72 40zM186 284l64 36-58 26zM326 284l-6 62-58-26z',
  counter: 'M256 32l192 64v160c0 124-88 194-192 232C152 450 64 380 64 256V96zM256 96l-128 42v118c0 84 56 138 128 168z',
  threat: 'M256 32l236 432H20zM224 176l16 160h32l16-160zM256 360a32 32 0 1 0 .1 0z',
  strike:
    'M256 12L302 145L429 83L367 210L500 256L367 302L429 429L302 367L256 500L210 367L83 429L145 302L12 256L145 210L83 83L210 145z',
  once: 'M256 20a236 236 0 1 1 -.1 0zM256 72a184 184 0 1 0 .1 0zM234 140h60v232h-60V220l-46 22v-58z',
  token: 'M256 20a236 236 0 1 1 -.1 0zM256 96a160 160 0 1 0 .1 0zM256 176a80 80 0 1 1 -.1 0z',
  discard: 'M112 32h288v216h-56V88H168v160h-56zM212 168h88v152h76L256 480 136 320h76z',
  here: 'M256 24C158 24 88 96 88 190c0 120 168 298 168 298s168-178 168-298C424 96 354 24 256 24zM256 118a68 68 0 1 1 -.1 0z',
}

/** The name under which a drawing is an icon. */
const drawing = (id: string): string => `card-sign:${id}`
addIcons(Object.fromEntries(Object.entries(PATHS).map(([id, path]) => [drawing(id), path])))

/** The icon of a sign: our drawing, or that of the thing that has the same id. */
export const signIcon = (id: string): string => (id in PATHS ? drawing(id) : icon(id))

/** What a sign says. */
export function signName(texts: Texts, id: string): string {
  const key = [`web-dn-sign-${id}`, `web-dn-thing-${id}`].find((one) => texts.has(one))
  return key ? texts.text(key) : texts.name(id)
}

const SIGN = /\[(\w+)\]/

export interface Piece {
  /** Text, or the id of a sign. */
  is: 'text' | 'sign'
  what: string
}

/** The words of a short line, which are not broken, each in pieces. */
export const wordsOf = (line: string): Piece[][] =>
  line.split(' ').map((word) =>
    word
      .split(SIGN)
      .map((what, i): Piece => ({ is: i % 2 ? 'sign' : 'text', what }))
      .filter(({ what }) => what),
  )
