"""Combat (DL-11): rounds, planning, and the steps of a battle, one file each."""
