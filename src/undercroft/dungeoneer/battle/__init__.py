"""Battle (DN-6, DN-16): the steps of one battle, what follows it, and settling several encounters in order.

`battle.Battle` is the battle as data, `steps` its steps in order, `strikes` what a lost comparison does, `aftermath`
the challenge, the lair and the reward.
"""
