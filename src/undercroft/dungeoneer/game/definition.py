"""Dungeoneer as a game: options, presets, set-up (DN-2, DN-12, DN-13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from undercroft.dungeoneer.board.actions import VOCABULARY
from undercroft.dungeoneer.board.hero import Hero
from undercroft.dungeoneer.board.map.dungeon import Dungeon
from undercroft.dungeoneer.board.map.location_placing import with_first_tunnels
from undercroft.dungeoneer.board.position import Variant
from undercroft.dungeoneer.content.card_index import HERO_FACES, QUESTS
from undercroft.dungeoneer.content.faces import CONTENT, SETS
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS
from undercroft.dungeoneer.game.position_notation import TurnPosition
from undercroft.dungeoneer.game.set_up import SOLO_QUESTS, Opening, shuffled_decks
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.deeds.dice.public_die import PIPS
from undercroft.dungeoneer.rules.dispatch import fill
from undercroft.dungeoneer.rules.preparation.no_white_spots import deal_locations
from undercroft.dungeoneer.views import View
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.action_vocabulary import Vocabulary
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.games import Game, Summary

RULES_VERSION: Final = 5
FIRST_TUNNELS: Final = 4

fill()


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a new game. With one seat it is the solo game (DN-14).

    Attributes:
        sets: which cards are in the game; both may be mixed (DN-12).
        separate_decks: with both sets, glory and peril cards lie in two decks (DN-12.1).
        no_white_spots: all locations are laid before the game (DN-13.1).
        resurrection: a dead hero's player continues with another hero (DN-13.2); not in the solo game (DN-14.1).
        choosing_heroes: players choose their heroes (DN-13.3).
        optional_discard: nobody has to discard (DN-13.4).
        unbiased_placement: others place what a player's own quests need (DN-13.5).
        nothing_personal: all quests are global, two lie open (DN-13.6).
        limited_movement: 3 action points per turn, regardless of speed (DN-13.7).
        ap_for_falling: a hero without a saved action point may fall to make its challenge (DN-13.8).
        dodging_spikes: paying 1 action point avoids the test of spikes (DN-13.9).
        harder_solo: in the solo game a surviving monster goes to the lair (DN-14.4).
    """

    sets: Literal["tomb", "vault", "both"] = "tomb"
    separate_decks: bool = True
    no_white_spots: bool = False
    resurrection: bool = False
    choosing_heroes: bool = False
    optional_discard: bool = False
    unbiased_placement: bool = False
    nothing_personal: bool = False
    limited_movement: bool = False
    ap_for_falling: bool = False
    dodging_spikes: bool = False
    harder_solo: bool = False


PRESETS: Final = {"tomb": Options(), "vault": Options(sets="vault"), "both": Options(sets="both")}


def sets_of(options: Options) -> tuple[str, ...]:
    """Return the sets whose cards are in a game with these options."""
    return SETS if options.sets == "both" else (options.sets,)


def part_of(name: str, record: Mapping[str, Any]) -> str:
    """Return the part of the content that a record belongs to: its set."""
    return str(record["set"])


class Dungeoneer(Game[DungeoneerState]):
    """Dungeoneer for one to four players.

    >>> state = GAME.new(2, GAME.preset("tomb"), seed="1")
    >>> len(state.heroes[0].hand)
    5
    """

    id = "dungeoneer"
    seat_counts = (1, 2, 3, 4)
    options: type[msgspec.Struct] = Options
    presets: Mapping[str, msgspec.Struct] = PRESETS
    vocabulary: Vocabulary = VOCABULARY
    state_class = DungeoneerState
    view_class = View
    rules_version = RULES_VERSION
    asides = frozenset({"ask"})
    longest = 200_000  # where the dead return (DN-13.2), blind players take 45,000

    earlier_content: Mapping[str, Mapping[str, str]] = {
        "7a8c4fc6edf2": {"tomb": "036b48b2ac04", "vault": "cb9e4a1b66b5"},
    }

    def __init__(self) -> None:
        self.content = CONTENT.hashes(part_of)

    def usual_seats(self, preset: str | None) -> int:
        return 3 if preset == "both" else 2

    def set_up(self, seats: int, options: Any, seed: str) -> DungeoneerState:
        self.check_seats(seats)
        if not isinstance(options, Options):
            raise OptionError(f"{self.id} takes its own options, not {type(options).__name__}")
        if options.limited_movement and options.ap_for_falling:
            raise OptionError("limited_movement and ap_for_falling cannot be played together (DN-13.8)")
        return set_up(seats, options, Chance.from_seed(seed))

    def content_of(self, options: Any) -> dict[str, str]:
        used = sets_of(options) if isinstance(options, Options) else SETS
        return {part: self.content[part] for part in used}

    def set_up_position(self, position: str, seed: str) -> DungeoneerState:
        return TurnPosition.parse(position).set_up(seed)

    def chapter(self, state: DungeoneerState) -> dict[str, int | str]:
        return {"round": state.round}

    def winners(self, state: DungeoneerState) -> tuple[int, ...]:
        return state.winners  # nobody, if a solo game is lost

    def summary(self, state: DungeoneerState) -> Summary:
        return Summary(
            self.chapter(state),
            tuple(
                [
                    {"glory": h.glory, "peril": h.peril, "life": h.life, "level": h.level, "quests": len(h.done)}
                    for h in state.heroes
                ]
            ),
        )


def set_up(seats: int, options: Options, chance: Chance) -> DungeoneerState:
    """Set up the table (DN-2).

    Args:
        seats: how many play, 1 to 4; one seat plays the solo game.
        options: the options, which the caller has checked.
        chance: the source of all randomness of the game.

    Returns:
        The position before the opening: call `run` to reach the first decision.
    """
    solo = seats == 1
    sets = sets_of(options)
    variant = Variant(
        sets=sum([1 << SETS.index(name) for name in sets]),
        separate_decks=int(solo or (options.sets == "both" and options.separate_decks)),
        no_white_spots=int(options.no_white_spots),
        resurrection=int(options.resurrection),
        choosing_heroes=int(options.choosing_heroes),
        optional_discard=int(options.optional_discard),
        unbiased_placement=int(options.unbiased_placement),
        nothing_personal=int(options.nothing_personal),
        limited_movement=int(options.limited_movement),
        ap_for_falling=int(options.ap_for_falling),
        dodging_spikes=int(options.dodging_spikes),
        solo=int(solo),
        harder_solo=int(solo and options.harder_solo),
    )
    first = -1
    dealt: tuple[tuple[int, ...], ...] = ()
    location_deck: tuple[int, ...] = ()
    if variant.no_white_spots:
        dungeon, dealt, first = _dealt_locations(seats, sets, chance)
    else:
        dungeon, location_deck = _first_locations(sets, chance)
    faces = chance.shuffled([i for i, f in enumerate(HERO_FACES) if f.set in sets and (f.solo or not solo)])
    heroes = [Hero(face, life=HERO_FACES[face].life, location=dungeon.locations[0]) for face in faces[:seats]]
    state = DungeoneerState(seats, 0, [], chance, variant, heroes, dungeon)
    state.location_deck = location_deck
    state.dealt = dealt
    state.hero_deck = faces[seats:]
    entrance = LOCATION_CARDS[dungeon.locations[0]].face
    for hero in heroes:
        hero.glory = entrance.glory
        hero.peril = 0 if solo else entrance.peril  # no dice at set-up (DN-14.2)
        hero.entered = 1 << hero.location
    quests = chance.shuffled([q.number for q in QUESTS if q.face.set in sets])
    state.quest_deck = quests[:SOLO_QUESTS] if solo else quests
    state.decks = shuffled_decks(sets, variant, chance)
    state.discards = tuple([()] * len(state.decks))
    rolls: tuple[tuple[int, ...], ...] = ()
    if first < 0:
        first, rolls = _first_player(seats, chance)
    state.first = state.active = first
    opening = Opening()
    opening.rolls = rolls
    state.stack.append(opening)
    return state


def _first_locations(sets: tuple[str, ...], chance: Chance) -> tuple[Dungeon, tuple[int, ...]]:
    """Return an entrance with four tunnels around it, and the stack (DN-2.1, DN-12.2)."""
    cards = [card for card in LOCATION_CARDS if card.face.set in sets]
    entrance = chance.pick([card.number for card in cards if card.entrance])
    tunnels = chance.sample([card.number for card in cards if card.is_tunnel], FIRST_TUNNELS)
    dungeon = with_first_tunnels(entrance, tunnels, chance)
    return dungeon, chance.shuffled([card.number for card in cards if card.number not in dungeon.locations])


def _dealt_locations(
    seats: int, sets: tuple[str, ...], chance: Chance
) -> tuple[Dungeon, tuple[tuple[int, ...], ...], int]:
    """Return the entrance alone, with all other cards dealt to the players, and the first player (DN-13.1, DN-12.2)."""
    cards = [card for card in LOCATION_CARDS if card.face.set in sets]
    entrance = chance.pick([card.number for card in cards if card.entrance])
    return deal_locations(seats, entrance, [card.number for card in cards], chance)


def _first_player(seats: int, chance: Chance) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """Return the seat with the highest roll, and all rolls; ties roll again (DN-2.6)."""
    rolling = list(range(seats))
    all_rolls = []
    while len(rolling) > 1:
        rolls = tuple([chance.below(PIPS) + 1 for _ in rolling])
        all_rolls.append(rolls)
        rolling = [seat for seat, roll in zip(rolling, rolls, strict=True) if roll == max(rolls)]
    return rolling[0], tuple(all_rolls)


GAME: Final = Dungeoneer()
