"""Bots outside the event loop, in processes of their own, with a time limit."""
