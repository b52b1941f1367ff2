import type { Page } from '@playwright/test'
import type { PageOpener } from './support/open-page.ts'
import { answerForPulls, downloadAccount, SIGNED_IN } from './support/pulls.ts'
import { expect, test } from './support/test.ts'

function openPulls(openPage: PageOpener, pulls: number): Promise<Page> {
  return openPage({ path: '/gacha', storage: SIGNED_IN, prepare: (page) => answerForPulls(page.context(), pulls) })
}

function namesOf(page: Page): Promise<string[]> {
  return page.locator('tbody tr td:nth-child(3)').allInnerTexts()
}

test('REC-1 REC-2 REC-4 REC-5 records are paged, sorted, searched and chosen by rarity, pool and game', async ({
  openPage,
}) => {
  const page = await openPulls(openPage, 2_000)
  await downloadAccount(page, 'genshin')
  await page.getByRole('link', { name: 'Records: Weapon Event Wish' }).click()
  await page.getByRole('heading', { name: 'Records' }).waitFor()
  await expect(page.getByLabel('Banner')).toHaveValue('302')

  await page.getByLabel('Banner').selectOption('301')
  const times = page.locator('tbody td:nth-child(2) > :first-child')
  await expect(times).toHaveText(Array.from({ length: 10 }, () => /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/))
  const shown = await times.and(page.locator(':not(.visually-hidden)')).allInnerTexts()
  expect(shown.length).toBe(new Set(await times.allInnerTexts()).size)
  await expect(page.getByText('10 pulls together').first()).toBeVisible()
  const [newest] = await page
    .locator('[data-pull]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-pull')))
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByText(/^11–20 of/).waitFor()
  await page.getByLabel('Rows per page').selectOption('50')
  await page.getByText(/^1–50 of/).waitFor()
  await page.getByRole('button', { name: 'Time' }).click()
  await expect(page.locator('[data-pull]').first()).not.toHaveAttribute('data-pull', newest ?? '')

  await page.getByRole('button', { name: /^3-star/ }).click()
  await page.getByRole('button', { name: /^4-star/ }).click()
  await expect(page.locator('[data-pull]:not([data-rarity="5"])')).toHaveCount(0)
  const [first = ''] = await namesOf(page)
  await page.getByLabel('Search by name').fill(first.slice(0, 4).toUpperCase())
  await expect.poll(async () => new Set(await namesOf(page))).toContain(first)
  await page.getByLabel('Search by name').fill('no such name')
  await page.getByText('No matching pulls.', { exact: false }).waitFor()

  await page.reload()
  await page.locator('[data-pull]').first().waitFor()
  await expect(page.getByRole('button', { name: /^3-star/ })).toHaveAttribute('aria-pressed', 'false')
  await page.getByLabel('Game').selectOption('zenless')
  await page.getByRole('link', { name: 'Go to overview' }).click()
  await downloadAccount(page, 'zenless')
  await page.locator('[data-pool="2"]').waitFor()
})

test('REC-6 REC-7 ten-pulls stand together as one sentence each, open on a click, and stay so with the filter and the size of a page', async ({
  openPage,
}) => {
  const page = await openPulls(openPage, 600)
  await downloadAccount(page, 'genshin')
  await page.getByRole('link', { name: 'Records: Character Event Wish' }).click()
  await page.getByLabel('Rows per page').selectOption('20')
  await page.getByText(/^1–20 of/).waitFor()
  await page.getByRole('button', { name: 'Group ten-pulls' }).click()
  await page.getByText(/^1–25 of \d+ ten-pulls/).waitFor()
  const press = page.getByRole('button', { name: /^Pulls \d+ to \d+: .*\d × 3-star$/ }).first()
  await expect(press).toHaveAttribute('aria-expanded', 'false')
  await press.click()
  await expect(page.locator('[data-press][aria-expanded="true"] + ol > li')).toHaveCount(10)

  await page.getByRole('button', { name: /^3-star/ }).click()
  await page.getByRole('button', { name: /^4-star/ }).click()
  await expect(page.locator('[data-press][data-has-five="false"]')).toHaveCount(0)
  await page.reload()
  await page.locator('[data-press]').first().waitFor()
  await expect(page.getByRole('button', { name: 'Group ten-pulls' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-press][data-has-five="false"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Group ten-pulls' }).click()
  await expect(page.getByLabel('Rows per page')).toHaveValue('20')
})

test('REC-3 REC-8 above the records are the last 5-stars of the pool, each of which leads to its row', async ({
  openPage,
}) => {
  const page = await openPulls(openPage, 600)
  await downloadAccount(page, 'genshin')
  await page.getByRole('link', { name: 'Records: Character Event Wish' }).click()
  const fives = page.getByRole('region', { name: 'Last 5-stars' }).getByRole('button')
  await fives.first().waitFor()
  // The steps of both rarities.
  await expect(page.locator('[data-grade="max"]').first()).toBeVisible()
  await expect(page.locator('[data-grade="4-5"]').first()).toBeVisible()
  const oldest = fives.last()
  const name = (
    await oldest
      .locator('span')
      .filter({ hasText: /\p{L}{3}/u })
      .filter({ hasNot: page.locator('span') })
      .first()
      .innerText()
  ).trim()

  await page.getByLabel('Search by name').fill('no such name')
  await page.getByRole('button', { name: /^5-star/ }).click()
  await oldest.click()
  const row = page.locator('tr[data-shown]')
  await expect(row).toBeFocused()
  await expect(row).toContainText(name)
  await expect(row).toHaveAttribute('data-rarity', '5')
  await expect(page.getByLabel('Search by name')).toHaveValue('')
  await oldest.click()
  await expect(row, 'asked for again').toBeFocused()

  await page.getByRole('button', { name: 'Group ten-pulls' }).click()
  await expect(page.locator('[data-shown]')).toHaveCount(0)
  await oldest.click()
  await expect(page.locator('[data-press][data-shown]')).toBeFocused()
  await expect(page.locator('[data-press][data-shown]')).toHaveAttribute('data-has-five', 'true')

  await page.getByRole('button', { name: 'Group ten-pulls' }).click()
  await page.getByRole('button', { name: /^3-star/ }).click()
  await page.getByRole('button', { name: /^4-star/ }).click()
  await expect(fives).toHaveCount(0)
})

test('REC-1 REC-3 REC-4 REC-8 on a phone the last 5-stars lead to their rows, the search opens in the place of the filters, and a 3-star has the pity so far', async ({
  openPage,
}) => {
  const page = await openPage({
    path: '/gacha',
    size: 'phone',
    storage: SIGNED_IN,
    prepare: (opened) => answerForPulls(opened.context(), 600),
  })
  await downloadAccount(page, 'genshin')
  await page.getByRole('link', { name: 'Records: Character Event Wish' }).click()
  const rows = page.getByRole('list', { name: 'Records' }).locator('[data-pull]')
  await expect(rows).toHaveCount(10)
  await expect(rows.and(page.locator('[data-rarity="3"]')).first()).toContainText(/\d$/)
  await expect(page.getByText('Server time')).toHaveCount(1)
  await page.getByRole('region', { name: 'Last 5-stars' }).getByRole('button').last().click()
  await expect(page.locator('[data-pull][data-shown]')).toBeFocused()
  await expect(page.locator('[data-pull][data-shown]')).toHaveAttribute('data-rarity', '5')

  await page.getByRole('button', { name: 'Search by name' }).click()
  const field = page.getByRole('searchbox', { name: 'Search by name' })
  await expect(field).toBeFocused()
  await expect(page.getByRole('button', { name: /^5-star/ })).toHaveCount(0)
  await field.fill('no such name')
  await page.getByText('No matching pulls.', { exact: false }).waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Search by name' })).toBeFocused()
  await expect(rows).toHaveCount(10)
})
