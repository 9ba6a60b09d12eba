"""What clients can reach: HTTP routes, the socket of a table, and the commands behind both."""
