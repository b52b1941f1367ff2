import { expect, test } from 'vitest'
import { utcOffset } from '../../time/zone.ts'
import type { Pull } from '../pull.ts'
import { coverageOfPool, joinCovered, type PoolProof } from './covered-pulls.ts'

const SERVER = utcOffset(0)
const WHOLE = { isCompleteFromStart: true, gaps: [], safeUntil: 1 }
const PART = { isCompleteFromStart: false, gaps: [], safeUntil: 2 }

/** A pull at noon UTC of a day of May 2026. */
function pullOn(day: number, poolId = '301'): Pull {
  return {
    ...{ id: `${poolId} ${day}`, poolId, time: `2026-05-${String(day).padStart(2, '0')} 12:00:00`, itemId: '' },
    ...{ name: 'Venti', itemType: 'Character', rankType: '5', count: '1', gachaId: '', order: 0 },
  }
}

const noonOf = (day: number) => Date.UTC(2026, 4, day, 12)
const gap = (from: number, to: number) => ({ from: noonOf(from), to: noonOf(to) })

interface Side {
  readonly days: readonly number[]
  readonly coverage?: PoolProof
}

function together(kept: Side, come: Side) {
  const sideOf = ({ days, coverage }: Side) => ({
    pulls: days.map((day) => pullOn(day)),
    coverage: coverage ? { 301: coverage } : {},
  })
  return joinCovered(sideOf(kept), sideOf(come), SERVER).coverage[301]
}

test('LOCAL-7 a download of one pool concerns that pool alone', () => {
  expect(coverageOfPool({ 301: WHOLE, 302: PART }, '302')).toEqual({ 302: PART })
  expect(coverageOfPool({ 301: WHOLE, 302: PART }, null)).toEqual({ 301: WHOLE, 302: PART })
})

test('LOCAL-7 the server’s coverage holds where its pulls reach as far as the ones on the device', () => {
  const gaps = { ...PART, gaps: [gap(2, 3)] }
  expect(together({ days: [2, 3], coverage: gaps }, { days: [1, 2, 3, 4], coverage: WHOLE })).toEqual(WHOLE)
  expect(together({ days: [] }, { days: [1], coverage: PART })).toEqual(PART)
})

test('LOCAL-7 pulls may be missing between the pulls on the device and those of the server', () => {
  expect(together({ days: [1, 2], coverage: WHOLE }, { days: [8, 9], coverage: PART })).toEqual({
    isCompleteFromStart: true,
    gaps: [gap(2, 8)],
    safeUntil: 2,
  })
  expect(together({ days: [8, 9], coverage: WHOLE }, { days: [1, 2], coverage: PART })).toEqual({
    ...PART,
    gaps: [gap(2, 8)],
  })
})

test('LOCAL-7 where both meet, the gaps of each hold outside the other, and the server’s always', () => {
  const kept = { ...PART, gaps: [gap(2, 3), gap(6, 7)] }
  const come = { ...WHOLE, gaps: [gap(8, 9)] }
  expect(together({ days: [1, 2, 3, 6, 7], coverage: kept }, { days: [5, 8, 9], coverage: come })).toEqual({
    isCompleteFromStart: false,
    gaps: [gap(2, 3), gap(8, 9)],
    safeUntil: 1,
  })
})

test('LOCAL-7 of a pool of which the server has no pulls, what was known stays', () => {
  expect(together({ days: [1], coverage: { ...PART, gaps: [gap(1, 2)] } }, { days: [], coverage: WHOLE })).toEqual({
    isCompleteFromStart: false,
    gaps: [gap(1, 2)],
    safeUntil: 1,
  })
  expect(together({ days: [1] }, { days: [], coverage: WHOLE })).toEqual({ ...PART, safeUntil: 1 })
})
