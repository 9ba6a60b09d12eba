"""Harm (DN-6.10, DN-9.7, DN-17).

Its files: `wounds` (and falls), `death`, `standing_up` (and lying down).
"""
