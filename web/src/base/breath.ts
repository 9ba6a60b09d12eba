/** Let the browser do something else first, such as answer a finger. Unlike a timer, this does not wait longer in a window
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
