"""What effects do: one class for each verb that a card may have under ``do`` (see ``content/verbs.py``).

`dispatch` looks the class up by the effect's verb, and `asking.scene.Scene` carries out a list of effects in order. A
new card usually needs no code here; a new verb is a class, an entry in ``content/verbs.py``, and one in `dispatch`.
"""
