"""The terminal program: ``undercroft play`` and the other commands. No rules here: it shows views and sends answers."""


def main() -> None:
    """The program `undercroft`."""
    from undercroft.cli.app import run

    run()
