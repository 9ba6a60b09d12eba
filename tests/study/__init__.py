"""What is computed or told to help somebody to learn."""
