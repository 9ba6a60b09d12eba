"""Tests of the server: by HTTP and sockets for the most part, as clients see it."""
