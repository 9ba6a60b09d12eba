"""The rule tests: one file for each chapter of docs/rules/dungeon-lords.md, each test marked with what it shows."""
