"""A toy game: the kernel's test subject, and the model of a new game (docs/adding-a-game.md).

Two to four seats bid in secret, dig with a die, draw from a hidden deck, rob each other with rats, and cancel
with cats. Its rules stand in `rules`, numbered as real ones are; it uses every contract of the kernel.
"""

from tests.kernel.toy.game import GAME, ToyGame, ToyOptions
from tests.kernel.toy.state import ToyState

__all__ = ["GAME", "ToyGame", "ToyOptions", "ToyState"]
