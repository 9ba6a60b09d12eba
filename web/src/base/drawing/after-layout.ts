/** Do something once an element has been laid out, before it is painted. Reading positions or sizes earlier forces a
 * second layout. Returns a function that cancels this. */
export function afterLayout(node: Element, then: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    then()
  })
  observer.observe(node)
  return () => observer.disconnect()
}
