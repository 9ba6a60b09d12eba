import common from '../generated/words/ru.ftl?raw'
import { belongs } from './game-files'

// `web/schema.py` puts them together: those that wait for nothing, and all of a game in one file.
const games = import.meta.glob<string>('../generated/words/ru/*.ftl', { query: '?raw', import: 'default' })
const study = import.meta.glob<string>(['../../locale/study/ru.ftl', '../../../src/undercroft/locale/ru/study.ftl'], {
  query: '?raw',
  import: 'default',
})
const coaches = import.meta.glob<string>('../../../src/undercroft/locale/ru/*-coach.ftl', {
  query: '?raw',
  import: 'default',
})

const people = import.meta.glob<string>('../../locale/people/ru.ftl', { query: '?raw', import: 'default' })

/** The words that belong to one game, of some files. */
const words = (files: Record<string, () => Promise<string>>, game: string) =>
  Object.entries(files).flatMap(([path, load]) => (belongs(path, game) ? [load()] : []))

export default {
  common: [common],
  people: () => Promise.all(Object.values(people).map((load) => load())),
  study: (game: string) => Promise.all([...Object.values(study).map((load) => load()), ...words(coaches, game)]),
  of: (game: string) => Promise.all(words(games, game)),
}
