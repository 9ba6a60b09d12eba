/** What is printed on tiles and cards, by id. */
import type {
  AdventurerTile,
  Creature,
  Place,
  Room,
  SpecialEvent,
  Spell,
  Trap,
} from '../../generated/dungeon-lords-content'
import { CONTENT } from '../../generated/dungeon-lords-content'

const byId = <T extends { id: string }>(records: readonly T[]): Map<string, T> =>
  new Map(records.map((one) => [one.id, one]))

const CREATURES = byId<Creature>(CONTENT.creatures)
const ROOMS = byId<Room>(CONTENT.rooms)
const TRAPS = byId<Trap>(CONTENT.traps)
const ADVENTURERS = byId<AdventurerTile>(CONTENT.adventurers)
const SPELLS = byId<Spell>(CONTENT.spells)
const SPECIALS = byId<SpecialEvent>(CONTENT.specials)
const PLACES_BY_ID = byId<Place>(CONTENT.places)

export const PLACES = CONTENT.places
export const SEASONS = CONTENT.seasons
export const EVENTS = CONTENT.events
export const EVIL = CONTENT.evilometer
export const TITLES = CONTENT.titles
export const SITE = CONTENT.site
export const SOLUTIONS = CONTENT.solutions
export const TRAP_IDS = CONTENT.traps.map((one) => one.id)

/** `goblin2` → `goblin`. */
export const kindOf = (tile: string): string => tile.replace(/[0-9]+$/, '')
export const creature = (tile: string): Creature | undefined => CREATURES.get(kindOf(tile))
export const room = (id: string): Room | undefined => ROOMS.get(id)
export const trap = (id: string): Trap | undefined => TRAPS.get(id)
export const adventurer = (id: string): AdventurerTile | undefined => ADVENTURERS.get(id)
export const spell = (id: string): Spell | undefined => SPELLS.get(id)
export const special = (id: string): SpecialEvent | undefined => SPECIALS.get(id)
export const place = (id: string): Place | undefined => PLACES_BY_ID.get(id)

const ICON: Record<string, string> = {
  gold: 'gi:two-coins',
  food: 'gi:ham-shank',
  imps: 'gi:imp',
  evil: 'gi:bull-horns',
  smiles: 'gi:dove',
  spy: 'gi:all-seeing-eye',
  traps: 'gi:wolf-trap',
  trap: 'gi:wolf-trap',
  tunnels: 'gi:mining',
  tunnel: 'gi:mining',
  monster: 'gi:goblin-head',
  workers: 'gi:miner',
  foreman: 'gi:whiplash',
  red: 'gi:envelope',
  prison: 'gi:imprisoned',
  tokens: 'gi:troll',
  get_food: 'gi:ham-shank',
  improve_reputation: 'gi:dove',
  dig_tunnels: 'gi:war-pick',
  mine_gold: 'gi:gold-mine',
  recruit_imps: 'gi:imp',
  buy_traps: 'gi:wolf-trap',
  hire_monster: 'gi:goblin-head',
  build_room: 'gi:hammer-nails',
  goblin: 'gi:goblin',
  slime: 'gi:slime',
  ghost: 'gi:spectre',
  troll: 'gi:troll',
  witch: 'gi:witch-flight',
  vampire: 'gi:vampire-dracula',
  golem: 'gi:rock-golem',
  dragon: 'gi:dragon-head',
  demon: 'gi:evil-minion',
  sheep: 'gi:sheep',
  warrior: 'gi:broadsword',
  thief: 'gi:robber-mask',
  priest: 'gi:prayer-beads',
  wizard: 'gi:pointy-hat',
  paladin: 'gi:templar-shield',
  decoy: 'gi:mirror-mirror',
  chicken_coop: 'gi:chicken',
  mushroom_bed: 'gi:mushrooms',
  souvenir_shop: 'gi:t-shirt',
  mint: 'gi:coins-pile',
  workshop: 'gi:anvil',
  tool_shed: 'gi:toolbox',
  printing_press: 'gi:newspaper',
  magic_room: 'gi:magic-swirl',
  training_room: 'gi:weight-lifting-up',
  dark_room: 'gi:night-sleep',
  labyrinth: 'gi:maze',
  antimagic_room: 'gi:magic-shield',
  cafeteria: 'gi:hot-meal',
  chapel: 'gi:church',
  pandemonium: 'gi:burning-skull',
  hall_of_fame: 'gi:trophy',
  rolling_stone: 'gi:boulder-dash',
  pendulum: 'gi:pendulum-swing',
  fire_wall: 'gi:flame',
  trap_door: 'gi:hole',
  cursed_ring: 'gi:ring',
  poisoned_meal: 'gi:poison-bottle',
  kamikaze_imp: 'gi:unlit-bomb',
  poisoned_dart: 'gi:poison',
  anti_magic_dart: 'gi:dart',
  payday: 'gi:receive-money',
  taxes: 'gi:pay-money',
  special_event: 'gi:scroll-unfurled',
  winter: 'gi:snowflake-1',
  spring: 'gi:sprout',
  summer: 'gi:sun',
  autumn: 'gi:oak-leaf',
  stops: 'gi:wolf-trap',
  hearts: 'gi:hearts',
  magic: 'gi:crystal-ball',
  hp: 'gi:health-normal',
  marked: 'gi:crossed-swords',
  fatigue: 'gi:tired-eye',
  fast: 'gi:lightning-arc',
  slow: 'gi:hourglass',
  conquest: 'gi:flying-flag',
  spell: 'gi:spell-book',
  act: 'gi:check-mark',
  decline: 'gi:cancel',
  done: 'gi:check-mark',
  stop: 'gi:check-mark',
  ready: 'gi:crossed-swords',
  skip: 'gi:cancel',
  target: 'gi:crossed-swords',
}

export const icon = (id: string): string => ICON[id] ?? ICON[kindOf(id)] ?? 'gi:stone-block'
export const hasIcon = (id: string): string | null => ICON[id] ?? ICON[kindOf(id)] ?? null
