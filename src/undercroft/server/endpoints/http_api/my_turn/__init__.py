"""Whose turn it is, over HTTP."""
