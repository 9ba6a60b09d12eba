"""Dungeoneer as numbers: the columns of its view, and the cells of the map in steps."""

from __future__ import annotations

from typing import Final

from undercroft.bots.dungeoneer.evaluation.position_value import value
from undercroft.bots.dungeoneer.tuning.frozen_levels import EDITIONS
from undercroft.dungeoneer import views
from undercroft.dungeoneer.board.card_piles import BACKS
from undercroft.dungeoneer.board.hero import STANDING_ORDERS
from undercroft.dungeoneer.board.position import Variant
from undercroft.dungeoneer.board.terms.moments import PHASES, WindowMoment
from undercroft.dungeoneer.content.card_index import AGAINST, ALL_SOURCES, CARDS, FORMS, HEROES, QUESTS, TESTED
from undercroft.dungeoneer.content.faces import SETS, SIDES
from undercroft.dungeoneer.content.location_cards import EXIT_KINDS, HAZARD_KINDS, LOCATION_IDS
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.turn.feats import Feats
from undercroft.dungeoneer.visibility.visible_frames import STANDINGS, STEPS
from undercroft.envs.encoding.composite_fields import Arguments, Both, Keyed, Maybe, Memo, Of, Seats, Slots, Struct
from undercroft.envs.encoding.field import Field
from undercroft.envs.encoding.game_description import GameDescription
from undercroft.envs.encoding.reward_schemes import VALUED_BY
from undercroft.envs.encoding.simple_fields import (
    Code,
    Flag,
    Flags,
    Members,
    Number,
    OneHot,
    Ranked,
    SeatCode,
    SeatList,
    SeatOf,
)
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.game_state import State

_CARDS: Final = tuple([card.id for card in CARDS])
_QUESTS: Final = tuple([quest.id for quest in QUESTS])
_HEROES: Final = tuple([hero.id for hero in HEROES])
_FOES: Final = tuple(dict.fromkeys([*_CARDS, *[quest.beast.id for quest in QUESTS], *_HEROES]))
_OPTIONS: Final = tuple([name for name in Variant.fields if name != "sets"])
_WHYS: Final = ("attack", "counter", "threat", "quest", "card", "search")
_CHANGES: Final = ("failed", "deactivation", "bridge", "portcullis")
_TESTS: Final = tuple(dict.fromkeys([*AGAINST, "standing_up", "search", "place"]))
_MOST: Final = 99
"""The bound of sums that the rules leave open. Players come near it only if they play at random."""
_LONG: Final = 9_999
"""The bound of rounds."""

PROMPTS: Final = (
    *("another-hero", "at-once", "banes", "bar", "bridge", "challenge", "choose-effect", "choose-hero", "compare"),
    *("deactivate", "discard", "dodge-spikes", "draw", "feats", "fodder", "form", "free-attack", "give-peril"),
    *("go-on", "harder", "host", "keep", "lay", "leave", "misdeeds", "move-location", "one-attack", "one-other"),
    *("part-with", "payer", "place", "replace-quest", "sacrifice", "save", "seize", "settle", "shift", "spoils"),
    *("surplus-boon", "surplus-lair", "surplus-treasure", "swap-turning", "swap-with", "target", "transfer", "use"),
    *("where-to", "which-entrance", "which-token", "window", "x"),
)

SOURCES: Final = tuple(dict.fromkeys([*[one.id for one in ALL_SOURCES], *_FOES, *LOCATION_IDS, *_QUESTS]))


def arguments(seats: int) -> Arguments:
    """Return the fields of the arguments of questions."""
    return Arguments(
        {
            "seat": SeatCode(seats),
            "n": Number(_MOST),
            "location": Code(LOCATION_IDS),
            "other": Code(LOCATION_IDS),
        },
        {
            "by": "it follows from the window, the source or the phase",
            "why": "it follows from the roll",
            "own": "it follows from `seat`",
        },
    )


def place_steps(action: Action) -> tuple[str, ...]:
    """Return the steps of laying a location: whether to go on then, how far east, how far south, which way round.

    >>> from undercroft.dungeoneer import GAME
    >>> place_steps(GAME.vocabulary.parse("place 2,-1 turned"))
    ('place east 2', 'place south -1', 'place turned')
    """
    args = action.args()
    x, y = str(args["square"]).split(",")
    steps = f"place east {x}", f"place south {y}", f"place {'turned' if args['turned'] else 'upright'}"
    return steps if action.verb == "place" else (action.verb, *steps)


def card_steps(action: Action) -> tuple[str, ...]:
    """Return the steps of an answer about a card, and perhaps a seat: what to do, with which card, against whom.

    >>> from undercroft.dungeoneer import GAME
    >>> card_steps(GAME.vocabulary.parse("send night_hamster 2"))
    ('send', 'card night_hamster', 'seat 2')
    """
    return action.verb, *[f"{name} {value}" for name, value in action.args().items()]


def form_steps(action: Action) -> tuple[str, ...]:
    """Return the steps of a challenge in a form: what to do, against which monster, in which form.

    >>> from undercroft.dungeoneer import GAME
    >>> form_steps(GAME.vocabulary.parse("challenge_in zombie magic"))
    ('challenge_in', 'foe zombie', 'in magic')
    """
    args = action.args()
    return action.verb, f"foe {args['foe']}", f"in {args['form']}"


def _lying(ids: tuple[str, ...], kind: type, about: dict[str, Field], most: int) -> Field:
    """Return a list of cards that lie somewhere: the place of each, then the first ones with all that is on them."""
    return Memo(
        Both(
            cards=Of(lambda value: tuple([one.id for one in value]), Ranked(ids)),
            details=Slots(most, Struct(kind, about, {"id": "in `cards`"})),
        )
    )


def _sending(seats: int) -> Field:
    return Struct(views.SendingView, {"card": Code(_CARDS), "seat": SeatCode(seats)})


def _prepared(most: int) -> Field:
    return _lying(_CARDS, views.PreparedView, {"attached": Slots(3, Code(_CARDS)), "tokens": Number(20)}, most)


def _lair(most: int) -> Field:
    numbers: dict[str, Field] = {name: Number(30, -10) for name in ("life", "melee", "magic", "speed")}
    return _lying(
        _CARDS,
        views.MonsterView,
        {"attached": Slots(3, Code(_CARDS)), **numbers, "declared": Flag(), "price": Number(30, -10)},
        most,
    )


def _hand(own: bool) -> Field:
    fields: dict[str, Field] = {"count": Number(len(_CARDS)), "glory": Maybe(Number(99)), "peril": Maybe(Number(99))}
    private = ("cards", "prices")
    if not own:
        return Struct(views.HandView, fields, dict.fromkeys(private, "only its player's"))
    return Struct(views.HandView, {**fields, "cards": Ranked(_CARDS), "prices": Slots(12, Number(30, -10))})


def _hero(seats: int, own: bool) -> Field:
    stand = Struct(views.StandView, {"stat": OneHot(TESTED), "value": Number(20)})
    hunt = Struct(views.HuntView, {"quest": Code(_QUESTS), "life": Number(30)})
    flags = ("alive", "saved", "fallen", "moved", "battled", "lain_down", "converted", "has_saved", "brought")
    sums = ("life", "level", "ap", "fleeting", "lying_ap", "chill", "boon_limit", "treasure_limit")
    fields: dict[str, Field] = {
        "hero": OneHot(_HEROES),
        **{name: Flag() for name in flags},
        **{name: Number(_MOST) for name in sums},
        **{name: Number(30, -10) for name in FORMS},
        "glory": Number(_LONG),
        "peril": Number(_LONG),
        "location": OneHot(LOCATION_IDS),
        "stand": Memo(Slots(4, stand)),
        "known": Members(LOCATION_IDS),
        "attackers": Memo(Slots(6, Code(_FOES))),
        "hand": _hand(own),
        **{name: _prepared(8) for name in ("boons", "treasures", "banes", "own_banes")},
        "cast": Ranked(_CARDS),
        "lair": _lair(8),
        **{name: Ranked(_QUESTS) for name in ("quests", "done", "escorts", "tried", "found")},
        "hunts": Memo(Slots(3, hunt)),
        "used": Ranked(tuple([one.id for one in ALL_SOURCES])),
        "standing": OneHot(STANDING_ORDERS),
        "quiet": OneHot(("", "this", "roll", "turn")),
        "dealt_count": Number(len(LOCATION_IDS)),
    }
    left_out = {
        "seat": "its block",
        "actions": "the sum of `ap`, unless the hero has fallen, and `lying_ap`",
        "errands": "they follow from the quests, the tokens and what has been tried and found",
    }
    private: dict[str, Field] = {"plan": Maybe(Slots(8, _sending(seats))), "dealt": Maybe(Ranked(LOCATION_IDS))}
    if own:
        return Struct(views.HeroView, {**fields, **private}, left_out)
    return Struct(views.HeroView, fields, {**left_out, **dict.fromkeys(private, "only its player's")})


def _place(seats: int) -> Field:
    exit = Struct(
        views.ExitView,
        {
            "kind": OneHot(EXIT_KINDS),
            "stat": Code(TESTED),
            "value": Number(20),
            "why": Code(_CHANGES),
            "seat": SeatCode(seats),
        },
        {"side": "exits come in the order north, east, south, west"},
    )
    hazard = Struct(
        views.HazardView,
        {
            "kind": OneHot(HAZARD_KINDS),
            "n": Number(9),
            "stat": Code(TESTED),
            "value": Number(20),
            "active": Flag(),
        },
    )
    return Struct(
        views.PlaceView,
        {
            "x": Number(43, -43),
            "y": Number(43, -43),
            "turned": Flag(),
            "exits": Slots(4, exit),
            "hazards": Memo(Slots(2, hazard)),
            "distance": Number(len(LOCATION_IDS)),
            "tokens": Memo(Slots(3, Code(_QUESTS))),
            "heroes": SeatList(seats),
        },
        {"location": "its block", "glory": "printed on the card", "peril": "printed on the card"},
    )


_PARTS: Final = {"base": "a part of `plus`", "bonuses": "parts of `plus`, whose sources are in view"}
_OF_A_ROLL: Final = {**_PARTS, "least": "`need` less `plus`"}


def _added() -> Field:
    return Struct(views.AddedView, {"plus": Number(40, -10)}, _PARTS)


def _battle(seats: int) -> Field:
    pair = Struct(
        views.PairView,
        {"attack": _added(), "counter": _added(), **{name: Number(100) for name in ("strikes", "ties", "struck")}},
        {"prevented": "what the other three leave of 100"},
    )
    fighter = Struct(
        views.FighterView,
        {
            "id": Code(_FOES),
            "hero": Flag(),
            "seat": SeatCode(seats),
            "form": OneHot(FORMS),
            **{name: Number(30, -10) for name in ("life", *FORMS)},
            "attached": Slots(3, Code(_CARDS)),
            "from_lair": Flag(),
            "standing": OneHot(STANDINGS),
            "pair": Maybe(pair),
            **{name: Maybe(Number(40, -10)) for name in ("attack", "counter")},
            "compared": Flag(),
        },
    )
    return Struct(
        views.BattleView,
        {
            "location": Code(LOCATION_IDS),
            "step": OneHot(STEPS),
            "chief": SeatCode(seats),
            "attackers": Slots(6, fighter),
            "defender": fighter,
            "current": Maybe(Number(9)),
        },
    )


def _roll(seats: int) -> Field:
    return Struct(
        views.RollView,
        {
            "seat": SeatCode(seats),
            "foe": Code(_FOES),
            "why": OneHot(_WHYS),
            "source": Code(SOURCES),
            "form": OneHot(TESTED),
            "by": Code(AGAINST),
            "need": Number(40),
            "plus": Number(40, -10),
            "dice": Number(9),
            "counted": Number(9),
            "keep": OneHot(("high", "low")),
            "each": Flag(),
            "percent": Maybe(Number(100)),
        },
        _OF_A_ROLL,
    )


def _chance(seats: int) -> Field:
    return Struct(
        views.ChanceView,
        {
            "seat": SeatCode(seats),
            "what": OneHot(("go", "stand", "attempt", "search")),
            "id": Code((*SIDES, *_QUESTS)),
            "by": Code(_TESTS),
            "form": OneHot(TESTED),
            "plus": Number(40, -10),
            "need": Number(40),
            "dice": Number(9),
            "each": Flag(),
            "percent": Number(100),
            "together": Number(100),
        },
        _OF_A_ROLL,
    )


def view_fields(seats: int) -> Struct:
    """Return the fields of the view of a game with so many heroes."""
    deck = Struct(views.DeckView, {"back": OneHot(BACKS), "size": Number(len(_CARDS)), "discards": Ranked(_CARDS)})
    lasting = Struct(
        views.LastingView, {"source": Code(SOURCES), "seat": SeatCode(seats), "location": Code(LOCATION_IDS)}
    )
    window = Struct(
        views.WindowView,
        {
            # Nobody is asked in a window at the discard, and agents that have learned keep their columns.
            "moment": OneHot(tuple([one.name.lower() for one in WindowMoment if one != WindowMoment.OWN_DISCARD])),
            "about": SeatList(seats),
            "order": SeatList(seats),
        },
    )
    playing = Struct(
        views.CardInPlayView,
        {
            "id": Code(SOURCES),
            "seat": SeatCode(seats),
            "rival": SeatCode(seats),
            "x": Number(20),
            "cancelled": Flag(),
        },
    )
    wall = Of(lambda value: f"{value[0]} {value[1]}", Code(tuple([f"{at} {s}" for at in LOCATION_IDS for s in SIDES])))
    return Struct(
        views.View,
        {
            "to_act": SeatList(seats),
            "sets": Members(SETS),
            "options": Flags(_OPTIONS),
            "round": Number(_LONG),
            "active": SeatOf(seats),
            "first": SeatOf(seats),
            "phase": OneHot(PHASES),
            "heroes": Seats(seats, _hero(seats, True), _hero(seats, False)),
            "map": Keyed(LOCATION_IDS, "location", _place(seats)),
            "bridge": Slots(2, wall),
            "location_deck": Number(len(LOCATION_IDS)),
            "unseen_locations": Members(LOCATION_IDS),
            "left_over": Members(LOCATION_IDS),
            "decks": Memo(Slots(2, deck)),
            "unseen_cards": Members(_CARDS),
            "quest_deck": Number(len(_QUESTS)),
            "quest_discard": Ranked(_QUESTS),
            "unseen_quests": Members(_QUESTS),
            "commons": Ranked(_QUESTS),
            "orphans": Ranked(_QUESTS),
            "unused_heroes": Members(_HEROES),
            "dead_heroes": Members(_HEROES),
            "lair": _lair(8),
            "table": _prepared(8),
            "lasting": Slots(16, lasting),
            "declared": Slots(8, _sending(seats)),
            "battles": Slots(2, _battle(seats), pick=-1),
            "roll": Maybe(_roll(seats)),
            "window": Maybe(window),
            "playing": Maybe(playing),
            "drawn": OneHot(LOCATION_IDS),
            "winners": SeatList(seats),
            "chances": Slots(24, _chance(seats)),
        },
        {
            "seat": "all seats are relative to it",
            "seats": "always the same in an environment",
            "duels": "they follow from the cards in view, as the rolls of a battle do",
            "offers": "they follow from the cards in view and the roll about to be made",
            "spare": "it follows from the plan and the prices",
            "result": "made at the end, when nobody is asked: the rewards have it",
        },
    )


IN_STEPS: Final = {
    "challenge_in": form_steps,
    **dict.fromkeys(("place", "place_on"), place_steps),
    **dict.fromkeys(("finish", "lair_giving", "play_x", "send", "send_last"), card_steps),
}
"""The answers that are given in steps, by their verb."""

DESCRIPTION: Final = GameDescription(view_fields, PROMPTS, SOURCES, arguments, IN_STEPS)


WEIGHTS: Final = EDITIONS.weights_of(VALUED_BY)
"""What the rewards of the environments weigh positions with."""


def potential(state: State) -> list[float] | None:
    """Return each player's fitted chance to win, where a hero is asked for its next feat.

    A player's own chance rests on what that player knows: its hero, cards in hand, and what lies open with the others.
    """
    assert isinstance(state, DungeoneerState)
    if state.stack and isinstance(state.stack[-1], Feats):
        return [value(state, seat, WEIGHTS) for seat in range(state.seats)]
    return None
