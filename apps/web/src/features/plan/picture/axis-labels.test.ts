import { expect, test } from 'vitest'
import { axisLabels } from '#web/features/plan/picture/axis-labels'

const frame = { today: 'Aujourd’hui', left: 34, widthPx: 260 }
const labelsAt = (...xs: number[]) =>
  axisLabels(
    xs.map((x) => ({ x, text: '11 août' })),
    frame,
  ).map(({ x }) => x)

test('PLAN-12 no date below the picture lies on another one or on the present day', () => {
  expect(labelsAt(80)).toEqual([])
  expect(labelsAt(170, 150, 210)).toEqual([150, 210])
})

test('PLAN-12 the last date stays in the picture', () => {
  const [x = 0] = labelsAt(255)
  expect(x).toBeLessThan(240)
  expect(x).toBeGreaterThan(230)
})
