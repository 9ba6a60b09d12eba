/** What follows from the state of a table. Each of these functions is to be called while a component is created. */
import { untrack } from 'svelte'

import { fetchAhead } from '../base/browser/lazy-parts.svelte'
import { settings } from '../base/browser/settings.svelte'
import { yieldToBrowser } from '../base/drawing/yield'
import { onlyMove, onlyReader } from '../client/auto-answer.svelte'
import { counted, myTurns } from '../client/my-turns.svelte'
import { Chooser } from '../game/answers/chooser.svelte'
import { Drafts } from '../game/answers/drafts'
import { skips, wants } from '../game/lesson-steps'
import { loadGame } from '../game/load-game'
import { onlySeat } from '../game/players'
import { met, narrated, narratedTogether, spoken } from '../game/story/log-lines'
import { Progress } from '../study/finished-lessons'
import { PARTS } from './table-parts'
import { hear } from './table-sounds.svelte'
import type { TableState } from './table-state.svelte'

/** Fetch how the game is drawn, then what will probably be wanted next. */
export function loadDrawing(table: TableState): void {
  $effect(() => {
    const { gameId } = table
    if (!gameId || untrack(() => table.game)) return
    // Not again when its texts have come: what has been put together by then would be lost.
    void untrack(() => loadGame(gameId)).then(async (module) => {
      await yieldToBrowser()
      table.play = new Chooser(table.live, module, new Drafts(table.id))
      table.game = module
    })
  })
  $effect(() => {
    const { game } = table
    if (!game) return
    const { menu, hint, result } = PARTS
    return fetchAhead(menu, hint, ...(game.review ? [game.review] : []), result, game.result)
  })
}

/** Answer questions without a choice, unless somebody else plays or something is being looked at; in a lesson, only while it
 * waits for something else. */
export function answerAutomatically(table: TableState, visible: () => boolean): void {
  const { live, story, passing, windows, news } = table
  const passes = $derived(
    settings.passing &&
      table.message !== null &&
      (table.step !== null || !table.message.table.lesson) &&
      onlyReader(table.message.seats),
  )
  $effect(() => {
    const { decision } = live
    const { game, play, takesBack, step } = table
    const only = passes && game ? onlyMove(decision, game, takesBack !== null && takesBack.seat !== null) : null
    const move = only && (!step || skips(step, only.action)) ? only : null
    const looking =
      windows.open || table.holds || news.review !== null || Boolean(play?.proposed ?? play?.refusal ?? live.refused)
    const ready = visible() && live.line === 'open' && !live.pending && !story.going && !looking
    passing.consider(decision, move, ready, settings.speed)
  })
}

/** Give the answers of a plan that the reader wants to use, as long as each is asked for. */
export function usePlan(table: TableState): void {
  const { live } = table
  $effect(() => {
    const { decision } = live
    const { left, answered } = table.using
    const [next, ...rest] = left
    if (next === undefined || !decision || decision.number === answered || live.pending) return
    const given = decision.options.some(({ action }) => action === next) && live.answer(decision, next, true)
    table.using = { left: given ? rest : [], answered: decision.number }
  })
}

/** Whether the step of a lesson that waits for an answer asks for this one. */
function asksOf({ step, decision }: TableState): Chooser['asks'] {
  const legal = decision?.options.map(({ action }) => action) ?? []
  return step && ((action) => wants(step, action, legal))
}

/** Ask the reader what the table asks. */
export function askReader(table: TableState): void {
  const { windows, live } = table
  $effect(() => {
    const { hinting } = windows
    if (hinting && (live.decision?.number !== hinting.number || live.decision.prompt.key !== hinting.prompt.key))
      windows.hinting = null
  })
  $effect(() => {
    table.play?.ask(table.curtain ? null : table.decision)
  })
  $effect(() => {
    if (!table.play) return
    table.play.always = settings.confirm
    table.play.coach = table.guided ? table.stage : null
    table.play.asks = asksOf(table)
  })
}

/** Keep track of the other tables that wait for the reader. */
export function watchTurns(table: TableState): void {
  $effect(() => untrack(() => myTurns.watch(table.id)))
}

/** Say in the page's title whose turn it is, and where the game stands. */
export function titlePage(table: TableState): void {
  $effect(() => {
    const { texts, message, game, gameId, names } = table
    if (table.gone) return
    const turn = table.asked
      ? `● ${texts.text('web-title-turn')}`
      : message
        ? table.waitingShort
        : texts.text('web-connecting')
    const where = game && message && gameId ? game.heading(texts, message.view, names) : texts.text('web-table')
    document.title = `${counted(myTurns.others(table.id))}${turn} · ${where} · Undercroft`
  })
}

/** Put the story into words, and what is new in it once it has come to the present. */
export function narrate(table: TableState): void {
  const { story, news, live } = table
  $effect(() => {
    const { game, texts, players } = table
    if (!game) return
    story.quiet = game.quiet
    story.line = (event) => narrated(texts, event, players, game, story.snapshot?.view)
    story.join = (one, next) => narratedTogether(one, next, (event) => spoken(texts, event, players, game), game)
    const own = onlySeat(players)
    story.met = (event) => met(game, event, own)
  })
  // A page that was loaded again tells the story before the coach has come, who may have something to say in it.
  const lesson = $derived(live.message?.table.lesson)
  $effect(() => {
    if (!lesson) return
    const awaited = untrack(() => new Progress().awaited(live.message?.table.game ?? '', lesson, live.id))
    if (awaited) story.stops = ({ event }) => event === awaited.event
  })
  $effect(() => {
    const { log, going, snapshot } = story
    const { game } = table
    void log
    if (going || !snapshot) return
    untrack(() => {
      const { texts, players, proxies, guided, stage } = table
      news.come(story, game && { game, texts, players, proxies }, guided && stage !== 'finished')
    })
  })
  $effect(() => {
    if (table.over) untrack(() => live.seen())
  })
  // A lesson says its last word before the player looks back.
  $effect(() => {
    if (table.guided && table.stage === 'finished') news.open()
  })
}

/** Play the sounds of the table. */
export function playSounds(table: TableState): void {
  const { live, story, passing } = table
  hear({
    get asked() {
      return table.asked && !table.curtain
    },
    get pending() {
      return live.pending
    },
    get own() {
      return !passing.move
    },
    get telling() {
      return story.now ? table.game?.sounds?.[story.now.event] : undefined
    },
    get over() {
      return table.message && table.over
    },
  })
}
