"""The help of options that several commands share."""

LANGUAGE_HELP = "Language: en, ru or it. Default: the language of the environment (LANG)."

PRESET_HELP = (
    "A named set of options. Dungeon Lords: first, full; Dungeoneer: tomb, vault, both. Default: the game's first one."
)

OPTION_HELP = (
    "Change one option: NAME, or NAME=VALUE. May be repeated. Dungeon Lords: choose_initial_orders, "
    "early_hire_costs, evil_price_limited, special_events, first_player. Dungeoneer: sets, separate_decks, "
    "no_white_spots, resurrection, choosing_heroes, optional_discard, unbiased_placement, nothing_personal, "
    "limited_movement, ap_for_falling, dodging_spikes, harder_solo."
)
