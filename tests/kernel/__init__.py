"""Tests of what both games are made of."""
