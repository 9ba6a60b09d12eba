"""The building phases of a round, one file a chapter (DL-3 to DL-9), and the years around them."""
