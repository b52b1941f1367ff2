import { instant } from '@ephemeris/core/time/instant'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goalPlaces } from '#web/features/plan/picture/goal-places'
import { axisLabels, needLabels, rightMargin } from '#web/features/plan/picture/labels'
import { plateWidthPx } from '#web/features/plan/picture/pole-spaces'
import { EDGE_PX, scalesOf } from '#web/features/plan/picture/scales'

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

const DAY = 86_400_000
const amount = fc.integer({ min: 0, max: 200 })

test('PLAN-12 no label of a need lies on another one or on a line, and each stays in its space', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amount, amount, amount), { minLength: 1, maxLength: 20 }),
      fc.array(amount, { minLength: 1, maxLength: 4 }),
      fc.record({
        isLeft: fc.boolean(),
        x: fc.integer({ min: 40, max: 340 }),
        spacePx: fc.integer({ min: 0, max: 300 }),
      }),
      (saved, pulls, place) => {
        const days = saved.map(([certain, low, high], day) => ({
          ...{ day: day as never, at: instant(day * DAY), sources: [], isExpected: false },
          ...{ certain, usual: { low, high }, bought: { low: high, high } },
        }))
        const picture = { from: instant(0), to: instant(20 * DAY), days, goals: [] }
        const scales = scalesOf(picture, { widthPx: 360, heightPx: 320, flagRows: 1 })
        const needs = pulls.toSorted((a, b) => a - b).map((need) => ({ pulls: need, texts: [`90% · ${need}`, '90%'] }))
        const labels = needLabels(place, picture, { scales, needs })
        for (const [index, { y, text }] of labels.entries()) {
          const farPx = 12 + plateWidthPx(text)
          expect(farPx).toBeLessThanOrEqual(place.spacePx)
          const above = labels[index - 1]
          if (above) expect(y - above.y).toBeGreaterThanOrEqual(14)
          const from = place.isLeft ? place.x - farPx : place.x + 12
          const shown = days.filter(
            ({ at }, day) => scales.x(at) <= from + farPx - 12 && scales.x(days[day + 1]?.at ?? picture.to) > from,
          )
          for (const { certain, usual, bought } of shown) {
            for (const line of [certain, usual.low, usual.high, bought.high]) {
              expect(Math.abs(scales.y(line) - y)).toBeGreaterThanOrEqual(7)
            }
          }
        }
      },
    ),
  )
})

test('PLAN-12 a label that has no room for the pulls says the chance alone', () => {
  const picture = { from: instant(0), to: instant(20 * DAY), days: [], goals: [] }
  const scales = scalesOf(picture, { widthPx: 360, heightPx: 320, flagRows: 1 })
  const needs = [{ pulls: 40, texts: ['75% · 1–136', '75%'] }]
  const texts = [200, 43, 20].map((spacePx) =>
    needLabels({ x: 100, isLeft: false, spacePx }, picture, { scales, needs }),
  )
  expect(texts.map((labels) => labels.map(({ text }) => text))).toEqual([['75% · 1–136'], ['75%'], []])
})

test('PLAN-12 needs that are near to each other have a label each, beside what they need', () => {
  const day = { day: 0 as never, at: instant(0), sources: [], isExpected: false }
  const saved = { certain: 10, usual: { low: 10, high: 10 }, bought: { low: 10, high: 10 } }
  const picture = { from: instant(0), to: instant(20 * DAY), days: [{ ...day, ...saved }], goals: [] }
  const scales = {
    ...scalesOf(picture, { widthPx: 360, heightPx: 320, flagRows: 1 }),
    y: (pulls: number) => 290 - 2 * pulls,
  }
  const needs = [78, 82].map((pulls) => ({ pulls, texts: [`${pulls}`] }))
  const labels = needLabels({ x: 100, isLeft: false, spacePx: 200 }, picture, { scales, needs })
  expect(labels.map(({ text }) => text)).toEqual(['82', '78'])
  expect(labels.map(({ y, needY }) => Math.abs(y - needY) < 14)).toEqual([true, true])
})

test('PLAN-12 beside the last pole there is room for its labels, on a phone and where two goals share the day', () => {
  const one = fc.record({
    at: fc.integer({ min: 1, max: 20 * DAY }),
    text: fc.constantFrom('50% · 9', '100% · 107–187'),
  })
  const days = [0].map((day) => ({
    ...{ day: day as never, at: instant(0), sources: [], isExpected: false },
    ...{ certain: 10, usual: { low: 10, high: 10 }, bought: { low: 10, high: 10 } },
  }))
  const picture = { from: instant(0), to: instant(20 * DAY), days, goals: [] }
  fc.assert(
    fc.property(fc.integer({ min: 280, max: 700 }), fc.array(one, { minLength: 1, maxLength: 4 }), (widthPx, some) => {
      const goals = some.toSorted((a, b) => a.at - b.at)
      const placesAt = (rightPx: number) => {
        const scales = scalesOf(picture, { widthPx, heightPx: 320, flagRows: 1, rightPx })
        const sides = { left: scales.left, right: widthPx - EDGE_PX }
        return {
          scales,
          places: goalPlaces(
            goals.map(({ at }) => ({ x: scales.x(at), name: 'Durin' })),
            sides,
          ),
        }
      }
      const plain = placesAt(EDGE_PX)
      const texts = goals.map(({ text }) => [text])
      const margin = rightMargin(plain.places, texts, plain.scales)
      expect(margin).toBeGreaterThanOrEqual(EDGE_PX)
      expect(margin).toBeLessThanOrEqual(0.4 * widthPx)
      if (margin === 0.4 * widthPx) return
      const { places } = placesAt(margin)
      const last = places.at(-1)
      const [text = ''] = texts.at(-1) ?? []
      if (last?.labels.isLeft === false) expect(last.labels.spacePx).toBeGreaterThanOrEqual(12 + plateWidthPx(text))
    }),
  )
})
