"""The turn and its five phases (DN-4, DN-5), one file each, and the variants of them (DN-13).

Its files:

* `turn`: the order of turns and phases;
* `recovery` (the Reset Phase), `misdeeds` (the Dungeonlord Phase), `locations` (the Build Phase), `feats` (the Hero
  Phase), `cleanup` (Discard and Draw): the phases;
* `walking`: where a hero can walk to at once; `shortcuts`: several answers in one;
* `choosing_heroes`, `no_white_spots`, `resurrection`, `unbiased` (placement by others): the variants.
"""
