"""What a seat sees: structs with ids instead of numbers. Their JSON schema gives the client its types."""

from __future__ import annotations

import msgspec

from undercroft.notebook_pictures import Pictured

# The map.


class ExitView(msgspec.Struct, frozen=True):
    """An exit as it is now, seen from its own location; only the side of departure matters (DN-8.1).

    `kind`: open, wall, blocked, trapped. `stat` and `value`: the threat of a blocked or trapped exit. `why` it differs
    from what is printed: failed (open while `seat`'s hero is there), deactivation, bridge, portcullis.
    """

    side: str
    kind: str
    stat: str | None = None
    value: int = 0
    why: str | None = None
    seat: int | None = None


class HazardView(msgspec.Struct, frozen=True):
    """A hazard. `kind`: danger (with `n`), spikes or pit (with the threat). `active`: no deactivation token lies on
    it.
    """

    kind: str
    n: int
    stat: str | None
    value: int
    active: bool


class PlaceView(msgspec.Struct, frozen=True):
    """A location of the map; x grows to the east, y to the south of the first entrance.

    `exits`: north, east, south, west. `glory`, `peril`: what a hero gets there. `distance`: steps to the nearest
    entrance. `tokens`: quests whose escort token lies there. `heroes`: the seats of the heroes there.
    """

    location: str
    x: int
    y: int
    turned: bool
    exits: tuple[ExitView, ...]
    hazards: tuple[HazardView, ...]
    glory: int
    peril: int
    distance: int
    tokens: tuple[str, ...]
    heroes: tuple[int, ...]


# Heroes and what lies before them.


class PreparedView(msgspec.Struct, frozen=True):
    """A card that lies open: `attached` are the cards under it, `tokens` how many lie on it."""

    id: str
    attached: tuple[str, ...]
    tokens: int


class MonsterView(msgspec.Struct, frozen=True):
    """A monster of a lair; attachments and amplifiers are included in its numbers; `declared` this turn (DN-5.3).

    `price`: what it costs now in its victim's peril; 0 if it is nobody's (DN-14.4).
    """

    id: str
    attached: tuple[str, ...]
    life: int
    melee: int
    magic: int
    speed: int
    declared: bool
    price: int


class HuntView(msgspec.Struct, frozen=True):
    """A quest's monster that has fought this turn, and the life that it has (DN-11.6)."""

    quest: str
    life: int


class SendingView(msgspec.Struct, frozen=True):
    """An encounter and its target (DN-5.2)."""

    card: str
    seat: int


class StandView(msgspec.Struct, frozen=True):
    """A threat to pass before standing up (DN-9.7)."""

    stat: str
    value: int


class HandView(msgspec.Struct, frozen=True):
    """A hand: its size, and the backs if the decks are separate (DN-12.1); only the owner sees the cards.

    `prices`: what each costs now, without X, including discounts (DN-19.2).
    """

    count: int
    glory: int | None
    peril: int | None
    cards: tuple[str, ...] | None
    prices: tuple[int, ...] | None


class ErrandView(msgspec.Struct, frozen=True):
    """What a hero `does` next for a quest (attempt, search, pick_up, deliver), and its `price` in action points now; or
    what he is doing for it (attempting, searching).
    """

    quest: str
    does: str
    price: int


class HeroView(msgspec.Struct, frozen=True):
    """A hero and his player, as the viewer may know them.

    Attributes:
        melee, magic, speed: the current values, including lasting effects.
        boon_limit, treasure_limit: the current limits.
        saved: whether one of the action points is the saved one.
        has_saved: whether he has saved one since his last turn, even if he has spent it (DN-13.8).
        fleeting: how many of them cannot be saved.
        lying_ap: action points gained by lying down, which cannot be spent on moving (DN-13.7).
        actions: the action points that he can spend on anything but moving and standing up (DN-9.7, DN-13.7).
        errands: the next step of each quest that is open to him, also of those that are not his.
        lain_down: whether he has lain down by choice this turn; `fallen`: whether he lies now.
        location: None when he is dead.
        known: the locations that are no longer new to him this turn (DN-8.2).
        brought: whether he did not come to his location by moving in his own turn, so that danger spares him (DN-9.6).
        battled: whether he has used his battle of this turn (DN-6.9).
        attackers: what has attacked him this turn: ids of monsters and heroes.
        banes: those that lie with the hero; `own_banes` those without a target, which lie before their player.
        cast: permanent banes of the player that lie with others' heroes.
        quests: his own open ones; `done` the completed ones, including artifacts.
        escorts: quests whose escort he leads.
        tried, found: quests (including global ones) attempted, or found by a search, this turn.
        used: what cannot be used again this turn: ids of cards, quests, locations, the hero himself.
        converted: whether a wound was turned into glory this turn.
        chill: action points fewer at the next recovery.
        standing: when the player wants to be asked in a window (never, mine, always, deadly), which is public anyway.
        quiet: for how long the player is not asked: this (until what is going on is over), roll (likewise, except at
            own rolls and harm), turn (until the player's own turn), or empty.
        lair: his monsters; nobody's are in `View.lair`.
        plan: the misdeeds put together and not yet declared; None unless it is the viewer's own.
        dealt: location cards held (DN-13.1): everybody sees their number, only the owner the cards.
    """

    seat: int
    hero: str
    alive: bool
    life: int
    level: int
    melee: int
    magic: int
    speed: int
    boon_limit: int
    treasure_limit: int
    ap: int
    saved: bool
    fleeting: int
    lying_ap: int
    glory: int
    peril: int
    location: str | None
    fallen: bool
    stand: tuple[StandView, ...]
    moved: bool
    known: tuple[str, ...]
    battled: bool
    lain_down: bool
    attackers: tuple[str, ...]
    hand: HandView
    boons: tuple[PreparedView, ...]
    treasures: tuple[PreparedView, ...]
    banes: tuple[PreparedView, ...]
    own_banes: tuple[PreparedView, ...]
    cast: tuple[str, ...]
    lair: tuple[MonsterView, ...]
    quests: tuple[str, ...]
    done: tuple[str, ...]
    escorts: tuple[str, ...]
    tried: tuple[str, ...]
    found: tuple[str, ...]
    hunts: tuple[HuntView, ...]
    used: tuple[str, ...]
    converted: bool
    chill: int
    standing: str
    plan: tuple[SendingView, ...] | None
    dealt_count: int
    dealt: tuple[str, ...] | None
    has_saved: bool = False
    brought: bool = False
    quiet: str = ""
    actions: int = 0
    errands: tuple[ErrandView, ...] = ()


# What is going on.


class AddedView(msgspec.Struct, frozen=True):
    """What is added to the dice of a roll, as things are now.

    Attributes:
        plus: the sum of the following.
        base: the printed value.
        bonuses: what each card, place or effect adds to it, no source twice; the sources are ids, or named as in the
            event of a roll.
    """

    plus: int
    base: int
    bonuses: tuple[tuple[str, int], ...]


class PairView(msgspec.Struct, frozen=True):
    """The two rolls of an attack and how they may end (DN-6.5), as things are now.

    Attributes:
        attack: what is added to the die of the attack.
        counter: what the defender adds against it.
        strikes: how likely the attacker strikes, in percent; 0 only if it cannot happen, 100 only if it must.
        ties: how likely both totals are the same; in records of earlier versions also what is `prevented`. Each is
            rounded by itself: together they may be 99 or 101.
        struck: how likely the defender strikes.
        prevented: how likely one total is higher but does not strike, because a card prevents it.
    """

    attack: AddedView
    counter: AddedView
    strikes: int
    ties: int
    struck: int
    prevented: int = 0


class DuelView(msgspec.Struct, frozen=True):
    """The attack that an answer of the viewer begins, before it is given.

    Attributes:
        answer: the answer, in notation; one that leaves the form open has a duel for each form.
        form: the form of the attack.
        pair: the two rolls.
    """

    answer: str
    form: str
    pair: PairView


class OfferView(msgspec.Struct, frozen=True):
    """What an answer of the viewer costs, and what it makes of the roll about to be made.

    Attributes:
        answer: the answer, in notation.
        glory, ap, life: what he pays at once, or when what he plans is declared.
        peril: what an opponent pays.
        left: what remains of each of these that is paid, by its name: of the action points those that he could have
            spent on it (DN-13.7), of peril only if the answer names the opponent.
        least: what the dice of his roll must show then, `each`: every one of them; None if the answer adds to no such
            roll.
        percent: how likely that is.
        pair: the rolls of the attack that is being fought, if the answer adds to one of them.
        vain: whether the answer only adds to his roll, and makes no difference worth its price.
        to: the locations to which the effects of a card or ability may bring his hero.
    """

    answer: str
    glory: int = 0
    ap: int = 0
    life: int = 0
    peril: int = 0
    left: dict[str, int] = {}
    least: int | None = None
    each: bool = False
    percent: int | None = None
    pair: PairView | None = None
    vain: bool = False
    to: tuple[str, ...] = ()


class FighterView(msgspec.Struct, frozen=True):
    """A fighter: a monster or a hero.

    `seat`: its controller; None: nobody (DN-14). `form`: the form of its attack, None before it is chosen. `life`: what
    it has left. `melee`, `magic`, `speed`: as they are now. `standing`: fighting, away, to_hand, gone, beaten.
    `pair`: the two rolls of its attack; None before the form is chosen, of the defender itself, and in a game kept from
    before. `attack`, `counter`: what the two rolls came to.
    """

    id: str
    hero: bool
    seat: int | None
    form: str | None
    life: int
    melee: int
    magic: int
    speed: int
    attached: tuple[str, ...]
    from_lair: bool
    standing: str
    attack: int | None
    counter: int | None
    compared: bool
    pair: PairView | None = None


class BattleView(msgspec.Struct, frozen=True):
    """A battle; `step`: attack, response, attack_rolls, counter_rolls, comparisons, aftermath, end (DN-6).

    `chief`: who orders the comparisons. `current`: the attacker who rolls or is compared.
    """

    location: str
    step: str
    chief: int | None
    attackers: tuple[FighterView, ...]
    defender: FighterView
    current: int | None


class RollView(msgspec.Struct, frozen=True):
    """The roll about to be made.

    Attributes:
        seat: who rolls; None if `foe`, a monster, does.
        why: attack, counter, threat, quest, card, search.
        source: the quest or the card that dice are rolled for.
        form: the stat that is added.
        by: what a threat comes from.
        need: what must be reached; 0 in battle.
        plus: what is added to the dice.
        dice: how many are rolled; `counted`: how many of them count, the highest (`keep`: high) or lowest (low).
        each: whether every counted die must reach `need`, instead of their sum.
        base, bonuses: what `plus` is made of, as in `AddedView`.
        least: what the dice must show; 0 in battle.
        percent: how likely it succeeds; None in battle, where the pair of the fighter says it, and in a game
            kept from before.
    """

    seat: int | None
    foe: str | None
    why: str
    source: str | None
    form: str | None
    by: str | None
    need: int
    plus: int
    dice: int
    counted: int
    keep: str
    each: bool
    base: int = 0
    bonuses: tuple[tuple[str, int], ...] = ()
    least: int = 0
    percent: int | None = None


class ChanceView(msgspec.Struct, frozen=True):
    """A roll that a player would have to make, before anything is done.

    Attributes:
        seat: whose hero would roll.
        what: what the player would do: go, stand, attempt, search.
        id: the side, or the quest; None for standing up.
        by: what has to be passed: blocked_exit, trapped_exit, spikes, pit, place, standing_up, quest,
            search.
        form: the stat that is added; None for dice alone.
        plus: what is added, as things are now.
        need: what must be reached.
        dice: how many are rolled; `each`: whether every one of them must reach `need`, instead of their sum.
        base, bonuses: what `plus` is made of, as in `AddedView`.
        least: what the dice must show.
        percent: how likely it succeeds; 0 only if it cannot, 100 only if it must.
        together: how likely all rolls for the same `what` and `id` succeed.
    """

    seat: int
    what: str
    id: str | None
    by: str
    form: str | None
    plus: int
    need: int
    dice: int = 1
    each: bool = False
    base: int = 0
    bonuses: tuple[tuple[str, int], ...] = ()
    least: int = 0
    percent: int = 0
    together: int = 0


class WindowView(msgspec.Struct, frozen=True):
    """The window that is open (DN-15): its moment, whom it is about, who is asked in which order."""

    moment: str
    about: tuple[int, ...]
    order: tuple[int, ...]


class CardInPlayView(msgspec.Struct, frozen=True):
    """A card being played or an effect being used: by whom, against whom, and its X; None is nobody."""

    id: str
    seat: int | None
    rival: int | None
    x: int
    cancelled: bool


# The end.


class DeathView(msgspec.Struct, frozen=True):
    """In which round a hero died, and of what: `cause` and `why` as in the event of a wound."""

    round: int
    cause: str | None
    why: str


class ResultView(msgspec.Struct, frozen=True):
    """The result of a game.

    Attributes:
        why: how it ended, as in the event: quests, survivor (DN-1.2) or death (DN-14.1).
        lines: for each seat glory, level, life and completed quests, in the order in which they are counted: what has
            decided comes last.
        most: how much of each there may be; of glory, how much somebody has.
        deaths: how each seat's hero died; None for a hero that lives, and where it is not known.
        missing: how many quests each seat lacked to win.
    """

    why: str
    lines: tuple[dict[str, int], ...]
    most: dict[str, int]
    deaths: tuple[DeathView | None, ...]
    missing: tuple[int, ...]


# All of it.


class DeckView(msgspec.Struct, frozen=True):
    """A deck and its discards, the top one first. `back`: glory or peril; None if there is one deck (DN-12.1)."""

    back: str | None
    size: int
    discards: tuple[str, ...]


class LastingView(msgspec.Struct, frozen=True):
    """An effect that lasts until the end of the turn: its card, and whom or where it affects."""

    source: str
    seat: int | None
    location: str | None


class View(Pictured, msgspec.Struct, frozen=True):
    """All that a seat (None: a spectator) may know.

    Attributes:
        sets: tomb, vault.
        unseen_locations: those neither laid nor held by the viewer; everybody knows which they are.
        unseen_quests: those in the deck.
        unseen_cards: adventure cards in decks and others' hands; everybody knows which they are.
        commons: open global quests; `orphans`: nobody's, whose escorts lie where heroes died (DN-17.1).
        bridge: the location and side of each wall that the bridge joins.
        lair: nobody's monsters, all of which attack with the next monster drawn (DN-14.4).
        table: cards that are being played or fight.
        declared: encounters not settled yet, which lie face up on the table.
        battles: all battles, the current one last; a challenge is fought within another battle.
        roll: the topmost roll about to be made.
        playing: the card or effect declared last that has not acted.
        drawn: the location card about to be placed.
        chances: what heroes would have to roll: the active one for each step, each of them for the open quests.
        duels: the attacks that the viewer's answers begin, for each answer the likeliest first; only he knows them.
        offers: the viewer's answers that cost something or change his next roll; only he knows them.
        spare: the peril of each hero that the viewer's plan leaves; empty while he plans nothing.
        left_over: location cards that fitted nowhere and have left the game (DN-13.1).
        unused_heroes: hero cards not in play; `dead_heroes` those of heroes that have died (DN-13.2).
        result: once the game is over; older chronicles lack it.
    """

    seat: int | None
    seats: int
    to_act: tuple[int, ...]
    sets: tuple[str, ...]
    options: dict[str, bool]
    round: int
    active: int
    first: int
    phase: str
    heroes: tuple[HeroView, ...]
    map: tuple[PlaceView, ...]
    bridge: tuple[tuple[str, str], ...]
    location_deck: int
    unseen_locations: tuple[str, ...]
    left_over: tuple[str, ...]
    decks: tuple[DeckView, ...]
    unseen_cards: tuple[str, ...]
    quest_deck: int
    quest_discard: tuple[str, ...]
    unseen_quests: tuple[str, ...]
    commons: tuple[str, ...]
    orphans: tuple[str, ...]
    unused_heroes: tuple[str, ...]
    dead_heroes: tuple[str, ...]
    lair: tuple[MonsterView, ...]
    table: tuple[PreparedView, ...]
    lasting: tuple[LastingView, ...]
    declared: tuple[SendingView, ...]
    battles: tuple[BattleView, ...]
    roll: RollView | None
    window: WindowView | None
    playing: CardInPlayView | None
    drawn: str | None
    winners: tuple[int, ...]
    chances: tuple[ChanceView, ...] = ()
    duels: tuple[DuelView, ...] = ()
    offers: tuple[OfferView, ...] = ()
    spare: tuple[int, ...] = ()
    result: ResultView | None = None
