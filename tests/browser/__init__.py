"""The web client in Chromium, against a real server. See `conftest.py` for what every test asserts."""
