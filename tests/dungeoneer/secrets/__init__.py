"""Tests of what is public and what is secret (DN-20): views, worlds, events, the census."""
