"""Games played by numbers: observations, choices that are illegal, seeds, and files of many games."""
