import { describe, expect, it } from 'vitest'

import { H, W } from '../../../src/games/dungeoneer/map/geometry'
import {
  badgeAt,
  flagAt,
  hazardScale,
  hazardSign,
  layoutOf,
  nameStyle,
  oddsAt,
  signScale,
} from '../../../src/games/dungeoneer/map/site'
import type { PlaceView } from '../../../src/generated/dungeoneer'

describe('the picture of a location', () => {
  it('has larger signs on a smaller map, within limits', () => {
    expect(signScale(0.92)).toBe(1)
    expect(signScale(0.1)).toBe(1.75)
    expect(signScale(4)).toBe(0.95)
    expect([hazardScale(1.5, 1), hazardScale(1.5, 2)]).toEqual([1.5, 1.15])
  })
  it('has its badges at the middle of each side, opposite ones equally far inside', () => {
    expect(badgeAt('n', 1)).toBe(`translate(${W / 2} 17) scale(1)`)
    expect(badgeAt('s', 1)).toBe(`translate(${W / 2} ${H - 17}) scale(1)`)
    expect(badgeAt('w', 1)).toBe(`translate(27 ${H / 2}) scale(1)`)
    expect(badgeAt('e', 1)).toBe(`translate(${W - 27} ${H / 2}) scale(1)`)
  })
  it('shows the roll that avoids a hazard, or else its number', () => {
    const hazard = { kind: 'pit', n: 2, stat: null, value: 0, active: true }
    expect(hazardSign(hazard).text).toBe('+2')
    expect(hazardSign({ ...hazard, stat: 'speed', value: 4 }).text).toBe('4+')
  })
  it('puts the flags after the sign of what the location does', () => {
    expect([flagAt(0, false), flagAt(1, true)]).toEqual(['translate(0 0)', 'translate(36 0)'])
  })
  it('squeezes only a name that is too long', () => {
    expect(nameStyle('Crypt', 1, true)).toMatchObject({
      size: 13,
      y: 34 + 13 / 3,
      lines: [{ text: 'Crypt', width: undefined }],
    })
    expect(nameStyle('Unbreakablestname for a tunnel', 1, false).lines.map(({ text }) => text)).toEqual([
      'Unbreakablestname for a',
      'tunnel',
    ])
    expect(nameStyle('Averyverylongnamewithoutaspace', 1, false).lines[0]?.width).toBe(W - 14)
  })
  it('never parts a name from its number', () => {
    for (const zoom of [1.1, 0.5, 0.3]) {
      const said = nameStyle('Crossroads 2', zoom, false).lines.map(({ text }) => text)
      expect(said.at(-1)).toBe('Crossroads\u00a02')
    }
    expect(nameStyle('Hewn Gallery 1', 0.3, false).lines.at(-1)?.text).toBe('Gallery\u00a01')
  })
  it('has its name at every zoom, large enough to read and inside the card', () => {
    for (const zoom of [1.1, 0.62, 0.5, 0.49, 0.43, 0.36, 0.3, 0.27]) {
      for (const name of ['Crypt', 'Tomb Antechamber', 'Warden’s Armoury', 'Gallery of Whispers']) {
        const { size, y, step, lines } = nameStyle(name, zoom, true)
        expect(lines.map(({ text }) => text).join(' ')).toBe(name)
        expect(size * zoom).toBeGreaterThanOrEqual(10)
        expect(y - size * 0.7).toBeGreaterThanOrEqual(0)
        expect(y + (lines.length - 1) * step).toBeLessThan(H)
        for (const { text, width } of lines) expect(width ?? text.length * size * 0.52).toBeLessThanOrEqual(W)
      }
    }
  })

  it('has its name where no sign covers it, whatever the zoom', () => {
    const exit = { kind: 'blocked', stat: 'melee', value: 5, why: null }
    const place = { location: 'crypt', exits: [exit, exit, exit, exit], hazards: [] } as unknown as PlaceView
    for (const zoom of [1.1, 0.9, 0.75, 0.6, 0.5]) {
      for (const name of ['Crypt', 'Tomb Antechamber', 'Gallery of Whispers']) {
        const { scale, written, middle } = layoutOf(place, name, zoom, true)
        const end = written.y + (written.lines.length - 1) * written.step + written.size * 0.25
        expect(written.y - written.size * 0.72).toBeGreaterThanOrEqual(6 + 20.5 * scale)
        expect(middle - 9.5 * scale).toBeGreaterThanOrEqual(end)
        expect(middle + 9.5 * scale).toBeLessThanOrEqual(H - 4 - 18 * scale)
        const odds = Math.max(1, 0.9 / zoom)
        expect(H / 2 + oddsAt(true, zoom, odds)[1] - 9 * odds).toBeGreaterThanOrEqual(middle + 9.5 * scale)
      }
    }
  })
  it('has its name at the left of several hazards', () => {
    const [beside, alone] = [true, false].map((aside) => nameStyle('Крысиный лаз', 0.9, false, aside))
    const right = 160 - 4 - hazardSign({ kind: 'trap', stat: 'speed', value: 4, n: 0, active: true }).width * 1.15
    const end = (beside?.x ?? 0) + (beside?.lines[0]?.width ?? 88) / 2
    expect(end).toBeLessThanOrEqual(right)
    expect(alone?.x).toBe(80)
  })
})
