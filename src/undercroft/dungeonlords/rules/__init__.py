"""The rules (DL-2 to DL-22): the phases of a round, combat, economy, and `scoring`."""
