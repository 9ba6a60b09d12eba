"""``undercroft arena``: what is learnt from games between bots.

`arena_program` are the commands, `contest_command`, `fit_command`, `dataset_command` and `make_puzzles_command` what
they run. `reports.printed_tables` prints standings, `reports.html_report` writes them as a page of HTML with the charts
of `reports.html_charts`, put together with `reports.html_markup`; `reports.report_words` has what both of them say.
"""

from undercroft.cli.arena_commands.arena_program import arena

__all__ = ["arena"]
