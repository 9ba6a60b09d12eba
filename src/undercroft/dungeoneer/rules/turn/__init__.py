"""The turn and its five phases (DN-4, DN-5), one file each, and the variants of them (DN-13).

Its files:

* `turn_phases`: the order of turns and phases;
* `recovery` (the Reset Phase), `misdeeds` (the Dungeonlord Phase), `location_draw` (the Build Phase), `feats` (the Hero
  Phase), `cleanup` (Discard and Draw): the phases;
* `walking`: where a hero can walk to at once; `shortcuts`: several answers in one;
* `preparation.hero_choice`, `preparation.no_white_spots`, `variants.resurrection`, `variants.unbiased_placement`
  (placement by others): the variants.
"""
