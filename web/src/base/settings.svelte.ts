/** What this browser remembers: name, colour, language, look, motion, sound, the last game. Nothing of it is needed to play.
 * */
import { breath } from './breath'
import { LOCALES } from './locales'
import { dress, type Size, type Theme } from './look'
import { kept, type Saved } from './saved'
import { sounds } from './sound'
import { LANGUAGES, type Language, Texts } from './texts'

export { COLOURS, SHAPES } from './saved'

const KEY = 'undercroft'

function browserLanguage(): Language {
  for (const wish of navigator.languages) {
    const found = LANGUAGES.find((lang) => wish.toLowerCase().startsWith(lang))
    if (found) return found
  }
  return 'en'
}

function load(): Saved {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const fresh: Saved = {
    name: '',
    colour: 0,
    lang: browserLanguage(),
    motion: !calm,
    sound: true,
    confirm: false,
    passing: true,
    warn: false,
    speed: 1,
    game: '',
    theme: 'system',
    size: 'normal',
  }
  try {
    return kept(fresh, localStorage.getItem(KEY))
  } catch {
    return fresh
  }
}

class Settings {
  #saved = $state(load())
  texts = $state.raw(new Texts('en', []))
  #games = $state.raw<Record<string, Texts>>({})
  ready = $state(false)

  get name() {
    return this.#saved.name
  }
  set name(name: string) {
    this.#keep('name', name)
  }
  get colour() {
    return this.#saved.colour
  }
  set colour(colour: number) {
    this.#keep('colour', colour)
  }
  get lang() {
    return this.#saved.lang
  }
  get motion() {
    return this.#saved.motion
  }
  set motion(motion: boolean) {
    this.#keep('motion', motion)
  }
  get sound() {
    return this.#saved.sound
  }
  set sound(sound: boolean) {
    this.#keep('sound', sound)
  }
  /** The speed of the story: 1 is normal, 0 is at once. */
  get speed() {
    return this.#saved.speed
  }
  set speed(speed: number) {
    this.#keep('speed', speed)
  }
  get confirm() {
    return this.#saved.confirm
  }
  set confirm(confirm: boolean) {
    this.#keep('confirm', confirm)
  }
  /** Whether an answer without a choice is given automatically where nobody else plays. */
  get passing() {
    return this.#saved.passing
  }
  set passing(passing: boolean) {
    this.#keep('passing', passing)
  }
  /** Whether an answer that costs much is held back and judged first, where nobody else plays. */
  get warn() {
    return this.#saved.warn
  }
  set warn(warn: boolean) {
    this.#keep('warn', warn)
  }
  /** By day, by night, or as the system says. */
  get theme() {
    return this.#saved.theme
  }
  set theme(theme: Theme) {
    this.#keep('theme', theme)
  }
  /** The size of the text, and of all that grows with it. */
  get size() {
    return this.#saved.size
  }
  set size(size: Size) {
    this.#keep('size', size)
  }
  /** The game that was looked at last. */
  get game() {
    return this.#saved.game
  }
  set game(game: string) {
    this.#keep('game', game)
  }

  /** The words of a game beside those of all games; until they are there, only those. */
  textsOf(game: string | null): Texts {
    return (game === null ? null : this.#games[game]) ?? this.texts
  }

  /** Fetch the words of a game, too, now and whenever the language changes. */
  async learn(game: string): Promise<void> {
    if (this.#games[game]) return
    const { lang } = this
    const { default: locale } = await LOCALES[lang]()
    const texts = new Texts(lang, [...locale.common, ...(await locale.of(game))])
    await breath()
    if (lang === this.lang) this.#games = { ...this.#games, [game]: texts }
    else await this.learn(game)
  }

  /** Fetch the words of a language (one chunk, and one for each game that is open) and use them. */
  async speak(lang: Language): Promise<void> {
    const { default: locale } = await LOCALES[lang]()
    const games = await Promise.all(
      Object.keys(this.#games).map(
        async (game) => [game, new Texts(lang, [...locale.common, ...(await locale.of(game))])] as const,
      ),
    )
    this.texts = new Texts(lang, locale.common)
    this.#games = Object.fromEntries(games)
    document.documentElement.lang = lang
    this.ready = true
    this.#keep('lang', lang)
  }

  /** Forget everything that this browser keeps; the language stays until the page is closed. */
  forget(): void {
    this.#saved = { ...this.#saved, name: '', colour: 0, game: '' }
    try {
      localStorage.clear()
    } catch {
      // A browser that keeps nothing.
    }
  }

  #keep<K extends keyof Saved>(key: K, value: Saved[K]): void {
    this.#saved[key] = value
    document.documentElement.dataset.motion = this.#saved.motion ? 'on' : 'off'
    dress(this.#saved)
    sounds.on = this.#saved.sound
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved))
    } catch {
      // A browser that keeps nothing: then it is asked again next time.
    }
  }
}

export const settings = new Settings()
