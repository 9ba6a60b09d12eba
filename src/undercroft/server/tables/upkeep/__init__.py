"""The tables in memory: loaded when used, kept like those of other nodes, bots asked."""
