import { expect, test } from 'vitest'
import { goalPlaces } from '#web/features/plan/picture/goal-places'

const SIDES = { left: 34, right: 700 }
const at = (...xs: number[]) =>
  goalPlaces(
    xs.map((x) => ({ x, name: 'Durin' })),
    SIDES,
  )

test('PLAN-12 two goals of one day are on one pole, with discs, names and ladders on both sides of it', () => {
  const [first, second] = at(300, 300)
  expect([first?.x, second?.x]).toEqual([300, 300])
  expect([first?.flag.isLeft, second?.flag.isLeft]).toEqual([true, false])
  expect([first?.labels.isLeft, second?.labels.isLeft]).toEqual([true, false])
  expect((second?.discPx ?? 0) - (first?.discPx ?? 0)).toBeGreaterThanOrEqual(20)
  expect((second?.ladderPx ?? 0) - (first?.ladderPx ?? 0)).toBeGreaterThanOrEqual(8)
})

test('PLAN-12 two goals of one day are stacked where a name would be cut at its side of the fork', () => {
  const [first, second] = goalPlaces(
    ['Durin', "Angelos' Heptades"].map((name) => ({ x: 600, name })),
    SIDES,
  )
  expect([first?.discPx, second?.discPx]).toEqual([0, 0])
  expect([first?.flag.row, second?.flag.row]).toEqual([1, 0])
  expect([first?.flag.isLeft, second?.flag.isLeft]).toEqual([true, true])
  expect([first?.hasLadder, second?.hasLadder]).toEqual([true, true])
})

test('PLAN-12 three and more goals of one day are stacked, and the last one has the ladder', () => {
  const places = at(300, 300, 300, 600)
  expect(places.slice(0, 3).map(({ discPx }) => discPx)).toEqual([0, 0, 0])
  expect(new Set(places.slice(0, 3).map(({ flag }) => flag.row)).size).toBe(3)
  expect(places.map(({ hasLadder }) => hasLadder)).toEqual([false, false, true, true])
})

test('PLAN-12 goals of different days have poles of their own', () => {
  expect(at(100, 300).map(({ x, discPx }) => [x, discPx])).toEqual([
    [100, 0],
    [300, 0],
  ])
})
