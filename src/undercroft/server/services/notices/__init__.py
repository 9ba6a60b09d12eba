"""Notices: people hear that it is their turn, once, when they want to, and where they want to.

The change of a table that asks somebody writes a row of `questions`, and one of `due` (`storage.writing.due_rows`), in
its own transaction; the change that answers deletes the first. `turn_notices` looks when a row of `due` comes up: it
finds out whom a notice is due to (`notice_times`), and writes one for each channel, again with a row of `due`.
`notice_delivery` takes it to its target by a carrier (`services.carriers`), as often as is needed.

While a seat is away because its time ran out, its row of `questions` says so instead, and its person hears of that
once.

So no notice is lost if a node dies. One whose node dies just after it was sent is sent again, with the same id, by
which mail programs, browsers and webhooks recognise it.

`notice_channels` are the commands of people, `page_sights` knows who has a page before their eyes, `stored_sights`
keeps when that ended, `notice_texts` makes the texts, which hold nothing of what a seat knows.
"""
