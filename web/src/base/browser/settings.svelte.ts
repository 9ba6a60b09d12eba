/** The settings that this browser remembers (`stored-settings.ts` lists them). None of them is needed to play. */
import { sounds } from '../sound'
import { local } from './storage'
import { parseSettings, type Settings } from './stored-settings'
import { dress } from './theme'

export { COLOURS, SHAPES } from './stored-settings'

const KEY = 'undercroft'

const values = $state(parseSettings(local.getItem(KEY)))

/** The settings; setting one applies it at once and stores it. */
export const settings: Settings = new Proxy(values, {
  set(target, key, value) {
    const done = Reflect.set(target, key, value)
    apply()
    local.setItem(KEY, JSON.stringify(target))
    return done
  },
})

/** What follows from the settings for the whole page. */
function apply(): void {
  document.documentElement.dataset.motion = values.motion ? 'on' : 'off'
  dress(values)
  sounds.on = values.sound
}

/** Delete everything that this browser has stored; the language stays until the page is closed. */
export function forgetEverything(): void {
  Object.assign(values, { name: '', colour: 0, game: '' })
  local.clear()
}
