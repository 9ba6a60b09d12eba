import { belongs } from '../lib/locales'

const common = import.meta.glob<string>(
  ['../../../src/undercroft/locale/it/{errors,terminal,terms}.ftl', '../../locale/it.ftl', '../games/*/locale/it.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
const games = import.meta.glob<string>(
  [
    '../../../src/undercroft/locale/it/*.ftl',
    '!../../../src/undercroft/locale/it/{errors,pages,terminal,terms}.ftl',
    // What the texts of cards are made of; the texts themselves are written by `schema.py`.
    '!../../../src/undercroft/locale/it/*-cards.ftl',
    '../generated/words/it/*.ftl',
  ],
  { query: '?raw', import: 'default' },
)

export default {
  common: Object.values(common),
  of: (game: string) =>
    Promise.all(Object.entries(games).flatMap(([path, load]) => (belongs(path, game) ? [load()] : []))),
}
