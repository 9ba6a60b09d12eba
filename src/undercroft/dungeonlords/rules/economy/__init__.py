"""What lords gain, lose and owe: goods, wages, evil and the paladin (DL-5.3, DL-7.1, DL-9, DL-10).

The phases and the combat both pay, gain and give up goods here, so that every price and every loss follows the same
rule: the whole price or nothing, and a choice only among things that differ.

Its files:

* `goods`: paying and gaining; `losses`: what must be given up; `wages`: payday, and the Suggestion spell;
* `paladin`: the evilometer and the paladin.
"""
