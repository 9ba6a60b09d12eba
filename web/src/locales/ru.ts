import { belongs } from '../lib/locales'

const common = import.meta.glob<string>(
  ['../../../src/undercroft/locale/ru/{errors,terminal,terms}.ftl', '../../locale/ru.ftl', '../games/*/locale/ru.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
// All words of a game in one file (`web/schema.py`).
const games = import.meta.glob<string>('../generated/words/ru/*.ftl', { query: '?raw', import: 'default' })
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
