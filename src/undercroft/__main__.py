"""``python -m undercroft`` is the program `undercroft`."""

from undercroft.cli import main

if __name__ == "__main__":
    main()
