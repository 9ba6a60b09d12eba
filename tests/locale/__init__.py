"""Tests of the words of Undercroft."""
