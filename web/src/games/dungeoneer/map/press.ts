/** Keys on what can be pressed on the map: SVG has no buttons. */
import { tick } from 'svelte'

export async function press(event: KeyboardEvent, work: () => void) {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.stopPropagation()
  if (event.repeat) return
  work()
  await tick()
}
