"""Tests of the texts of Undercroft."""
