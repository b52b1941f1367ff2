import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { asker } from '../apps/server/src/testing/calls/ask.ts'
import { testCallerOf } from '../apps/server/src/testing/calls/test-call.ts'
import { importFile } from '../apps/server/src/testing/pull-logs/pull-file.ts'
import { simulatedAccount } from '../apps/server/src/testing/pull-logs/simulated-account.ts'
import { listRecords } from '../packages/contract/src/gacha/gacha-records.ts'
import { writePullFile } from '../packages/core/src/gacha/exchange/write-file.ts'
import { indexFacts } from '../packages/core/src/gacha/facts.ts'
import type { Pull } from '../packages/core/src/gacha/pull.ts'
import { comparePulls } from '../packages/core/src/gacha/pull-order.ts'
import type { GameId } from '../packages/core/src/games/game.ts'
import { instant } from '../packages/core/src/time/instant.ts'
import { databaseOf } from '../packages/files/src/containers/database.test-data.ts'
import { workbookOf } from '../packages/files/src/containers/workbook.test-data.ts'
import { GACHA_FACTS } from '../packages/gamedata/src/pulls/gacha-facts.ts'
import { logIn } from './support/account.ts'
import { ACCOUNT_PASSWORD, accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { axeViolations } from './support/axe.ts'
import { waitUntilCached } from './support/offline.ts'
import { keptPulls, maskedUid } from './support/pulls.ts'
import { expect, test } from './support/test.ts'

const server = accountServer(WITHOUT_CHALLENGE)
const { uid, pulls } = simulatedAccount('starrail', { pulls: 120, seed: 'signed out', uid: '800000002' })
const factsOf = (gameId: GameId) => indexFacts(gameId, GACHA_FACTS[gameId])

function uigf(some: readonly Pull[]): string {
  const options = { mode: 'strict', language: 'en', at: instant(Date.UTC(2026, 4, 20)), appVersion: '1.0' } as const
  return JSON.stringify(writePullFile([{ gameId: 'starrail', uid, pulls: some }], options, factsOf).content)
}

/** As star-rail-warp-export saves it. */
function workbook(some: readonly Pull[]): Uint8Array {
  const head = ['uid', 'id', 'time', 'name', 'gacha_type', 'item_id', 'item_type', 'rank_type']
  const rows = some.map((pull) => [
    uid,
    pull.id,
    pull.time,
    pull.name,
    pull.poolId,
    pull.itemId,
    pull.itemType,
    pull.rankType,
  ])
  return workbookOf([{ name: 'rawData', rows: [head, ...rows] }])
}

function starward(some: readonly Pull[]): Promise<Uint8Array> {
  const rows = some.map((pull) => ({
    Uid: Number(uid),
    Id: { bigint: pull.id },
    Name: pull.name,
    Time: pull.time,
    ItemId: Number(pull.itemId),
    ItemType: pull.itemType,
    RankType: Number(pull.rankType),
    GachaType: Number(pull.poolId),
    Count: 1,
    Lang: 'en-us',
  }))
  return databaseOf({ StarRailGachaItem: rows })
}

const file = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

async function fiveFiles() {
  return [
    file('older.json', uigf(pulls.slice(0, 50))),
    file('packed.json.gz', gzipSync(uigf(pulls.slice(40, 80)))),
    file('warps.xlsx', workbook(pulls.slice(70, 100))),
    file('StarwardDatabase.db', await starward(pulls.slice(90))),
    file('achievements.json', JSON.stringify({ info: { uiaf_version: 'v1.1' }, list: [] })),
  ]
}

/** Every request that could carry a file away. */
function sentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/import/') || (request.postDataBuffer()?.length ?? 0) > 2000) sent.push(request.url())
  })
  return sent
}

async function recordsOf(token: string): Promise<readonly Pull[]> {
  const address = `${server.url()}/api/gachalog/records/starrail/${uid}?limit=1000&lang=en`
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  return listRecords.reply.read((await answer.json()).data).records.map(({ pull }) => pull)
}

const idsOf = (some: readonly Pull[]) => some.map(({ id, time, itemId, poolId }) => [id, time, itemId, poolId])

test('BRING-12 DOC-13 DOC-17 LOCAL-6 LOCAL-12 LOCAL-15 LOCAL-16 PLAN-38 files are read, kept and planned with without a login, also offline, and added to the account after one', async () => {
  const token = await server.signUp('from_files')
  for (const gameId of ['genshin', 'zenless'] as const) {
    await importFile(testCallerOf(asker(server.url())), simulatedAccount(gameId, { pulls: 10 }), token)
  }
  const page = await server.open({
    path: '/gacha',
    storage: { gachaSelectedGame: 'starrail' },
    serviceWorkers: 'allow',
    expectedErrors: /net::ERR_INTERNET_DISCONNECTED|Failed to fetch|500 \(Internal Server Error\)/,
  })
  const sent = sentBy(page)
  const dialog = page.getByRole('dialog', { name: 'Accounts and import' })
  await page.getByRole('button', { name: 'Open files' }).click()
  await dialog.getByText('Files are read on this device and never leave it', { exact: false }).waitFor()
  const five = await fiveFiles()
  const input = dialog.locator('input[type="file"]')
  await input.setInputFiles(five.slice(0, 3))
  // These come while the others are being read.
  await input.setInputFiles(five.slice(3))
  const files = dialog.getByRole('region', { name: 'Files' })
  await expect(files.getByRole('status')).toHaveText('5 files read, 1 not used')
  await expect(files.getByText('so the file wasn’t used.', { exact: false })).toBeVisible()
  expect(await axeViolations(page, '[role="dialog"]')).toEqual([])
  await dialog.getByRole('button', { name: 'Import 120 pulls' }).click()
  const done = dialog.getByRole('region', { name: 'Import result' })
  await expect(done.getByRole('heading', { name: '120 pulls added' })).toBeFocused()
  // The card says it: no toast repeats it.
  await expect(page.getByText('120 new pulls imported.')).toHaveCount(0)
  await expect(done.getByText(`Honkai: Star Rail, ${maskedUid(uid)}: 120 new, 0 already there`)).toBeVisible()
  await done.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog', { name: 'Undo this import?' }).getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Import undone: 120 pulls removed.').waitFor()
  await expect(done).toHaveCount(0)
  await expect.poll(() => keptPulls(page, 'starrail')).toBe(0)
  await dialog.getByRole('tab', { name: 'From a file' }).click()
  await input.setInputFiles(five)
  await dialog.getByRole('button', { name: 'Import 120 pulls' }).click()
  await expect(done.getByRole('heading', { name: '120 pulls added' })).toBeVisible()
  await dialog.getByRole('tab', { name: 'Accounts' }).click()
  const row = dialog.locator(`[data-uid="${uid}"]`)
  await expect(row.getByText('120 pulls', { exact: true })).toBeVisible()
  expect(await axeViolations(page, '[role="dialog"]')).toEqual([])
  await page.keyboard.press('Escape')

  await page.locator('[data-pool="11"]').waitFor()
  await page.getByRole('link', { name: /^Records: Character Event Warp/ }).click()
  await page.locator('[data-pull]').first().waitFor()
  await waitUntilCached(page, 'en')
  await page.context().setOffline(true)
  await page.reload()
  await page.locator('[data-pull]').first().waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Accounts and import' }).click()
  await dialog.getByRole('tab', { name: 'From a file' }).click()
  await input.setInputFiles([file('again.json', uigf(pulls.slice(0, 60)))])
  await dialog.getByRole('button', { name: 'Import 0 pulls' }).click()
  await done.getByRole('heading', { name: 'Nothing new', exact: false }).waitFor()
  await dialog.getByRole('tab', { name: 'Accounts' }).click()
  const undos = row.getByRole('button', { name: /^Undo the import from/ })
  await expect(undos).toHaveCount(2)
  await undos.first().click()
  await page.getByText('Import undone: 0 pulls removed.').waitFor()
  await expect(undos).toHaveCount(1)
  await expect.poll(() => keptPulls(page, 'starrail')).toBe(120)
  expect(sent).toEqual([])
  await page.keyboard.press('Escape')
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await page
    .getByRole('button', { name: /^Add (?!a goal)/ })
    .first()
    .click()
  const goal = page.locator('[data-goal]')
  await expect(goal).toHaveCount(1)

  await page.goto(new URL('/settings', page.url()).href)
  await logIn(page, 'from_files', ACCOUNT_PASSWORD)
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(goal).toHaveCount(1)
  const fromFiles = page.locator('[data-lasting]', { hasText: 'This device has 120 pulls from files' })
  await fromFiles.waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByText('20 pulls of your account aren’t here.').waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  // Who declined there is not asked here.
  const preview = page.locator('#main').getByRole('button', { name: 'Show preview' })
  await page.getByRole('link', { name: 'Pulls', exact: true }).click()
  await page.getByRole('combobox', { name: 'Game' }).waitFor()
  await expect(preview).toHaveCount(0)
  await page.goto(new URL('/gacha', page.url()).href)
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Genshin Impact')
  await page.route('**/api/gachalog/records/zenless/**', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  })
  await page.getByRole('button', { name: 'All 2 accounts' }).click()
  await page.getByText(/^1 of 2 accounts downloaded\. /).waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  // Not beside the page, which offers the files itself.
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(fromFiles).toHaveCount(0)
  await preview.click()
  const importDialog = page.getByRole('dialog', { name: 'Add pulls to your account' })
  await importDialog.getByRole('heading', { name: /^Import preview/ }).waitFor()
  await expect.poll(() => recordsOf(token).catch(() => [])).toEqual([])
  await importDialog.getByRole('button', { name: 'Import 120 pulls' }).click()
  await importDialog.waitFor({ state: 'detached' })
  await page.locator('[data-pool="11"]').waitFor()
  await expect.poll(async () => idsOf(await recordsOf(token))).toEqual(idsOf([...pulls].sort(comparePulls)))
  await expect.poll(() => keptPulls(page, 'starrail')).toBe(120)
  await page.reload()
  await page.locator('[data-pool="11"]').waitFor()
  await expect(page.getByRole('button', { name: 'Show preview' })).toHaveCount(0)
})

/** Three pulls of a banner that no game knows, with names in GBK, beside 25 of another game. */
function foreignFile(): Buffer {
  const account = { uid: '800000001', timezone: 8 }
  const list = [10, 11, 12].map((second) => ({
    ...{ gacha_type: 'Evento de personaje', time: `2026-01-10 13:11:${second}`, name: '冷刃', id: '' },
  }))
  const others = Array.from({ length: 25 }, () => ({ time: '2026-04-14 18:59:20', gacha_type: '1' }))
  const text = JSON.stringify({
    info: { version: 'v4.2' },
    hk4e: [{ ...account, list }],
    bh3: [{ ...account, list: others }],
  })
  return Buffer.from(text.replaceAll('冷刃', '\xc0\xe4\xc8\xd0'), 'latin1')
}

test('DOC-30 DOC-31 DOC-32 a file in another coding asks for its banners, and names what it has beside pulls', async () => {
  const page = await server.open({ path: '/gacha', storage: { gachaSelectedGame: 'genshin' } })
  await page.getByRole('button', { name: 'Open files' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accounts and import' })
  await dialog.locator('input[type="file"]').setInputFiles(file('pulls.json', foreignFile()))
  const files = dialog.getByRole('region', { name: 'Files' })
  await expect(files.getByRole('status')).toHaveText('1 file read, 1 question')
  const confirm = dialog.getByRole('button', { name: /^Import \d+ pulls?$/ })
  await expect(confirm).toBeDisabled()
  const banner = files.getByLabel('“Evento de personaje”, 3 rows')
  const use = files.getByRole('button', { name: 'Use these banners' })
  await expect(use).toBeDisabled()
  expect(await axeViolations(page, '[role="dialog"]')).toEqual([])

  await banner.selectOption('Skip these rows')
  await use.click()
  await expect(files.getByRole('status')).toHaveText('1 file read')
  await expect(confirm).toBeDisabled()
  await banner.selectOption('Character Event Wish')
  await use.click()
  await expect(confirm).toHaveText('Import 3 pulls')
  await files.getByRole('button', { name: '25 rows are skipped' }).click()
  await expect(files.getByText('bh3, 25 rows: unsupported type of pulls')).toBeVisible()
  await confirm.click()
  await expect(dialog.getByRole('heading', { name: '3 pulls added' })).toBeVisible()
  await expect.poll(() => keptPulls(page, 'genshin')).toBe(3)
})

test('POOL-8 pulls of Miliastra Wonderland are shown apart, count nowhere, and leave with the others', async () => {
  const account = { uid: '800000001', timezone: 8 }
  const wish = { gacha_type: '301', uigf_gacha_type: '301', item_id: '11301', name: 'Cool Steel', rank_type: '3' }
  const outfit = { schedule_id: '37', item_type: 'Outfit', item_id: '270900', item_name: 'Skirt', rank_type: '2' }
  const text = JSON.stringify({
    info: { version: 'v4.2' },
    hk4e: [{ ...account, list: [{ ...wish, id: '1768021200000279850', time: '2026-01-10 13:11:31' }] }],
    hk4e_ugc: [
      {
        ...account,
        list: [{ ...outfit, op_gacha_type: '1000', id: '1776162000000008810', time: '2026-04-14 18:59:20' }],
      },
    ],
  })
  const page = await server.open({ path: '/gacha', storage: { gachaSelectedGame: 'genshin' } })
  await page.getByRole('button', { name: 'Open files' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accounts and import' })
  await dialog.locator('input[type="file"]').setInputFiles(file('pulls.json', Buffer.from(text)))
  await dialog.getByRole('button', { name: 'Import 2 pulls' }).click()
  await expect(dialog.getByRole('heading', { name: '2 pulls added' })).toBeVisible()
  await page.keyboard.press('Escape')

  const apart = page.getByRole('region', { name: 'Miliastra Wonderland' })
  await expect(apart).toContainText('Miliastra Wonderland 1000Kept apart: these pulls count nowhere else.1 pull')
  await expect(page.locator('[data-pool]')).toHaveCount(1)
  expect(await axeViolations(page)).toEqual([])
  await apart.getByRole('link', { name: 'Records: Miliastra Wonderland 1000' }).click()
  const row = page.locator('[data-pull]')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Skirt')
  await expect(row).toContainText('2-star')
})
