"""Who knows what (DL-20): views, dealt worlds, and the census of components."""
