import { expect, test } from 'vitest'
import { utcOffset } from '../../time/zone.ts'
import { summarisePool } from '../figures/pool-summary.ts'
import { GENSHIN } from '../sample-facts.test-data.ts'
import { sampleLog } from '../synthetic/sample-pulls.test-data.ts'
import { seededRandom } from '../synthetic/seeded-random.ts'
import { countPulls } from './count-pulls.ts'

const ASIA = utcOffset(480)
const START = '2025-07-08 20:00:00'
/** Both weapons of that day's banner, and one that a lost flip gives. */
const [FIRST, SECOND, LOST] = ['12514', '13513', '13502'] as const

type Weapon = string | { readonly itemId: string; readonly time: string }

function historyOf(items: readonly Weapon[], start = START) {
  const pulls = sampleLog(
    items.map((item) => ({ poolId: '302', rankType: '5', ...(typeof item === 'string' ? { itemId: item } : item) })),
    start,
  )
  const completeness = new Map([['302', { isCompleteFromStart: true, gaps: [] }]])
  const history = countPulls(pulls, { index: GENSHIN, server: ASIA, completeness }).get('302')
  if (!history) throw new RangeError('no weapon banner')
  return history
}

function outcomes(items: readonly Weapon[], start?: string) {
  return historyOf(items, start).pulls.map(({ outcome }) => outcome)
}

test('GACHA-14 a featured weapon after the other one of its banner may have come by fate points', () => {
  const items = [FIRST, SECOND, FIRST, FIRST, LOST, SECOND, FIRST] as const
  expect(outcomes(items)).toEqual(['won', 'unknown', 'unknown', 'won', 'lost', 'guaranteed', 'unknown'])
  const { fiftyFifty } = summarisePool(historyOf(items), GENSHIN)
  // Behind a featured one of the same banner nothing is a sample, whatever it turned out to be.
  expect(fiftyFifty).toMatchObject({ flips: { won: 1, total: 1 }, byPoint: 3, isGuaranteed: false })
  expect(fiftyFifty?.count).toEqual({ won: 2, lost: 1, guaranteed: 1, unknown: 3 })
})

test('GACHA-14 fate points end with the banner, and older banners had none', () => {
  const next = GENSHIN.facts.history.find(({ pool, start }) => pool === '302' && start > '2025-08-01')
  const later = { itemId: next?.featured5[0] ?? '', time: `${next?.start.slice(0, 10)} 23:00:00` }
  expect(outcomes([FIRST, later])).toEqual(['won', 'won'])
  expect(outcomes(['11504', '14501', '11504'], '2020-12-25 12:00:00')).toEqual(['won', 'won', 'won'])
})

test('GACHA-14 with a chosen weapon or without, the win rate is that of the flips (seed "points")', () => {
  const random = seededRandom('points')
  const banners = GENSHIN.facts.history.filter(({ pool, start }) => pool === '302' && start > '2024-03-13')
  const flips = { won: 0, total: 0 }
  for (let player = 0; player < 30; player += 1) {
    let isGuaranteed = false
    const weapons = banners.flatMap(({ featured5: [first = '', second = first], start }) => {
      const chosen = [first, second, null][player % 3] ?? null
      let hasPoint = false
      return Array.from({ length: 6 }, (_, minute) => {
        const isFeatured: boolean = isGuaranteed || hasPoint || random() < 0.75
        const either = random() < 0.5 ? first : second
        const itemId = hasPoint && chosen ? chosen : isFeatured ? either : LOST
        isGuaranteed = !isFeatured
        hasPoint = chosen !== null && itemId !== chosen
        return { itemId, time: `${start.slice(0, 10)} 23:0${minute}:00` }
      })
    })
    const { fiftyFifty } = summarisePool(historyOf(weapons), GENSHIN)
    flips.won += fiftyFifty?.flips.won ?? 0
    flips.total += fiftyFifty?.flips.total ?? 0
  }
  expect(flips.total).toBeGreaterThan(1000)
  const deviation = Math.sqrt((0.75 * 0.25) / flips.total)
  expect(Math.abs(flips.won / flips.total - 0.75)).toBeLessThan(3 * deviation)
})
