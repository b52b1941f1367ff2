import type { Page } from '@playwright/test'
import { sampleExport } from '../packages/core/src/activity-history/sample-export.test-data.ts'
import { axeViolations } from './support/axe.ts'
import { switchLanguage } from './support/language.ts'
import { expect, test } from './support/test.ts'

const PATH = '/genshin-activities'

async function choose(page: Page, text: string | Uint8Array, name = 'history.json'): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

function kinds(page: Page): Promise<string[]> {
  return page.locator('main li button[aria-haspopup]').allInnerTexts()
}

const exported = (...activities: unknown[]) => JSON.stringify({ retcode: 0, data: { activities } })

for (const size of ['desktop', 'phone'] as const) {
  test(`HIST-5 every kind of a file is listed, kept and opened (${size})`, async ({ openPage }) => {
    const page = await openPage({ path: PATH, size })
    await choose(page, sampleExport())
    await page.getByText('36 activities added.').waitFor()
    const listed = await kinds(page)
    expect(listed).toHaveLength(33)
    expect(listed[0]).toMatch(/Iktomi Spiritseeking Scrolls\s+Version 5\.2/)

    await page.reload()
    await page.getByText('history.json').waitFor()
    await expect.poll(() => kinds(page)).toEqual(listed)
    await page.getByLabel(/Show 3 minor activities/).click()
    await expect.poll(() => kinds(page)).toHaveLength(36)

    await page.getByRole('button', { name: /^Hyakunin Ikki Version 2\.1/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Hyakunin Ikki' })
    await dialog.getByRole('heading', { name: 'Trial of stone' }).waitFor()
    await dialog.getByText('5,300').waitFor()
    await dialog.getByText('Hu Tao').waitFor()
    expect(await axeViolations(page)).toEqual([])
  })
}

test('HIST-2 before the first import the page names what it can show, and its example of a file is one', async ({
  openPage,
}) => {
  const page = await openPage({ path: PATH })
  const example = page.getByRole('region', { name: 'What you see after an import' })
  await expect(example).toContainText(/Hyakunin Ikki.*2,400/)
  const readable = example.getByRole('region').getByRole('listitem')
  await example.getByRole('button', { name: '33 activities, version 1.2 to 5.2' }).click()
  await expect(readable).toHaveCount(33)
  await expect(readable.first()).toHaveText(/^Iktomi Spiritseeking Scrolls\s*5\.2$/)

  const origin = page.getByRole('region', { name: 'Get the file yourself' })
  await expect(page.getByText('developer tools')).toHaveCount(0)
  await origin.getByRole('button', { name: 'Get the file yourself' }).click()
  await expect(origin).toContainText('genshin/api/activities')
  await origin.getByRole('button', { name: 'What the file looks like' }).click()
  await choose(page, await origin.locator('pre').innerText())
  await expect.poll(() => kinds(page)).toHaveLength(1)
  await expect(readable).toHaveCount(0)
  await page.getByRole('button', { name: /^Hyakunin Ikki/ }).click()
  await page.getByRole('dialog', { name: 'Hyakunin Ikki' }).getByText('2,400').waitFor()
})

test('HIST-9 the content of an export is pasted as well', async ({ openPage }) => {
  const page = await openPage({ path: PATH })
  await page.getByLabel('Or paste its content').fill(exported({ effigy: { total_times: 1 } }))
  await page.getByText('1 activity added.').waitFor()
  await page.getByText('Pasted text').waitFor()
  await expect.poll(() => kinds(page)).toHaveLength(1)
})

test('HIST-5 a dropped file is read too, and all of it is deleted on confirmation', async ({ openPage }) => {
  const page = await openPage({ path: PATH })
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'dropped.json', { type: 'application/json' }))
    return data
  }, sampleExport())
  await page.locator('label:has(input[type="file"])').dispatchEvent('drop', { dataTransfer: transfer })
  await page.getByText('dropped.json').waitFor()

  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete the imported history?' })
  await question.getByText('36 activities are removed from this browser.').waitFor()
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => kinds(page)).toHaveLength(33)

  await page.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('region', { name: 'What you see after an import' }).waitFor()
  await page.reload()
  await page.getByRole('region', { name: 'What you see after an import' }).waitFor()
})

test('HIST-6 DOC-30 SHELL-60 a question says what follows, a refused file why, and neither changes a thing; bad entries are counted with their reasons', async ({
  openPage,
}) => {
  const page = await openPage({ path: PATH })
  await choose(page, exported({ effigy: { total_times: 1 } }))
  await page.getByText('1 activity added.').waitFor()

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByText('1 activity is removed').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => kinds(page)).toHaveLength(1)

  await choose(page, '{"retcode":0', 'broken.json')
  await page.getByRole('alert').getByText('This file isn’t JSON.').waitFor()
  await expect.poll(() => kinds(page)).toHaveLength(1)
  await choose(page, Buffer.from('{"note":"\xce\xd2"}', 'latin1'), 'code-page.json')
  await page.getByRole('alert').getByText('save it as UTF-8').waitFor()
  await expect.poll(() => kinds(page)).toHaveLength(1)
  await choose(page, '{"retcode":-100}', 'refused.json')
  await page.getByRole('alert').getByText('a rejected request').waitFor()

  const mixed = exported({ effigy: { total_times: 2 } }, { sumo: {} }, 5, { 'x y': {} })
  await choose(page, Buffer.from(mixed, 'utf16le'), 'mixed.json')
  await page.getByText('1 activity added, 1 replaced.').waitFor()
  await page.getByText('2 entries were skipped').click()
  await page.getByText('Entry 3: not an object').waitFor()
  await page.getByText('mixed.json').waitFor()
})

const NAMED = [
  ['zh-Hans', '百人一揆', '神里绫华', '未知活动：strange_kind_v9'],
  ['ja', '百人一揆', '神里綾華', '不明なイベント：strange_kind_v9'],
  ['fr', 'Hyakunin ikki', 'Kamisato Ayaka', 'Activité inconnue\u00a0: strange_kind_v9'],
] as const

test('HIST-7 HIST-8 kinds and characters are named in the language of the page; of an unknown one the id is shown', async ({
  openPage,
}) => {
  const page = await openPage({ path: PATH })
  const avatars = [
    { id: 10000002, level: 90 },
    { id: 19999999, level: 80 },
  ]
  await choose(page, exported({ sumo: { records: [{ score: 1, avatars }] } }, { strange_kind_v9: { score: 2 } }))
  for (const [language, sumo, ayaka, unknown] of NAMED) {
    await switchLanguage(page, language)
    await page.getByRole('button', { name: unknown }).waitFor()
    await page.getByRole('button', { name: sumo }).click()
    const characters = page.getByRole('dialog', { name: sumo }).getByRole('listitem')
    await expect
      .poll(async () => (await characters.allInnerTexts()).map((text) => text.split(/\s*\n/)[0]))
      .toEqual([ayaka, '19999999'])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
})
