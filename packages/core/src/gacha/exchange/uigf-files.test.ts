import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseWallTime } from '../../time/wall-time.ts'
import { infoOf, readGoodSample, readSample, uigfSample, uigfSampleRow } from './sample-file.test-data.ts'

function pullsOf(file: unknown, fallbackUid = '') {
  return readGoodSample(file, fallbackUid).accounts.flatMap(({ pulls }) => pulls)
}

function faultsOf(rows: readonly unknown[]) {
  return readGoodSample(uigfSample(rows)).problems.map(({ row, fault }) => [row, fault])
}

const KEQING = { item_id: '10000042', name: 'Keqing', item_type: 'Character', rank_type: '5' }
const SRGF_ROW = {
  gacha_type: '11',
  gacha_id: '2399',
  item_id: '20020',
  time: '2026-01-13 15:11:20',
  id: '1768334400000195860',
}

test.each([
  ['a list', '[]', 'unknown_format'],
  ['another file', { a: 1 }, 'unknown_format'],
  ['a list of something else', { list: [{ a: 1 }] }, 'unknown_format'],
  ['a version to come', { info: infoOf('v5.0'), hk4e: [] }, 'newer_version'],
  ['an extension to come', { info: infoOf('v4.2'), ephemeris: { version: '2.0', accounts: [] } }, 'newer_version'],
  ['more rows than anyone has', uigfSample(Array.from({ length: 200_001 }, () => 0)), 'too_many_rows'],
] as const)('UIGF-1 %s is refused', (_, file, reason) => {
  expect(readSample(file)).toEqual({ ok: false, reason })
})

test.each([
  ['UIGF 4.2', { info: infoOf('v4.2'), hk4e: [] }],
  ['UIGF 4.2 with an account', { info: infoOf('v4.2'), nap: [{ uid: '1300000001', timezone: 8, list: [] }] }],
  ['our extension', { info: infoOf('v4.2'), ephemeris: { version: '1.0', accounts: [] } }],
  ['UIGF 3', { info: { uid: '800000001', uigf_version: 'v3.0' }, list: [] }],
  ['UIGF 2 without a UID', { info: { uigf_version: 'v2.2' }, list: [] }],
  ['SRGF', { info: { srgf_version: 'v1.0', uid: '600000001' }, list: [] }],
  ['WWGF', { info: { wwgf_version: 'v0.1b', uid: '900000001' }, list: [] }],
  ['WutheringWavesUID', { info: { export_app: 'WutheringWavesUID', version: 'v2.0', uid: '900000001' }, list: [] }],
  ['wuwatracker', { version: '0.0.2', playerId: '900000001', pulls: [] }],
  ['wuwa-gacha-tool', { 1: [], 2: [], uid: '900000001' }],
] as const)('UIGF-1 a file of %s without a pull is recognised and refused as empty', (_, file) => {
  expect(readSample(file)).toEqual({ ok: false, reason: 'no_pulls' })
})

test('UIGF-2 ids keep all nineteen digits, written as text or as numbers', () => {
  const rows = [uigfSampleRow(), uigfSampleRow({ id: '1768021200000279851' })]
  const text = JSON.stringify(uigfSample(rows))
  const asNumbers = text.replaceAll(/"id":"(\d+)"/g, '"id":$1')
  expect(asNumbers).toContain('"id":1768021200000279851}')
  expect(readGoodSample(asNumbers)).toEqual(readGoodSample(text))
  expect(readGoodSample(`\uFEFF${text}`)).toEqual(readGoodSample(text))
  expect(pullsOf(text).map(({ id }) => id)).toEqual(['1768021200000279850', '1768021200000279851'])
})

test('UIGF-3 control characters, lone surrogates and texts without end are no names; rows left out are counted by pool', () => {
  const { accounts, problems } = readGoodSample(
    uigfSample([
      uigfSampleRow({ id: '1', item_id: '99999', name: 'a\u0000b' }),
      uigfSampleRow({ id: '2', item_id: '99999', name: '\ud800' }),
      uigfSampleRow({ id: '3', gacha_type: '302', item_type: 'x'.repeat(200) }),
      uigfSampleRow({ id: '4', gacha_type: 'x', uigf_gacha_type: '' }),
      uigfSampleRow({ id: '5' }),
    ]),
  )
  expect(problems.map(({ row, fault }) => [row, fault])).toEqual([
    [1, 'text_invalid'],
    [2, 'text_invalid'],
    [3, 'text_invalid'],
    [4, 'pool_invalid'],
  ])
  expect(accounts.map(({ pulls, skipped }) => [pulls.length, skipped])).toEqual([[1, { 301: 2, 302: 1 }]])
})

test('UIGF-2 digits inside of texts stay as they are', () => {
  const name = 'a \\" 1768021200000279850 : 1768021200000279851 \\\\'
  const file = JSON.stringify(uigfSample([uigfSampleRow({ item_id: '999', name: 'NAME' })])).replace('NAME', name)
  expect(pullsOf(file)[0]?.name).toBe(JSON.parse(`"${name}"`))
})

test('UIGF-3 a bad row is named with its reason and costs no other', () => {
  expect(
    faultsOf([
      uigfSampleRow(),
      'row',
      uigfSampleRow({ id: '2', time: '2026-02-30 00:00:00' }),
      uigfSampleRow({ id: '3', time: '9999-99-99' }),
      uigfSampleRow({ id: '4', time: '2019-01-01 00:00:00' }),
      uigfSampleRow({ id: '5', gacha_type: 'x', uigf_gacha_type: '' }),
      uigfSampleRow({ id: '6', item_id: '', name: '' }),
      uigfSampleRow({ id: '7', item_id: '999', name: 'new', rank_type: 'x' }),
      uigfSampleRow(),
      uigfSampleRow({ id: '8', gacha_type: '900' }),
    ]),
  ).toEqual([
    [2, 'not_a_record'],
    [3, 'time_invalid'],
    [4, 'time_invalid'],
    [5, 'time_invalid'],
    [6, 'pool_invalid'],
    [7, 'item_missing'],
    [9, 'duplicate'],
  ])
})

test('UIGF-3 an account without a good UID or list is left out with its rows, the others stay', () => {
  const rows = [uigfSampleRow(), uigfSampleRow({ id: '2' })]
  const file = {
    info: infoOf('v4.0'),
    hk4e: [{ uid: 'x', timezone: 8, list: rows }, { uid: 800000001, timezone: 8, list: rows }, { uid: '800000002' }],
    bh3: [{ uid: '800000001', list: [{}, {}, {}] }],
  }
  const { accounts, problems } = readGoodSample(file)
  expect(accounts.map(({ uid, pulls }) => [uid, pulls.length])).toEqual([['800000001', 2]])
  expect(problems).toEqual([
    { section: 'hk4e 1', row: null, rows: 2, fault: 'uid_invalid' },
    { section: 'hk4e 3', row: null, rows: 0, fault: 'list_missing' },
    { section: 'bh3', row: null, rows: 3, fault: 'section_unsupported' },
  ])
})

test('GACHA-16 names, kinds and ranks are those of the facts, whatever language the file has; an unknown item stays', () => {
  const [known, byName, unknown] = pullsOf(
    uigfSample([
      uigfSampleRow({ ...KEQING, id: '1', name: '刻晴', item_type: '角色', rank_type: '' }),
      uigfSampleRow({ id: '2', item_id: '', name: ' 冷刃 ', item_type: '', rank_type: '' }),
      uigfSampleRow({ id: '3', item_id: '99999', name: '新武器', item_type: '武器', rank_type: '4', count: undefined }),
    ]),
  )
  expect(known).toMatchObject({ itemId: '10000042', name: 'Keqing', itemType: 'Character', rankType: '5' })
  expect(byName).toMatchObject({ itemId: '11301', name: 'Cool Steel', itemType: 'Weapon', rankType: '3' })
  expect(unknown).toMatchObject({ itemId: '99999', name: '新武器', itemType: 'Weapon', rankType: '4', count: '1' })
})

test('UIGF-4 zenless keeps its own ranks, also out of a file that has raised them', () => {
  const row = { gacha_type: '2', item_id: '1191', time: '2026-01-10 13:11:31', id: '1' }
  for (const rank of ['4', '5']) {
    const file = {
      info: infoOf('v4.2'),
      nap: [{ uid: '1300000001', timezone: 8, list: [{ ...row, rank_type: rank }] }],
    }
    expect(pullsOf(file)).toMatchObject([{ rankType: '4', itemType: 'Agents' }])
  }
})

test.each([
  [8, '2026-01-10 13:11:31'],
  [0, '2026-01-10 21:11:31'],
  [-5, '2026-01-11 02:11:31'],
  [undefined, '2026-01-10 13:11:31'],
])('UIGF-4 a file at UTC%+d is brought to the clock of the server; 0 is a zone', (timezone, time) => {
  expect(pullsOf(uigfSample([uigfSampleRow({ id: '7' })], { timezone }))).toMatchObject([{ time }])
})

test('UIGF-5 versions 2 and 3 and SRGF are read; rows without an id are known by their occurrence', () => {
  const legacy = (version: string, rows: readonly unknown[]) => ({
    info: { uid: '800000001', uigf_version: version, region_time_zone: 8 },
    list: rows,
  })
  expect(readGoodSample(legacy('v3.0', [uigfSampleRow()])).format).toBe('UIGF v3.0')
  const old = { item_id: '', name: '冷刃', item_type: '武器' }
  const rows = [uigfSampleRow({ ...old, id: '' }), uigfSampleRow({ ...old, id: null }), uigfSampleRow()]
  const { format, accounts, problems } = readGoodSample(legacy('v2.2', rows))
  expect([format, problems]).toEqual(['UIGF v2.2', []])
  expect(accounts[0]?.pulls.map(({ id }) => id)).toEqual([
    '301-20260110131131-11301-2',
    '301-20260110131131-11301-1',
    '1768021200000279850',
  ])
  const srgf = {
    info: { srgf_version: 'v1.0', uid: '600000001', lang: 'zh-cn', region_time_zone: -5 },
    list: [SRGF_ROW],
  }
  expect(readGoodSample(srgf)).toMatchObject({
    format: 'SRGF v1.0',
    accounts: [
      { gameId: 'starrail', uid: '600000001', pulls: [{ time: SRGF_ROW.time, gachaId: '2399', rankType: '3' }] },
    ],
  })
})

test('UIGF-6 an account stands in a section and in the extension, and is one', () => {
  const newer = {
    gacha_type: '102',
    item_id: '1191',
    time: '2026-02-01 12:00:00',
    id: '1769918400000000002',
    rank_type: '4',
  }
  const file = {
    info: infoOf('v4.2'),
    nap: [{ uid: '1300000001', timezone: 8, list: [{ ...newer, gacha_type: '2', id: '1769918400000000001' }] }],
    ephemeris: {
      version: '1.7',
      more: [],
      accounts: [{ game_id: 'zenless', uid: '1300000001', timezone: 8, list: [newer] }],
    },
  }
  expect(readGoodSample(file).accounts).toMatchObject([
    { uid: '1300000001', pulls: [{ poolId: '2' }, { poolId: '102' }] },
  ])
})

test('UIGF-6 a row that stands in both is named as doubled', () => {
  const row = { gacha_type: '2', item_id: '1191', time: '2026-02-01 12:00:00', id: '2', rank_type: '4' }
  const account = { uid: '1300000001', timezone: 8, list: [row] }
  const file = {
    info: infoOf('v4.2'),
    nap: [account],
    ephemeris: { version: '1.0', accounts: [{ game_id: 'zenless', ...account }] },
  }
  const { accounts, problems } = readGoodSample(file)
  expect(accounts[0]?.pulls).toHaveLength(1)
  expect(problems).toEqual([{ section: 'zenless 1300000001', row: null, rows: 1, fault: 'duplicate' }])
})

const TIME = '2026-05-20 12:01:02'
const VERINA = { resourceId: 1503, qualityLevel: 5, resourceType: '共鸣者', name: '维里奈', count: 1, time: TIME }
const SWORD = { resourceId: 21020013, qualityLevel: 3, resourceType: '武器', name: '暗夜迅刀', count: 1, time: TIME }
const INFO = { uid: '500000001', region_time_zone: 8 }
const WWGF = { item_id: '21020013', gacha_id: '0001', gacha_type: '角色活动唤取', time: TIME, id: '17161704000012345' }

/** Newest first: the 5-star was drawn before the last sword. */
const KURO_ROWS = [SWORD, VERINA, SWORD]

test.each([
  ['wuwa-gacha-tool', { uid: '500000001', 1: KURO_ROWS, 2: [] }],
  [
    'WutheringWavesUID',
    { info: { ...INFO, version: 'v2.0' }, list: KURO_ROWS.map((row) => ({ ...row, cardPoolType: '1' })) },
  ],
  ['WutheringWavesUID', { info: INFO, list: KURO_ROWS.map((row) => ({ ...row, cardPoolType: '角色精准调谐' })) }],
  ['WWGF v0.1b', { info: { ...INFO, wwgf_version: 'v0.1b' }, list: [WWGF, { ...WWGF, item_id: '1503' }, WWGF] }],
  [
    'wuwatracker',
    {
      playerId: '500000001',
      pulls: [1, 2, 3].map((group) => ({
        ...(group === 2 ? { ...VERINA, resourceId: null, name: 'Verina' } : SWORD),
        cardPoolType: 1,
        time: '2026-05-20T17:01:02+00:00',
        group,
      })),
    },
  ],
] as const)('UIGF-8 a file of %s for wuthering is read on the clock of the server', (format, file) => {
  const reading = readGoodSample(file)
  expect(reading.format).toBe(format)
  expect(reading.problems).toEqual([])
  expect(reading.accounts).toMatchObject([{ gameId: 'wuthering', uid: '500000001' }])
  expect(reading.accounts[0]?.pulls.map(({ id, time, order }) => [id, time, order])).toEqual([
    ['1-20260520120102-21020013-2', TIME, 1],
    ['1-20260520120102-1503-1', TIME, 2],
    ['1-20260520120102-21020013-1', TIME, 3],
  ])
})

test('UIGF-8 where the file does not name the account, the given one is meant', () => {
  expect(readGoodSample({ 1: KURO_ROWS }, '900000001').accounts).toMatchObject([{ uid: '900000001' }])
  expect(readGoodSample({ 1: KURO_ROWS }).problems).toEqual([
    { section: 'pools', row: null, rows: 3, fault: 'uid_missing' },
  ])
})

test('UIGF-10 whatever zone a file claims, its rows have times that the calendar has, or are left out', () => {
  const edge = fc.constantFrom(
    '2020-09-01 00:00:00',
    '2099-12-31 23:59:59',
    '9999-12-31 23:59:59',
    '0000-01-01 00:00:00',
  )
  const anyTime = fc.date({ noInvalidDate: true, min: new Date(Date.UTC(0, 0)), max: new Date(Date.UTC(9999, 11, 31)) })
  const time = fc.oneof(
    edge,
    anyTime.map((date) => date.toISOString().slice(0, 19).replace('T', ' ')),
  )
  const law = fc.property(time, fc.integer({ min: -99, max: 99 }), (text, timezone) => {
    const { accounts, problems } = readGoodSample(uigfSample([uigfSampleRow({ time: text })], { timezone }))
    const pulls = accounts.flatMap((account) => account.pulls)
    expect(pulls.length + problems.length).toBe(1)
    for (const pull of pulls) {
      expect(parseWallTime(pull.time)).not.toBeNull()
      expect(pull.time >= '2020-09-01' && pull.time < '2100').toBe(true)
    }
    for (const problem of problems) expect(problem.fault).toBe('time_invalid')
  })
  fc.assert(law, { numRuns: 300 * Number(process.env.EPHEMERIS_RUNS ?? 1) })
})
