"""The project's own pytest plug-ins; the conftest.py at the root loads them, so that they hold for every run."""
