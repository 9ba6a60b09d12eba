"""What lies on the table, and what a player may answer. No rule is carried out here."""
