import { belongs } from '../lib/locales'

const common = import.meta.glob<string>(
  ['../../../src/undercroft/locale/ru/{errors,terminal,terms}.ftl', '../../locale/ru.ftl', '../games/*/locale/ru.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
const games = import.meta.glob<string>(
  [
    '../../../src/undercroft/locale/ru/*.ftl',
    '!../../../src/undercroft/locale/ru/{arena,errors,pages,study,terminal,terms}.ftl',
    // What the texts of cards are made of; the texts themselves are written by `schema.py`.
    '!../../../src/undercroft/locale/ru/*-cards.ftl',
    // The tables are written by the server, too.
    '!../../../src/undercroft/locale/ru/*-tables.ftl',
    // The server puts these into the lessons that are asked for.
    '!../../../src/undercroft/locale/ru/*-lessons.ftl',
    // Fetched with the words of the pages to study with.
    '!../../../src/undercroft/locale/ru/*-coach.ftl',
    '../generated/words/ru/*.ftl',
  ],
  { query: '?raw', import: 'default' },
)

const study = import.meta.glob<string>(['../../locale/study/ru.ftl', '../../../src/undercroft/locale/ru/study.ftl'], {
  query: '?raw',
  import: 'default',
})
const coaches = import.meta.glob<string>('../../../src/undercroft/locale/ru/*-coach.ftl', {
  query: '?raw',
  import: 'default',
})

/** The words that belong to one game, of some files. */
const words = (files: Record<string, () => Promise<string>>, game: string) =>
  Object.entries(files).flatMap(([path, load]) => (belongs(path, game) ? [load()] : []))

export default {
  common: Object.values(common),
  study: (game: string) => Promise.all([...Object.values(study).map((load) => load()), ...words(coaches, game)]),
  of: (game: string) => Promise.all(words(games, game)),
}
