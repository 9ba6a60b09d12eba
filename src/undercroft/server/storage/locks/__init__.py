"""Locks: on the data folder, on the database, and between processes that write."""
