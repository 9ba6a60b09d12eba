"""Who knows what (DN-20)."""
