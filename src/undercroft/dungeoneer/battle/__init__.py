"""Battle in eight steps (DN-6, DN-16)."""
