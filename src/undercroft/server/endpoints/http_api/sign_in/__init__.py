"""People who keep their games, over HTTP; `services.people` does the work."""
