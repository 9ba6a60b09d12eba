"""Who may be asked what: frames, windows, options and why not."""
