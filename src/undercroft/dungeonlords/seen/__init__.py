"""Who knows what (DL-2)."""
