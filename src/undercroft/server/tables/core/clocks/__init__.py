"""The clocks of a table: arithmetic (`answer_clocks`), and those of one table (`table_clocks`)."""
