import { describe, expect, it } from 'vitest'

import { addressOf, found, listed, lit, named, parts, plainly } from '../../src/rulebook/rule-marks'

const chapters = [
  {
    id: 'XY-1',
    title: 'Set-up, *briefly*',
    rules: [
      { number: 'XY-1.1', text: 'Two **seats** (see XY-12.3).', more: [] },
      { number: 'XY-1.2', text: 'Più oro, *poi* niente.', more: ['*Esempio*: tre monete.'] },
    ],
  },
  { id: 'XY-12', title: 'End', rules: [{ number: 'XY-12.3', text: 'Ещё one `seat`.', more: [] }] },
]

describe('rules', () => {
  it('are cut into what is emphasised, named, and leads elsewhere', () => {
    expect(parts('**Trap**: see DL-5.8, *not* `dig 3,1`')).toEqual([
      { text: 'Trap', kind: 'strong' },
      { text: ': see ', kind: 'plain' },
      { text: 'DL-5.8', kind: 'rule' },
      { text: ', ', kind: 'plain' },
      { text: 'not', kind: 'em' },
      { text: ' ', kind: 'plain' },
      { text: 'dig 3,1', kind: 'code' },
    ])
    expect(plainly('Events (*Rulings*) and **more**')).toBe('Events (Rulings) and more')
    expect(plainly('2 * 3 * 4')).toBe('2 * 3 * 4')
  })
  it('lead to the pages beside them', () => {
    expect(parts('see [prices](tables/dungeon-lords.ru.md#areas).')[1]).toEqual({
      text: 'prices',
      kind: 'link',
      to: 'tables/dungeon-lords.ru.md#areas',
    })
    expect(addressOf('tables/dungeon-lords.ru.md#areas')).toBe('/rules/dungeon-lords/tables#areas')
    expect(addressOf('../dungeoneer.md')).toBe('/rules/dungeoneer')
    expect(addressOf('https://example.org/')).toBe('https://example.org/')
  })
  it('may hold a list', () => {
    expect(listed('In order: 1. **Trap**: pay. 2. **Spell**: 2. cast.')).toEqual({
      head: 'In order:',
      items: ['**Trap**: pay.', '**Spell**: 2. cast.'],
    })
    expect(listed('Only 1. **one**')).toEqual({ head: 'Only 1. **one**', items: [] })
  })
  it('are found by words, by number, and without accents', () => {
    const numbers = (search: string) =>
      found(chapters, search).flatMap((chapter) => chapter.rules.map((rule) => rule.number))
    expect(numbers('')).toHaveLength(3)
    expect(numbers('SEAT')).toEqual(['XY-1.1', 'XY-12.3'])
    expect(numbers('seat two')).toEqual(['XY-1.1'])
    expect(numbers('xy-1')).toEqual(['XY-1.1', 'XY-1.2'])
    expect(numbers('XY-12.3')).toEqual(['XY-12.3'])
    expect(numbers('piu')).toEqual(['XY-1.2'])
    expect(numbers('monete')).toEqual(['XY-1.2'])
    expect(numbers('еще')).toEqual(['XY-12.3'])
    expect(numbers('briefly')).toEqual(['XY-1.1', 'XY-1.2'])
    expect(numbers('**')).toEqual([])
  })
  it('are found by the names of cards and places, in any of their forms', () => {
    const things = [
      { name: 'Катящийся камень', rules: ['XY-1.2'] },
      { name: 'Fire Wall', rules: ['XY-12'] },
    ]
    const of = (search: string) =>
      found(chapters, search, named(things, search)).flatMap((chapter) => chapter.rules.map((rule) => rule.number))
    expect(of('fire wall')).toEqual(['XY-12.3'])
    expect(of('катящийся')).toEqual(['XY-1.2'])
    expect(named(things, 'катящегося камня')).toEqual([])
    expect(named(things, 'стены')).toEqual([])
    expect(named(things, 'walls')).toEqual([things[1]])
    expect(named(things, '')).toEqual([])
    expect(of('seated')).toEqual(['XY-1.1', 'XY-12.3'])
  })
  it('show what was looked for', () => {
    expect(lit('Two seats', 'SEAT')).toEqual([
      { text: 'Two ', hit: false },
      { text: 'seat', hit: true },
      { text: 's', hit: false },
    ])
    expect(lit('aa', '')).toEqual([{ text: 'aa', hit: false }])
    expect(
      lit('seat', 'seat at')
        .map((piece) => piece.text)
        .join(''),
    ).toBe('seat')
  })
})
