"""Answers while building: what to take, dig, mine, hire, build and produce."""

from __future__ import annotations

from undercroft.bots.dungeonlords.greedy.greedy_orders import IMPS_WANTED, TILES_WANTED, TRAPS_WANTED
from undercroft.bots.dungeonlords.greedy.situation import PRICES, Situation, kind_of
from undercroft.bots.dungeonlords.tile_worth import ROOM_WORTH, STRENGTH, TRAP_WORTH
from undercroft.dungeonlords.board.dungeon_grid import ENTRANCE, cell_at, diggable, touching
from undercroft.dungeonlords.content.tile_tables import PLACES, ROOMS


def _cell(square: str) -> int:
    col, _, row = square.partition(",")
    return cell_at(int(col), int(row))


def _mask(now: Situation) -> int:
    return sum([1 << _cell(tile.square) for tile in now.me.tiles])


def act(now: Situation) -> str | None:
    """Take what a space offers, if its price hurts less than its goods help."""
    place = next(p for p in PLACES if p.id == now.decision.prompt.source)
    space = place.spaces[int(str(now.decision.prompt.args["space"])) - 1]
    price, goods = space.pay, space.get
    me = now.me
    wanted = not price.gold or price.gold <= now.spare_gold
    payable = wanted
    if price.evil and now.view.paladin < 0:
        wanted = wanted and price.evil <= now.room_for_evil
    if goods.smiles:
        wanted = payable and me.evil > 2 and price.gold < max(me.gold, 1)
    elif goods.imps:
        wanted = payable and me.imps < IMPS_WANTED[now.view.year] + 2 and price.food <= max(now.spare_food, 1)
    elif goods.traps:
        wanted = payable and me.trap_count < TRAPS_WANTED + 2
    elif goods.food:
        wanted = wanted and me.food < 7
    return "act" if wanted else "decline"


def spy(now: Situation) -> str | None:
    """Look at the first unseen card, which is used first."""
    for number, card in enumerate(now.view.cards, start=1):
        if card.spell is None:
            return f"spy {number}"
    return "skip"


def dig(now: Situation) -> str | None:
    """Dig where most squares stay diggable, deep rather than shallow, until there are enough tiles."""
    digs = now.find("dig")
    tiles = _mask(now)
    if not digs or tiles.bit_count() >= TILES_WANTED[now.view.year] + 2:
        return None
    if now.me.gold == 0 and now.event_ahead("taxes") and tiles.bit_count() >= TILES_WANTED[now.view.year]:
        return None

    def worth(square: str) -> float:
        cell = _cell(square)
        after = tiles | 1 << cell
        return len(diggable(after)) + 0.1 * _depth(after, cell)

    return max(digs, key=lambda option: worth(str(option.args["square"]))).action


def _depth(tiles: int, cell: int) -> int:
    """Steps from the entrance through the tiles."""
    steps, seen = 0, 1 << ENTRANCE
    while not seen >> cell & 1 and steps < tiles.bit_count():
        seen |= touching(seen) & tiles
        steps += 1
    return steps


def mine(now: Situation) -> str | None:
    """Send as many imps as allowed."""
    return max(now.find("mine"), key=lambda option: int(str(option.args["amount"]))).action


def hire(now: Situation) -> str | None:
    """Hire the creature that fights best for its price."""
    best: tuple[float, str] | None = None
    for option in now.find("hire"):
        kind = kind_of(str(option.args["creature"]))
        price = PRICES[kind]
        worth = STRENGTH[kind] - 0.7 * price.gold - 0.6 * price.food - 0.4 * price.evil
        if price.evil > now.room_for_evil and now.view.paladin != -2:
            worth -= 3.0
        if price.food > now.spare_food and now.payday_ahead():
            worth -= 0.5
        if "trap" in option.args:
            worth -= 0.4 * TRAP_WORTH[str(option.args["trap"])]
        if "monster" in option.args:
            worth -= STRENGTH[kind_of(str(option.args["monster"]))]
        if best is None or worth > best[0]:
            best = (worth, option.action)
    return best[1] if best is not None and best[0] > 0 else "decline"


def build(now: Situation) -> str | None:
    """Build the most useful room, as far from the entrance as possible."""
    rooms = now.find("build")
    if not rooms:
        return None
    tiles = _mask(now)

    def worth(room: str, square: str) -> float:
        useful = ROOM_WORTH[room]
        score = next(r for r in ROOMS if r.id == room).score
        if score is not None and score.creatures:
            useful += score.per * sum([c.kind in score.creatures for c in now.me.creatures])
        return useful + 0.2 * _depth(tiles, _cell(square))

    return max(rooms, key=lambda option: worth(str(option.args["room"]), str(option.args["square"]))).action


def produce(now: Situation) -> str | None:
    """Produce everything possible, but tunnels only while more are wanted."""
    uses = now.find("use")
    if len(now.me.tiles) >= TILES_WANTED[now.view.year] + 2:
        uses = [option for option in uses if "square" not in option.args]
    return max(uses, key=lambda option: ROOM_WORTH[str(option.args["room"])]).action if uses else "done"


def discard_trap(now: Situation) -> str | None:
    """Discard the trap that is worth least."""
    return min(now.options, key=lambda option: TRAP_WORTH[str(option.args["trap"])]).action
