/** Yield to the browser, for example to handle a tap. Unlike a timer, this does not wait longer in a window
 * that nobody sees. */
export const breath = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(null)
  })

/** Wait until what has been drawn is on the screen. A window that nobody sees is not painted, and does not wait. */
export async function painted(): Promise<void> {
  if (document.visibilityState === 'visible') await new Promise((done) => requestAnimationFrame(done))
  await breath()
}
