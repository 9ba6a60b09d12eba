import { describe, expect, it } from 'vitest'

import { type SoundName, SOUNDS, Sounds } from '../../src/base/sound'

/** An AudioContext that only counts. */
function pretend(state: AudioContextState = 'running') {
  const heard = { made: 0, started: 0, resumed: 0 }
  const param = () => ({ setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined })
  const node = () => ({
    connect: (to: unknown) => to,
    start: () => void heard.started++,
    stop: () => undefined,
    gain: param(),
    frequency: param(),
    type: '',
    buffer: null,
  })
  const make = () => {
    heard.made++
    return {
      state,
      currentTime: 0,
      sampleRate: 100,
      destination: {},
      resume: () => (heard.resumed++, Promise.resolve()),
      createGain: node,
      createOscillator: node,
      createBufferSource: node,
      createBiquadFilter: node,
      createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    } as unknown as AudioContext
  }
  return { heard, make }
}

describe('sounds', () => {
  it('keep still until the person has touched something, and when they are off', () => {
    const { heard, make } = pretend()
    const sounds = new Sounds(make, () => 0)
    sounds.play('turn')
    expect(heard.made).toBe(0)
    sounds.on = false
    sounds.touch()
    sounds.play('turn')
    expect(heard).toEqual({ made: 0, started: 0, resumed: 0 })
    sounds.on = true
    sounds.play('turn')
    expect(heard).toEqual({ made: 1, started: SOUNDS.turn.length, resumed: 0 })
  })
  it('all can be played, by one context, and wake it up', () => {
    const { heard, make } = pretend('suspended')
    const sounds = new Sounds(make, () => 0)
    sounds.touch()
    for (const name of Object.keys(SOUNDS) as SoundName[]) sounds.play(name)
    expect(heard.made).toBe(1)
    expect(heard.started).toBe(Object.values(SOUNDS).flat().length)
    expect(heard.resumed).toBeGreaterThan(0)
  })
  it('do not rattle', () => {
    const { heard, make } = pretend()
    let now = 0
    const sounds = new Sounds(make, () => now)
    sounds.touch()
    for (now of [0, 20, 40, 60]) sounds.play('answer')
    expect(heard.started).toBe(1)
    now = 200
    sounds.play('answer')
    expect(heard.started).toBe(2)
    sounds.play(undefined)
    expect(heard.started).toBe(2)
  })
  it('are without a browser that has none', () => {
    const sounds = new Sounds(
      () => {
        throw new Error('no audio')
      },
      () => 0,
    )
    sounds.touch()
    sounds.play('end')
    expect(sounds.on).toBe(false)
  })
})
