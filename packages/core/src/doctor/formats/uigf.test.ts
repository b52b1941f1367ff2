import { expect, test } from 'vitest'
import { OWN_APP } from '../../gacha/exchange/extension.ts'
import { FileRecord } from '../../json/file-record.ts'
import { extensionAccounts, extensionProblems } from './ephemeris.ts'
import { readSingleList, uigf4Accounts, uigf4Problems, uigf4Unread } from './uigf.ts'

const ROW = { gacha_type: '301', time: 't', name: 'Cool Steel', id: '7' }

function recordOf(value: unknown): FileRecord {
  const record = FileRecord.of(value)
  if (!record) throw new RangeError('no record')
  return record
}

function sections(app: string, file: Readonly<Record<string, unknown>>) {
  const accounts = uigf4Accounts(recordOf({ info: { export_app: app }, ...file }))
  return accounts.map(({ rows, ...account }) => ({ ...account, rows: rows.map((row) => row?.name ?? null) }))
}

const account = (more: Readonly<Record<string, unknown>> = {}) => ({ uid: 1, timezone: 8, list: [ROW, 7], ...more })

test('UIGF-4 each section has the accounts of its game', () => {
  const plain = {
    ...{ uid: '1', zone: { hours: 8, isTrusted: true }, isNewestFirst: false },
    ...{ isOurs: false, findings: [], rows: ['Cool Steel', null] },
  }
  expect(
    sections('a tool', { hk4e: [account(), 7, account({ list: 7 }), account()], hkrpg: [account()], nap: [account()] }),
  ).toEqual([
    { ...plain, gameId: 'genshin', section: 'hk4e 1' },
    { ...plain, gameId: 'genshin', section: 'hk4e 4' },
    { ...plain, gameId: 'starrail', section: 'hkrpg 1' },
    { ...plain, gameId: 'zenless', section: 'nap 1' },
  ])
})

test('DOC-3 tools that write a zone which is not that of their times are not believed, whatever their capitals', () => {
  const trusted = (app: string) => sections(app, { hk4e: [account()] })[0]?.zone?.isTrusted
  const tools = [
    ...['GenshinUID', 'Yunzai-Bot', 'NekoGame', 'ZenlessTools', 'TeyvatGuide', 'Snap Hutao', 'HoyoBuddy', 'hoyo-buddy'],
    ...['heybox', '小黑盒', 'StarDB', 'star-rail-warp-export', 'pizza'],
  ]
  expect(tools.map(trusted)).toEqual(tools.map(() => false))
  expect(trusted('Starward')).toBe(true)
  expect(sections('a tool', { hk4e: [account({ timezone: 'x' })] })[0]?.zone).toEqual({ hours: null, isTrusted: true })
})

test('DOC-10 tools that write both character banners as one are named, of genshin alone', () => {
  const codes = (app: string) =>
    sections(app, { hk4e: [account()], nap: [account()] }).map(({ findings }) => findings?.map(({ code }) => code))
  for (const app of ['genshin-wish-export', 'StarDB']) expect(codes(app)).toEqual([['second_banner_merged'], []])
  for (const app of ['my-stardb', 'stardb2']) expect(codes(app)).toEqual([[], []])
})

test('DOC-4 our own files are believed', () => {
  const flags = (app: string) => sections(app, { nap: [account()] }).map(({ isOurs }) => isOurs)
  expect([flags('StarDB'), flags(`x${OWN_APP}`), flags(OWN_APP)]).toEqual([[false], [false], [true]])
})

test('UIGF-4 an account without a list is reported', () => {
  const file = { hk4e: [account(), 7], nap: [{ uid: '1' }] }
  expect(uigf4Problems(recordOf(file))).toEqual([
    { section: 'hk4e 2', row: null, rows: 0, fault: 'list_missing' },
    { section: 'nap 1', row: null, rows: 0, fault: 'list_missing' },
  ])
  expect(uigf4Problems(recordOf({}))).toEqual([])
})

test('DOC-32 sections of other games are named with their rows', () => {
  const file = { info: {}, hk4e: [account()], other: [account(), {}, 7], bh3: [account()], ephemeris: [account()] }
  expect(uigf4Unread(recordOf(file)).map(({ rows }) => rows.map((row) => row?.unreadAs))).toEqual([
    ['other', 'other'],
    [],
    [],
    ['bh3', 'bh3'],
  ])
})

test('UIGF-6 accounts of our extension are of the game that they name; others are reported', () => {
  const accounts = [account({ game_id: 'wuthering' }), account({ game_id: 'x' }), 7, { game_id: 'genshin' }]
  const root = recordOf({ info: { export_app: OWN_APP }, ephemeris: { accounts } })
  expect(extensionAccounts(root)).toMatchObject([
    {
      ...{ gameId: 'wuthering', uid: '1', section: 'ephemeris 1', isOurs: true },
      ...{ zone: { hours: 8, isTrusted: true }, rows: [{ name: 'Cool Steel' }, null] },
    },
  ])
  expect(extensionProblems(root)).toEqual([
    { section: 'ephemeris 2', row: null, rows: 2, fault: 'list_missing' },
    { section: 'ephemeris 3', row: null, rows: 0, fault: 'list_missing' },
    { section: 'ephemeris 4', row: null, rows: 0, fault: 'list_missing' },
  ])
  const others = recordOf({ ephemeris: { accounts: [account({ game_id: 'genshin', timezone: '' })] } })
  expect(extensionAccounts(others)).toMatchObject([{ isOurs: false, zone: null }])
  expect([extensionAccounts(recordOf({})), extensionProblems(recordOf({}))]).toEqual([[], []])
})

function single(info: unknown, list: unknown = [{ ...ROW, uid: 9 }, 7]) {
  const draft = readSingleList({ kind: 'json', value: { info, list } })
  const [first] = draft?.accounts ?? []
  if (!draft || !first) return null
  return [draft.format, first.gameId, first.uid, first.section, first.isNewestFirst ? 'newest first' : 'oldest first']
}

test('UIGF-5 one list is of the standard that its head names', () => {
  expect(single({ uigf_version: 'v2.3', uid: 1 })).toEqual(['UIGF v2.3', 'genshin', '1', 'UIGF', 'oldest first'])
  expect(single({ uigf_version: 'v2.3' })).toEqual(['UIGF v2.3', 'genshin', '9', 'UIGF', 'oldest first'])
  expect(single({ srgf_version: 'v1.0' })).toEqual(['SRGF v1.0', 'starrail', '9', 'SRGF', 'oldest first'])
  expect(single({ srgf_version: 'v1.0', uigf_version: 'v3.0' })).toEqual([
    ...['Starward v3.0', null, '9', 'UIGF', 'oldest first'],
  ])
  expect(single({ export_app: 'Starward' })).toEqual(['Starward', null, '9', 'UIGF', 'oldest first'])
  expect(single({ export_app: 'Starward', srgf_version: 'v1.0' })?.[0]).toBe('SRGF v1.0')
  expect(single({}, [{ ...ROW, uigf_gacha_type: '301' }])).toEqual(['UIGF v2.0', 'genshin', '', 'UIGF', 'oldest first'])
  expect(single({ wwgf_version: 'v0.1b' })).toEqual(['WWGF v0.1b', 'wuthering', '9', 'WWGF', 'newest first'])
})

test('UIGF-8 rows of Kuro’s log, or a signed empty list, are of WutheringWavesUID', () => {
  const kuro = ['WutheringWavesUID', 'wuthering', '1', 'WutheringWavesUID', 'newest first']
  expect(single({ uid: 1 }, [{ cardPoolType: '1', resourceId: 1 }])).toEqual(kuro)
  expect(single({ uid: 1, export_app: 'WutheringWavesUID' }, [])).toEqual(kuro)
  expect(single({ uid: 1 }, [{ cardPoolType: '1' }])).toBeNull()
  expect(single({ uid: 1 }, [{ resourceId: 1 }])).toBeNull()
  expect(single({ uid: 1 }, [])).toBeNull()
  expect(single({ uid: 1, export_app: 'WutheringWavesUID' }, [ROW])).toBeNull()
})

test('UIGF-5 a list without a head of a standard and without its columns is of something else', () => {
  expect(single({ uid: 1 })).toBeNull()
  expect(single({ uigf_version: 'v2.3' }, { 1: ROW })).toBeNull()
  expect(single({ export_app: 'Starward' }, [{ name: 'x' }])).toBeNull()
  expect(readSingleList({ kind: 'json', value: [ROW] })).toBeNull()
})

test('DOC-3 the zone of one list is that of its head', () => {
  const zone = (info: unknown) => readSingleList({ kind: 'json', value: { info, list: [ROW] } })?.accounts[0]?.zone
  expect(zone({ uigf_version: 'v2.3', region_time_zone: -5 })).toEqual({ hours: -5, isTrusted: true })
  expect(zone({ uigf_version: 'v2.3', region_time_zone: 0, export_app: 'GenshinUID' })).toEqual({
    hours: 0,
    isTrusted: false,
  })
  expect(zone({ uigf_version: 'v2.3' })).toBeNull()
})
