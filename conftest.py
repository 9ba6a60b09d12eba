"""Loads the project's own pytest plug-ins; it lies at the root so that their options exist on every run."""

pytest_plugins = ["tests.rule_coverage"]
