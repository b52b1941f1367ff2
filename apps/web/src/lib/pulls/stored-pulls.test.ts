import type { Pull } from '@ephemeris/core/gacha/pull'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import { instant } from '@ephemeris/core/time/instant'
import { utcOffset } from '@ephemeris/core/time/zone'
import { expect, test } from 'vitest'
import {
  accountOf,
  type PullDownload,
  pullsOf,
  recordsFor,
  withDownload,
  withUndoing,
} from '#web/lib/pulls/stored-pulls'

const SERVER = utcOffset(480)
const KEY = { gameId: 'genshin', uid: '800000001' } as const
const COVERAGE = { isCompleteFromStart: true, gaps: [], safeUntil: 1 }

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

function download(pulls: readonly Pull[], changes: Partial<PullDownload> = {}): PullDownload {
  return { pulls, coverage: {}, server: SERVER, at: instant(1), owner: 'ada', ...changes }
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

test('LOCAL-2 what is known of other pools stays, what is known of the fetched one is renewed', () => {
  const later = { isCompleteFromStart: true, gaps: [{ from: 1, to: 2 }], safeUntil: 9 }
  const first = withDownload(null, KEY, download([pull('01'), pull('02', '302')], { coverage: { 301: COVERAGE } }))
  const second = withDownload(first, KEY, download([pull('02', '302')], { coverage: { 302: later } }))
  expect(second.stats.coverage).toEqual({ 301: COVERAGE, 302: later })
  const third = withDownload(second, KEY, download([pull('01'), pull('03')], { coverage: { 301: later } }))
  expect(third.stats.coverage).toEqual({ 301: later, 302: later })
})

test('LOCAL-2 (C109) the pulls of another user of this device are no part of it', () => {
  const others = withDownload(null, KEY, download([pull('01')], { owner: 'bob', coverage: { 301: COVERAGE } }))
  const own = withDownload(others, KEY, download([pull('02')]))
  expect(own.owner).toBe('ada')
  expect(idsOf(own)).toEqual(['02'])
  expect(own.stats.coverage).toEqual({})
})

const keysIn = (pulls: readonly Pull[]) => new Set(pulls.map(pullKey))

test('LOCAL-8 what an undoing took off the server leaves the device; what only the device had stays', () => {
  const first = withDownload(null, KEY, download([pull('01'), pull('02'), pull('03')]))
  const left = withUndoing(first, KEY, { download: download([pull('03')]), gone: keysIn([pull('02')]) })
  expect(idsOf(left)).toEqual(['01', '03'])
})

test('LOCAL-8 a pull of another pool under the same id stays', () => {
  const [own, other] = [pull('01'), pull('01', '302')]
  const first = withDownload(null, KEY, download([own, other]))
  expect(pullsOf(first)).toEqual([own, other])
  const left = withUndoing(first, KEY, { download: download([]), gone: keysIn([own]) })
  expect(pullsOf(left)).toEqual([other])
})

test('LOCAL-8 an undoing on an empty or emptied server takes nothing off the device', () => {
  const first = withDownload(null, KEY, download([pull('01'), pull('02')], { coverage: { 301: COVERAGE } }))
  const left = withUndoing(first, KEY, { download: download([]), gone: new Set() })
  expect(idsOf(left)).toEqual(['01', '02'])
  expect(left.stats.coverage).toEqual({ 301: COVERAGE })
})

test('LOCAL-8 what an undoing brings back comes to the device', () => {
  const first = withDownload(null, KEY, download([pull('01')]))
  const restored = download([pull('01'), pull('02')])
  expect(idsOf(withUndoing(first, KEY, { download: restored, gone: new Set() }))).toEqual(['01', '02'])
})

test('LOCAL-8 a pool that has lost pulls keeps nothing that was proven with them', () => {
  const coverage = { 301: COVERAGE, 302: COVERAGE }
  const first = withDownload(null, KEY, download([pull('01'), pull('02'), pull('03', '302')], { coverage }))
  const gone = keysIn([pull('02')])
  const left = withUndoing(first, KEY, { download: download([]), gone })
  expect(left.stats.coverage).toEqual({ 302: COVERAGE })
})

test('LOCAL-9 (C109) two users of this device have the same account, each with a record of their own', () => {
  const adas = withDownload(null, KEY, download([pull('01')]))
  expect(recordsFor('ada', KEY, { placed: adas, waiting: null })).toEqual({ own: adas, displaced: null })

  const { own, displaced } = recordsFor('bob', KEY, { placed: adas, waiting: null })
  expect(own).toBeNull()
  expect(displaced).toEqual({ ...adas, gameId: 'genshin-800000001@ada' })

  const bobs = withDownload(own, KEY, download([pull('02')], { owner: 'bob' }))
  const again = recordsFor('ada', KEY, { placed: bobs, waiting: displaced })
  expect(again).toEqual({ own: displaced, displaced: { ...bobs, gameId: 'genshin-800000001@bob' } })
  expect(withDownload(again.own, KEY, download([])).gameId).toBe('genshin-800000001')
  expect(recordsFor('ada', KEY, { placed: null, waiting: displaced }).own).toEqual(displaced)
})

test('LOCAL-21 a record says whose account it is, in its place and where it waits', () => {
  const own = withDownload(null, KEY, download([pull('01')]))
  expect(accountOf(own, own.owner)).toEqual([KEY])
  expect(accountOf({ ...own, gameId: `genshin-800000001@${own.owner}` }, own.owner)).toEqual([KEY])
  expect(accountOf(own, 'somebody else')).toEqual([])
  for (const gameId of ['unheard-1', 'genshin', '']) expect(accountOf({ ...own, gameId }, own.owner)).toEqual([])
  expect(accountOf(null, own.owner)).toEqual([])
})
