"""The turn and its five phases (DN-4, DN-5), one file each, and the variants of them (DN-13)."""
