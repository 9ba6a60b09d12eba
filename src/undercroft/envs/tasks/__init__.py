"""What a learner is to do, how well it does it, and agents that have learnt it."""
