/** The portraits of the creatures, of the imps, and of all who come to conquer. */
import { breath, dragon } from '../../../widgets/portrait/beasts'
import { cape, cloak, hulk, plate, robe, runt } from '../../../widgets/portrait/bodies'
import { brows, embers, eyes, mouths, noses } from '../../../widgets/portrait/faces'
import { hats, helms } from '../../../widgets/portrait/headgear'
import { beards, ears, hair, head, horns, moustache } from '../../../widgets/portrait/heads'
import { fist, held, shield, THINGS } from '../../../widgets/portrait/held'
import { type Being, being, flat, line, put, solid } from '../../../widgets/portrait/layers'
import { both, mirrored, oval, whole } from '../../../widgets/portrait/outlines'
import { adventurer, kindOf } from '../content'

const CREATURES: Record<string, Being> = {
  goblin: being(
    'moss',
    runt('hide'),
    line('M30 82L66 112', 5.5),
    line('M30 82L66 112', 2.8, 'gold'),
    ears.long('moss'),
    head('wide', 'moss'),
    eyes({ white: 'gold', gap: 11, y: 42, size: 6.5, lid: 2.6, odd: 1.15 }),
    mouths.grin(58),
    noses.hooked('moss'),
    held(THINGS.dagger('steel', 'hide'), 'moss', 17, 84, -14, 1.15),
  ),
  slime: being(
    'slime',
    solid(
      'slime',
      'M50 12C66 10 74 22 77 38C80 54 84 62 92 74C98 84 100 92 100 112L0 112C0 94 6 86 10 78C16 66 18 56 20 42C24 24 34 13 50 12Z',
    ),
    flat('leaf', 'M31 80C38 76 50 78 58 74C66 72 72 78 70 86C66 94 38 96 32 90C28 87 28 82 31 80Z'),
    put(
      [
        ...flat('bone', whole('M50 30C60 30 66 36 65 44C65 48 62 50 60 51L60 57L50 57')),
        ...flat('ink', both(oval(56, 44, 3.4))),
      ],
      {
        y: 39,
        x: 12,
        grow: 0.62,
        turn: 24,
      },
    ),
    flat('bone', 'M22 82L42 88L44 85L46 87L44 91L42 92L42 90L21 85L19 86L18 83L20 81Z'),
    eyes({ gap: 12, y: 33, size: 7, lid: null, odd: 1.3, look: [2, 1.5] }),
    flat('ink', 'M31 55C42 62 60 62 71 53C72 66 62 73 50 73C39 73 32 66 31 55Z'),
    flat('plum', 'M40 70C44 64 56 63 61 69C57 72 46 73 40 70Z'),
    flat('light', oval(84, 86, 4), oval(14, 92, 3), oval(66, 24, 3.4)),
  ),
  ghost: being(
    'frost',
    solid(
      'frost',
      'M48 8C68 8 78 24 78 44C79 56 84 66 92 76C96 82 94 88 88 88C82 88 78 84 76 88C74 96 64 94 60 90C56 96 46 100 38 96C26 92 20 86 12 92C10 82 18 72 20 60C21 52 19 46 20 38C22 20 32 8 48 8Z',
    ),
    flat(
      'ink',
      'M33 34C38 28 45 32 45 41C45 49 40 53 36 50C31 47 30 39 33 34Z',
      'M67 34C62 28 55 32 55 41C55 49 60 53 64 50C69 47 70 39 67 34Z',
    ),
    flat('gold', oval(40, 42, 2.6), oval(61, 42, 2.6)),
    flat('ink', 'M50 56C57 56 60 62 59 70C58 79 54 82 50 82C45 82 42 78 42 70C42 62 44 56 50 56Z'),
    solid(
      'frost',
      'M20 54C12 54 4 48 3 40C6 38 8 40 9 43C8 38 10 36 12 36C14 38 14 41 15 43C16 40 18 39 20 41C21 45 22 50 24 54Z',
    ),
    solid(
      'frost',
      'M80 54C88 54 96 48 97 40C94 38 92 40 91 43C92 38 90 36 88 36C86 38 86 41 85 43C84 40 82 39 80 41C79 45 78 50 76 54Z',
    ),
  ),
  troll: being(
    'sea',
    held(THINGS.club('hide'), 'sea', 86, 66, 14, 1.05),
    hulk('sea'),
    ears.round('sea'),
    head('jowly', 'sea'),
    hair.peak('night'),
    eyes({ white: 'gold', gap: 8.5, y: 43, size: 5, lid: 1.6, open: 0.2 }),
    brows('night', { y: 35.5, lid: 1.8, thick: 3.6 }),
    noses.bulb('sea'),
    mouths.tusks(66),
    fist('sea', 87, 70, 14),
  ),
  witch: being(
    'violet',
    hair.long('ember'),
    robe('night', 'violet'),
    head('gaunt', 'flesh'),
    eyes({ white: 'bone', gap: 9.5, y: 46, size: 6, lid: 1.2, open: 0.3, odd: 1.15 }),
    mouths.smirk(64),
    flat('bone', 'M54 64.500L57 63L56.5 67Z'),
    noses.hooked('flesh'),
    flat('ember', oval(43, 58, 1.6)),
    hats.pointed('violet', 'ember'),
    held(THINGS.wand('hide', 'slime'), 'flesh', 84, 82, 10),
  ),
  vampire: being(
    'blood',
    cloak('night', 'blood'),
    solid('bone', whole('M50 72L58 70L62 84L50 92')),
    solid('blood', whole('M50 78L55 76L56 84L50 82')),
    ears.pointed('bone'),
    head('gaunt', 'bone'),
    hair.peak('night'),
    eyes({ white: 'gold', pupil: 'blood', gap: 9, y: 45, size: 4.6, lid: 2 }),
    brows('ink', { y: 38, lid: 2.4, thick: 1 }),
    noses.plain(),
    mouths.fangs(62),
  ),
  golem: being(
    'ember',
    solid('stone', whole('M50 50L70 48L88 54L98 70L99 112L50 112')),
    line(both('M76 112L78 80L70 72M88 54L84 66L98 72'), 2),
    solid('stone', whole('M50 20L66 19L75 28L76 54L68 70L50 72')),
    line('M60 20L64 30L58 34M28 58L36 62L34 70', 1.8),
    solid('stone', whole('M50 32L72 29L76 38L56 42L50 40')),
    embers('ember', { gap: 11, y: 46, size: 5.4, lid: 1.4 }),
    flat('ink', whole('M50 58L64 57L62 62L50 63')),
    flat('stone', both('M54 57L56 57L56 63L54 63Z')),
    line('M50 78L50 92M44 82L50 78L56 82M46 92L54 92', 4.6),
    line('M50 78L50 92M44 82L50 78L56 82M46 92L54 92', 2.2, 'ember'),
    flat('moss', 'M28 23C30 16 38 16 42 20C44 16 50 17 50 21C44 26 34 28 28 27Z'),
    line('M28 23C30 16 38 16 42 20C44 16 50 17 50 21', 1.6),
  ),
  dragon: being('leaf', dragon('leaf', 'gold'), breath('ember', 'gold')),
  demon: being(
    'blood',
    solid(
      'night',
      'M66 76C76 60 88 52 102 50L102 92C94 86 88 88 84 94C80 88 74 84 66 86Z',
      mirrored('M66 76C76 60 88 52 102 50L102 92C94 86 88 88 84 94C80 88 74 84 66 86Z'),
    ),
    solid('blood', whole('M50 64C62 64 70 70 78 78C84 86 86 96 86 112L50 112')),
    line('M50 84L50 112M50 84C44 90 38 90 32 86M50 84C56 90 62 90 68 86', 1.8),
    horns.curved('bone'),
    ears.pointed('blood'),
    head('oval', 'blood'),
    flat('night', whole('M50 22C56 23 60 25 62 28L50 38')),
    eyes({ white: 'gold', slit: true, gap: 9.5, y: 44, size: 6, lid: 3 }),
    noses.slits(),
    mouths.grin(58),
    solid('night', whole('M50 68C54 67 56 69 57 71C55 77 53 82 50 88')),
  ),
}

export const IMP = being(
  'ember',
  runt('ember'),
  horns.short('bone'),
  ears.long('ember'),
  head('wide', 'ember'),
  eyes({ gap: 11, y: 44, size: 8, lid: null, look: [2.4, 1.6] }),
  noses.snub('ember'),
  mouths.smile(61),
  flat('bone', 'M45 64L49 65L46.5 69Z'),
  held(THINGS.hammer('iron', 'hide'), 'ember', 84, 88, 16, 0.9),
)

const ADVENTURERS: Record<string, Being> = {
  warrior: being(
    'blood',
    plate('iron', 'blood'),
    head('square', 'flesh'),
    eyes({ gap: 10.5, y: 46, size: 5.8, lid: 1, open: 0.3, look: [-1.4, 0] }),
    beards.full('ember'),
    mouths.frown(68),
    helms.nasal('steel', 'gold'),
    held(THINGS.sword('steel', 'gold'), 'iron', 15, 80, -8, 0.95),
  ),
  thief: being(
    'leaf',
    cape('leaf', 'gold'),
    hats.hood('leaf'),
    head('oval', 'tan'),
    flat('leaf', whole('M50 18C62 18 70 26 71 36C62 31 56 30 50 30')),
    flat('ink', whole('M50 37C58 34 66 34 71 37C71 48 67 53 60 53C55 53 53 49 50 49')),
    eyes({ gap: 10, y: 42.5, size: 5.8, lid: 0.6, open: 0.3, look: [-1.8, -0.6] }),
    noses.plain(),
    mouths.smirk(62),
    line(whole('M50 18C62 18 70 26 71 36C62 31 56 30 50 30'), 1.8),
    held(THINGS.dagger('steel', 'hide'), 'tan', 84, 84, 16, 1.1),
  ),
  priest: being(
    'gold',
    robe('bone', 'gold'),
    ears.round('flesh'),
    head('round', 'flesh'),
    solid('iron', 'M28 48C25 38 28 32 33 29C34 38 33 46 32 54Z', 'M72 48C75 38 72 32 67 29C66 38 67 46 68 54Z'),
    beards.full('bone'),
    brows('iron', { gap: 10, y: 37, lid: -1.6, thick: 2.4 }),
    eyes({ pupil: 'sky', gap: 10, y: 44, size: 5.4, lid: -0.6, open: 0.45, look: [-1.2, 0.2] }),
    noses.round('flesh'),
    mouths.smile(66),
    held(THINGS.sun('hide', 'gold'), 'flesh', 87, 74, 0, 0.8),
  ),
  wizard: being(
    'sky',
    robe('sky', 'gold'),
    ears.round('flesh'),
    head('oval', 'flesh'),
    beards.long('bone'),
    eyes({ pupil: 'sky', gap: 9.5, y: 47, size: 5.6, lid: 0.4, open: 0.4, look: [-1.2, 0.2] }),
    brows('bone', { gap: 10, y: 41, lid: -0.6, thick: 2.6 }),
    noses.round('flesh'),
    moustache('bone'),
    hats.pointed('sky', 'gold'),
    held(THINGS.staff('hide', 'ember'), 'flesh', 14, 76, -4, 0.85),
  ),
  paladin: being(
    'violet',
    helms.wings('bone'),
    plate('steel', 'gold'),
    helms.great('steel', 'gold'),
    embers('frost', { gap: 10.5, y: 42.2, size: 3.6, lid: -0.4 }),
    shield('violet', 'gold'),
    line('M24 72L24 94M14 80L34 80', 4.6, 'gold'),
    held(THINGS.sword('bone', 'gold'), 'steel', 87, 82, 10, 0.9),
  ),
  decoy: being(
    'frost',
    plate('frost', 'frost'),
    head('square', 'frost'),
    eyes({ pupil: 'sky', gap: 10.5, y: 46, size: 5, lid: null, look: [-1.4, 0.6] }),
    flat('sky', oval(50, 64, 3, 2)),
    helms.nasal('frost', 'bone'),
    line('M88 20L96 13M91 33L99 31M12 20L4 13M9 33L1 31', 2.4, 'frost'),
  ),
}

/** By kind of creature, and by class of adventurer. */
export const PORTRAITS: Readonly<Record<string, Being>> = { ...CREATURES, imps: IMP, ...ADVENTURERS }

export const portraitOf = (id: string): Being | undefined =>
  PORTRAITS[id] ?? PORTRAITS[adventurer(id)?.class ?? kindOf(id)]
