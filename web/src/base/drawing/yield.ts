/** Yield to the browser, for example to handle a tap. Unlike a timer, this is not throttled in a hidden window. */
export const yieldToBrowser = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(null)
  })

/** Wait until what has been drawn is on the screen. A hidden window is never painted, so there is nothing to wait for. */
export async function afterPaint(): Promise<void> {
  if (document.visibilityState === 'visible') await new Promise((done) => requestAnimationFrame(done))
  await yieldToBrowser()
}
