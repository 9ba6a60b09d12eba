import type { Attachment } from 'svelte/attachments'

/** Tells how wide and high an element is, once it has been laid out and whenever that changes, before it is painted.
 * Svelte's own `bind:clientWidth` asks while the page is being drawn, so the browser has to lay it out once more. */
export const sized =
  (tell: (width: number, height: number) => void): Attachment<HTMLElement> =>
  (node) => {
    const observer = new ResizeObserver(() => tell(node.clientWidth, node.clientHeight))
    observer.observe(node, { box: 'border-box' })
    return () => observer.disconnect()
  }
