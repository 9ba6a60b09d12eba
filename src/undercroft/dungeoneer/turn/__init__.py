"""The turn and its five phases (DN-4, DN-5), and the variants of it (DN-13)."""
