import { belongs } from '../lib/locales'

const common = import.meta.glob<string>(
  ['../../../src/undercroft/locale/en/{errors,terminal,terms}.ftl', '../../locale/en.ftl', '../games/*/locale/en.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
const games = import.meta.glob<string>(
  [
    '../../../src/undercroft/locale/en/*.ftl',
    '!../../../src/undercroft/locale/en/{errors,pages,terminal,terms}.ftl',
    // What the texts of cards are made of; the texts themselves are written by `schema.py`.
    '!../../../src/undercroft/locale/en/*-cards.ftl',
    '../generated/words/en/*.ftl',
  ],
  { query: '?raw', import: 'default' },
)

export default {
  common: Object.values(common),
  of: (game: string) =>
    Promise.all(Object.entries(games).flatMap(([path, load]) => (belongs(path, game) ? [load()] : []))),
}
