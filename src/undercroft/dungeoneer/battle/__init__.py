"""Battle (DN-6, DN-16): the steps of one battle, what follows it, and settling several encounters in order.

`battle.Battle` is the battle as data. `steps` has the steps from attack to comparison (DN-6.1 to DN-6.5), `strikes`
what a lost comparison does, `aftermath` challenge, lair and reward (DN-6.6 to DN-6.8).
"""
