"""Work outside the event loop: bots, chronicles and studies in processes of their own, long tasks in small parts."""
