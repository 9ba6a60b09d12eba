"""What a battle leaves (DN-6.8, DN-14.4, DN-14.5).

Its files: `battle_rewards` (peril and glory), `monster_glory` (a card for a beaten monster), `surviving_monsters`.
"""
