"""Remarks beside answers: what an answer costs, what it does, whom it hits."""

from __future__ import annotations

from undercroft.dungeonlords.views import AdventurerView, View
from undercroft.kernel.engine.decisions import Option
from undercroft.locale.texts import Texts
from undercroft.rendering.dungeonlords import tile_words


def remark(texts: Texts, view: View, option: Option) -> str:
    """Say a few words about an answer; empty for most answers."""
    args = option.args
    verb = option.verb
    if verb in ("hire", "pay"):
        return tile_words.goods(texts, tile_words.KIND_OF[str(args["creature"])].price)
    if verb == "lay":
        return tile_words.trap(texts, str(args["trap"]), view.year)
    if verb == "send":
        return tile_words.attacks(texts, tile_words.KIND_OF[str(args["creature"])])
    if verb == "attack":
        return _attack(texts, view, option)
    if verb == "target":
        return _target(texts, view, args.get("amount"))
    if verb in ("use", "build"):
        return tile_words.room(texts, tile_words.ROOM_OF[str(args["room"])], view.seats)
    return ""


def _attack(texts: Texts, view: View, option: Option) -> str:
    kind = tile_words.KIND_OF[str(option.args["creature"])]
    attack = next(a for a in kind.attacks if str(option.args["attack"]).endswith(f"-{a.id}"))
    whom = _target(texts, view, option.args.get("target"))
    strength = tile_words.strength(attack)
    return f"{strength} → {whom}" if strength and whom else strength or whom


def _target(texts: Texts, view: View, number: object) -> str:
    party = _party(view)
    if not isinstance(number, int) or not 1 <= number <= len(party):
        return ""
    one = party[number - 1]
    return f"{texts.name(one.id)} {one.hp_left}/{one.hp}"


def _party(view: View) -> tuple[AdventurerView, ...]:
    return () if view.seat is None else view.lords[view.seat].party
