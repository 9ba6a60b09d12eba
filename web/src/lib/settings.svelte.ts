/** What this browser remembers: name, colour, language, motion. Nothing of it is needed to play. */
import { LANGUAGES, type Language, Texts } from './texts'

const KEY = 'undercroft'
export const COLOURS = 4
export const SHAPES = ['circle', 'square', 'triangle', 'diamond'] as const

interface Saved {
  name: string
  colour: number
  lang: Language
  motion: boolean
  confirm: boolean
  speed: number
}

function browserLanguage(): Language {
  for (const wish of navigator.languages ?? []) {
    const found = LANGUAGES.find((lang) => wish.toLowerCase().startsWith(lang))
    if (found) return found
  }
  return 'en'
}

function load(): Saved {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const fresh: Saved = { name: '', colour: 0, lang: browserLanguage(), motion: !calm, confirm: false, speed: 1 }
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>) }
  } catch {
    return fresh
  }
}

class Settings {
  #saved = $state(load())
  texts = $state.raw(new Texts('en', []))
  ready = $state(false)

  get name() {
    return this.#saved.name
  }
  set name(name: string) {
    this.#saved.name = name
    this.#save()
  }
  get colour() {
    return this.#saved.colour
  }
  set colour(colour: number) {
    this.#saved.colour = colour
    this.#save()
  }
  get lang() {
    return this.#saved.lang
  }
  get motion() {
    return this.#saved.motion
  }
  set motion(motion: boolean) {
    this.#saved.motion = motion
    this.#save()
  }
  /** How fast events are told; 0: not at all. */
  get speed() {
    return this.#saved.motion ? this.#saved.speed : 0
  }
  set speed(speed: number) {
    this.#saved.speed = speed
    this.#save()
  }
  get confirm() {
    return this.#saved.confirm
  }
  set confirm(confirm: boolean) {
    this.#saved.confirm = confirm
    this.#save()
  }

  /** Fetch the words of a language (one chunk each) and use them. */
  async speak(lang: Language): Promise<void> {
    const module = await LOADERS[lang]()
    this.texts = new Texts(lang, module.default)
    this.#saved.lang = lang
    document.documentElement.lang = lang
    this.ready = true
    this.#save()
  }

  #save(): void {
    document.documentElement.dataset['motion'] = this.#saved.motion ? 'on' : 'off'
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#saved))
    } catch {
      // A browser that keeps nothing: then it is asked again next time.
    }
  }
}

const LOADERS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('../locales/en'),
  ru: () => import('../locales/ru'),
  it: () => import('../locales/it'),
}

export const settings = new Settings()
