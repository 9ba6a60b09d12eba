"""The variants that need more than a line where the rules stand (DN-13)."""
