"""What the games of a contest show: standings, ratings, and how sure they are."""
