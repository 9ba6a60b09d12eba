"""Writing: one task gathers what waits, and each transaction carries out many statements."""
