"""Tests of the server: over HTTP and sockets for the most part, as clients see it."""
