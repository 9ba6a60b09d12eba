"""What the rules of a game are written with: states, frames, decisions, actions and chance."""
