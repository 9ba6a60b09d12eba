import type { Attachment } from 'svelte/attachments'

/** Reports the width and height of an element once it has been laid out and whenever they change, before it is painted.
 * Svelte's own `bind:clientWidth` reads the size while the page is being drawn, which forces a second layout. */
export const elementSize =
  (tell: (width: number, height: number) => void): Attachment<HTMLElement> =>
  (node) => {
    const observer = new ResizeObserver(() => tell(node.clientWidth, node.clientHeight))
    observer.observe(node, { box: 'border-box' })
    return () => observer.disconnect()
  }
