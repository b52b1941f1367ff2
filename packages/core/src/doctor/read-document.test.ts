import { expect, test } from 'vitest'
import { readGoodSample, readSample, uigfSampleRow } from '../gacha/exchange/sample-file.test-data.ts'

const ID = '176802120000027985'
const row = (place: number, change: Readonly<Record<string, unknown>> = {}) =>
  uigfSampleRow({ id: `${ID}${place}`, time: `2026-01-10 13:11:3${place}`, ...change })
const account = (list: readonly unknown[], uid = '800000001') => ({ uid, timezone: 8, list })
const sections = (...hk4e: readonly unknown[]) => ({ info: { version: 'v4.2' }, hk4e })

test('UIGF-3 two parts of one account are one, and a pull in both counts once', () => {
  const file = sections(account([row(1), row(2)]), account([row(2), row(3), row(4, { time: 'x' })]))
  const { accounts, problems } = readGoodSample(file)
  expect(accounts).toMatchObject([{ uid: '800000001', skipped: { 301: 1 }, diagnosis: { rows: 5 } }])
  expect(accounts[0]?.pulls.map(({ id }) => id)).toEqual([`${ID}1`, `${ID}2`, `${ID}3`])
  expect(problems).toEqual([
    { section: 'hk4e 2', row: 3, rows: 1, fault: 'time_invalid' },
    { section: 'genshin 800000001', row: null, rows: 1, fault: 'duplicate' },
  ])
})

test('UIGF-3 parts of one account that have nothing in common lose nothing, and their findings are added up', () => {
  const named = { item_id: '', name: 'Cool Steel' }
  const { accounts, problems } = readGoodSample(sections(account([row(2, named)]), account([row(1, named)])))
  expect(accounts).toMatchObject([
    { diagnosis: { rows: 2, findings: [{ code: 'items_by_name', rows: 2, values: ['en'] }] } },
  ])
  expect(accounts[0]?.pulls.map(({ id }) => id)).toEqual([`${ID}1`, `${ID}2`])
  expect(problems).toEqual([])
})

test('UIGF-3 accounts of two names stay two', () => {
  const { accounts } = readGoodSample(sections(account([row(1)]), account([row(2)], '700000001')))
  expect(accounts.map(({ uid, pulls }) => [uid, pulls.length])).toEqual([
    ['800000001', 1],
    ['700000001', 1],
  ])
})

test('UIGF-4 the version of a file is reported, and is 4.0 where the file does not say', () => {
  const format = (info: unknown) => readGoodSample({ info, hk4e: [account([row(1)])] }).format
  expect(format({ version: 'v4.1' })).toBe('UIGF v4.1')
  expect(format({})).toBe('UIGF v4.0')
  expect(format(undefined)).toBe('UIGF v4.0')
})

test('UIGF-1 a version after 4 is refused, whatever digits it has', () => {
  const reading = (version: string) => readSample({ info: { version }, hk4e: [account([row(1)])] })
  for (const version of ['v5.0', '5.0', 'v10.1']) {
    expect(reading(version)).toEqual({ ok: false, reason: 'newer_version' })
  }
  for (const version of ['v4.9', 'v3.0', 'x5.0', 'v5']) expect(reading(version).ok).toBe(true)
})

test('UIGF-1 the most rows that a file may have are of all accounts together', () => {
  const rows = Array.from({ length: 100_000 }, () => 0)
  const reading = (more: readonly number[]) =>
    readSample(sections(account(rows), account([...rows, ...more], '700000001')))
  expect(reading([0])).toEqual({ ok: false, reason: 'too_many_rows' })
  expect(reading([])).toMatchObject({ ok: true })
})

const pull = (n: string, second: number) => ({ n, t: `2026-01-10 13:11:3${second}`, q: '5' })
const profile = (player_id: string, ...items: readonly unknown[]) => ({ player_id, banners: [{ name: '1', items }] })

test('LEDGER-12 a file with more sections than twenty for each account that it may have is refused unread', () => {
  const list = (count: number) => Array.from({ length: count }, () => account([row(1)]))
  expect(readGoodSample(sections(...list(1000))).accounts).toHaveLength(1)
  expect(readSample(sections(...list(1001)))).toEqual({ ok: false, reason: 'too_many_accounts' })
})

test('DOC-9 of several accounts without a name the given one is that with most rows; the others are reported', () => {
  const file = { profiles: { a: profile('', pull('Verina', 1)), b: profile('', pull('Verina', 2), pull('Encore', 3)) } }
  const { accounts, problems, nameless } = readGoodSample(file, '900000001')
  expect(accounts.map(({ uid, pulls }) => [uid, pulls.length])).toEqual([['900000001', 2]])
  expect(problems).toEqual([{ section: 'a', row: null, rows: 1, fault: 'uid_missing' }])
  expect(nameless).toEqual(['wuthering'])
})

test('DOC-9 an account without a name and without rows has no owner', () => {
  const file = { profiles: { a: profile(''), b: profile('900000001', pull('Verina', 1)) } }
  const { accounts, nameless } = readGoodSample(file)
  expect(accounts.map(({ uid }) => uid)).toEqual(['900000001'])
  expect(nameless).toEqual([])
})

test('DOC-5 rows of an unknown game are reported with their number', () => {
  const strange = { uid: '12', gacha_type: 'x', time: '2026-01-10 13:11:31', name: 'Nobody', rank: '5' }
  const known = { ...strange, uid: '900000001', gacha_type: '1', name: 'Verina', resourceId: 1503 }
  const { accounts, problems } = readGoodSample([strange, strange, known])
  expect(accounts.map(({ gameId, uid }) => [gameId, uid])).toEqual([['wuthering', '900000001']])
  expect(problems).toEqual([{ section: '12', row: null, rows: 2, fault: 'pool_invalid' }])
})

test('UIGF-1 a file without a pull is empty, one whose list is missing or whose rows are left out is not', () => {
  expect(readSample(sections(account([])))).toEqual({ ok: false, reason: 'no_pulls' })
  expect(readSample(sections({ uid: '800000001' }))).toMatchObject({ ok: true, accounts: [] })
  expect(readSample(sections(account([0])))).toMatchObject({ ok: true, problems: [{ fault: 'not_a_record' }] })
})

test('UIGF-3 rows that name no account, or what is no UID, are of the only account that the others name', () => {
  const log = (...uids: readonly string[]) => uids.map((uid, place) => ({ ...row(place + 1), uid }))
  const pullsOf = (list: readonly unknown[]) =>
    readGoodSample(list).accounts.map(({ uid, pulls }) => [uid, pulls.length])
  const { problems } = readGoodSample(log('800000001', '0', 'x', '', '800000001', '12345678'))
  expect(problems).toEqual([])
  expect(pullsOf(log('800000001', '0', 'x', '', '800000001', '12345678'))).toEqual([['800000001', 6]])
  expect(pullsOf(log('800000001', '700000001', 'x'))).toEqual([
    ['800000001', 1],
    ['700000001', 1],
  ])
  // An account that a file lists by itself is another one.
  expect(readGoodSample(sections(account([row(1)]), account([row(2)], 'x'))).problems).toMatchObject([
    { fault: 'uid_invalid' },
  ])
})
