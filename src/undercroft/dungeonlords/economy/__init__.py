"""What lords gain, lose and owe: goods, wages, evil and the paladin (DL-6, DL-7, DL-8)."""
