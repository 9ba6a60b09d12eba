/** Do something once an element has been laid out, before that is painted. Who asks for places and sizes sooner makes the
 * browser lay the page out one more time. Returns what calls it off. */
export function laidOut(node: Element, then: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    then()
  })
  observer.observe(node)
  return () => observer.disconnect()
}
