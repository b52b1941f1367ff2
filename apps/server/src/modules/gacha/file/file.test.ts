import { confirmFile, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { listUids, revokeUid } from '@ephemeris/contract/gacha/gacha-uids'
import { comparePulls } from '@ephemeris/core/gacha/pull-order'
import { afterEach, expect, test } from 'vitest'
import { eraseUser } from '#server/modules/account/user-lifecycle.service'
import { PERSONAL_DATA } from '#server/personal-data'
import { lockRows, waitForBlocked } from '#server/testing/database/row-lock'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { importFile, pullFile } from '#server/testing/pull-logs/pull-file'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser } from '#server/testing/test-user'

const genshin = simulatedAccount('genshin', { pulls: 200 })
const zenless = simulatedAccount('zenless', { pulls: 100 })
const wuthering = simulatedAccount('wuthering', { pulls: 100 })
const app = await startImportTestApp([])
const { call, send, refusal, deps } = app

let users = 0
const newUser = () => createTestUser(app, `filer-${++users}`)
const preview = (text: string, as: string, uid: string | null = null) =>
  call(previewFile, { text, gameId: null, uid }, { as })

afterEach(() => app.clock.set('2026-05-20T04:00:00Z'))

test('LEDGER-12 a dry run shows what would come, changes nothing, and is confirmed once', async () => {
  const { token: as, id } = await newUser()
  const accounts = [genshin, zenless, wuthering]
  const before = await preview(pullFile(accounts), as)
  expect(before).toMatchObject({ format: 'UIGF v4.2', problems: [] })
  expect(
    before.accounts.map(({ gameId, pools }) => [gameId, pools.reduce((sum, { added }) => sum + added, 0)]),
  ).toEqual([
    ['genshin', 200],
    ['zenless', 100],
    ['wuthering', 100],
  ])
  expect(await deps.db.selectFrom('gacha_uid').select('uid').where('user_id', '=', id).execute()).toEqual([])

  const imports = await call(confirmFile, { previewId: before.previewId }, { as })
  expect(imports.map(({ gameId, added, known }) => [gameId, added, known])).toEqual([
    ['genshin', 200, 0],
    ['wuthering', 100, 0],
    ['zenless', 100, 0],
  ])
  for (const account of accounts) {
    expect(await app.recordsOf(account, as)).toEqual([...account.pulls].sort(comparePulls))
  }
  expect(await refusal(confirmFile, { previewId: before.previewId }, { as })).toEqual([404, 100004])
  expect((await call(listUids, {}, { as })).zenless).toMatchObject([{ isVerified: false }])
})

test('LEDGER-12 a large file, read in a process of its own, is reported and imported like any other; so are its faults', async () => {
  const { token: as } = await newUser()
  const large = simulatedAccount('starrail', { pulls: 5000 })
  await importFile(app, { ...large, pulls: large.pulls.slice(0, 1000) }, as)
  const file = JSON.parse(pullFile([large, zenless]))
  file.hkrpg[0].list.push({ ...file.hkrpg[0].list[0], time: 'x' })
  const text = JSON.stringify(file)
  expect(text.length).toBeGreaterThan(500_000)
  const { accounts, problems, previewId } = await preview(text, as)
  const sums = accounts.map(({ pools }) => [
    pools.reduce((total, { added }) => total + added, 0),
    pools.reduce((total, { known }) => total + known, 0),
  ])
  expect([sums, problems.length]).toEqual([
    [
      [4000, 1000],
      [100, 0],
    ],
    1,
  ])
  const imports = await call(confirmFile, { previewId }, { as })
  expect(imports.map(({ gameId, added, known }) => [gameId, added, known])).toEqual([
    ['starrail', 4000, 1000],
    ['zenless', 100, 0],
  ])
  expect(await app.recordsOf(large, as)).toEqual([...large.pulls].sort(comparePulls))

  const answer = await send(previewFile, { text: ' '.repeat(1_000_000), gameId: null, uid: null }, { as })
  expect([answer.status, JSON.parse(answer.text).data]).toEqual([400, { reason: 'not_json' }])
})

test('LEDGER-12 what is known, in conflict or unreadable is reported by pool, and affects nothing else', async () => {
  const { token: as } = await newUser()
  await importFile(app, { ...genshin, pulls: genshin.pulls.slice(0, 100) }, as)
  const file = JSON.parse(pullFile([{ ...genshin, pulls: genshin.pulls.slice(90, 110) }]))
  const list = file.hk4e[0].list
  const [first, second] = list
  const other = list.find((row: typeof first) => row.item_id !== first.item_id)
  list[0] = {
    ...other,
    id: first.id,
    time: first.time,
    gacha_type: first.gacha_type,
    uigf_gacha_type: first.uigf_gacha_type,
  }
  list.push({ ...second, time: 'x' }, { ...second, id: '1', item_id: '', name: 'a\u0000b' })
  const { accounts, problems } = await preview(JSON.stringify(file), as)
  const sum = (field: 'added' | 'known' | 'conflicting' | 'skipped') =>
    accounts.flatMap(({ pools }) => pools).reduce((total, pool) => total + pool[field], 0)
  expect([sum('added'), sum('known'), sum('conflicting'), sum('skipped')]).toEqual([10, 9, 1, 2])
  expect(problems.map(({ row, fault }) => [row, fault])).toEqual([
    [21, 'time_invalid'],
    [22, 'text_invalid'],
  ])
})

test('UIGF-10 a row that leaves the calendar on its way to the clock of the server is a bad row of a good file', async () => {
  const { token: as } = await newUser()
  const file = JSON.parse(pullFile([{ ...genshin, pulls: genshin.pulls.slice(0, 2) }]))
  const [section] = file.hk4e
  section.timezone = -99
  section.list[0].time = '9999-12-31 23:59:59'
  const { accounts, problems } = await preview(JSON.stringify(file), as)
  expect(problems.map(({ row, fault }) => [row, fault])).toEqual([[1, 'time_invalid']])
  expect(accounts.flatMap(({ pools }) => pools).reduce((sum, { added }) => sum + added, 0)).toBe(1)
})

test('LEDGER-12 of many problems the first hundred are listed, and all are counted', async () => {
  const { token: as } = await newUser()
  const file = JSON.parse(pullFile([{ ...genshin, pulls: genshin.pulls.slice(0, 10) }]))
  const { list } = file.hk4e[0]
  const bad = Array.from({ length: 150 }, () => ({ ...list[0], time: 'x' }))
  list.push(...bad, { ...list[0], id: '7', item_id: '', name: '' })
  const { problems, faults } = await preview(JSON.stringify(file), as)
  expect(problems).toHaveLength(100)
  expect(faults).toEqual([
    { fault: 'time_invalid', rows: 150 },
    { fault: 'item_missing', rows: 1 },
  ])
})

test('LEDGER-12 the dry run of a revoked account counts what would come back with it as known', async () => {
  const { token: as } = await newUser()
  const banner = genshin.pulls.filter(({ poolId }) => poolId === '301' || poolId === '400')
  await importFile(app, { ...genshin, pulls: banner.slice(0, 60) }, as)
  await call(revokeUid, { gameId: genshin.gameId, uid: genshin.uid }, { as })
  const text = pullFile([{ ...genshin, pulls: banner.slice(50, 80) }])
  const { accounts, previewId } = await preview(text, as)
  const sum = (field: 'added' | 'known') =>
    accounts.flatMap(({ pools }) => pools).reduce((total, pool) => total + pool[field], 0)
  expect([sum('added'), sum('known'), accounts[0]?.gaps]).toEqual([20, 10, []])
  expect(await call(confirmFile, { previewId }, { as })).toMatchObject([{ added: 20, known: 10 }])

  await call(revokeUid, { gameId: genshin.gameId, uid: genshin.uid }, { as })
  app.clock.set('2026-05-27T04:00:01Z')
  const late = await preview(text, as)
  expect(late.accounts.flatMap(({ pools }) => pools).reduce((total, { known }) => total + known, 0)).toBe(0)
})

test('LEDGER-12 the gaps that would be left are shown before', async () => {
  const { token: as } = await newUser()
  const banner = genshin.pulls.filter(({ poolId }) => poolId === '301' || poolId === '400')
  await importFile(app, { ...genshin, pulls: banner.slice(0, 20) }, as)
  const { accounts } = await preview(pullFile([{ ...genshin, pulls: banner.slice(-20) }]), as)
  expect(accounts[0]?.gaps).toMatchObject([{ poolId: '301' }])
})

test('LEDGER-12 after a quarter of an hour, and for other users, there is nothing to confirm', async () => {
  const { token: as, id } = await newUser()
  const { previewId } = await preview(pullFile([genshin]), as)
  const { token: stranger } = await newUser()
  expect(await refusal(confirmFile, { previewId }, { as: stranger })).toEqual([404, 100004])
  app.clock.set('2026-05-20T04:15:00Z')
  expect(await refusal(confirmFile, { previewId }, { as })).toEqual([404, 100004])
  await app.sweep()
  expect(await deps.db.selectFrom('gacha_preview').select('id').where('user_id', '=', id).execute()).toEqual([])
})

test.each([
  ['no JSON', 'hello', [400, 600004, 'not_json']],
  ['nothing', '', [400, 600004, 'not_json']],
  ['another file', '{"a":1}', [400, 600004, 'unknown_format']],
  ['a version to come', '{"info":{"version":"v5.0"},"hk4e":[]}', [400, 600004, 'newer_version']],
  ['more accounts than anybody has', manyAccounts(51), [400, 600004, 'too_many_accounts']],
  ['nobody’s pulls', '{"info":{"uigf_version":"v2.2"},"list":[{"id":"1"}]}', [400, 600006, 'uid_missing']],
  ['no account’s UID', '{"info":{"uigf_version":"v2.2","uid":"x"},"list":[{"id":"1"}]}', [400, 600006, 'uid_invalid']],
  ['no list', '{"info":{"version":"v4.2"},"hk4e":[{"uid":"800000001"}]}', [400, 600006, 'list_missing']],
  ['no account', '{"info":{"version":"v4.2"},"hk4e":[]}', [400, 600006, 'no_pulls']],
  ['an empty list', '{"info":{"export_app":"WutheringWavesUID"},"list":[]}', [400, 600006, 'no_pulls']],
] as const)('LEDGER-12 %s is refused with its reason', async (_, text, expected) => {
  const { token: as } = await newUser()
  const answer = await send(previewFile, { text, gameId: null, uid: null }, { as })
  const { error_code, message, data } = JSON.parse(answer.text)
  expect([answer.status, error_code, data.reason]).toEqual(expected)
  expect(message).not.toContain('_')
})

test('LEDGER-12 the account is given with a file that does not name it; the game must be in the file', async () => {
  const { token: as } = await newUser()
  const rows = JSON.parse(pullFile([genshin])).hk4e[0].list
  const text = JSON.stringify({ info: { uigf_version: 'v2.2' }, list: rows })
  expect((await preview(text, as, genshin.uid)).accounts).toMatchObject([{ uid: genshin.uid }])
  const answer = await send(previewFile, { text: pullFile([genshin]), gameId: 'zenless', uid: null }, { as })
  expect([answer.status, JSON.parse(answer.text).data]).toEqual([400, { reason: 'wrong_game' }])
})

test('LEDGER-12 more than twenty megabytes are refused; ids written as numbers keep their digits', async () => {
  const { token: as } = await newUser()
  const { status, text } = await send(previewFile, { text: ' '.repeat(21_000_000), gameId: null, uid: null }, { as })
  expect([status, JSON.parse(text).error_code]).toEqual([413, 300006])

  const numbers = pullFile([genshin]).replaceAll(/"id":"(\d+)"/g, '"id":$1')
  const { previewId } = await preview(numbers, as)
  await call(confirmFile, { previewId }, { as })
  expect(await app.recordsOf(genshin, as)).toEqual([...genshin.pulls].sort(comparePulls))
})

function manyAccounts(count: number): string {
  const accounts = Array.from({ length: count }, (_, n) => ({ ...genshin, uid: String(800_000_000 + n) }))
  return pullFile(accounts.map((account) => ({ ...account, pulls: genshin.pulls.slice(0, 1) })))
}

test('ACC-51 ACC-62 (C116) an import that is under way when its account is deleted ends first, and goes with it', async () => {
  const { token: as, id } = await newUser()
  const { previewId } = await preview(pullFile([zenless]), as)
  // The import has held its session by now; the account follows.
  const release = await lockRows(deps.db, (own) =>
    own.selectFrom('gacha_preview').select('id').where('user_id', '=', id).forUpdate().execute(),
  )
  const confirmed = send(confirmFile, { previewId }, { as })
  await waitForBlocked(deps.db, 1)
  const erased = eraseUser(deps, id, PERSONAL_DATA)
  await waitForBlocked(deps.db, 2)
  await release()
  expect((await confirmed).status).toBe(200)
  await erased
  expect(await deps.db.selectFrom('gacha_pull').select('id').where('user_id', '=', id).execute()).toEqual([])
})
