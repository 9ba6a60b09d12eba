"""Who knows what (DL-20): views, dealt worlds, and the census of components.

`view_parts` says what the parts of a view show, by whitelist, so a new field of the position stays secret until it is
named there; `answer_offers` says what the viewer's answers cost and bring. `view_builder` puts the parts together and
makes again only those that have changed, which is what lets a server take a snapshot for each reader at each event.
`census` counts the components wherever they lie, and `year_balances` what a year has cost and brought.
"""
