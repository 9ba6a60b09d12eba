import { belongs } from '../lib/locales'

const common = import.meta.glob<string>(
  ['../../../src/undercroft/locale/en/{errors,terminal,terms}.ftl', '../../locale/en.ftl', '../games/*/locale/en.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
const games = import.meta.glob<string>(
  [
    '../../../src/undercroft/locale/en/*.ftl',
    '!../../../src/undercroft/locale/en/{arena,errors,pages,study,terminal,terms}.ftl',
    // What the texts of cards are made of; the texts themselves are written by `schema.py`.
    '!../../../src/undercroft/locale/en/*-cards.ftl',
    // The tables are written by the server, too.
    '!../../../src/undercroft/locale/en/*-tables.ftl',
    // The server puts these into the lessons that are asked for.
    '!../../../src/undercroft/locale/en/*-lessons.ftl',
    // Fetched with the words of the pages to study with.
    '!../../../src/undercroft/locale/en/*-coach.ftl',
    '../generated/words/en/*.ftl',
  ],
  { query: '?raw', import: 'default' },
)

const study = import.meta.glob<string>(['../../locale/study/en.ftl', '../../../src/undercroft/locale/en/study.ftl'], {
  query: '?raw',
  import: 'default',
})
const coaches = import.meta.glob<string>('../../../src/undercroft/locale/en/*-coach.ftl', {
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
