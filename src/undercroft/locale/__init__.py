"""The words of Undercroft in English, Russian and Italian. Knows no game: it gets plain data and gives back text."""
