"""A hero and everything before his player: counters, hand, inventory, lair, quests (DN-1.3, DN-2)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.dungeoneer.board.terms.identifiers import (
    CardAndCount,
    CardAndHost,
    CardAndSeat,
    CardNumber,
    EffectNumber,
    FaceNumber,
    Foe,
    HeroNumber,
    LocationNumber,
    Locations,
    QuestAndLife,
    QuestNumber,
)
from undercroft.kernel.base.declarations import noted
from undercroft.kernel.base.plain_data import Plain

NEVER: Final = 0
MINE: Final = 1
ALWAYS: Final = 2
DEADLY: Final = 3
STANDING_ORDERS: Final = ("never", "mine", "always", "deadly")
"""When a seat wants to be asked in a window (DN-15): see `interference_windows`."""
LOUD: Final = 0
UNTIL_MY_TURN: Final = -1
UNTIL_MY_ROLL: Final = 256
"""The values of `Hero.quiet` that are not a number of frames."""

MAX_LEVEL: Final = 4
NOBODY: Final = -1
"""The seat that plays peril cards and monsters in the solo game (DN-14)."""


def pack_threat(stat: int, value: int) -> int:
    """Return a threat to pass before standing up, as one number in `Hero.stand`; see `threat_parts`."""
    return stat << 4 | value


def threat_parts(threat: int) -> tuple[int, int]:
    """Return the stat and the value of a threat in `Hero.stand`.

    >>> threat_parts(pack_threat(2, 5))
    (2, 5)
    """
    return threat >> 4, threat & 15


def keeper(seat: int) -> int:
    """Return the seat before whom a seat's cards lie: nobody's lie before the only player (DN-14)."""
    return seat if seat >= 0 else 0


class Hero(Plain):
    """Everything that one player has. Tuples are shared between clones and never changed, only replaced."""

    face: HeroNumber
    """Number of the hero card."""
    life: int = 6
    """0 when dead."""
    level: int = 1
    """1 to 4."""
    ap: int = 0
    """Action points in hand."""
    saved: int = 0
    """1 while one of them is the saved one (DN-4.5)."""
    fleeting: int = 0
    """How many of them may not be saved (DN-19.1)."""
    glory: int = 0
    """The counter of glory."""
    peril: int = 0
    """The counter of peril."""
    location: LocationNumber = -1
    """The location card that the hero stands on; −1 when he is out of the game."""
    fallen: int = 0
    """1 while he lies on the ground, after a fall or after lying down."""
    stand: tuple[int, ...] = ()
    """Threats that must be passed to stand up (DN-9.7), each made by `pack_threat`."""
    moved: int = 0
    """1 once he has stepped or was transferred this turn (DN-8.4)."""
    entered: Locations = 0
    """Bits of the locations that are no longer new to him this turn (DN-8.2)."""
    brought: int = 0
    """1 if he did not come to his location by moving in his own turn, so that its danger spares him (DN-9.6)."""
    battled: int = 0
    """1 once he has started his battle of this turn (DN-6.9)."""
    attackers: tuple[Foe, ...] = ()
    """What has attacked him this turn (for Vengeance), numbered as in `Fighter.foe`."""
    hand: tuple[CardNumber, ...] = ()
    """Adventure cards, secret."""
    boons: tuple[CardNumber, ...] = ()
    """The boons that he has prepared."""
    treasures: tuple[CardNumber, ...] = ()
    """The treasures that he has prepared."""
    banes: tuple[CardNumber, ...] = ()
    """Permanent banes that lie with the hero."""
    own_banes: tuple[CardNumber, ...] = ()
    """Permanent banes without a hero as target, which lie before their owner (DN-19.6)."""
    cast: tuple[CardNumber, ...] = ()
    """Permanent banes of this player that lie with others' heroes."""
    attached: tuple[CardAndHost, ...] = ()
    """Attachment * 256 + host, for the cards under others of this player (`attach`, `attachments`)."""
    counters: tuple[CardAndCount, ...] = ()
    """Card * 256 + how many tokens lie on it (`set_tokens`, `tokens_on`)."""
    lair: tuple[CardNumber, ...] = ()
    """Monsters in the lair."""
    quests: tuple[QuestNumber, ...] = ()
    """Open personal quests."""
    done: tuple[QuestNumber, ...] = ()
    """Completed quests; artifacts among them act on."""
    escorts: tuple[QuestNumber, ...] = ()
    """Quests whose token he leads."""
    tried: tuple[QuestNumber, ...] = ()
    """Quests attempted this turn (DN-11.1)."""
    found: tuple[QuestNumber, ...] = ()
    """Quests whose search succeeded this turn (DN-11.7)."""
    hunted: tuple[QuestAndLife, ...] = ()
    """Quest * 16 + the life that its monster has left this turn (DN-11.6; `set_hunted`, `hunts`)."""
    used: tuple[FaceNumber, ...] = ()
    """Effects that have been used up for this turn."""
    sent: tuple[CardNumber, ...] = ()
    """Monsters declared this turn: they may not be declared again (DN-5.3)."""
    plan: tuple[CardAndSeat, ...] = ()
    """Encounter * 8 + seat of the victim: misdeeds not yet declared, secret (`send`, `sendings`)."""
    chill: int = 0
    """How many AP fewer the next recovery gives (DN-19.6)."""
    standing: int = MINE
    """One of the `STANDING_ORDERS`."""
    lain_down: int = 0
    """1 once he has lain down by choice this turn, whether or not he still lies (DN-13.7, DN-13.8)."""
    lying_ap: int = 0
    """1 while he has the action point gained by lying down, which cannot be spent on moving (DN-13.7)."""
    has_saved: int = 0
    """1 from when he saves one until his next turn begins, even if he has spent it since (DN-13.8)."""
    quiet: int = LOUD
    """For how long his player is not asked: `LOUD`, `UNTIL_MY_TURN`, or as long as there are more frames than this;
    plus `UNTIL_MY_ROLL` if he is asked at his own rolls, and when he is about to be harmed."""
    chilled_by: tuple[tuple[EffectNumber, int], ...] = noted(default=())
    """The effects that have taken those AP, each with how many, for events."""

    formerly: ClassVar[dict[str, str]] = {"lain_down": "lay_down", "lying_ap": "prone"}

    @property
    def alive(self) -> bool:
        """Whether his player is in the game (DN-6.10)."""
        return self.life > 0

    @property
    def actions(self) -> int:
        """The action points that can be spent on anything but moving and standing up (DN-9.7, DN-13.7)."""
        return self.lying_ap if self.fallen else self.ap + self.lying_ap

    @property
    def all_ap(self) -> int:
        """All his action points: he may stand up with any of them (DN-9.7)."""
        return self.ap + self.lying_ap

    def tokens_on(self, card: int) -> int:
        """Return how many tokens lie on one of his cards."""
        for entry in self.counters:
            if entry >> 8 == card:
                return entry & 255
        return 0

    def set_tokens(self, card: int, n: int) -> None:
        """Set the number of tokens on the card."""
        others = tuple([entry for entry in self.counters if entry >> 8 != card])
        self.counters = (*others, card << 8 | n) if n else others

    def cards_with_tokens(self) -> set[int]:
        """Return those of his cards that tokens lie on."""
        return {entry >> 8 for entry in self.counters}

    # Attachments.

    def attach(self, card: int, host: int) -> None:
        """Put a card under another one."""
        self.attached = (*self.attached, card << 8 | host)

    def detach(self, card: int) -> None:
        """Take a card away from under its host, if it lies under one."""
        self.attached = tuple([entry for entry in self.attached if entry >> 8 != card])

    def attachments(self) -> list[tuple[int, int]]:
        """Return each attached card with its host."""
        return [(entry >> 8, entry & 255) for entry in self.attached]

    def attachments_of(self, host: int) -> tuple[int, ...]:
        """Return the cards under one of his cards."""
        return tuple([entry >> 8 for entry in self.attached if entry & 255 == host])

    # Quest monsters.

    def set_hunted(self, quest: int, life: int) -> None:
        """Note how much life the quest's monster has for the rest of the turn."""
        others = [entry for entry in self.hunted if entry >> 4 != quest]
        self.hunted = (*others, quest << 4 | life)

    def hunts(self) -> dict[int, int]:
        """Return the life of the quest monsters that have fought this turn, by quest."""
        return {entry >> 4: entry & 15 for entry in self.hunted}

    # Planned misdeeds.

    def send(self, card: int, victim: int) -> None:
        """Add an encounter to the plan."""
        self.plan = (*self.plan, card << 3 | victim)

    def recall(self, card: int) -> None:
        """Take an encounter out of the plan."""
        self.plan = tuple([entry for entry in self.plan if entry >> 3 != card])

    def is_sent(self, card: int) -> bool:
        """Return whether the encounter is part of the plan."""
        for entry in self.plan:
            if entry >> 3 == card:
                return True
        return False

    def sent_against(self, victim: int) -> list[int]:
        """Return the encounters of the plan that are meant for this seat's hero."""
        return [entry >> 3 for entry in self.plan if entry & 7 == victim]

    def sendings(self) -> list[tuple[int, int]]:
        """Return the encounters of the plan, each with the seat of its victim."""
        return [(entry >> 3, entry & 7) for entry in self.plan]
