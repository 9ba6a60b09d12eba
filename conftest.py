"""Loads the project's own pytest plug-ins; it lies at the root so that their options exist on every run."""

from hypothesis import HealthCheck, settings

pytest_plugins = [
    "tests.plugins.same_start",
    "tests.plugins.processes",
    "tests.plugins.tiers",
    "tests.rule_coverage",
    "tests.server.databases",
]

# By default an example may take 200 ms, and making examples not long either: too little on a loaded machine.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
