"""Whole games of Dungeoneer, and all ways to play on from some positions."""
