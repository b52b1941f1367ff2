import { expect, test } from 'vitest'
import { goalIn, paid, planIn, resultsOf } from './sample-goals.test-data.ts'

test('PLAN-50 the pulls by a goal’s date are the sum of what is there and of each layer, at both ends', () => {
  const goals = [goalIn('genshin', '301', { days: 20 }), goalIn('genshin', '301', { days: 40 })]
  const input = planIn('genshin', goals, {
    owned: { primogem: 250, intertwined_fate: 2 },
    maybe: { spent: { primogem: 160 } },
    payments: [
      paid(5, ['primogem', 400]),
      paid(10, ['primogem', 700], { layer: 'usual', low: 100, high: 1_000 }),
      paid(15, ['intertwined_fate', 3], { layer: 'bought' }),
      paid(30, ['intertwined_fate', 20]),
    ],
  })
  const [first, second] = resultsOf(input)
  expect(first?.parts).toEqual({
    now: { low: 3, high: 4 },
    certain: { low: 3, high: 3 },
    usual: { low: 0, high: 6 },
    bought: { low: 3, high: 3 },
  })
  for (const result of [first, second]) {
    const ends = Object.values(result?.parts ?? {})
    expect(ends.reduce((sum, { low }) => sum + low, 0)).toBe(result?.pulls.low)
    expect(ends.reduce((sum, { high }) => sum + high, 0)).toBe(result?.pulls.high)
  }
  expect(second?.parts.certain.low).toBe(23)
})
