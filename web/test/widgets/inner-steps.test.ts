import { describe, expect, it } from 'vitest'

import { InnerSteps } from '../../src/widgets/inner-steps.svelte'

describe('the steps within a window', () => {
  it('are closed one by one, the last one first, before the window is', () => {
    const steps = new InnerSteps()
    const closed: string[] = []
    const ends = ['form', 'warning'].map((name) => {
      const end = steps.begin(() => {
        closed.push(name)
        end()
      })
      return end
    })
    expect([steps.closeLast(), steps.closeLast(), steps.closeLast()]).toEqual([true, true, false])
    expect(closed).toEqual(['warning', 'form'])
    ends[0]!()
  })
  it('stay open if they want to, and one that has been closed is asked no more', () => {
    const steps = new InnerSteps()
    let asked = 0
    steps.begin(() => (asked += 1))
    const end = steps.begin(() => expect.unreachable())
    end()
    expect([steps.closeLast(), steps.closeLast(), asked]).toEqual([true, true, 2])
  })
})
