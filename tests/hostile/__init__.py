"""Records and positions that somebody has tampered with, in every place where the program reads one."""
