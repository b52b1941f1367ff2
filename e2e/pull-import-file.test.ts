import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { simulatedAccount } from '../apps/server/src/testing/pull-logs/simulated-account.ts'
import { writePullFile } from '../packages/core/src/gacha/exchange/write-file.ts'
import { indexFacts } from '../packages/core/src/gacha/facts.ts'
import type { GameId } from '../packages/core/src/games/game.ts'
import { instant } from '../packages/core/src/time/instant.ts'
import { GACHA_FACTS } from '../packages/gamedata/src/pulls/gacha-facts.ts'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { waitUntilCached } from './support/offline.ts'
import { keptPulls } from './support/pulls.ts'
import { serverAnswer } from './support/server-answer.ts'
import { expect, test } from './support/test.ts'

const server = accountServer(WITHOUT_CHALLENGE)

const factsOf = (gameId: GameId) => indexFacts(gameId, GACHA_FACTS[gameId])

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

/** The first pull with the item of another one of its pool. */
function withOtherItem(rows: object[]): object[] {
  const [first, ...others] = rows as { id: string; time: string; gacha_type: string; item_id: string }[]
  const other = others.find((row) => row.gacha_type === first?.gacha_type && row.item_id !== first.item_id)
  return [{ ...other, id: first?.id, time: first?.time }, ...others]
}

/** With one row that no one can read. */
function trackerFile(pulls: number): string {
  return fileOf(pulls, (rows) => [...rows, { ...rows[0], time: 'never' }]).padEnd(LARGE)
}

function fileInput(name: string, content: string) {
  return { name, mimeType: 'application/json', buffer: Buffer.from(content) }
}

test('BRING-3 BRING-5 BRING-6 BRING-7 LOCAL-4 LOCAL-5 LOCAL-8 SHELL-61 a file is described first, is there without a connection, can be taken back and deleted', async () => {
  const auth_token = await server.signUp('file_importer')
  const page = await server.open({
    path: '/gacha',
    storage: { auth_token, gachaSelectedGame: 'starrail' },
    serviceWorkers: 'allow',
    expectedErrors:
      /net::ERR_INTERNET_DISCONNECTED|Failed to fetch|(?:400|404|500) \((?:Bad Request|Not Found|Internal Server Error)\)|ERR_FAILED .*\/undo$/,
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
  await dialog.getByText('Honkai: Star Rail, UID 8****0002').waitFor()
  const leftOut = dialog.getByRole('button', { name: '1 row is skipped', expanded: false })
  await leftOut.locator('svg').waitFor()
  await leftOut.click()
  await dialog.getByText('row 301', { exact: false }).waitFor()
  await failRecords(page)
  await dialog.getByRole('button', { name: 'Import 300 pulls' }).click()
  await dialog.getByText('Your pulls are imported, but not saved on this device yet:', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Download here' }).click()
  await dialog.locator('[data-uid="800000002"]').waitFor()
  await page.keyboard.press('Escape')

  await page.locator('[data-pool="11"]').waitFor()
  await page.getByRole('link', { name: /^Records: Character Event Warp/ }).click()
  await page.locator('[data-pull]').first().waitFor()
  await waitUntilCached(page, 'en')
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
  await dialog.getByRole('button', { name: 'Export 8****0002' }).click()
  const saving = page.waitForEvent('download')
  const exporting = page.getByRole('dialog', { name: 'Export pulls' })
  await exporting.getByRole('button', { name: 'Save file' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/^ephemeris-starrail-800000002-\d{8}\.json$/)
  expect(JSON.parse(await text(await saved.createReadStream())).hkrpg[0].list).toHaveLength(300)
  await exporting.getByRole('button', { name: 'Close' }).last().click()

  const pencil = dialog.getByRole('button', { name: 'Name for 8****0002' })
  await pencil.click()
  const field = dialog.getByRole('textbox', { name: 'Name' })
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  await expect(pencil).toBeFocused()

  await dialog.getByRole('button', { name: 'Imports for 8****0002' }).click()
  const history = page.getByRole('dialog', { name: 'Imports for 8****0002' })
  await history.getByText('Imported from a file').waitFor()
  await history.getByRole('button', { name: /^Undo/ }).click()
  const undoing = page.getByRole('dialog', { name: /^Undo the change from/ })
  await undoing.getByText('Of 300 new pulls', { exact: false }).waitFor()
  await failRecords(page)
  await loseUndoing(page)
  await undoing.getByRole('button', { name: 'Undo' }).click()
  await history.getByText('Undone on the server, but not on this device yet:', { exact: false }).waitFor()
  await expect.poll(() => keptPulls(page, 'starrail')).toBe(300)
  await history.getByRole('button', { name: 'Try again' }).click()
  await history.getByText('undone', { exact: true }).waitFor()
  await expect.poll(() => keptPulls(page, 'starrail')).toBe(0)
  await page.keyboard.press('Escape')

  await dialog.getByRole('button', { name: 'More for 8****0002' }).click()
  await dialog.getByRole('menuitem', { name: 'Remove from the list…' }).click()
  const question = page.getByRole('dialog', { name: 'Remove 8****0002 from the list?' })
  await question.getByText('from the server after seven days', { exact: false }).waitFor()
  await breakDeletion(page)
  await question.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('The account was removed, but its pulls are still on this device:', { exact: false }).waitFor()
  await question.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByText('No accounts yet.', { exact: false }).waitFor()
})

/** The server undoes, and no one hears of it. */
async function loseUndoing(page: Page): Promise<void> {
  await page.route(
    '**/api/gachalog/imports/*/undo',
    async (route) => {
      await serverAnswer(route)
      await route.abort()
    },
    { times: 1 },
  )
}

/** The next request for records fails. */
async function failRecords(page: Page): Promise<void> {
  await page.route('**/api/gachalog/records/**', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
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
  await expect(dialog.getByText('Different pull under the same ID', { exact: false })).toHaveCount(0)
  await confirm.click()
  await dialog.locator('[data-uid="800000002"]').waitFor()

  await dialog.getByRole('tab', { name: 'From a file' }).click()
  await file.setInputFiles(fileInput('second.json', fileOf(60, withOtherItem)))
  await dialog.getByText('Different pull under the same ID: 1 row.', { exact: false }).waitFor()
})

test('BRING-12 an import that ends after its dialog was closed is shown by a toast', async () => {
  const auth_token = await server.signUp('closed_early')
  const page = await server.open({ path: '/gacha', storage: { auth_token } })
  const release = await holdConfirming(page)
  await page.getByRole('button', { name: 'Open files' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accounts and import' })
  const content = fileOf(40, (rows) => rows)
  await dialog.locator('input[type="file"]').setInputFiles(fileInput('forty.json', content))
  await dialog.getByRole('button', { name: /^Import \d+ pulls$/ }).click()
  await dialog.getByRole('progressbar', { name: 'Importing' }).waitFor()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  release()
  await page.getByText(/^\d+ new pulls imported\.$/).waitFor()
})

test('BRING-14 one press opens the chooser of files, and what was chosen is in the dialog', async ({ openPage }) => {
  const page = await openPage({ path: '/gacha', storage: { gachaSelectedGame: 'starrail' } })
  const asked = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open files' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accounts and import' })
  await dialog.getByText('Choose files or drop them here').waitFor()
  await (await asked).setFiles(
    fileInput(
      'forty.json',
      fileOf(40, (rows) => rows),
    ),
  )
  await dialog.getByRole('button', { name: 'Import 40 pulls' }).waitFor()

  await page.keyboard.press('Escape')
  const again = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Accounts and import' }).click()
  await dialog.getByRole('button', { name: 'Open files' }).click()
  await (await again).setFiles(
    fileInput(
      'ten.json',
      fileOf(10, (rows) => rows),
    ),
  )
  await dialog.getByRole('button', { name: 'Import 10 pulls' }).waitFor()
})

/** The server confirms no import until it is let go. */
async function holdConfirming(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/gachalog/import/file/*/confirm', async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

test('BRING-12 BRING-13 DOC-13 DOC-14 DOC-15 several files are reported on one by one, ask whose they are, and are confirmed together', async () => {
  const auth_token = await server.signUp('several_files')
  const page = await server.open({ path: '/gacha', storage: { auth_token }, expectedErrors: /400 \(Bad Request\)/ })
  await page.getByRole('button', { name: 'Choose an account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accounts and import' })
  await dialog.getByRole('tab', { name: 'From a file' }).click()
  const file = dialog.locator('input[type="file"]')
  const wrongZone = JSON.parse(fileOf(60, (rows) => rows))
  wrongZone.info.export_app = 'StarRailUID'
  wrongZone.hkrpg[0].timezone = 0
  await file.setInputFiles([
    fileInput('wrong-zone.json', JSON.stringify(wrongZone)),
    fileInput('achievements.json', JSON.stringify({ info: { uiaf_version: 'v1.1' }, list: [] })),
  ])
  const files = dialog.getByRole('region', { name: 'Files' })
  await expect(files.getByRole('status')).toHaveText('2 files read, 1 not used')
  await expect(files.getByRole('button', { name: /^wrong-zone\.json.*Times corrected$/, expanded: true })).toBeVisible()
  await expect(files.getByText(/^\d+ times were corrected from UTC to UTC\+8\.$/)).toBeVisible()
  await expect(files.getByText('Confirmed by the pull IDs.')).toBeVisible()
  await expect(files.getByText('so the file wasn’t used.', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: /^Import \d+ pulls$/ }).click()
  await dialog.locator('[data-uid="800000002"]').waitFor()
  await expect.poll(() => keptPulls(page, 'starrail')).toBe(50)

  await dialog.getByRole('tab', { name: 'From a file' }).click()
  const nameless = JSON.parse(fileOf(70, (rows) => rows))
  delete nameless.hkrpg[0].uid
  await file.setInputFiles([fileInput('nameless.json', JSON.stringify(nameless))])
  await expect(files.getByRole('status')).toHaveText('1 file read, 1 question')
  const whose = files.getByRole('group', { name: /^Whose pulls are these/ })
  await expect(whose.getByRole('radio', { name: /^8\*{4}0002/ })).toBeChecked()
  await whose.getByRole('radio', { name: 'Skip this file' }).check()
  await expect(files.getByRole('button', { name: /Skipped$/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Import / })).toHaveCount(0)
  await whose.getByRole('radio', { name: /^8\*{4}0002/ }).check()
  await expect(files.getByText('You chose it.')).toBeVisible()
  await dialog.getByRole('button', { name: /^Import \d+ pulls$/ }).click()
  await dialog.locator('[data-uid="800000002"]').waitFor()
  const done = dialog.getByRole('region', { name: 'Import result' })
  await expect(done.getByText(/^Honkai: Star Rail, 8\*{4}0002: \d+ new, \d+ already there$/)).toBeVisible()
  await done.getByRole('button', { name: 'Undo' }).click()
  const question = page.getByRole('dialog', { name: 'Undo this import?' })
  await question.getByText('removed from the server and this device', { exact: false }).waitFor()
  await question.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(/^Import undone: \d+ pulls? removed\.$/).waitFor()
  await expect(done).toHaveCount(0)
  await expect.poll(() => keptPulls(page, 'starrail')).toBe(50)

  // The next import begins where this one was made.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByRole('tab', { name: 'From a file' })).toHaveAttribute('aria-selected', 'true')
})
