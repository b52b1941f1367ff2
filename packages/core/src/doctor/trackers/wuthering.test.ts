import { expect, test } from 'vitest'
import type { FormatReader } from '../rows/draft.ts'
import {
  readKeyedPools,
  readNamedPools,
  readTethys,
  readTracker,
  readTrackerDrive,
  readTrackerHistory,
  readWaveTools,
  readWuwaPal,
} from './wuthering.ts'

const UID = '900000001'
const ROW = { cardPoolType: '2', resourceId: 1503, qualityLevel: 5, name: 'Verina', time: 't', id: 9 }
const SHORT = { n: 'Verina', t: 't', q: 5 }

function read(reader: FormatReader, value: unknown) {
  const draft = reader({ kind: 'json', value })
  if (!draft) return null
  for (const { gameId } of draft.accounts) expect(gameId).toBe('wuthering')
  return draft.accounts.map(({ uid, section, isNewestFirst, rows }) => ({
    ...{ uid, section, isNewestFirst },
    rows: rows.map((row) => row && [row.poolId, row.name, row.time, row.rankType, row.id, row.noPull ?? ''].join(' ')),
  }))
}

const first = (reader: FormatReader, value: unknown) => read(reader, value)?.[0]

test('UIGF-8 the lists of WuWa Tracker, of each of its times', () => {
  expect(first(readTracker, { playerId: UID, pulls: [ROW, 7] })).toEqual({
    ...{ uid: UID, section: 'pulls', isNewestFirst: true, rows: ['2 Verina t 5  ', null] },
  })
  expect(read(readTracker, { playerId: UID })).toBeNull()

  expect(first(readTrackerHistory, [[], [SHORT], [SHORT, 7]])).toEqual({
    ...{ uid: '', section: 'list', isNewestFirst: true, rows: ['2 Verina t 5  ', '3 Verina t 5  ', null] },
  })
  for (const key of ['n', 't', 'q']) expect(read(readTrackerHistory, [[{ ...SHORT, [key]: undefined }]])).toBeNull()
  for (const value of [[[]], [[SHORT], 7], { 1: [SHORT] }]) expect(read(readTrackerHistory, value)).toBeNull()

  const drive = { playerId: UID, data: [[0, [SHORT, ROW]], ['3', [{ ...ROW, cardPoolType: '' }, 7]], 7, [1], [1, 7]] }
  expect(first(readTrackerDrive, drive)).toEqual({
    ...{ uid: UID, section: 'data', isNewestFirst: true },
    rows: ['1 Verina t 5  ', '2 Verina t 5  ', '4     ', null],
  })
  expect(first(readTrackerDrive, { uid: UID, data: [[0, [SHORT]]] })?.uid).toBe(UID)
  expect(read(readTrackerDrive, { uid: UID, data: [7] })).toBeNull()
})

test('UIGF-8 pools under their numbers, with rows that a tool made up', () => {
  const file = { 1: [ROW, { ...ROW, isMock: true }, { ...ROW, isMock: 'true' }, 7], 2: 7, uid: UID, note: [ROW] }
  expect(first(readKeyedPools, file)).toEqual({
    ...{ uid: UID, section: 'pools', isNewestFirst: true },
    rows: ['1 Verina t 5  ', '1 Verina t 5  invented', '1 Verina t 5  ', null],
  })
  expect(first(readKeyedPools, { 1: [], info: { playerId: UID } })?.uid).toBe(UID)
  expect(first(readKeyedPools, { 1: [] })?.uid).toBe('')
  expect(read(readKeyedPools, { note: [ROW], 2: 7 })).toBeNull()
})

test('DOC-1 pools under their names, and rows under another name in the pool that they name', () => {
  const file = { playerId: UID, 角色活动唤取: [ROW], mine: [ROW], count: 7 }
  expect(first(readNamedPools, file)).toEqual({
    ...{ uid: UID, section: 'pools', isNewestFirst: true, rows: ['角色活动唤取 Verina t 5  ', '2 Verina t 5  '] },
  })
  for (const key of ['qualityLevel', 'time']) {
    expect(read(readNamedPools, { mine: [{ ...ROW, [key]: undefined }] })).toBeNull()
  }
  expect(read(readNamedPools, { mine: [], count: 7 })).toBeNull()
})

test('DOC-1 a store of WaveTools has its pools by number or by name', () => {
  const list = [
    { cardPoolId: '3', cardPoolType: 'x', records: [ROW] },
    { cardPoolId: '100', cardPoolType: '角色活动唤取', records: [ROW] },
    { cardPoolType: 'y' },
    7,
  ]
  expect(first(readWaveTools, { info: { uid: UID }, list })).toEqual({
    ...{ uid: UID, section: 'list', isNewestFirst: true, rows: ['3 Verina t 5  ', '角色活动唤取 Verina t 5  '] },
  })
  expect(first(readWaveTools, { list })?.uid).toBe('')
  expect(read(readWaveTools, { list: [{ cardPoolId: '3' }] })).toBeNull()
  expect(read(readWaveTools, { list: [] })).toBeNull()
})

test('DOC-1 banners of WuWa Pal belong to the account of their profile, oldest first', () => {
  const banner = (profile: string, ...items: readonly unknown[]) => ({ profile, name: '1', items })
  const file = {
    version: 2,
    accounts: [
      { displayName: 'me', playerId: UID },
      { displayName: 'me', playerId: '800000001' },
    ],
    banners: [
      banner('me', SHORT, { ...SHORT, s: 'm' }, 7),
      banner('700000001', SHORT),
      banner('x', SHORT),
      banner('me', SHORT),
      banner(''),
    ],
  }
  expect(read(readWuwaPal, file)).toEqual([
    {
      uid: UID,
      section: 'me',
      isNewestFirst: false,
      rows: ['1 Verina t 5  ', '1 Verina t 5  manual', null, '1 Verina t 5  '],
    },
    { uid: '700000001', section: '700000001', isNewestFirst: false, rows: ['1 Verina t 5  '] },
    { uid: '', section: 'x', isNewestFirst: false, rows: ['1 Verina t 5  '] },
    { uid: '', section: 'banners', isNewestFirst: false, rows: [] },
  ])
  expect(read(readWuwaPal, { banners: file.banners, accounts: [] })).toHaveLength(4)
  expect(read(readWuwaPal, { banners: file.banners })).toBeNull()
  expect(read(readWuwaPal, { version: 2 })).toBeNull()
})

test('DOC-1 profiles of WuWa Pal have banners in a list or under their names', () => {
  const profiles = {
    a: {
      player_id: UID,
      banners: [{ store_id: '2', items: [SHORT] }, { name: '3', store_id: '2', items: [SHORT] }, 7],
    },
    b: { player_id: '800000001', banners: { 4: { store_id: '2', items: [SHORT] } } },
    c: { player_id: '700000001', banners: [] },
    d: 7,
  }
  expect(read(readWuwaPal, { profiles })).toEqual([
    { uid: UID, section: 'a', isNewestFirst: false, rows: ['2 Verina t 5  ', '3 Verina t 5  '] },
    { uid: '800000001', section: 'b', isNewestFirst: false, rows: ['4 Verina t 5  '] },
  ])
  expect(read(readWuwaPal, { profiles: { c: profiles.c } })).toBeNull()
})

test('DOC-1 a history of Tethys is known by its signature', () => {
  const file = { format: 'tethys_convene_history', uid: UID, a: [ROW], b: [7], c: 7 }
  expect(first(readTethys, file)).toEqual({
    ...{ uid: UID, section: 'list', isNewestFirst: true, rows: ['2 Verina t 5  ', null] },
  })
  expect(read(readTethys, { ...file, format: 'tethys' })).toBeNull()
})

test.each<[string, FormatReader, unknown]>([
  ['wuwatracker', readTracker, { pulls: [ROW] }],
  ['wuwatracker 2024', readTrackerHistory, [[SHORT]]],
  ['wuwatracker', readTrackerDrive, { data: [[0, [SHORT]]] }],
  ['wuwa-gacha-tool', readKeyedPools, { 1: [ROW] }],
  ['WutheringWavesTool', readNamedPools, { 角色活动唤取: [ROW] }],
  ['WaveTools', readWaveTools, { list: [{ cardPoolId: '3', records: [ROW] }] }],
  ['WuWa Pal', readWuwaPal, { version: 2, banners: [{ profile: 'me', name: '1', items: [SHORT] }] }],
  ['WuWa Pal', readWuwaPal, { profiles: { a: { player_id: UID, banners: { 4: { items: [SHORT] } } } } }],
  ['Tethys', readTethys, { format: 'tethys_convene_history', list: [ROW] }],
])('DOC-1 a file of %s is named after its tool', (name, reader, value) => {
  expect(reader({ kind: 'json', value })?.format).toBe(name)
})
