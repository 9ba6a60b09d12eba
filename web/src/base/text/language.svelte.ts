/** The texts in the language of the page. */
import { settings } from '../browser/settings.svelte'
import { yieldToBrowser } from '../drawing/yield'
import { LOCALES } from './locales'
import { type Language, Texts } from './texts'

async function textsFor(lang: Language, game: string): Promise<Texts> {
  const { default: locale } = await LOCALES[lang]()
  return new Texts(lang, [...locale.common, ...(await locale.of(game))])
}

class PageLanguage {
  /** The texts that all games share. */
  texts = $state.raw(new Texts('en', []))
  #games = $state.raw<Record<string, Texts>>({})
  /** Whether there are texts yet. */
  ready = $state(false)

  /** The texts of a game together with those of all games; until they have been fetched, only the latter. */
  textsOf(game: string | null): Texts {
    return (game === null ? null : this.#games[game]) ?? this.texts
  }

  /** Fetch the texts of a game too, now and whenever the language changes. */
  async learn(game: string): Promise<void> {
    if (this.#games[game]) return
    const { lang } = settings
    const texts = await textsFor(lang, game)
    await yieldToBrowser()
    if (lang === settings.lang) this.#games = { ...this.#games, [game]: texts }
    else await this.learn(game)
  }

  /** Fetch the texts of a language (one chunk, and one for each game that is open) and use them. */
  async speak(lang: Language): Promise<void> {
    const { default: locale } = await LOCALES[lang]()
    const games = await Promise.all(
      Object.keys(this.#games).map(async (game) => [game, await textsFor(lang, game)] as const),
    )
    this.texts = new Texts(lang, locale.common)
    this.#games = Object.fromEntries(games)
    document.documentElement.lang = lang
    this.ready = true
    settings.lang = lang
  }
}

export const language = new PageLanguage()
