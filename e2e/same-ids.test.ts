import type { Page } from '@playwright/test'
import { axeViolations } from './support/axe.ts'
import { keptPulls } from './support/pulls.ts'
import { expect, test } from './support/test.ts'

const UID = '800000002'
const HOUR = 1_753_434_000
/** Two light cones. */
const ARROWS = { item_id: '20000', name: 'Arrows', rank_type: '3' }
const CORNUCOPIA = { item_id: '20001', name: 'Cornucopia', rank_type: '3' }

interface Row {
  readonly pool: string
  /** Seconds behind the full hour. */
  readonly second: number
  readonly id?: number
  readonly item?: object
}

function fileOf(name: string, rows: readonly Row[]) {
  const list = rows.map(({ pool, second, id, item = ARROWS }) => ({
    ...{ gacha_type: pool, gacha_id: '1', count: '1', item_type: 'Light Cone', ...item },
    time: new Date((HOUR + second + 8 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' '),
    ...(id !== undefined && { id: `${HOUR}${912_345_671 + id}` }),
  }))
  const info = { export_timestamp: HOUR, export_app: 'Sample', export_app_version: '1.0', version: 'v4.0' }
  const content = { info, hkrpg: [{ uid: UID, timezone: 8, lang: 'en-us', list }] }
  return { name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) }
}

const rows = (pool: string, count: number, first = 0): readonly Row[] =>
  Array.from({ length: count }, (_, n) => ({ pool, second: first + n * 40, id: n }))

async function drop(page: Page, file: ReturnType<typeof fileOf>) {
  const dialog = page.getByRole('dialog', { name: 'Accounts and import' })
  await dialog.getByRole('tab', { name: 'From a file' }).click()
  await dialog.locator('input[type="file"]').setInputFiles(file)
  return { dialog, done: dialog.getByRole('region', { name: 'Import result' }) }
}

test('LOCAL-15 GACHA-4 GACHA-9 two pools share ids, a different pull is called one, and what cannot be is said', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/gacha', storage: { gachaSelectedGame: 'starrail' } })
  await page.getByRole('button', { name: 'Open files' }).click()
  const { dialog, done } = await drop(page, fileOf('eleven.json', rows('11', 8)))
  await dialog.getByRole('button', { name: 'Import 8 pulls' }).click()
  await expect(done.getByRole('heading', { name: '8 pulls added' })).toBeVisible()
  await drop(page, fileOf('twenty-one.json', rows('21', 8, 20)))
  await dialog.getByRole('button', { name: 'Import 8 pulls' }).click()
  await expect(done.getByText('8 new, 0 already there', { exact: false })).toBeVisible()
  await expect.poll(() => keptPulls(page, 'starrail')).toBe(16)

  await drop(
    page,
    fileOf('other.json', [
      { pool: '11', second: 0, id: 0, item: CORNUCOPIA },
      { pool: '11', second: 1000, id: 40 },
    ]),
  )
  await expect(dialog.getByText('Different pull under the same ID: 1 row.', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 1 pull' }).click()
  await expect(done.getByRole('heading', { name: '1 pull added' })).toBeVisible()
  await expect(done.getByText('1 new, 0 already there', { exact: false })).toBeVisible()
  await expect(done.getByText('Different pull under the same ID: 1 row.', { exact: false })).toBeVisible()
  expect(await axeViolations(page, '[role="dialog"]')).toEqual([])

  const press = Array.from({ length: 11 }, (_, n) => ({ pool: '11', second: 2000, id: 50 + n }))
  await drop(page, fileOf('crowded.json', press))
  await expect(dialog.getByText('11 pulls can’t be right', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 11 pulls' }).click()
  await expect(done.getByRole('heading', { name: '11 pulls added' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^Records: Character Event Warp/ }).click()
  await expect(page.getByText('11 pulls can’t be right: more than ten in one second', { exact: false })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('GACHA-4 rows in an unknown language that contradict known pulls are asked for, and left out unless one says otherwise', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/gacha', size: 'phone', storage: { gachaSelectedGame: 'starrail' } })
  await page.getByRole('button', { name: 'Open files' }).click()
  const { dialog } = await drop(page, fileOf('known.json', rows('11', 8)))
  await dialog.getByRole('button', { name: 'Import 8 pulls' }).click()
  await expect.poll(() => keptPulls(page, 'starrail')).toBe(8)
  const foreign = (rank_type: string) => ({ item_id: '', name: 'Стрелы', rank_type })
  const named = rows('11', 8).map(({ id, ...row }, n) => ({ ...row, item: foreign(n === 0 ? '4' : '3') }))
  await drop(page, fileOf('foreign.json', named))
  await expect(dialog.getByText('1 row has the time and banner of known pulls', { exact: false })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import 0 pulls' })).toBeVisible()
  const row = dialog.getByRole('checkbox', { name: /Стрелы/ })
  await expect(row).not.toBeChecked()
  await row.check()
  await dialog.getByRole('button', { name: 'Import 1 pull' }).click()
  await expect.poll(() => keptPulls(page, 'starrail')).toBe(9)
})
