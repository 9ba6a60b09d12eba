/** Keys on what can be pressed on the map: SVG has no buttons. */
export function press(event: KeyboardEvent, work: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.stopPropagation()
  if (!event.repeat) work()
}

/** Whether focus has come by the keyboard: a pointer must find what it presses where it is. */
export const hasKeys = ({ currentTarget }: FocusEvent): boolean =>
  currentTarget instanceof Element && currentTarget.matches(':focus-visible')
