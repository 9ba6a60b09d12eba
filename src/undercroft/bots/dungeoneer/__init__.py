"""Bots for Dungeoneer."""
