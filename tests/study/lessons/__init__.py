"""Lessons: their files, and the way through each of them."""
