/** Small sounds, synthesised by the browser: no files, and no sound before the person has touched the page. */
export type SoundName = 'turn' | 'answer' | 'strike' | 'wound' | 'magic' | 'good' | 'end'

/** One voice: from one pitch to another, `at` seconds after the sound begins; `noise` rasps instead of singing. */
interface Voice {
  wave: OscillatorType | 'noise'
  from: number
  to: number
  at: number
  length: number
  loud: number
}
const voice = (wave: Voice['wave'], from: number, to: number, at: number, length: number, loud: number): Voice => ({
  wave,
  from,
  to,
  at,
  length,
  loud,
})

export const SOUNDS: Record<SoundName, readonly Voice[]> = {
  turn: [voice('triangle', 587, 587, 0, 0.16, 0.5), voice('triangle', 880, 880, 0.13, 0.3, 0.45)],
  answer: [voice('sine', 420, 300, 0, 0.07, 0.4)],
  strike: [voice('noise', 2400, 500, 0, 0.1, 0.4), voice('square', 150, 70, 0, 0.12, 0.22)],
  wound: [voice('sawtooth', 240, 80, 0, 0.3, 0.22), voice('noise', 700, 200, 0, 0.16, 0.25)],
  magic: [voice('sine', 520, 1240, 0, 0.26, 0.28), voice('sine', 784, 1860, 0.06, 0.26, 0.16)],
  good: [voice('triangle', 523, 523, 0, 0.12, 0.4), voice('triangle', 659, 659, 0.1, 0.2, 0.4)],
  end: [523, 659, 784, 1047].map((pitch, i) => voice('triangle', pitch, pitch, i * 0.15, 0.45, 0.4)),
}

/** The shortest time before the same sound is played again, in milliseconds. */
const REST = 90
const VOLUME = 0.16

export class Sounds {
  on = true
  #context: AudioContext | null = null
  #touched = false
  #last = new Map<SoundName, number>()

  constructor(
    private readonly make: () => AudioContext = () => new AudioContext(),
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** The person has touched the page: from now on, sounds are allowed. */
  touch(): void {
    this.#touched = true
    if (this.on && this.#context?.state === 'suspended') void this.#context.resume().catch(() => undefined)
  }

  play(name: SoundName | undefined): void {
    if (!name || !this.on || !this.#touched) return
    const now = this.clock()
    if (now - (this.#last.get(name) ?? -Infinity) < REST) return
    this.#last.set(name, now)
    try {
      const context = (this.#context ??= this.make())
      if (context.state === 'suspended') void context.resume().catch(() => undefined)
      for (const one of SOUNDS[name]) speak(context, one)
    } catch {
      // A browser without Web Audio is a quiet one.
      this.on = false
    }
  }
}

function speak(context: AudioContext, { wave, from, to, at, length, loud }: Voice): void {
  const start = context.currentTime + at
  const end = start + length
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud * VOLUME, start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  gain.connect(context.destination)
  const source =
    wave === 'noise' ? rasp(context, from, to, start, length, gain) : tone(context, wave, from, to, start, end, gain)
  source.start(start)
  source.stop(end + 0.02)
}

function tone(
  context: AudioContext,
  wave: OscillatorType,
  from: number,
  to: number,
  start: number,
  end: number,
  into: AudioNode,
): AudioScheduledSourceNode {
  const source = context.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(from, start)
  source.frequency.exponentialRampToValueAtTime(to, end)
  source.connect(into)
  return source
}

function rasp(
  context: AudioContext,
  from: number,
  to: number,
  start: number,
  length: number,
  into: AudioNode,
): AudioScheduledSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1
  const source = context.createBufferSource()
  source.buffer = buffer
  const filter = context.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + length)
  source.connect(filter).connect(into)
  return source
}

export const sounds = new Sounds()

/** Sounds wait for the first touch or key. */
export function watchTouch(): void {
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, () => sounds.touch(), { capture: true, passive: true })
}
