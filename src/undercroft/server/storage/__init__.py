"""Where tables are kept: a relational database, written by one task."""
