import { belongs } from '../lib/locales'

const common = import.meta.glob<string>(
  ['../../../src/undercroft/locale/ru/{errors,terminal,terms}.ftl', '../../locale/ru.ftl', '../games/*/locale/ru.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
const games = import.meta.glob<string>(
  [
    '../../../src/undercroft/locale/ru/*.ftl',
    '!../../../src/undercroft/locale/ru/{errors,pages,terminal,terms}.ftl',
    // What the texts of cards are made of; the texts themselves are written by `schema.py`.
    '!../../../src/undercroft/locale/ru/*-cards.ftl',
    '../generated/words/ru/*.ftl',
  ],
  { query: '?raw', import: 'default' },
)

export default {
  common: Object.values(common),
  of: (game: string) =>
    Promise.all(Object.entries(games).flatMap(([path, load]) => (belongs(path, game) ? [load()] : []))),
}
