import { describe, expect, it } from 'vitest'
import { kept, type Saved } from '../../src/base/saved'

const fresh: Saved = {
  name: '',
  colour: 0,
  lang: 'en',
  motion: true,
  sound: true,
  confirm: false,
  passing: true,
  warn: false,
  speed: 1,
  game: '',
  theme: 'system',
  size: 'normal',
}

describe('what a browser remembers', () => {
  it('is taken up again', () => {
    expect(kept(fresh, JSON.stringify({ ...fresh, name: 'Anna', sound: false, lang: 'it', theme: 'light' }))).toEqual({
      ...fresh,
      name: 'Anna',
      sound: false,
      lang: 'it',
      theme: 'light',
    })
  })
  it('is forgotten where it is spoilt or of another time', () => {
    for (const text of [null, '', '{', '3', 'null', '[]']) expect(kept(fresh, text)).toEqual(fresh)
    expect(
      kept(
        fresh,
        JSON.stringify({ name: 4, colour: 17, lang: 'xx', motion: 'no', theme: 'pink', size: 'huge', old: 1 }),
      ),
    ).toEqual(fresh)
  })
})
