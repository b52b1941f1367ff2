import { brotliDecompressSync } from 'node:zlib'
import { getCoverage } from '@ephemeris/contract/gacha/gacha-coverage'
import { exportPulls } from '@ephemeris/contract/gacha/gacha-export'
import { confirmFile, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import {
  listRecords,
  type PullRecord,
  type RecordsPage,
  type RecordsQuery,
} from '@ephemeris/contract/gacha/gacha-records'
import { getPullStatistics } from '@ephemeris/contract/gacha/gacha-stats'
import { countPulls } from '@ephemeris/core/gacha/counting/count-pulls'
import { summarisePool } from '@ephemeris/core/gacha/figures/pool-summary'
import { comparePulls } from '@ephemeris/core/gacha/pull-order'
import { uigfPoolOf } from '@ephemeris/core/gacha/rows/uigf-pool'
import { DAY_MS, formatInstant, HOUR_MS, instant } from '@ephemeris/core/time/instant'
import { utcOffset } from '@ephemeris/core/time/zone'
import { readPulls } from '@ephemeris/files/read-pulls'
import { expect, test } from 'vitest'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { importFile, pullFile } from '#server/testing/pull-logs/pull-file'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser } from '#server/testing/test-user'
import { factsOf } from './gacha-facts.ts'
import { instantIn } from './ledger/coverage.service.ts'

const genshin = simulatedAccount('genshin', { pulls: 1500 })
const wuthering = simulatedAccount('wuthering', { pulls: 700 })
const app = await startImportTestApp([genshin, wuthering])
const { call, send, refusal } = app
const { token: as } = await createTestUser(app, 'reader')
await importFile(app, genshin, as)
await app.importFrom(wuthering, as)
const truth = [...genshin.pulls].sort(comparePulls)
const { gameId, uid } = genshin
const base: RecordsQuery = { gameId, uid, poolId: null, limit: 10_000, cursor: null, language: 'en' }

test('LEDGER-7 pages hold everything once, oldest first, numbered pool by pool', async () => {
  const whole = await call(listRecords, base, { as })
  expect(whole).toMatchObject({ total: truth.length, next: null })
  expect(whole.records.map(({ pull }) => pull)).toEqual(truth)

  const paged: PullRecord[] = []
  let cursor: string | null = null
  for (let pages = 0; pages === 0 || cursor !== null; pages += 1) {
    const page: RecordsPage = await call(listRecords, { ...base, limit: 137, cursor }, { as })
    paged.push(...page.records)
    cursor = page.next
  }
  expect(paged).toEqual(whole.records)

  const counts = new Map<string, number>()
  for (const { pull, number, source } of paged) {
    const pool = uigfPoolOf(pull.poolId)
    counts.set(pool, (counts.get(pool) ?? 0) + 1)
    expect([number, source]).toEqual([counts.get(pool), 'file'])
  }
})

test('LEDGER-7 what follows a pull without an id is on the next page, whatever the item is called', async () => {
  const { token } = await createTestUser(app, 'reader-of-names')
  const names = ['璃月的旅人', "O'Neil & Söhne, “Wanderer”", '旅'.repeat(128)]
  const list = names.map((name) => ({
    ...{ uigf_gacha_type: '301', gacha_type: '301', time: '2024-05-01 12:00:00' },
    ...{ name, item_type: 'Character', rank_type: '4' },
  }))
  const text = JSON.stringify({ info: { uigf_version: 'v2.2', uid }, list })
  const { previewId } = await call(previewFile, { text, gameId: null, uid: null }, { as: token })
  await call(confirmFile, { previewId }, { as: token })

  const found: string[] = []
  let cursor: string | null = null
  for (let pages = 0; pages === 0 || cursor !== null; pages += 1) {
    const page: RecordsPage = await call(listRecords, { ...base, limit: 1, cursor }, { as: token })
    found.push(...page.records.map(({ pull }) => pull.name))
    cursor = page.next
  }
  expect(found).toEqual(names)
})

test('LEDGER-7 wuthering’s pulls come in the order in which they were drawn, marked as the game’s own', async () => {
  const { records } = await call(listRecords, { ...base, gameId: 'wuthering', uid: wuthering.uid }, { as })
  expect(records.map(({ pull }) => pull)).toEqual([...wuthering.pulls].sort(comparePulls))
  expect(new Set(records.map(({ source }) => source))).toEqual(new Set(['official']))
})

test('LEDGER-7 a pool by itself: 301 holds the second banner too, an unknown one nothing', async () => {
  const expected = truth.filter(({ poolId }) => uigfPoolOf(poolId) === '301')
  const page = await call(listRecords, { ...base, poolId: '301' }, { as })
  expect([page.total, page.records.map(({ pull }) => pull)]).toEqual([expected.length, expected])
  expect(await call(listRecords, { ...base, poolId: '999' }, { as })).toEqual({ records: [], total: 0, next: null })
})

test('LEDGER-7 names come in the language that is asked for', async () => {
  const { records } = await call(listRecords, { ...base, limit: 50, language: 'zh-Hans' }, { as })
  for (const { pull } of records) expect([pull.name, pull.itemType].join('')).toMatch(/^\P{Script=Latin}+$/u)
})

test.each(['0', '-1', '10001', '1e9', 'abc', '1.5'])('LEDGER-7 (C085) no page holds %s', async (limit) => {
  const answer = await app.ask(`GET /api/gachalog/records/genshin/${uid}?limit=${limit}`, {
    headers: { authorization: `Bearer ${as}` },
  })
  expect([answer.status, JSON.parse(answer.text).error_code]).toEqual([400, 100002])
})

test('LEDGER-7 a cursor that no page has given is refused, and so is a pool of letters', async () => {
  for (const cursor of ['x', cursorOf("2026' or 1=1"), cursorOf(`${truth[0]?.time} 1 a\u0000`)]) {
    expect(await refusal(listRecords, { ...base, cursor }, { as })).toEqual([400, 100002])
  }
  expect(await refusal(listRecords, { ...base, poolId: 'abc' }, { as })).toEqual([400, 500003])
})

function cursorOf(text: string): string {
  return Buffer.from(text).toString('base64url')
}

test('LEDGER-7 on the wire every value of a record is text, but for its number', async () => {
  const { text } = await send(listRecords, { ...base, limit: 5 }, { as })
  for (const { seq, ...record } of JSON.parse(text).data.records) {
    expect(seq).toEqual(expect.any(Number))
    for (const value of Object.values(record)) expect(value).toEqual(expect.any(String))
  }
})

test('API-31 a large answer travels compressed, and not again to who has it already', async () => {
  const line = `GET /api/gachalog/records/genshin/${uid}`
  const authorization = `Bearer ${as}`
  const plain = await app.ask(line, { headers: { authorization } })
  const dense = await app.ask(line, { headers: { authorization, 'accept-encoding': 'gzip, br' } })
  expect([dense.headers['content-encoding'], dense.headers.vary]).toEqual(['br', 'Accept-Encoding'])
  expect(brotliDecompressSync(dense.bytes).equals(plain.bytes)).toBe(true)
  expect(dense.bytes.length).toBeLessThan(plain.bytes.length / 8)
  expect(dense.headers['cache-control']).toBe('no-store')

  const tags = { authorization, 'accept-encoding': 'br', 'if-none-match': String(dense.headers.etag) }
  const again = await app.ask(line, { headers: tags })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  const other = await app.ask(`${line}?limit=10`, { headers: tags })
  expect(other.status).toBe(200)
})

test('LEDGER-9 the statistics are those of the rules', async () => {
  const { pools, updatedAt } = await call(getPullStatistics, { gameId, uid }, { as })
  const index = factsOf('genshin')
  const completeness = new Map((await call(getCoverage, { gameId, uid }, { as })).map((one) => [one.poolId, one]))
  const histories = countPulls(truth, { index, server: utcOffset(480), completeness })
  expect(pools).toEqual([...histories.values()].map((history) => summarisePool(history, index)))
  expect(updatedAt).toBe(app.clock.now())
})

test('LEDGER-10 a file proves what lies inside it, a log what it keeps; the next import is due by the latter', async () => {
  const now = app.clock.now()
  const ofFile = await call(getCoverage, { gameId, uid }, { as })
  expect(ofFile.every(({ safeUntil, spans }) => safeUntil === null && spans.length === 1)).toBe(true)

  const ofLog = await call(getCoverage, { gameId: 'wuthering', uid: wuthering.uid }, { as })
  expect(ofLog).toHaveLength(13)
  const seen = now - 2 * HOUR_MS
  expect(ofLog[0]).toMatchObject({
    poolId: '1',
    spans: [{ from: instant(now - 180 * DAY_MS), to: instant(seen) }],
    gaps: [],
    isCompleteFromStart: false,
    safeUntil: instant(seen + 180 * DAY_MS),
  })
})

test('LEDGER-10 a log that still holds more than it keeps at least proves all that it held', async () => {
  const now = app.clock.now()
  app.clock.set('2026-09-20T04:00:00Z')
  const { token } = await createTestUser(app, 'long-kept')
  await app.importFrom(wuthering, token)
  const [coverage] = await call(getCoverage, { gameId: 'wuthering', uid: wuthering.uid }, { as: token })
  const [first] = [...wuthering.pulls].sort(comparePulls).filter(({ poolId }) => poolId === '1')
  expect(coverage?.spans).toEqual([
    { from: instantIn('wuthering', wuthering.uid, first?.time ?? ''), to: instant(app.clock.now() - 2 * HOUR_MS) },
  ])
  app.clock.set(formatInstant(now))
})

test('LEDGER-10 two files that do not touch leave a gap between them', async () => {
  const { token } = await createTestUser(app, 'gap')
  const banner = truth.filter(({ poolId }) => uigfPoolOf(poolId) === '301')
  await importFile(app, { ...genshin, pulls: banner.slice(0, 100) }, token)
  await importFile(app, { ...genshin, pulls: banner.slice(200, 300) }, token)
  const [coverage] = await call(getCoverage, { gameId, uid }, { as: token })
  expect(coverage).toMatchObject({
    poolId: '301',
    gaps: [{ from: coverage?.spans[0]?.to, to: coverage?.spans[1]?.from }],
  })
})

test('LEDGER-11 (C087) the file has a safe name, holds every pull, and comes back as what it was', async () => {
  for (const account of [genshin, wuthering]) {
    const query = { ...account, mode: 'extended', language: 'fr' } as const
    const { text, headers } = await send(exportPulls, query, { as })
    expect(headers['content-disposition']).toBe(
      `attachment; filename="ephemeris-${account.gameId}-${account.uid}-20260520.json"`,
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
    const reading = await readPulls(text, { uid: '' }, factsOf)
    if (!reading.ok) throw new RangeError(reading.reason)
    expect(reading).toMatchObject({ format: 'UIGF v4.2', problems: [] })
    expect(reading.accounts.flatMap(({ pulls }) => pulls)).toEqual([...account.pulls].sort(comparePulls))

    const { token } = await createTestUser(app, `again-${account.gameId}`)
    const { previewId } = await call(previewFile, { text, gameId: null, uid: null }, { as: token })
    await call(confirmFile, { previewId }, { as: token })
    expect((await send(exportPulls, query, { as: token })).text).toBe(text)
  }
})

test('LEDGER-11 there is no strict file of wuthering', async () => {
  const query = { gameId: 'wuthering', uid: wuthering.uid, mode: 'strict', language: 'en' } as const
  expect(await refusal(exportPulls, query, { as })).toEqual([400, 100002])
  expect(JSON.parse(pullFile([genshin]))).toHaveProperty('hk4e')
})
