import { expect, test } from 'vitest'
import { utcOffset } from '../../time/zone.ts'
import type { FactIndex } from '../facts.ts'
import type { Pull } from '../pull.ts'
import { GENSHIN, STARRAIL, WUTHERING, ZENLESS } from '../sample-facts.test-data.ts'
import { samplePull } from '../synthetic/sample-pulls.test-data.ts'
import { judgesOf } from './judge.ts'

const ASIA = utcOffset(480)
const AMERICA = utcOffset(-300)

function judged(index: FactIndex, pull: Pull, server = ASIA) {
  return judgesOf(index, server).among(() => [[pull]])(pull, null)
}

const KNOWN = [
  ['Keqing on her banner', GENSHIN, '301', '10000042', '2021-02-20 12:00:00', 'featured'],
  ['Keqing after it', GENSHIN, '301', '10000042', '2021-03-10 12:00:00', 'lost'],
  ['Mizuki on her banner', GENSHIN, '301', '10000109', '2025-02-20 12:00:00', 'featured'],
  ['Mizuki after it', GENSHIN, '301', '10000109', '2025-04-01 12:00:00', 'lost'],
  ['a standard bow while it was featured', GENSHIN, '302', '15502', '2023-05-05 12:00:00', 'featured'],
  ['the bow later', GENSHIN, '302', '15502', '2025-06-01 12:00:00', 'lost'],
  ['Blade on his rerun, beside two other banners', STARRAIL, '11', '1205', '2025-07-25 13:00:00', 'unknown'],
  ['Blade after it', STARRAIL, '11', '1205', '2025-09-01 12:00:00', 'lost'],
  ['Silver Wolf on her rerun', STARRAIL, '11', '1006', '2025-09-10 13:00:00', 'featured'],
  ['Silver Wolf after she became permanent', STARRAIL, '11', '1006', '2026-05-01 12:00:00', 'lost'],
  ['Caesar on her rerun', ZENLESS, '2', '1071', '2025-07-01 13:00:00', 'featured'],
  ['Caesar after she became permanent', ZENLESS, '2', '1071', '2026-08-05 12:00:00', 'lost'],
  ['Verina', WUTHERING, '1', '1503', '2026-02-10 12:00:00', 'lost'],
  ['Verina in the first weeks', WUTHERING, '1', '1503', '2024-06-01 12:00:00', 'lost'],
  ['Jinhsi before the known banners begin', WUTHERING, '1', '1304', '2024-07-01 12:00:00', 'featured'],
  ['an item newer than the facts', GENSHIN, '301', '10999999', '2026-05-20 12:00:00', 'unknown'],
  ['an item whose id nobody knows', GENSHIN, '301', '', '2026-05-20 12:00:00', 'unknown'],
  ['Zhongli long after his banners', GENSHIN, '301', '10000030', '2019-01-01 12:00:00', 'unknown'],
] as const

test.each(KNOWN)('GACHA-10 %s', (_, index, poolId, itemId, time, judgement) => {
  expect(judged(index, samplePull({ poolId, itemId, time, rankType: '5' }))).toBe(judgement)
})

test('GACHA-10 both character banners of genshin are one pool', () => {
  const keqing = samplePull({ poolId: '400', itemId: '10000042', time: '2021-02-20 12:00:00' })
  expect(judged(GENSHIN, keqing)).toBe('featured')
})

test('GACHA-10 the instant counts: a version opens world-wide, a banner closes on each clock', () => {
  const wanderer = { poolId: '301', itemId: '10000022' }
  const opening = samplePull({ ...wanderer, time: '2020-09-27 22:00:00' })
  expect(judged(GENSHIN, opening, AMERICA)).toBe('featured')
  expect(judged(GENSHIN, opening)).toBe('unknown')
  const closing = samplePull({ ...wanderer, time: '2020-10-18 17:59:59' })
  for (const server of [ASIA, AMERICA]) {
    expect(judged(GENSHIN, closing, server)).toBe('featured')
    expect(judged(GENSHIN, { ...closing, time: '2020-10-18 18:00:00' }, server)).toBe('unknown')
  }
})
