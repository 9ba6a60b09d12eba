"""What the person who runs the server sets and sees: `settings`, `logs` and `metrics`.

`metrics` must not be imported before `PROMETHEUS_MULTIPROC_DIR` is set, if it is to be set at all, so nothing here
imports it on the side.
"""
