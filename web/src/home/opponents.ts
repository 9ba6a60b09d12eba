/** The bots that this browser plays against: their level is the one chosen last, at first the lowest. */
import { ByGame, local, type Store } from '../base/browser/storage'
import type { GameHead } from '../generated/protocol'

const KEY = 'undercroft-rivals'

interface Kept {
  bot: string
}

export class Rivals {
  readonly #kept: ByGame<Kept>

  constructor(store: Store | null = local) {
    this.#kept = new ByGame(KEY, store)
  }

  of(game: GameHead): string {
    const { bot } = this.#kept.of(game.id)
    return typeof bot === 'string' && game.bots.includes(bot) ? bot : (game.levels[0] ?? game.rival)
  }

  choose(game: GameHead, bot: string): void {
    this.#kept.keep(game.id, { bot })
  }
}
