"""Whole games of Dungeoneer, and all ways to go on from some positions."""
