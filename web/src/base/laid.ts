/** Do something once an element has been laid out, before that is painted. Reading positions or sizes earlier forces a
 * second layout. Returns a function that cancels it. */
export function laidOut(node: Element, then: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    then()
  })
  observer.observe(node)
  return () => observer.disconnect()
}
