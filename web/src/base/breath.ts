/** Let the browser do something else first, such as answer a finger. */
export const breath = () => new Promise<void>((done) => setTimeout(done))
