"""What one reader may know of a table, and the connection that brings it."""
