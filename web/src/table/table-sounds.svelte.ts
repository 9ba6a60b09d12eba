/** The sounds of a table: the reader's turn after a wait, the reader's answer, the event being told, the end. */
import { type SoundName, sounds } from '../base/sound'

/** What goes on at the table. */
interface Table {
  /** Whether the reader is asked, and can see it. */
  readonly asked: boolean
  /** Whether an answer is on its way, and whether it is the reader's own. */
  readonly pending: boolean
  readonly own: boolean
  /** The sound of what is being told. */
  readonly telling: SoundName | undefined
  /** Whether the game has ended; null: that is not known yet. */
  readonly over: boolean | null
}

/** Play the sounds of a table as long as the component that calls this is on the page. */
export function hear(table: Table): void {
  let waited = false
  let over: boolean | null = null
  $effect(() => {
    if (!table.asked) waited = true
    else if (waited && !table.pending) {
      waited = false
      sounds.play('turn')
    }
  })
  $effect(() => {
    if (table.pending && table.own) sounds.play('answer')
  })
  $effect(() => {
    if (table.telling) sounds.play(table.telling)
  })
  $effect(() => {
    if (table.over && over === false) sounds.play('end')
    over = table.over
  })
}
