"""Vacations: people say when they are away for some days, and their time stands still at slow tables."""
