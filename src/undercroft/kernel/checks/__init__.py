"""What must hold in every game, checked while one is played: `properties` at each decision, by `position_checks`."""
