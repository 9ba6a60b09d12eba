"""What lies on the table, and the numbers that follow from it. No rule is carried out here."""
