import { belongs } from '../lib/locales'

const common = import.meta.glob<string>(
  ['../../../src/undercroft/locale/en/{errors,terminal,terms}.ftl', '../../locale/en.ftl', '../games/*/locale/en.ftl'],
  { query: '?raw', import: 'default', eager: true },
)
// All words of a game in one file (`web/schema.py`).
const games = import.meta.glob<string>('../generated/words/en/*.ftl', { query: '?raw', import: 'default' })
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
