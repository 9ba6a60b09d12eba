"""Bots that search: they try their answers in worlds dealt at random."""
