"""The rule tests, chapter by chapter as in docs/rules/dungeon-lords.md; each test is marked with its rules."""
