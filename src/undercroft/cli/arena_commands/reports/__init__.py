"""What contests have shown: as tables in the terminal, and as a page of HTML with charts."""
