/** SHA-256 for pages loaded over plain HTTP from another machine, where the browser's own is missing. */
const primes = (n: number): number[] => {
  const found: number[] = []
  for (let candidate = 2; found.length < n; candidate++)
    if (found.every((prime) => candidate % prime)) found.push(candidate)
  return found
}
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)))
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const blocks = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) << 6) + 64))
  bytes.forEach((byte, i) => blocks.setUint8(i, byte))
  blocks.setUint8(bytes.length, 0x80)
  blocks.setUint32(blocks.byteLength - 8, Math.floor(bytes.length / 2 ** 29))
  blocks.setUint32(blocks.byteLength - 4, bytes.length * 8)
  const state = Int32Array.from(START)
  const words = new Int32Array(64)
  for (let block = 0; block < blocks.byteLength; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) words[i] = blocks.getInt32(block + i * 4)
      else {
        const [late, early] = [words[i - 2] ?? 0, words[i - 15] ?? 0]
        const mixed =
          (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)) + (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3))
        words[i] = mixed + (words[i - 7] ?? 0) + (words[i - 16] ?? 0)
      }
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    for (let i = 0; i < 64; i++) {
      const first =
        h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (words[i] ?? 0)
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + word
  }
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
