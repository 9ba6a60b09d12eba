"""Tests of Dungeoneer."""
