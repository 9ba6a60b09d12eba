"""Work outside the event loop: bots, chronicles and studies in separate processes, long tasks in small parts."""
