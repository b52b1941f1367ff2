import { expect, test } from 'vitest'
import type { FormatReader } from '../rows/draft.ts'
import { readPomMoe } from '../trackers/pom-moe.ts'
import { readStarRailStation } from '../trackers/star-rail-station.ts'
import { readStarDb } from '../trackers/stardb.ts'

function read(reader: FormatReader, value: unknown) {
  return reader({ kind: 'json', value })?.accounts ?? null
}

const STATION = { uid: '7', itemId: 20000, timestamp: 1768050691000, rarity: 3, gachaId: '2001' }

test('DOC-1 a backup of StarRailStation has a profile in each store of warps', () => {
  const store = { items_11: [STATION, { ...STATION, gachaType: 12 }, 7], items_x: [STATION], note: [STATION] }
  const accounts = read(readStarRailStation, {
    data: { stores: { '1_warp-v2': store, '2_warp-v2': { items_1: [] }, '1_other': store, 'x_warp-v': store } },
  })
  expect(accounts).toMatchObject([{ gameId: 'starrail', uid: '', section: '1_warp-v2', isNewestFirst: true }])
  expect(accounts?.[0]?.rows).toMatchObject([
    { id: '7', itemId: '20000', time: '1768050691000', poolId: '11', gachaId: '2001', rankType: '3' },
    { poolId: '12' },
    null,
    { poolId: 'x' },
  ])
  expect(accounts?.[0]?.rows).toHaveLength(4)
  expect(read(readStarRailStation, { data: { stores: { '1_other': store } } })).toBeNull()
  expect(read(readStarRailStation, { data: {} })).toBeNull()
})

test('DOC-2 a pull that a player typed into StarRailStation is none', () => {
  const rows = [STATION, { ...STATION, manual: true }, { ...STATION, manual: false }, { ...STATION, itemId: 0 }]
  const [account] = read(readStarRailStation, { data: { stores: { '1_warp-v2': { items_11: rows } } } }) ?? []
  expect(account?.rows.map((row) => row?.noPull ?? 'pull')).toEqual(['pull', 'manual', 'pull', 'manual'])
})

const STAR = { id: 7, item_id: 1102, timestamp: '2026-01-10T05:11:30Z', official: true }

test('DOC-1 an export of StarDB has the accounts of all games, with what it loses', () => {
  const account = (uid: number, pools: unknown) => ({ uid, warps: pools, signals: pools, wishes: pools })
  const pools = { 11: [STAR, 7], note: 7 }
  const user = {
    hsr: { uids: [account(600000001, pools), account(700000001, {}), { uid: 1 }, 7] },
    zzz: { uids: [account(1300000001, pools)] },
    gi: { uids: [account(800000001, pools)] },
  }
  const accounts = read(readStarDb, { user })
  const is = accounts?.map(({ gameId, uid, section, isNewestFirst, findings = [] }) => [
    ...[gameId, uid, section, isNewestFirst],
    ...findings.flatMap(({ code, values }) => [code, ...values]),
  ])
  expect(is).toEqual([
    ['starrail', '600000001', 'hsr 600000001', false, 'pools_absent', '21', '22'],
    ['zenless', '1300000001', 'zzz 1300000001', false, 'pools_absent', '102', '103'],
    ['genshin', '800000001', 'gi 800000001', false, 'second_banner_merged', '400'],
  ])
  for (const { rows } of accounts ?? []) {
    expect(rows).toMatchObject([{ id: '7', poolId: '11', itemId: '1102', time: STAR.timestamp }, null])
  }
})

test('DOC-2 a row of StarDB that is not official may be invented', () => {
  const rows = [STAR, { ...STAR, official: false }, { ...STAR, official: undefined }]
  const [account] = read(readStarDb, { user: { hsr: { uids: [{ uid: 1, warps: { 11: rows } }] } } }) ?? []
  expect(account?.rows.map((row) => row?.noPull ?? 'pull')).toEqual(['pull', 'invented', 'pull'])
})

test('DOC-1 a user without a list of accounts is none of StarDB', () => {
  expect(read(readStarDb, { user: { hsr: { uids: 7 } } })).toBeNull()
  expect(read(readStarDb, { user: {} })).toBeNull()
  expect(read(readStarDb, { hsr: { uids: [] } })).toBeNull()
  expect(read(readStarDb, { user: { gi: { uids: [] } } })).toEqual([])
})

const POM = { id: '7', itemId: 1102, name: 'Seele', time: 't', rarity: 5, bannerCode: '2001' }

test('DOC-1 pom.moe names the account in the game’s answer, and that answer is surer than the rest', () => {
  const raw = { uid: 600000001, gacha_type: '12', name: '希儿', item_type: '角色' }
  const profile = {
    character: [{ ...POM, raw: JSON.stringify(raw) }, POM, 7],
    lightcone: [{ ...POM, raw: { ...raw, gacha_type: '' } }],
    standard: [POM],
    beginner: [POM],
    other: [POM],
  }
  const accounts = read(readPomMoe, { me: profile, settings: { character: [] } })
  expect(accounts).toMatchObject([
    {
      ...{ gameId: 'starrail', uid: '600000001', isNewestFirst: false },
      findings: [{ code: 'pools_absent', rows: 0, values: ['21', '22'] }],
      rows: [
        {
          id: '7',
          poolId: '12',
          gachaId: '2001',
          itemId: '1102',
          name: '希儿',
          time: 't',
          itemType: '角色',
          rankType: '5',
        },
        { poolId: '11', name: 'Seele', itemType: '' },
        null,
        { poolId: '12' },
        { poolId: '1' },
        { poolId: '2' },
        { poolId: 'other' },
      ],
    },
  ])
  expect(read(readPomMoe, { me: { character: [POM] } })).toBeNull()
  expect(read(readPomMoe, { me: { lightcone: [POM] } })).toBeNull()
  expect(read(readPomMoe, [])).toBeNull()
})
