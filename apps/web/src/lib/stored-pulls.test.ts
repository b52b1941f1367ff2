import type { Pull } from '@ephemeris/core/gacha/pull'
import { instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { type Download, pullsOf, replacedBy, withDownload } from '#web/lib/stored-pulls'

const KEY = { gameId: 'genshin', uid: '800000001' } as const
const COVERAGE = { isCompleteFromStart: false, gaps: [], safeUntil: 1 }

function pull(id: string, poolId = '301'): Pull {
  return {
    id: `17161704000001234${id}`,
    poolId,
    time: '2026-05-20 12:01:02',
    itemId: '10000022',
    name: 'Venti',
    itemType: 'Character',
    rankType: '5',
    count: '1',
    gachaId: '',
    order: 0,
  }
}

function download(pulls: readonly Pull[], changes: Partial<Download> = {}): Download {
  return { pulls, coverage: {}, at: instant(1), owner: 'ada', ...changes }
}

function idsOf(stored: ReturnType<typeof withDownload>): readonly string[] {
  return pullsOf(stored).map(({ id }) => id.slice(-2))
}

test('LOCAL-2 a download adds to what is kept, whatever the two overlap in, and every pull keeps all that it says', () => {
  const first = withDownload(null, KEY, download([pull('01'), pull('02', '400')]))
  const second = withDownload(first, KEY, download([pull('02', '400'), pull('03', '302')]))

  expect(second.gameId).toBe('genshin-800000001')
  expect(Object.keys(second.gachaTypes)).toEqual(['301', '302'])
  expect(idsOf(second)).toEqual(['01', '02', '03'])
  expect(pullsOf(second)).toEqual([pull('01'), pull('02', '400'), pull('03', '302')])
})

test('LOCAL-2 what is known of other pools stays', () => {
  const first = withDownload(null, KEY, download([], { coverage: { 301: COVERAGE } }))
  const second = withDownload(first, KEY, download([], { coverage: { 302: COVERAGE } }))
  expect(second.stats.coverage).toEqual({ 301: COVERAGE, 302: COVERAGE })
})

test('LOCAL-2 the pulls of another user of this device are no part of it', () => {
  const others = withDownload(null, KEY, download([pull('01')], { owner: 'bob', coverage: { 301: COVERAGE } }))
  const own = withDownload(others, KEY, download([pull('02')]))
  expect(own.owner).toBe('ada')
  expect(idsOf(own)).toEqual(['02'])
  expect(own.stats.coverage).toEqual({})
})

test('LOCAL-2 after something was taken back on the server, this device holds the same', () => {
  const first = withDownload(null, KEY, download([pull('01'), pull('02')]))
  expect(idsOf(replacedBy(first, KEY, download([pull('02')])))).toEqual(['02'])
})
