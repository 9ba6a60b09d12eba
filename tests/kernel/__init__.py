"""Tests of what all games are built on."""
