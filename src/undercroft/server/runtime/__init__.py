"""What the person who runs the server sets and sees: `settings`, `logs` and `metrics`.

A server of several processes sets `PROMETHEUS_MULTIPROC_DIR` before it imports `metrics`, so `settings` and `logs` must
not import it.
"""
