import { text } from 'node:stream/consumers'
import type { Locator, Page, Route } from '@playwright/test'
import { writeUpstreams } from '../apps/server/src/testing/peers/upstream.ts'
import {
  linkTo,
  type PullLogSimulator,
  startPullLogSimulator,
} from '../apps/server/src/testing/pull-logs/pull-log-simulator.ts'
import { simulatedAccount } from '../apps/server/src/testing/pull-logs/simulated-account.ts'
import { writePullFile } from '../packages/core/src/gacha/exchange/write-file.ts'
import { indexFacts } from '../packages/core/src/gacha/facts.ts'
import { instant } from '../packages/core/src/time/instant.ts'
import { GACHA_FACTS } from '../packages/gamedata/src/gacha-facts.ts'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { waitUntilKept } from './support/offline.ts'
import { keptPulls } from './support/pulls.ts'
import { expect, test } from './support/test.ts'

const account = simulatedAccount('genshin', { pulls: 60, seed: 'journey' })
let simulator: PullLogSimulator
let upstreams: ReturnType<typeof writeUpstreams>

test.beforeAll(async () => {
  simulator = await startPullLogSimulator([account])
  upstreams = writeUpstreams(simulator.upstreams)
})

test.afterAll(async () => {
  upstreams.remove()
  await simulator.close()
})

const server = accountServer(() => ({
  ...WITHOUT_CHALLENGE,
  EPHEMERIS_UPSTREAMS: upstreams.path,
  EPHEMERIS_PAGE_PAUSE_MS: '0',
}))

const factsOf = (gameId: 'genshin' | 'starrail' | 'zenless' | 'wuthering') => indexFacts(gameId, GACHA_FACTS[gameId])

/** So long that the server reads it in a thread of its own. */
const LARGE = 300_000

/** A file as another tracker saves it, whose rows a journey changes. */
function fileOf(pulls: number, change: (rows: object[]) => object[]): string {
  const { pulls: all } = simulatedAccount('starrail', { pulls, seed: 'file' })
  const options = { mode: 'strict', language: 'en', at: instant(Date.UTC(2026, 4, 20)), appVersion: '1.0' } as const
  const { content } = writePullFile([{ gameId: 'starrail', uid: '800000002', pulls: all }], options, factsOf)
  const [section] = content.hkrpg as { list: object[] }[]
  if (section) section.list = change(section.list)
  return JSON.stringify(content)
}

/** With one row that nobody can read. */
function trackerFile(pulls: number): string {
  return fileOf(pulls, (rows) => [...rows, { ...rows[0], id: 'no id' }]).padEnd(LARGE)
}

function fileInput(name: string, content: string) {
  return { name, mimeType: 'application/json', buffer: Buffer.from(content) }
}

/** All of it, whatever scrolls around it. */
async function expectInView(part: Locator): Promise<void> {
  const share = () =>
    part.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          new IntersectionObserver(([entry], observer) => {
            observer.disconnect()
            resolve(entry?.intersectionRatio ?? 0)
          }).observe(element)
        }),
    )
  await expect.poll(share).toBeGreaterThan(0.99)
}

test('BRING-3 BRING-5 BRING-6 BRING-7 LOCAL-4 LOCAL-5 SHELL-61 a file is told about first, is there without a connection, can be taken back and deleted', async () => {
  test.setTimeout(180_000)
  const auth_token = await server.signUp('file_importer')
  const page = await server.open({
    path: '/gacha',
    storage: { auth_token, gachaSelectedGame: 'starrail' },
    serviceWorkers: 'allow',
    expectedErrors:
      /net::ERR_INTERNET_DISCONNECTED|Failed to fetch|(?:400|404|500) \((?:Bad Request|Not Found|Internal Server Error)\)/,
  })
  await page.getByRole('button', { name: 'Choose an account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accounts and import' })
  await dialog.getByText('No accounts yet.', { exact: false }).waitFor()

  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['{"a":1}'], 'a.json', { type: 'application/json' }))
    return data
  })
  await dialog.getByRole('tablist').dispatchEvent('drop', { dataTransfer: transfer })
  await dialog.getByText('We don’t know this file format.').waitFor()
  await dialog.locator('input[type="file"]').setInputFiles(fileInput('b.json', trackerFile(300)))
  await dialog.getByRole('heading', { name: 'Import preview (UIGF v4.2)' }).waitFor()
  await dialog.getByText('Honkai: Star Rail, UID 800000002').waitFor()
  const leftOut = dialog.getByRole('button', { name: '1 row is skipped', expanded: false })
  await leftOut.locator('svg').waitFor()
  await leftOut.click()
  await dialog.getByText('row 301', { exact: false }).waitFor()
  await failRecords(page, 1)
  await dialog.getByRole('button', { name: 'Import 300 pulls' }).click()
  await page.getByText('300 new pulls imported.').waitFor()
  await dialog.getByText('Your pulls are imported, but not saved on this device yet:', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Download here' }).click()
  await dialog.locator('[data-uid="800000002"]').waitFor()
  await page.keyboard.press('Escape')

  await page.locator('[data-pool="11"]').waitFor()
  await page.getByRole('link', { name: /^Records: Character Event Warp/ }).click()
  await page.locator('[data-pull]').first().waitFor()
  await waitUntilKept(page, 'en')
  await page.context().setOffline(true)
  await page.reload()
  await page.locator('[data-pull]').first().waitFor()
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByText(/^11–20 of/).waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.locator('[data-pool="11"]').waitFor()
  await page.context().setOffline(false)
  await page.reload()

  await page.getByRole('button', { name: 'Accounts and import' }).click()
  await dialog.getByRole('button', { name: 'Export 800000002' }).click()
  const saving = page.waitForEvent('download')
  const exporting = page.getByRole('dialog', { name: 'Export pulls' })
  await exporting.getByRole('button', { name: 'Save file' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^ephemeris-starrail-800000002-\d{8}\.json$/)
  expect(JSON.parse(await text(await saved.createReadStream())).hkrpg[0].list).toHaveLength(300)
  await exporting.getByRole('button', { name: 'Close' }).last().click()

  const pencil = dialog.getByRole('button', { name: 'Name for 800000002' })
  await pencil.click()
  const field = dialog.getByRole('textbox', { name: 'Name' })
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  await expect(pencil).toBeFocused()

  await dialog.getByRole('button', { name: 'Imports for 800000002' }).click()
  const history = page.getByRole('dialog', { name: 'Imports for 800000002' })
  await history.getByText('Imported from a file').waitFor()
  await history.getByRole('button', { name: /^Undo/ }).click()
  const undoing = page.getByRole('dialog', { name: /^Undo the change from/ })
  await undoing.getByText('Of 300 new pulls', { exact: false }).waitFor()
  await failRecords(page, 2)
  await undoing.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone: 300 pulls removed, 0 restored.').waitFor()
  await history.getByText('Undone on the server, but not on this device yet:', { exact: false }).waitFor()
  await expect.poll(() => keptPulls(page, 'starrail')).toBe(300)
  await history.getByRole('button', { name: 'Try again' }).click()
  await history.getByText('undone', { exact: true }).waitFor()
  await expect.poll(() => keptPulls(page, 'starrail')).toBe(0)
  await page.keyboard.press('Escape')

  await dialog.getByRole('button', { name: 'Remove 800000002 from the list' }).click()
  const question = page.getByRole('dialog', { name: 'Remove 800000002 from the list?' })
  await question.getByText('The server keeps them for seven days', { exact: false }).waitFor()
  await breakDeletion(page)
  await question.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('The account was removed, but its pulls are still on this device:', { exact: false }).waitFor()
  await question.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByText('No accounts yet.', { exact: false }).waitFor()
})

/** Of the next questions for records the last one goes wrong. */
async function failRecords(page: Page, questions: number): Promise<void> {
  let asked = 0
  const answer = (route: Route) => {
    asked += 1
    return asked < questions ? route.fallback() : route.fulfill({ status: 500, body: '' })
  }
  await page.route('**/api/gachalog/records/**', answer, { times: questions })
}

/** The device refuses to delete once. */
async function breakDeletion(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { prototype } = IDBObjectStore
    const { delete: whole } = prototype
    prototype.delete = () => {
      prototype.delete = whole
      throw new DOMException('no room', 'UnknownError')
    }
  })
}

test('BRING-2 BRING-9 a link is imported pool by pool and comes to the device; an empty log says so; one that has expired says what to do; it can be cancelled', async () => {
  test.setTimeout(180_000)
  const auth_token = await server.signUp('link_importer')
  const page = await server.open({ path: '/gacha', storage: { auth_token } })
  const newcomer = { ...account, key: 'newcomer', pulls: [] }
  simulator.accounts.set(newcomer.key, newcomer)
  await page.getByRole('button', { name: 'Choose an account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accounts and import' })
  await dialog.getByRole('tab', { name: 'From the game' }).click()
  const submit = dialog.getByRole('button', { name: 'Import', exact: true })
  const task = dialog.getByRole('region', { name: 'Import' })
  await dialog.getByRole('textbox', { name: 'Link' }).fill(linkTo(newcomer))
  await submit.click()
  await task.getByText('No pulls yet', { exact: true }).waitFor({ timeout: 30_000 })
  await task.getByText('up to 2 hours to appear: pull in the game', { exact: false }).waitFor()
  await expect(page.getByText('Your pulls are imported and saved on this device.')).toHaveCount(0)

  await dialog.getByRole('textbox', { name: 'Link' }).fill(linkTo(account))
  const before = simulator.asked.length
  simulator.interfere(({ endId }) => (endId === '0' ? null : 'hang'))
  await submit.click()
  await expect.poll(() => simulator.asked.length, { timeout: 30_000 }).toBeGreaterThan(before + 1)
  const cancelled = page.waitForResponse((response) => response.url().endsWith('/cancel'))
  await task.getByRole('button', { name: 'Cancel import' }).click()
  await cancelled
  simulator.interfere(() => null)
  simulator.dropHanging()
  await task.getByText('You cancelled the import.', { exact: false }).waitFor({ timeout: 30_000 })
  await submit.click()

  await task.getByText('Character Event Wish', { exact: true }).waitFor()
  await expect(submit).toBeDisabled()
  await task.getByText('Imported', { exact: true }).waitFor({ timeout: 60_000 })
  await task.getByText(`${account.pulls.length} new, 0 already there`, { exact: false }).waitFor()
  await page.getByText('Your pulls are imported and saved on this device.').waitFor()
  await expect.poll(() => keptPulls(page, 'genshin')).toBe(account.pulls.length)

  simulator.expiredKeys.add(account.key)
  await submit.click()
  await task.getByText('The link has expired.', { exact: false }).waitFor({ timeout: 30_000 })
  await expect(submit).toBeEnabled()
  await page.keyboard.press('Escape')
  await page.locator('[data-pool="301"]').waitFor()
})

for (const size of ['desktop', 'phone'] as const) {
  test(`SHELL-62 BRING-10 a refused import says so at the field, and what runs or has ended is in view (${size})`, async () => {
    test.setTimeout(120_000)
    const auth_token = await server.signUp(`looks_at_${size}`)
    const page = await server.open({ path: '/gacha', size, storage: { auth_token }, expectedErrors: /429/ })
    const refuse = (seconds: number) =>
      page.route('**/api/gachalog/import/official-link*', (route) => route.fulfill(tooOften(seconds)), { times: 1 })
    await page.getByRole('button', { name: 'Choose an account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Accounts and import' })
    const submit = dialog.getByRole('button', { name: 'Import', exact: true })
    const fillIn = async () => {
      await dialog.getByRole('tab', { name: 'From the game' }).click()
      await dialog.getByRole('radio', { name: 'Windows' }).check()
      await dialog.getByRole('textbox', { name: 'Link' }).fill(linkTo(account))
    }
    await fillIn()
    await refuse(2950)
    await submit.click()
    const refusal = dialog
      .getByRole('alert')
      .filter({ hasText: /^Too many requests\. You can import again in 50 minutes\.$/ })
    await expectInView(refusal)
    await expectInView(submit)
    await expect(submit).toBeDisabled()

    // Opened anew, the dialog is refused for seconds: when they are over, the button is free again.
    await dialog.getByRole('tab', { name: 'Accounts', exact: true }).click()
    await fillIn()
    await refuse(2)
    await submit.click()
    await dialog.getByText('You can import again in 1 minute.', { exact: false }).waitFor()
    await dialog.getByText('You can import again', { exact: false }).waitFor({ state: 'detached' })
    await expect(submit).toBeEnabled()

    simulator.expiredKeys.delete(account.key)
    simulator.interfere(() => 'hang')
    await submit.click()
    const task = dialog.getByRole('region', { name: 'Import' })
    await task.getByRole('button', { name: 'Cancel import' }).waitFor()
    await expectInView(task)
    const cancelled = page.waitForResponse((response) => response.url().endsWith('/cancel'))
    await task.getByRole('button', { name: 'Cancel import' }).click()
    await cancelled
    simulator.interfere(() => null)
    simulator.dropHanging()
    await task.getByText('You cancelled the import.', { exact: false }).waitFor({ timeout: 30_000 })
    await expectInView(task)
    await expectInView(submit)
  })
}

function tooOften(seconds: number) {
  return {
    status: 429,
    headers: { 'retry-after': String(seconds) },
    json: { code: 429, error_code: 100008, message: 'Too many requests.', data: null },
  }
}

test('BRING-11 SHELL-62 a dry run with conflicts says what they are and which pull stays', async () => {
  const auth_token = await server.signUp('conflicting')
  const page = await server.open({ path: '/gacha', size: 'phone', storage: { auth_token } })
  await page.getByRole('button', { name: 'Choose an account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accounts and import' })
  await dialog.getByRole('tab', { name: 'From a file' }).click()
  const file = dialog.locator('input[type="file"]')
  await file.setInputFiles(
    fileInput(
      'first.json',
      fileOf(60, (rows) => rows),
    ),
  )
  const confirm = dialog.getByRole('button', { name: /^Import \d+ pulls$/ })
  await confirm.waitFor()
  await dialog.getByText('the ID of a pull you already have', { exact: false }).waitFor({ state: 'detached' })
  await confirm.click()
  await dialog.locator('[data-uid="800000002"]').waitFor()

  await dialog.getByRole('tab', { name: 'From a file' }).click()
  const moved = fileOf(60, ([first, ...others]) => [{ ...first, time: '2025-01-01 00:00:00' }, ...others])
  await file.setInputFiles(fileInput('second.json', moved))
  await dialog
    .getByText('1 row uses the ID of a pull you already have, but with a different item or time.', { exact: false })
    .waitFor()
  await dialog.getByText('your history stays as it is.', { exact: false }).waitFor()
})
