"""The terminal program: ``undercroft play`` and the other commands. No rules here: it shows views and sends answers.

Questions, answers, refusals and news are made from decisions and events alone, so every game can be played here. A game
may add a `display.game_drawing.GameDrawing` for its board:

* `board`, `glance` (what the player needs for this decision), `rivals` and `result` are lists of named blocks; a block
  that has not changed is not printed again;
* `remark` and `note` are a few words beside an answer or a question;
* `quiet` names events that the board shows anyway;
* `all_seeing` is the board for replays.
"""


def main() -> None:
    """Run the program `undercroft` (see `program.run`)."""
    from undercroft.cli.program import run

    run()
