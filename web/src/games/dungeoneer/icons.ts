/** The signs of things, by id. */

const ICON: Record<string, string> = {
  melee: 'gi:broadsword', magic: 'gi:magic-swirl', speed: 'gi:run', level: 'gi:upgrade', life: 'gi:hearts',
  glory: 'gi:laurel-crown', peril: 'gi:death-skull', ap: 'gi:hourglass', wound: 'gi:drop', heal: 'gi:hearts', hand: 'gi:card-play', dice: 'gi:perspective-dice-six',
  entrance: 'gi:dungeon-gate', tunnel: 'gi:cave-entrance', dark_tunnel: 'gi:cave-entrance', room: 'gi:stone-block', fallen: 'gi:falling', bridge: 'gi:stone-bridge',
  open: 'gi:cave-entrance', wall: 'gi:stone-wall', blocked: 'gi:wooden-door', trapped: 'gi:wolf-trap', danger: 'gi:skull-crossed-bones', spikes: 'gi:spikes', pit: 'gi:hole', deactivation: 'gi:check-mark',
  boon: 'gi:upgrade', treasure: 'gi:locked-chest', bane: 'gi:cursed-star', encounter: 'gi:wolf-trap', lair: 'gi:cave-entrance', quest: 'gi:flying-flag',
  instant: 'gi:lightning-arc', permanent: 'gi:anchor', attachment: 'gi:linked-rings', monster: 'gi:evil-minion',
  phase_recovery: 'gi:campfire',
  // Types of cards.
  maneuver: 'gi:sword-brandish', spell: 'gi:spell-book', blessing: 'gi:prayer', skill: 'gi:skills', ring: 'gi:ring', bag: 'gi:knapsack', boots: 'gi:boots', weapon: 'gi:broadsword', edge: 'gi:stiletto',
  coating: 'gi:poison-bottle', wand: 'gi:fairy-wand', shield: 'gi:round-shield', helm: 'gi:visored-helm', potion: 'gi:standing-potion', tool: 'gi:rope-coil', amulet: 'gi:necklace', cloak: 'gi:cloak', armor: 'gi:breastplate',
  gloves: 'gi:gloves', orb: 'gi:crystal-ball', amplifier: 'gi:mighty-force', curse: 'gi:cursed-star', mishap: 'gi:broken-wall', shift: 'gi:transform', transfer: 'gi:teleport', graft: 'gi:dna1', trap: 'gi:wolf-trap',
  vermin: 'gi:rat', undead: 'gi:skeleton-inside', fiend: 'gi:imp', demon: 'gi:evil-minion', humanoid: 'gi:hooded-figure', dragon: 'gi:dragon-head', beast: 'gi:wolf-head', construct: 'gi:rock-golem', ooze: 'gi:gloop',
  // Monsters.
  night_hamster: 'gi:seated-mouse', zombie: 'gi:shambling-zombie', squatting_skeleton: 'gi:skeleton-inside', bugbear: 'gi:bear-head', legion: 'gi:burning-skull', cackling_hag: 'gi:witch-face', grave_wraith: 'gi:spectre',
  crypt_bat: 'gi:bat', web_weaver: 'gi:spider-face', ghoul_pack: 'gi:raise-zombie', bone_archer: 'gi:bowman', barrow_knight: 'gi:black-knight-helm', wailing_spirit: 'gi:ghost', grave_robber: 'gi:robber',
  herald_of_the_lich: 'gi:crowned-skull', mutant_rat: 'gi:rat', jangooba: 'gi:gorilla', vault_guardian: 'gi:rock-golem', slag_hound: 'gi:hound', gloomling: 'gi:imp', chimera_whelp: 'gi:hydra',
  stitched_brute: 'gi:frankenstein-creature', acid_ooze: 'gi:gloop', mind_leech: 'gi:brain-tentacle', renegade_alchemist: 'gi:bubbling-flask', orc_deserter: 'gi:orc-head', spine_stalker: 'gi:spine-arrow',
  cage_breaker: 'gi:breaking-chain', twin_tailed_imp: 'gi:imp-laugh', vault_wyrm: 'gi:wyvern', draky: 'gi:dragon-head', bone_warden: 'gi:crowned-skull', drowned_cantor: 'gi:drowning', ramalith: 'gi:spiked-dragon-head',
  dancing_blade: 'gi:sword-spin', pen_matron: 'gi:spider-alt',
  // Traps.
  falling_slab: 'gi:falling-boulder', poison_darts: 'gi:poison', pit_of_bones: 'gi:hole', binding_glyph: 'gi:rune-stone', crushing_walls: 'gi:stone-wall', warping_sigil: 'gi:magic-portal', engulfing_slime: 'gi:slime',
  arc_coil: 'gi:lightning-arc', swinging_hammer: 'gi:hammer-drop', spring_floor: 'gi:spring', memory_gas: 'gi:brain-freeze', choking_vapours: 'gi:gas-mask',
  // Heroes.
  kron_axereaver: 'gi:dwarf-face', roderik_talus: 'gi:visored-helm', lorel_alanus: 'gi:woman-elf-face', raka: 'gi:cowled', vessa_morn: 'gi:female-vampire', ilk_quickshade: 'gi:ninja-head', saelith_vane: 'gi:elf-helmet',
  torvald_hask: 'gi:bear-head', ossk_the_unmoved: 'gi:lizardman', grulla_stormtongue: 'gi:orc-head', dorrim_glyphhand: 'gi:dwarf-king', pim_fallowlight: 'gi:wizard-face',
  // Categories of quests.
  artifact: 'gi:gem-pendant', influence: 'gi:aura', sacrifice: 'gi:sacrificial-dagger', hunt: 'gi:crossed-swords', search: 'gi:magnifying-glass', escort: 'gi:person', threat: 'gi:mighty-force', chance: 'gi:rolling-dices',
  damsel_in_distress: 'gi:queen-crown', carry_the_relic_bones: 'gi:crossed-bones', rescue_the_princess: 'gi:queen-crown', free_the_caged_beast: 'gi:wolf-head',
  // Answers.
  go: 'gi:walking-boot', explore: 'gi:treasure-map', place: 'gi:treasure-map', stand: 'gi:muscle-up', save: 'gi:hourglass', attempt: 'gi:flying-flag', pick_up: 'gi:person', deliver: 'gi:flying-flag', drop: 'gi:person',
  declare: 'gi:evil-minion', send: 'gi:evil-minion', attack: 'gi:crossed-swords', challenge: 'gi:crossed-swords', battle: 'gi:crossed-swords', done: 'gi:check-mark', pass: 'gi:cancel', yes: 'gi:check-mark', no: 'gi:cancel',
  give_peril: 'gi:death-skull', target: 'gi:archery-target', lie_down: 'gi:falling',
}

export const hasIcon = (id: string): string | null => ICON[id] ?? null
export const icon = (id: string): string => ICON[id] ?? 'gi:stone-block'
