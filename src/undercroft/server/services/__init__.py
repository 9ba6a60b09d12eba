"""The parts of one process, started and stopped together, and whether they can be used."""
