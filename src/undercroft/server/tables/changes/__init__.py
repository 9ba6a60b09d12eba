"""What changes a table apart from answers: seats, undo, hints, open records, another version."""
