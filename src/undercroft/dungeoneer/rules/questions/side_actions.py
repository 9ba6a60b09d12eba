"""What a player may do apart from answering the question: play cards, use effects, stand up, fight (DN-4.7).

One `refuse_…` function for each says why it is not legal; whatever it does not refuse is legal.
"""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeoneer.board.actions import ATTACK, DROP, LIE_DOWN, PASS, PLAY, STAND, STANDING, USE, Hush, Use
from undercroft.dungeoneer.board.hero import ALWAYS, DEADLY, MINE, NEVER
from undercroft.dungeoneer.board.numbers.stats import forbidden
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import CARDS, ENCOUNTER, QUESTS
from undercroft.dungeoneer.rules.questions.muted_questions import hushes
from undercroft.dungeoneer.rules.questions.playability.play_times import DELIBERATE, USABLE
from undercroft.dungeoneer.rules.questions.playability.playable_cards import (
    NO_MOMENT,
    NOT_IN_HAND,
    playable,
    refuse_play,
    wrong_time,
)
from undercroft.dungeoneer.rules.questions.playability.usable_effects import (
    NO_TIME,
    named_time,
    not_the_time,
    refuse_use,
    uses_of,
)
from undercroft.dungeoneer.rules.questions.question_frames import (
    being_declared,
    looming,
    no_time_for_battle,
    under_attack,
)
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action, Numbered

_DEED_REFUSED: Final = {
    "feats": Refusal("DN-4.4", "only-in-feats"),
    "over": Refusal("DN-4.4", "feats-over"),
    "any": Refusal("DN-4.4", "asked-first"),
}
"""Why a hero does not do now what he does in feats, by the time that is named."""
_DEEDS: Final = frozenset({"attempt", "deliver", "go", "pick_up"})
"""The verbs of what a hero does in feats alone."""
NOT_YOURS: Final = Refusal("DN-4.7", "not-yours")
_NOT_FALLEN: Final = Refusal("DN-9.7", "not-fallen")
_NO_AP_TO_STAND: Final = Refusal("DN-9.7", "no-ap-to-stand")
_NO_SUCH_HERO: Final = Refusal("DN-6.9", "no-such-hero")
_NO_TIME_TO_ATTACK: Final = Refusal("DN-6.9", "no-time-to-attack")
_NO_AP_TO_ATTACK: Final = Refusal("DN-6.9", "no-ap-to-attack")
_ONE_BATTLE: Final = Refusal("DN-6.9", "one-battle")
_FALLEN_ATTACKER: Final = Refusal("DN-16.6", "fallen-attacker")
_NOT_THIS_VARIANT: Final = Refusal("DN-13.7", "not-this-variant")
_LIES_ALREADY: Final = Refusal("DN-13.7", "lies-already")
_ONCE_A_TURN: Final = Refusal("DN-13.7", "once-a-turn")

BETWEEN: Final = frozenset({WindowMoment.PHASE_BEGINS, WindowMoment.PHASE_ENDS, WindowMoment.STEP})
"""The moments when anybody may attack a hero, in any turn: windows in which nothing is pending (DN-6.9). Of those of a
step only the last is one, after the effects of the location.
"""

TO_ATTACK: Final = BETWEEN | {WindowMoment.OWN_MISDEEDS, WindowMoment.OWN_FEATS}
"""The moments when the active player may (DN-6.9)."""

# Standing, lying, fighting, dropping.


def refuse_haste(state: Position, moment: int) -> Refusal | None:
    """Refuse anything but averting what is about to happen, until it has happened (DN-4.7)."""
    return None if moment in DELIBERATE and not looming(state) else NO_TIME


def refuse_stand(state: Position, seat: int) -> Refusal | None:
    """Return why the hero cannot stand up for 1 AP, in anyone's turn (DN-4.7, DN-9.7)."""
    hero = state.heroes[seat]
    if not hero.fallen:
        return _NOT_FALLEN
    return None if hero.ap or hero.lying_ap else _NO_AP_TO_STAND


def refuse_attack(state: Position, seat: int, victim: int, moment: int) -> Refusal | None:
    """Return why the hero cannot attack another: 1 AP, once a turn, in anyone's turn when nothing else is going on
    (DN-6.9).
    """
    hero = state.heroes[seat]
    if victim == seat or victim >= state.seats or state.heroes[victim].life <= 0:
        return _NO_SUCH_HERO
    if moment not in (TO_ATTACK if seat == state.active else BETWEEN) or no_time_for_battle(state):
        return _NO_TIME_TO_ATTACK
    if not hero.ap and not hero.lying_ap:
        return _NO_AP_TO_ATTACK
    if hero.battled:
        return _ONE_BATTLE
    if not hero.actions:
        return _FALLEN_ATTACKER
    if state.heroes[victim].location != hero.location:
        return Refusal("DN-6.9", "not-here", {"seat": victim})
    if forbidden(state, seat, "hero_attack"):
        return Refusal("DN-18.6", "peace-here")
    return None


def refuse_lie_down(state: Position, seat: int) -> Refusal | None:
    """Return why the hero cannot lie down to gain 1 AP: it takes limited movement, once a turn (DN-13.7)."""
    hero = state.heroes[seat]
    if not state.variant.limited_movement:
        return _NOT_THIS_VARIANT
    if hero.fallen:
        return _LIES_ALREADY
    return _ONCE_A_TURN if hero.lain_down else None


def refuse_drop(state: Position, seat: int, quest: int) -> Refusal | None:
    """Return why the token cannot be dropped, such as while its leader is under attack (DN-11.8)."""
    if quest not in state.heroes[seat].escorts:
        return Refusal("DN-11.8", "not-escorting", {"quest": QUESTS[quest].id})
    return Refusal("DN-11.8", "under-attack", {"quest": QUESTS[quest].id}) if under_attack(state, seat) else None


def _may_drop(state: Position, seat: int) -> bool:
    """Return whether the hero leads an escort whose token can be dropped now; everybody can see this."""
    return any(refuse_drop(state, seat, quest) is None for quest in state.heroes[seat].escorts)


# All of it together.


def side_options(state: Position, seat: int, moment: int) -> list[Action]:
    """Return all legal actions apart from answers to the question."""
    hero = state.heroes[seat]
    found = playable(state, seat, moment)
    usable = USABLE[moment][seat == state.active]
    for number in uses_of(state, seat):
        if usable[number] and refuse_use(state, seat, number, moment) is None:
            found.append(USE[number])
    if refuse_haste(state, moment) is None:
        if hero.fallen and (hero.ap or hero.lying_ap):
            found.append(STAND)
        if hero.actions and not hero.battled:
            found += [
                ATTACK[victim]
                for victim in state.here(hero.location)
                if refuse_attack(state, seat, victim, moment) is None
            ]
        if refuse_lie_down(state, seat) is None:
            found.append(LIE_DOWN)
        found += [DROP[quest] for quest in hero.escorts if refuse_drop(state, seat, quest) is None]
    return found


def window_options(state: Position, seat: int, moment: int) -> Seq[Action]:
    """Return all legal answers in a window."""
    found = side_options(state, seat, moment)
    standing = state.heroes[seat].standing
    if standing in (ALWAYS, DEADLY):
        found.append(STANDING[MINE])
    found += [*hushes(state, seat), *[STANDING[word] for word in (DEADLY, NEVER) if word != standing]]
    found.append(PASS)
    return found


def open_options(state: Position, seat: int, moment: int) -> bool:
    """Return whether the seat could use something that lies open; everybody can see this."""
    usable = USABLE[moment][seat == state.active]
    for number in uses_of(state, seat):
        if usable[number] and refuse_use(state, seat, number, moment, openly=True) is None:
            return True
    hero = state.heroes[seat]
    if refuse_haste(state, moment) is not None:
        return False
    if hero.standing == ALWAYS and (refuse_lie_down(state, seat) is None or _may_drop(state, seat)):
        return True
    if not hero.ap and not hero.lying_ap:
        return False
    here = state.here(hero.location) if hero.actions else ()
    return bool(hero.fallen) or any(refuse_attack(state, seat, victim, moment) is None for victim in here)


def may_graft(state: Position, seat: int, moment: int) -> bool:
    """Return whether, judging by what others can see, the seat could play an attachment with its declaration
    (DN-5.2).
    """
    hero = state.heroes[seat]
    if moment != WindowMoment.DECLARED or seat != state.active or not hero.hand or not being_declared(state):
        return False
    hosts = [card for card in (*hero.lair, *state.table) if CARDS[card].monster is not None]
    return bool(hosts) and any(rival.peril for rival in state.heroes if rival is not hero)


def window_candidates(state: Position, seat: int) -> Seq[Action]:
    """Return all answers that a player might expect in a window."""
    hero = state.heroes[seat]
    # Encounters are sent, never played.
    found: list[Action] = [PLAY[card] for card in hero.hand if CARDS[card].kind != ENCOUNTER]
    found += [USE[number] for number in uses_of(state, seat)]
    found += [ATTACK[victim] for victim in range(state.seats) if victim != seat]
    found += [STAND, LIE_DOWN, *[DROP[quest] for quest in hero.escorts], *hushes(state, seat), *STANDING, PASS]
    return found


def refuse_in_window(state: Position, seat: int, action: Action, moment: int) -> Refusal | None:
    """Return why the action is not legal in a window or during one's own decision."""
    if isinstance(action, Use):
        if action.effect not in uses_of(state, seat):
            return NOT_YOURS
        return refuse_use(state, seat, action.effect, moment)
    if action is STAND:
        return refuse_stand(state, seat) or refuse_haste(state, moment)
    if action is LIE_DOWN:
        return refuse_lie_down(state, seat) or refuse_haste(state, moment)
    if isinstance(action, Numbered) and not isinstance(action, Hush):
        return _refuse_numbered(state, seat, action, moment)
    return None


def _refuse_numbered(state: Position, seat: int, action: Numbered, moment: int) -> Refusal | None:
    if action.verb == "play":
        return refuse_play(state, seat, action.value, moment)
    if action.verb == "attack":
        return refuse_attack(state, seat, action.value, moment)
    if action.verb == "drop":
        return refuse_drop(state, seat, action.value) or refuse_haste(state, moment)
    if action.verb == "ask":
        return Refusal("DN-15.2", "asked-so-already")
    return None


def refuse_untimely(state: Position, seat: int, action: Action) -> Refusal | None:
    """Return when a card, an effect or a deed has its time, to a player who is asked something else, such as where a
    location goes.
    """
    if isinstance(action, Use):
        if action.effect not in uses_of(state, seat):
            return NOT_YOURS
        return not_the_time(state, seat, action.effect)
    if not isinstance(action, Numbered):
        return None
    if action.verb == "play":
        if action.value not in state.heroes[seat].hand:
            return NOT_IN_HAND
        return wrong_time(state, seat, CARDS[action.value])
    return _DEED_REFUSED[named_time(state, seat, "feats", NO_MOMENT)] if action.verb in _DEEDS else None
