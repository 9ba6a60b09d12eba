"""The greedy bot: it reads its view alone, and looks hardly ahead."""
