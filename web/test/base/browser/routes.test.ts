import { describe, expect, it } from 'vitest'

import { parse } from '../../../src/base/browser/routes'

describe('the address of a screen', () => {
  const screen = (path: string) => parse(path, '', '').screen
  it('names a screen, with or without a slash at its end', () => {
    expect(
      [
        '/',
        '/about',
        '/rules',
        '/rules/chess/',
        '/gallery',
        '/gallery/chess',
        '/table/abc',
        '/join/abc/2',
        '/replay/abc',
      ].map(screen),
    ).toEqual(['home', 'about', 'rules', 'rules', 'gallery', 'gallery', 'table', 'join', 'replay'])
  })
  it('is unknown if anything is missing or too much', () => {
    const paths = [
      '/x',
      '/table',
      '/table/a/b',
      '/join/a',
      '/join/a/b',
      '/join/a/1/2',
      '/about/us',
      '/device/x',
      '/rules/a/b',
      '/gallery/a/b',
      '/%E0%A4%A',
    ]
    expect(paths.filter((path) => screen(path) !== 'unknown')).toEqual([])
  })
  it('keeps the secret of an invitation, whatever language the link asks for', () => {
    expect(parse('/join/abc/1', '?lang=ru', '#s3cret')).toEqual({
      screen: 'join',
      id: 'abc',
      seat: 1,
      secret: 's3cret',
    })
  })
})

describe('what an address says', () => {
  it('is the screen, and what it is to show', () => {
    expect(parse('/', '', '')).toEqual({ screen: 'home' })
    const device = { screen: 'device', code: '', problem: '', done: null, restored: false }
    expect(parse('/device', '', '#BCDF-GHJK')).toEqual({ ...device, code: 'BCDF-GHJK' })
    expect(parse('/device', '?problem=openid', '')).toEqual({ ...device, problem: 'openid' })
    expect(parse('/device', '?restored=1', '')).toEqual({ ...device, restored: true })
    expect(parse('/device', '?done=add', '')).toEqual({ ...device, done: 'add' })
    expect(parse('/device', '?done=else', '')).toEqual(device)
    expect(parse('/join/abc/2', '', '#secret')).toEqual({ screen: 'join', id: 'abc', seat: 2, secret: 'secret' })
    expect(parse('/replay/abc', '?to=12&seat=1', '')).toEqual({
      ...{ screen: 'replay', id: 'abc', to: 12, seat: 1, event: '' },
      reviewed: false,
    })
    expect(parse('/replay/abc', '?event=Died&seat=1', '')).toMatchObject({ event: 'Died', to: null, seat: 1 })
    expect(parse('/replay/abc', '?seat=all&from=review', '')).toEqual({
      ...{ screen: 'replay', id: 'abc', to: null, seat: 'all', event: '' },
      reviewed: true,
    })
    expect(parse('/rules/dungeon-lords', '', '#DL-5.8')).toEqual({
      screen: 'rules',
      guide: '',
      game: 'dungeon-lords',
      rule: 'DL-5.8',
    })
  })
})
