"""At least one test for each card face: what it does, and when it does nothing."""
