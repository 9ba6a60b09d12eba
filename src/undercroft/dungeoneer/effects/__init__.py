"""What effects do: one verb for each word under ``do`` (see ``content/words.py``)."""
