"""Settling the declared encounters one by one, in the order that the dungeonlord chooses (DN-5.4, DN-16.1)."""

from __future__ import annotations

from collections.abc import Sequence as Seq

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.actions import BATTLE, SETTLE
from undercroft.dungeoneer.board.card_piles import off_the_table
from undercroft.dungeoneer.board.numbers.stats import monster_life
from undercroft.dungeoneer.board.numbers.view_ids import seat_or_none
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.event_causes import NO_CAUSE, EventCause
from undercroft.dungeoneer.board.terms.foes import hero_foe
from undercroft.dungeoneer.board.terms.identifiers import CardNumber, LocationNumber
from undercroft.dungeoneer.content.card_index import CARDS
from undercroft.dungeoneer.rules.battle.aftermath import after_the_fight
from undercroft.dungeoneer.rules.battle.battle_data import Battle
from undercroft.dungeoneer.rules.battle.fighters import AWAY, Fighter
from undercroft.dungeoneer.rules.battle.spoils.surviving_monsters import keep_survivors
from undercroft.dungeoneer.rules.questions.effect_frames import Scene
from undercroft.dungeoneer.rules.questions.question_frames import Ask, DeclaredFrame, Part
from undercroft.kernel.base.declarations import part
from undercroft.kernel.engine.action_vocabulary import Action, Numbered
from undercroft.kernel.engine.decisions import ORDER, Prompt


class Settling(DeclaredFrame):
    """The encounters declared but not settled yet."""

    seat: int
    """The seat of the dungeonlord."""
    cards: tuple[CardNumber, ...]
    """The encounters left."""
    victims: tuple[int, ...]
    """For each, the seat it was sent against."""
    places: tuple[LocationNumber, ...]
    """For each, the location of that hero."""
    monsters: list[Fighter] = part()
    """The monsters among them, ready to fight."""

    def advance(self, state: Position) -> bool:
        if self.cards:
            state.stack.append(Next(self.seat))
        else:
            state.stack.pop()
        return False

    def attacks_on(self, seat: int) -> bool:
        return any(v == seat and not CARDS[c].trap for c, v in zip(self.cards, self.victims, strict=True))

    def subject(self, state: Position, seat: int) -> EventCause:
        """Return the only encounter; of several, none in particular."""
        return EventCause(CARDS[self.cards[0]].id, "") if len(self.cards) == 1 else NO_CAUSE

    def left(self) -> list[Action]:
        """Return the encounters that can be settled next: a trap by itself, or all monsters sent against one hero."""
        found: list[Action] = []
        for card, victim in zip(self.cards, self.victims, strict=True):
            action = SETTLE[card] if CARDS[card].trap else BATTLE[victim]
            if action not in found:
                found.append(action)
        return found

    def add(self, card: int, victim: int, place: int) -> None:
        """Add an encounter, which has just been declared."""
        self.cards = (*self.cards, card)
        self.victims = (*self.victims, victim)
        self.places = (*self.places, place)

    def _remove(self, cards: Seq[int]) -> None:
        kept = [i for i, card in enumerate(self.cards) if card not in cards]
        self.cards, self.victims, self.places = (
            tuple([self.cards[i] for i in kept]),
            tuple([self.victims[i] for i in kept]),
            tuple([self.places[i] for i in kept]),
        )

    def spring(self, state: Position, card: int) -> None:
        """Settle a trap, which hits every hero in the location, whether or not its target is still there (DN-7.2)."""
        i = self.cards.index(card)
        victim, place = self.victims[i], self.places[i]
        self._remove((card,))
        state.stack.append(Sprung(card))
        if state.here(place):
            state.tell(events.TrapSprings, CARDS[card].id, seat_or_none(self.seat), victim)
            state.stack.append(Scene(CARDS[card].when("trap"), self.seat, self.seat, victim, location=place))
        else:
            state.tell(events.OutOfReach, CARDS[card].id, victim)

    def fight(self, state: Position, victim: int) -> None:
        """Begin the battle of all monsters sent against one hero (DN-16.1)."""
        here = [i for i, v in enumerate(self.victims) if v == victim and not CARDS[self.cards[i]].trap]
        cards = [self.cards[i] for i in here]
        place = self.places[here[0]]
        fighters = [fighter for fighter in self.monsters if fighter.foe in cards]
        self.monsters = [fighter for fighter in self.monsters if fighter.foe not in cards]
        for fighter in fighters:  # attachments may have come under it since (DN-5.2)
            fighter.life = monster_life(state, self.seat, fighter.foe)
        hero = state.heroes[victim]
        if hero.life > 0 and hero.location == place:
            self._remove(cards)
            state.stack.append(Battle(fighters, Fighter(hero_foe(victim), victim), self.seat, place, challenge=1))
            return
        for fighter in fighters:
            fighter.standing = AWAY
            self._remove((fighter.foe,))
            state.tell(events.OutOfReach, CARDS[fighter.foe].id, victim)
        if state.variant.harder_solo:
            keep_survivors(state, fighters)
        for fighter in reversed(fighters):
            if fighter.card in state.table:
                after_the_fight(state, fighter)


class Next(Ask):
    """The dungeonlord chooses what is settled next (DN-16.1)."""

    def options(self, state: Position) -> Seq[Action]:
        settling = state.stack[-1] if isinstance(state.stack[-1], Settling) else state.stack[-2]
        assert isinstance(settling, Settling)
        return settling.left()

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("settle", ORDER, "DN-16.1")

    def chosen(self, state: Position, action: Action) -> None:
        settling = state.stack[-1]
        assert isinstance(settling, Settling) and isinstance(action, Numbered)
        if action.verb == "settle":
            settling.spring(state, action.value)
        else:
            settling.fight(state, action.value)


class Sprung(Part):
    """Discards a trap after it has acted."""

    card: CardNumber

    def advance(self, state: Position) -> bool:
        state.stack.pop()
        off_the_table(state, self.card)
        return False
