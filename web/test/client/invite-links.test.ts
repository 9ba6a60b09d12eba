import { describe, expect, it } from 'vitest'

import { firstLinks, keepLink, keepLinks, linksOf } from '../../src/client/invite-links'

describe('the links of a new table', () => {
  it('are shown once, and the newest counts', () => {
    keepLinks({
      id: 't',
      seats: [
        { seat: 0, kind: 'person', link: null },
        { seat: 1, kind: 'open', link: '/join/t/1#a' },
      ],
    })
    expect([firstLinks('t'), firstLinks('t')]).toEqual([true, false])
    keepLink('t', 1, '/join/t/1#b')
    expect([linksOf('t'), linksOf('u')]).toEqual([{ 1: '/join/t/1#b' }, {}])
  })
  it('do not exist without an open seat', () => {
    keepLinks({ id: 'alone', seats: [{ seat: 0, kind: 'person', link: null }] })
    expect(firstLinks('alone')).toBe(false)
  })
})
