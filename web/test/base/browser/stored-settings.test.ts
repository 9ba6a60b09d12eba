import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { parseSettings } from '../../../src/base/browser/stored-settings'

const browser = (languages: readonly string[], calm = false) => {
  vi.stubGlobal('navigator', { languages })
  vi.stubGlobal('matchMedia', () => ({ matches: calm }))
}
beforeEach(() => browser(['de-CH', 'en-GB']))
afterEach(() => vi.unstubAllGlobals())

const FRESH = {
  name: '',
  colour: 0,
  lang: 'en',
  motion: true,
  sound: true,
  confirm: false,
  passing: true,
  warn: false,
  speed: 1,
  hurries: false,
  offer: true,
  listsAnswers: false,
  game: '',
  theme: 'board',
  size: 'normal',
}

describe('the settings that a browser keeps', () => {
  it('are used again', () => {
    const kept = { ...FRESH, name: 'Anna', sound: false, lang: 'it', theme: 'light', colour: 3, speed: 0 }
    expect(parseSettings(JSON.stringify(kept))).toEqual(kept)
  })
  it('begin with what the browser prefers', () => {
    browser(['ru-RU', 'it'], true)
    expect(parseSettings(null)).toEqual({ ...FRESH, lang: 'ru', motion: false })
    browser(['de', 'fr'])
    expect(parseSettings(null).lang).toBe('en')
  })
  it('are the defaults where what was stored is damaged or not allowed', () => {
    for (const text of [null, '', '{', '3', 'null', '[]']) expect(parseSettings(text)).toEqual(FRESH)
    const wrong = { name: 4, colour: 17, lang: 'xx', motion: 'no', speed: '2', theme: 'pink', size: 'huge', old: 1 }
    expect(parseSettings(JSON.stringify(wrong))).toEqual(FRESH)
    for (const speed of ['-1', '1e999', 'null', '[1]']) expect(parseSettings(`{"speed":${speed}}`)).toEqual(FRESH)
  })
})
