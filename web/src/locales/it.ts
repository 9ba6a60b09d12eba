import { belongs } from '../lib/locales'

const common = import.meta.glob<string>(
  ['../../../src/undercroft/locale/it/{errors,terminal,terms}.ftl', '../../locale/it.ftl', '../games/*/locale/it.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
const games = import.meta.glob<string>(
  [
    '../../../src/undercroft/locale/it/*.ftl',
    '!../../../src/undercroft/locale/it/{arena,errors,pages,study,terminal,terms}.ftl',
    // What the texts of cards are made of; the texts themselves are written by `schema.py`.
    '!../../../src/undercroft/locale/it/*-cards.ftl',
    // The tables are written by the server, too.
    '!../../../src/undercroft/locale/it/*-tables.ftl',
    // The server puts these into the lessons that are asked for.
    '!../../../src/undercroft/locale/it/*-lessons.ftl',
    // Fetched with the words of the pages to study with.
    '!../../../src/undercroft/locale/it/*-coach.ftl',
    '../generated/words/it/*.ftl',
  ],
  { query: '?raw', import: 'default' },
)

const study = import.meta.glob<string>(['../../locale/study/it.ftl', '../../../src/undercroft/locale/it/study.ftl'], {
  query: '?raw',
  import: 'default',
})
const coaches = import.meta.glob<string>('../../../src/undercroft/locale/it/*-coach.ftl', {
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
