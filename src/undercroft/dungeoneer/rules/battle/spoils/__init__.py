"""What a battle leaves (DN-6.8, DN-14.4).

Its files: `battle_rewards` (peril and glory), `surviving_monsters`.
"""
