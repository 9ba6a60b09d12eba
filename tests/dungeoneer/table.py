"""A table put together for a test: any position of Dungeoneer, then the rules in action, with answers in notation.

table = Table(2, "crossroads1 0,-1", "library 0,-2 turned")  # the map, laid by the rules beside the tomb's entrance
table.hero(0, "kron_axereaver", at="library", level=2, glory=5, ap=2, hand=["haste"], boons=["surefooted"])
table.hero(1, peril=4)
table.dice(6, 1)                                          # how the next dice fall; one too many is an error
table.feats(0)                                            # seat 0 is active and in its feats
assert table.refused(0, "go w") == "DN-8.1"
table.answer(0, "go s")
assert table.location(0) == "crossroads1"
table.assert_settled()  # nothing but the active player's own decision is left

Nobody is asked in windows (DN-15) unless the test wakes a seat: ``table.awake(1)``, or ``awake(1, "always")`` for
windows that are about somebody else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from tests.dungeoneer.beats import Watcher
from tests.dungeoneer.dice import FixedDice
from tests.dungeoneer.map.maps import card as location_number
from tests.dungeoneer.map.maps import laid
from undercroft.dungeoneer.board.actions import Shortcut
from undercroft.dungeoneer.board.hero import NEVER, STANDING_ORDERS, Hero, pack_threat
from undercroft.dungeoneer.board.map.dungeon import Dungeon
from undercroft.dungeoneer.board.map_markers import lay_token, quests_of_tokens, token_location
from undercroft.dungeoneer.board.numbers.stats import price, stat
from undercroft.dungeoneer.board.position import Variant
from undercroft.dungeoneer.board.terms.cells import cell_name
from undercroft.dungeoneer.board.terms.foes import hero_foe
from undercroft.dungeoneer.board.terms.moments import DISCARD, FEATS, LOCATIONS, MISDEEDS, RECOVERY
from undercroft.dungeoneer.content.card_index import CARDS, HERO_FACES, HEROES, QUESTS, TESTED
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS, LOCATION_IDS
from undercroft.dungeoneer.events import Compared, Peril, Played, Recovered, Rolled, Sent, Used
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.questions.interference_windows import Window
from undercroft.dungeoneer.rules.turn.feats import Feats
from undercroft.dungeoneer.rules.turn.misdeeds import Misdeeds
from undercroft.dungeoneer.rules.turn.turn_phases import Turn, Turns
from undercroft.kernel.base.event import Event
from undercroft.kernel.base.refusals import Refusal

BOTH_SETS = 3
STEPS_OF_A_PHASE = 3
"""A phase of `Turn` begins, takes place and ends."""
RENEWAL = 1
"""The steps of a turn before its first phase: uses return (DN-15.5)."""

CROSSING = ("crossroads1 0,-1", "crossroads2 1,0")
"""The default map: the tomb's entrance, and tunnels with open exits to the north and east of it."""

HEROES_OF_A_TEST = ("roderik_talus", "torvald_hask", "lorel_alanus", "ossk_the_unmoved")
"""Heroes whose abilities never interrupt automatically. On level 1: 1/0/2, 1/0/2, 0/1/2, 1/0/2."""

PHASES = {"recovery": RECOVERY, "misdeeds": MISDEEDS, "locations": LOCATIONS, "feats": FEATS, "discard": DISCARD}


def number(card: str) -> int:
    """The number of an adventure card."""
    return next(one.number for one in CARDS if one.id == card)


def quest_number(quest: str) -> int:
    """The number of a quest."""
    return next(one.number for one in QUESTS if one.id == quest)


def face_number(hero: str) -> int:
    """The number of a hero card."""
    return next(i for i, one in enumerate(HEROES) if one.id == hero)


def ids(cards: Iterable[int]) -> list[str]:
    """The ids of adventure cards."""
    return [CARDS[card].id for card in cards]


def quest_ids(quests: Iterable[int]) -> list[str]:
    """The ids of quests."""
    return [QUESTS[quest].id for quest in quests]


def bare(event: Event) -> Event:
    """The event without its cause, its price and what its number is made of: what most tests compare."""
    fields = event.__struct_fields__
    if "revisited" in fields:
        event = msgspec.structs.replace(event, revisited=False)
    if isinstance(event, Peril):
        return msgspec.structs.replace(event, cause=None, why="", rival=None)
    if isinstance(event, Recovered):
        return msgspec.structs.replace(event, base=None, bonuses=(), form=None)
    if isinstance(event, Compared):
        return msgspec.structs.replace(event, by="", seat=None)
    if isinstance(event, Played):
        return msgspec.structs.replace(event, price=None, aimed=False)
    if isinstance(event, Sent):
        return msgspec.structs.replace(event, price=None)
    if isinstance(event, Used):
        return msgspec.structs.replace(event, glory=None, ap=None, plus=None, more=None, left=None)
    if "cause" in fields:
        return msgspec.structs.replace(event, cause=None, why="")
    return msgspec.structs.replace(event, base=None, bonuses=()) if "base" in fields else event


class Table:
    """A position that is first put together, and then played. It has all cards of both sets, in one adventure deck.

    Attributes:
        state: the position.
        told: all events so far; `events` are the same as `bare` ones.
    """

    def __init__(self, seats: int = 2, *lines: str, dungeon: Dungeon | None = None, **variant: int) -> None:
        """Make a table.

        Args:
            seats: the number of players.
            lines: the map beside the tomb's entrance, ``crossroads1 0,-1 turned``; `CROSSING` if none is given.
            dungeon: a map to use instead, see `tests.dungeoneer.map.maps`.
            variant: the options of `Variant` by name: ``resurrection=1``.
        """
        dungeon = dungeon if dungeon is not None else laid(*(lines or CROSSING))
        start = dungeon.locations[0]
        faces = [face_number(hero) for hero in HEROES_OF_A_TEST[:seats]]
        heroes = [Hero(face, HERO_FACES[face].life, location=start, entered=1 << start) for face in faces]
        options = Variant(BOTH_SETS, **variant)
        self.state = DungeoneerState(seats, 0, [], FixedDice(1), options, heroes, dungeon)
        self.events: list[Event] = []
        self.told: list[Event] = []
        for hero in heroes:
            hero.standing = NEVER
        cards = tuple(range(len(CARDS)))
        if options.separate_decks:
            self.state.decks = (
                tuple([c for c in cards if CARDS[c].glory]),
                tuple([c for c in cards if not CARDS[c].glory]),
            )
        else:
            self.state.decks = (cards,)
        self.state.discards = ((),) * len(self.state.decks)
        self.state.quest_deck = tuple(range(len(QUESTS)))
        self.state.location_deck = tuple([i for i in range(len(LOCATION_CARDS)) if i not in dungeon.locations])
        self.state.hero_deck = tuple([i for i in range(len(HEROES)) if i not in faces])

    def __getitem__(self, seat: int) -> Hero:
        return self.state.heroes[seat]

    # Putting the table together.

    def hero(
        self,
        seat: int,
        face: str | None = None,
        *,
        at: str | None = None,
        hand: Sequence[str] | None = None,
        boons: Sequence[str] = (),
        treasures: Sequence[str] = (),
        banes: Sequence[str] = (),
        own_banes: Sequence[str] = (),
        lair: Sequence[str] = (),
        attached: Mapping[str, str] | None = None,
        tokens: Mapping[str, int] | None = None,
        quests: Sequence[str] = (),
        done: Sequence[str] = (),
        escorts: Sequence[str] = (),
        stand: Sequence[str] = (),
        attackers: Sequence[int] = (),
        standing: str | None = None,
        **numbers: int,
    ) -> Hero:
        """Set up a hero, in as many calls as you like: cards accumulate, but a hand is replaced; everything else stays.

        Args:
            seat: the hero's seat.
            face: the id of the hero.
            at: the id of the location, which is not new to him (DN-8.2).
            hand: the whole hand. All cards, quests and heroes leave their decks.
            boons, treasures, banes, own_banes, lair: the cards in front of him.
            attached: attachments, each with its host, which must be in front of him.
            tokens: the number of tokens on each of his cards.
            quests, done: open and completed personal quests; ``escorts``: open ones whose token he leads.
            stand: conditions for standing up, such as ``melee 4``; they mean that he is lying.
            attackers: seats whose heroes have attacked him this turn.
            standing: when his player is asked in windows: never, mine or always.
            numbers: counters by name: ``life=3, level=2, ap=1, saved=1, glory=4, peril=2, fallen=1, moved=1, …``.
        """
        hero = self.state.heroes[seat]
        if face is not None:
            self._change_face(hero, face_number(face))
        for name, value in numbers.items():
            assert isinstance(getattr(hero, name, None), int), f"a hero has no number called {name}"
            setattr(hero, name, value)
        if at is not None:
            hero.location = location_number(at)
            assert hero.location in self.state.dungeon.locations, f"{at} is not on the map"
            hero.entered = 1 << hero.location
        if hand is not None:
            for card in hero.hand:
                self._put_back(card)
            hero.hand = self.take(hand)
        hero.boons += self.take(boons)
        hero.treasures += self.take(treasures)
        hero.banes += self.take(banes)
        hero.own_banes += self.take(own_banes)
        hero.lair += self.take(lair)
        for attachment, host in (attached or {}).items():
            hero.attach(self.take([attachment])[0], number(host))
        for card_id, n in (tokens or {}).items():
            hero.set_tokens(number(card_id), n)
        escorted = self.take_quests(escorts)
        hero.quests += (*self.take_quests(quests), *escorted)
        hero.escorts += escorted
        hero.done += self.take_quests(done)
        if stand:
            hero.fallen = 1
            hero.stand = tuple([pack_threat(TESTED.index(stat), int(value)) for stat, value in map(str.split, stand)])
        hero.attackers += tuple([hero_foe(rival) for rival in attackers])
        if standing is not None:
            hero.standing = STANDING_ORDERS.index(standing)
        return hero

    def _change_face(self, hero: Hero, face: int) -> None:
        if face == hero.face:
            return
        other = next((one for one in self.state.heroes if one.face == face), None)
        if other is not None:  # another seat had it only because every seat needs a hero
            other.face = hero.face
        else:
            self.state.hero_deck = (*[i for i in self.state.hero_deck if i != face], hero.face)
        hero.face = face

    def take(self, cards: Sequence[str]) -> tuple[int, ...]:
        """Take adventure cards out of the decks."""
        numbers = tuple([number(card) for card in cards])
        for card in numbers:
            assert any(card in deck for deck in self.state.decks), f"{CARDS[card].id} is in use already"
        self.state.decks = tuple([tuple([c for c in deck if c not in numbers]) for deck in self.state.decks])
        return numbers

    def _put_back(self, card: int) -> None:
        pile = 0 if len(self.state.decks) == 1 or CARDS[card].glory else 1
        self.state.decks = tuple([(*deck, card) if i == pile else deck for i, deck in enumerate(self.state.decks)])

    def take_quests(self, quests: Sequence[str]) -> tuple[int, ...]:
        """Take quests out of their deck."""
        numbers = tuple([quest_number(quest) for quest in quests])
        assert all(quest in self.state.quest_deck for quest in numbers), "a quest is in use already"
        self.state.quest_deck = tuple([quest for quest in self.state.quest_deck if quest not in numbers])
        return numbers

    def awake(self, seat: int, standing: str = "mine") -> None:
        """Ask the seat in windows: those about its hero (mine), or all (always)."""
        self.state.heroes[seat].standing = STANDING_ORDERS.index(standing)

    def dice(self, *faces: int) -> None:
        """Set how the next dice fall, after those already foreseen."""
        assert isinstance(self.state.chance, FixedDice)
        self.state.chance.faces += faces

    @property
    def dice_left(self) -> tuple[int, ...]:
        """The foreseen dice that have not been rolled."""
        assert isinstance(self.state.chance, FixedDice)
        return self.state.chance.faces

    def common(self, *quests: str) -> None:
        """Open these global quests."""
        self.state.commons += self.take_quests(quests)

    def token(self, quest: str, at: str) -> None:
        """Lay the token of an open escort in a location; nobody leads it."""
        lay_token(self.state, quest_number(quest), location_number(at))

    def deck(self, *cards: str, pile: int = 0) -> None:
        """Put these adventure cards on top of a deck, in this order."""
        numbers = self.take(cards)
        self.state.decks = tuple([(*numbers, *d) if i == pile else d for i, d in enumerate(self.state.decks)])

    def only_deck(self, *cards: str, pile: int = 0) -> None:
        """Leave just these in the deck; the others leave the game."""
        numbers = self.take(cards)
        self.state.decks = tuple([numbers if i == pile else deck for i, deck in enumerate(self.state.decks)])

    def discarded(self, *cards: str, pile: int = 0) -> None:
        """Discard these adventure cards."""
        numbers = self.take(cards)
        self.state.discards = tuple([(*numbers, *d) if i == pile else d for i, d in enumerate(self.state.discards)])

    def quest_deck(self, *quests: str) -> None:
        """Put these quests on top of their deck, in this order."""
        self.state.quest_deck = (*self.take_quests(quests), *self.state.quest_deck)

    def only_quests(self, *quests: str) -> None:
        """Leave just these in the quest deck; the others leave the game."""
        self.state.quest_deck = self.take_quests(quests)

    def location_deck(self, *locations: str) -> None:
        """Put these location cards on top of their deck, in this order."""
        numbers = tuple([location_number(one) for one in locations])
        self.state.location_deck = (*numbers, *[one for one in self.state.location_deck if one not in numbers])

    def only_locations(self, *locations: str) -> None:
        """Leave just these in the location deck; the others leave the game."""
        self.state.location_deck = tuple([location_number(one) for one in locations])

    # Beginning to play.

    def begin(self, phase: str, seat: int = 0) -> None:
        """Make the seat active and begin a phase of its turn: recovery, misdeeds, locations, feats or discard."""
        state = self.state
        state.active = seat
        state.phase = PHASES[phase]
        begun = state.phase - RECOVERY
        state.stack[:] = [Turns(1), Turn(STEPS_OF_A_PHASE * begun + RENEWAL * bool(begun))]
        watcher = Watcher(state)

        def hear(event: Event) -> None:
            self._note([event])
            watcher.hear(event)

        state.listen(hear)
        state.run()
        state.listen(None)

    def turn(self, seat: int = 0) -> None:
        """Begin the seat's turn with its recovery; if nobody is awake, the seat is then asked for its misdeeds."""
        self.begin("recovery", seat)

    def misdeeds(self, seat: int = 0) -> None:
        """Begin the seat's misdeeds."""
        self.begin("misdeeds", seat)

    def feats(self, seat: int = 0) -> None:
        """Begin the seat's feats."""
        self.begin("feats", seat)

    def send(self, lord: int, *encounters: str) -> None:
        """Let the lord declare encounters in his misdeeds, each as ``zombie 1``; peril and cards must suffice."""
        self.misdeeds(lord)
        self.answer(lord, *[f"send {encounter}" for encounter in encounters], "declare")

    def ambush(self, lord: int, victim: int, *encounters: str) -> None:
        """The same against one hero; the lord gets the cards, and the victim the peril that they cost."""
        self.hero(lord, hand=[*ids(self[lord].hand), *encounters])
        self[victim].peril += sum([price(self.state, lord, CARDS[number(card)]) for card in encounters])
        self.send(lord, *[f"{card} {victim}" for card in encounters])

    # Playing.

    def answer(self, seat: int, *notations: str) -> list[Event]:
        """Give answers, each of which must be legal, and return the events of the last one."""
        happened: list[Event] = []
        for text in notations:
            assert seat in self.state.to_act, f"seat {seat} is not asked for {text!r}: {self.asked()}"
            refusal = self.why_not(seat, text)
            assert refusal is None, f"{text!r} is refused: {refusal}; legal: {self.options(seat)}"
            happened = Watcher(self.state).apply(seat, self.state.vocabulary.parse(text))
            self._note(happened)
        return [bare(event) for event in happened]

    def _note(self, happened: Sequence[Event]) -> None:
        self.told.extend(happened)
        self.events.extend([bare(event) for event in happened])

    def why_not(self, seat: int, notation: str) -> Refusal | None:
        """Why the answer is refused; None if it is legal."""
        return self.state.why_not(seat, self.state.vocabulary.parse(notation))

    def refused(self, seat: int, notation: str) -> str:
        """The number of the rule that refuses the answer, which must be illegal."""
        refusal = self.why_not(seat, notation)
        assert refusal is not None, f"{notation!r} is legal"
        return refusal.rule

    def legal(self, seat: int, notation: str) -> bool:
        """Whether the answer is legal now."""
        return self.why_not(seat, notation) is None

    def options(self, seat: int, verb: str = "") -> list[str]:
        """The notations of all legal answers that do not stand for several others, or of those with this verb."""
        legal = self.state.legal_actions(seat)
        texts = [action.text for action in legal if verb or not isinstance(action, Shortcut)]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def asked(self) -> tuple[int, str]:
        """The (first) seat that is asked, and the key of its prompt; (−1, "over") at the end."""
        if self.state.is_terminal:
            return -1, "over"
        seat = self.state.to_act[0]
        return seat, self.state.decision(seat).prompt.key

    def window(self) -> str:
        """The moment of the open window, such as ``response``; "" if there is none."""
        top = self.state.stack[-1] if self.state.stack else None
        if not isinstance(top, Window):
            return ""
        return str(self.state.decision(top.seats(self.state)[0]).prompt.args["by"])

    def pass_all(self) -> None:
        """Let everybody pass until no window is open."""
        while self.window():
            self.answer(self.state.to_act[0], "pass")

    def until(self, *prompts: str) -> None:
        """Give default answers until somebody is asked one of these questions (by the key of the prompt)."""
        while self.asked()[1] not in prompts:
            seat, _ = self.asked()
            assert seat >= 0, f"the game ended before anybody was asked {' or '.join(prompts)}"
            self.answer(seat, self.state.decision(seat).default)

    def assert_settled(self) -> None:
        """Nothing is left to answer but the active player's own decision, in misdeeds or feats."""
        assert isinstance(self.state.stack[-1], (Feats, Misdeeds)), f"still asked: {self.asked()}"
        assert not self.dice_left, f"dice that nobody has rolled: {self.dice_left}"

    def winners(self) -> tuple[int, ...]:
        """The game is over: who has won."""
        assert self.state.is_terminal, f"still asked: {self.asked()}"
        return self.state.winners

    def happened(self, *kinds: type[Event]) -> list[Event]:
        """All events of these kinds so far, in order."""
        return [event for event in self.events if isinstance(event, kinds)]

    def rolls(self) -> list[str]:
        """All rolls with a stat so far: ``zombie attack 7``, ``1 counter 3``, ``0 threat 5``."""
        rolled = [event for event in self.events if isinstance(event, Rolled)]
        return [f"{one.foe if one.seat is None else one.seat} {one.why} {one.total}" for one in rolled]

    # Looking.

    def location(self, seat: int) -> str:
        """Where a hero stands; "" when he is out of the game."""
        location = self[seat].location
        return LOCATION_IDS[location] if location >= 0 else ""

    def cell(self, location: str) -> str:
        """The place of a location, ``1,0`` or ``1,0 turned``; "" if it is not on the map."""
        card = location_number(location)
        if card not in self.state.dungeon.locations:
            return ""
        return cell_name(self.state.dungeon.cell_of(card)) + " turned" * self.state.dungeon.is_turned(card)

    def hand(self, seat: int) -> list[str]:
        """The cards in a player's hand."""
        return ids(self[seat].hand)

    def boons(self, seat: int) -> list[str]:
        """The prepared boons of a hero."""
        return ids(self[seat].boons)

    def treasures(self, seat: int) -> list[str]:
        """The prepared treasures of a hero."""
        return ids(self[seat].treasures)

    def banes(self, seat: int) -> list[str]:
        """The banes lying with a hero."""
        return ids(self[seat].banes)

    def lair(self, seat: int) -> list[str]:
        """The monsters in a player's lair."""
        return ids(self[seat].lair)

    def attached(self, seat: int) -> dict[str, str]:
        """The attachments in front of a player, each with its host."""
        return {CARDS[card].id: CARDS[host].id for card, host in self[seat].attachments()}

    def discards(self, pile: int = 0) -> list[str]:
        """The discarded adventure cards, last one first."""
        return ids(self.state.discards[pile])

    def quests(self, seat: int) -> list[str]:
        """The open personal quests of a player."""
        return quest_ids(self[seat].quests)

    def done(self, seat: int) -> list[str]:
        """The completed quests of a player."""
        return quest_ids(self[seat].done)

    def escorts(self, seat: int) -> list[str]:
        """The quests whose tokens a hero leads."""
        return quest_ids(self[seat].escorts)

    def commons(self) -> list[str]:
        """The open global quests."""
        return quest_ids(self.state.commons)

    def lying(self) -> dict[str, str]:
        """The tokens that nobody leads, and their locations."""
        return {
            QUESTS[quest].id: LOCATION_IDS[token_location(self.state, quest)] for quest in quests_of_tokens(self.state)
        }

    def stat(self, seat: int, name: str) -> int:
        """A hero's stat, with all changes."""
        return stat(self.state, seat, TESTED.index(name))
