/** The portraits of the monsters that are undead. */
import { crowd, skull } from '../../../widgets/portrait/beasts'
import { cape, cloak, plate, ribs, robe, shoulders } from '../../../widgets/portrait/bodies'
import { embers, eyes, mouths, noses, sockets } from '../../../widgets/portrait/faces'
import { hats, helms } from '../../../widgets/portrait/headgear'
import { ears, hair, head } from '../../../widgets/portrait/heads'
import { fist, held, THINGS } from '../../../widgets/portrait/held'
import { type Being, being, flat, line, put, solid } from '../../../widgets/portrait/layers'
import { both, mirrored, oval, whole } from '../../../widgets/portrait/outlines'

export const UNDEAD: Readonly<Record<string, Being>> = {
  zombie: being(
    'moss',
    shoulders('hide'),
    solid('hide', 'M38 74L50 84L62 74L60 92L50 86L42 94Z'),
    ears.round('moss'),
    head('square', 'moss'),
    solid('plum', 'M36 28C34 18 44 12 52 16C60 12 68 18 66 26C60 31 44 32 36 28Z'),
    line('M44 18C46 22 44 25 47 28M54 17C53 22 57 24 56 28M34 29C44 33 58 32 68 27', 1.8),
    eyes({ gap: 9.5, y: 44, size: 5.4, lid: null, odd: 1.4, look: [-1.2, 1.4] }),
    noses.slits(),
    line('M40 63C46 60 54 66 62 61', 2.2),
    flat('bone', 'M45 61.5L49 62.500L46.5 67Z', 'M55 63.500L59 62.500L57.5 67Z'),
    line('M64 52L71 56M65 57L69 50M69 60L73 54', 1.6),
    fist('moss', 14, 72, -40),
  ),
  squatting_skeleton: being(
    'bone',
    ribs('bone'),
    solid('bone', 'M12 112L16 84C14 76 24 74 26 82L22 112Z', 'M88 112L84 84C86 76 76 74 74 82L78 112Z'),
    put(
      [
        ...head('skull', 'bone'),
        ...sockets({ size: 7.6 }),
        ...embers('ember', { gap: 10, y: 43.5, size: 3, lid: 0 }),
        ...mouths.teeth(66),
      ],
      { turn: -8, y: 2 },
    ),
    line('M58 20L62 28L58 32L64 38', 1.8),
  ),
  grave_wraith: being(
    'sea',
    solid(
      'night',
      'M50 6C72 8 84 28 82 52C82 68 92 78 98 92C90 90 86 94 84 104C76 96 70 98 66 110L34 110C30 98 24 96 16 104C14 94 10 90 2 92C8 78 18 68 18 52C16 28 28 8 50 6Z',
    ),
    flat('ink', whole('M50 18C64 18 71 32 70 48C69 62 61 74 50 78')),
    embers('sea', { gap: 9, y: 44, size: 5, lid: 2.2 }),
    line('M43 62C47 59 53 59 57 62', 2, 'sea'),
    solid(
      'sea',
      'M10 60C8 54 12 52 14 57L15 50C17 46 20 48 19 53L21 49C24 47 25 50 24 55C26 53 28 56 26 59C26 66 24 72 20 76L12 72Z',
    ),
    solid(
      'sea',
      mirrored(
        'M10 60C8 54 12 52 14 57L15 50C17 46 20 48 19 53L21 49C24 47 25 50 24 55C26 53 28 56 26 59C26 66 24 72 20 76L12 72Z',
      ),
    ),
  ),
  ghoul_pack: being(
    'stone',
    crowd([
      ...shoulders('stone'),
      ...ears.pointed('stone'),
      ...head('gaunt', 'stone'),
      ...embers('blood', { size: 5.4, lid: 2.4 }),
      ...mouths.grin(58),
    ]),
  ),
  bone_archer: being(
    'leaf',
    ribs('bone'),
    cape('leaf', 'gold'),
    skull('bone', 'slime'),
    hats.cowl('leaf'),
    held(THINGS.bow('hide'), 'bone', 87, 62, 4, 0.95),
  ),
  barrow_knight: being(
    'frost',
    plate('iron', 'night'),
    helms.horned('iron', 'night'),
    helms.great('iron', 'night'),
    embers('frost', { gap: 11, y: 42.4, size: 4, lid: 0.6 }),
    line('M64 14L61 22L66 26L63 31M34 60L40 63', 1.8),
    held(THINGS.sword('steel', 'hide'), 'iron', 13, 80, -6, 1.05),
  ),
  wailing_spirit: being(
    'frost',
    solid('violet', whole('M50 8C74 8 86 28 84 50C84 70 92 86 98 104L50 112')),
    solid('frost', whole('M50 66C62 70 72 82 76 112L50 112')),
    head('gaunt', 'frost'),
    hair.peak('violet'),
    flat('ink', both('M54 42C58 38 66 40 66 45C66 50 56 50 54 42Z')),
    flat('bone', oval(41, 45, 1.6), oval(61, 45, 1.6)),
    line('M64 52L64 60M36 52L36 60', 2, 'sky'),
    mouths.gape(62, 1.15),
    fist('frost', 26, 70, 20),
    fist('frost', 74, 70, -20),
  ),
  herald_of_the_lich: being(
    'slime',
    cloak('violet', 'night'),
    robe('night', 'violet'),
    skull('bone', 'slime'),
    hats.crown('gold', 'slime'),
    held(THINGS.staff('hide', 'slime'), 'bone', 14, 78, -4, 0.85),
  ),
  bone_warden: being(
    'gold',
    plate('iron', 'gold'),
    skull('bone', 'ember'),
    hats.cap('iron', 'gold'),
    line(oval(16, 84, 9), 6.5),
    line(oval(16, 84, 9), 3.2, 'gold'),
    solid('gold', 'M20 88L26 86L36 104L31 107L29 103L25 105L23 101L27 99Z', 'M8 90L14 91L13 110L4 109L4 104L8 104Z'),
    fist('bone', 17, 72),
  ),
  drowned_cantor: being(
    'sea',
    robe('bone', 'sky'),
    head('jowly', 'sea'),
    hair.fringe('leaf'),
    solid('leaf', 'M64 22C74 26 78 40 74 58C72 66 76 70 74 78C68 72 68 62 69 54C70 42 68 34 62 30Z'),
    eyes({ white: 'frost', pupil: 'ink', gap: 10, y: 46, size: 5.4, lid: -1.4, open: 0.5, look: [0, -1.6] }),
    mouths.gape(65, 1.05),
    flat('frost', oval(82, 30, 5), oval(88, 16, 3.4), oval(14, 60, 4)),
    line(oval(82, 30, 5) + oval(88, 16, 3.4) + oval(14, 60, 4), 1.6),
  ),
}
