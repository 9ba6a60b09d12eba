"""What the numbers in a position stand for, as types of its fields: fingerprints have ids in their place."""

from __future__ import annotations

from typing import Annotated, Final

from undercroft.dungeoneer.board.terms.cells import cell_name
from undercroft.dungeoneer.board.terms.foes import foe_parts
from undercroft.dungeoneer.content.card_index import ALL_SOURCES, CARDS, HEROES, QUESTS, SOURCES, TYPES
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS
from undercroft.kernel.base.fingerprints import bits_of, packed, place_in

_card: Final = place_in([card.id for card in CARDS])
_quest: Final = place_in([quest.id for quest in QUESTS])
_location: Final = place_in(LOCATION_IDS)
_first: Final = {source.id: number for number, source in reversed(list(enumerate(SOURCES)))}
"""The first effect of each card; `Effect` has its place among those of its card."""
_edge: Final = packed(_location, 2)


def _foe(foe: int) -> str | int:
    card, quest, seat = foe_parts(foe)
    return CARDS[card].id if card >= 0 else QUESTS[quest].id if quest >= 0 else seat


CardNumber = Annotated[int, _card]
"""An adventure card."""
CardAndHost = Annotated[int, packed(_card, 8, _card)]
"""A card and the one that it lies under."""
CardAndCount = Annotated[int, packed(_card, 8)]
"""A card and how many tokens lie on it."""
CardAndSeat = Annotated[int, packed(_card, 3)]
"""A card and a seat."""
Families = Annotated[int, bits_of(TYPES)]
"""Bits of families of monsters."""
QuestNumber = Annotated[int, _quest]
"""A quest card."""
QuestAndLife = Annotated[int, packed(_quest, 4)]
"""A quest and the life of its monster."""
QuestAndLocation = Annotated[int, packed(_quest, 6, _location)]
"""A quest and the location of its token."""
HeroNumber = Annotated[int, place_in([hero.id for hero in HEROES])]
"""A hero card."""
Foe = Annotated[int, _foe]
"""A monster of an adventure card or of a quest, or a seat's hero (`foe_parts`)."""
LocationNumber = Annotated[int, _location]
"""A location card."""
Locations = Annotated[int, bits_of(LOCATION_IDS)]
"""Bits of location cards."""
Edge = Annotated[int, _edge]
"""A location and one of its sides (`map.dungeon.edge`)."""
EdgeAndSeat = Annotated[int, packed(_edge, 3)]
"""An edge and the seat that has opened it."""
EdgeAndCard = Annotated[int, packed(_edge, 8, _card)]
"""An edge and the card that bars it."""
Spot = Annotated[int, packed(_location, 3)]
"""A location and one of its exits or hazards (`map_markers.spot_parts`)."""
Cell = Annotated[int, cell_name]
"""A cell of the table."""
EffectNumber = Annotated[int, place_in([f"{source.id} {n - _first[source.id]}" for n, source in enumerate(SOURCES)])]
"""An effect of any card."""
FaceNumber = Annotated[int, place_in([source.id for source in ALL_SOURCES])]
"""Anything with effects, by `Source.key`."""
