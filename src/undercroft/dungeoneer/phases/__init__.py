"""The turn and its five phases (DN-4, DN-5)."""
