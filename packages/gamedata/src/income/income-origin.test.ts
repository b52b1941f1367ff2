import { expect, test } from 'vitest'
import { INCOME } from './income.ts'
import { incomeOrigins, isOriginKind } from './income-origin.ts'

const LISTS = Object.values(INCOME).flatMap(({ sources }) => sources.map(({ src }) => src))
/** From general knowledge alone: no source that could be named. */
const UNNAMED = ['K']

test('PLAN-17 whatever an amount of income comes from has a name that players know, and no code', () => {
  expect(LISTS.length).toBeGreaterThan(70)
  for (const src of LISTS) {
    const origins = incomeOrigins(src)
    const isNamed = src.some((code) => !UNNAMED.includes(code))
    expect(origins.length > 0, src.join()).toBe(isNamed)
    for (const origin of origins) expect(origin).not.toMatch(/^[A-Z]+(#|$)|^$/)
    for (const code of src) if (!UNNAMED.includes(code)) expect(incomeOrigins([code]), code).toHaveLength(1)
  }
})

test('PLAN-17 a source is named once, however many of its announcements an amount comes from', () => {
  expect(incomeOrigins(['CDN#893', 'CDN#996', 'PB'])).toEqual(['official', 'Gacha Pull Bookkeeper'])
  expect(incomeOrigins(['GH', 'PMC', 'WEB'])).toEqual(['Gacha Hub', 'Paimon.moe', 'guides'])
  expect(incomeOrigins(['K', 'XY'])).toEqual([])
  expect(incomeOrigins(['official notice', 'WEB', 'PB']).map(isOriginKind)).toEqual([true, true, false])
})
