"""Records and positions that somebody has tampered with, for everything that reads one: see `test_hostile`."""
