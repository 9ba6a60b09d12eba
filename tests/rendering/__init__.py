"""Views as text and as pictures, and refusals as sentences."""
