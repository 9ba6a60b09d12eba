"""The policy: quick answers for all players, with which search plays its worlds out."""
