"""What lies ahead of a hero, as numbers: quests, harm, ways, the odds of dice, the worth of cards."""
