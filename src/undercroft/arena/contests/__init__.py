"""Contests between bots: who plays whom, the games on one machine or on several, and the folder that keeps them."""
