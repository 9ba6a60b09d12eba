/** The words that the page has of Dungeon Lords. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type Language, Texts } from '../../../src/base/text/texts'

export const WEB = join(import.meta.dirname, '../../..')
const GAME = join(WEB, 'src/games/dungeon-lords/locale')
const FTL = (folder: string, lang: string) => readFileSync(join(folder, `${lang}.ftl`), 'utf8')

/** The file of those that are fetched with the drawing, as it is written. */
export const own = (lang: Language): string => FTL(GAME, lang)

export const words = (lang: Language): Texts => {
  const shared = join(WEB, '../src/undercroft/locale', lang)
  const sources = readdirSync(shared)
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => readFileSync(join(shared, name), 'utf8'))
  return new Texts(lang, [...sources, FTL(join(WEB, 'locale'), lang), own(lang)])
}
