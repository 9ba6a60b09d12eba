"""The tables in memory: loaded when used, bots asked, deadlines kept, the old ones deleted."""
