"""What happens to tables later: the slow noticed, forgotten bots asked, the old ones deleted."""
