import { axeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test('ALM-3 ALM-6 ALM-8 ALM-9 ALM-10 the almanac is read by keyboard, searched, and a table too', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/gacha' })
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Almanac' })
  await entry.click()
  await page.getByRole('heading', { level: 1, name: 'Almanac' }).waitFor()
  await expect(page).toHaveURL(/\/almanac\/genshin$/)
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Every past and announced 5-star banner since Sep 2020, no predictions')).toBeVisible()
  // What is announced stands by itself, and is no banner of the past yet.
  const sandrone = page
    .getByRole('region', { name: 'Announced' })
    .getByRole('button', { name: /^Sandrone 0 banners, announced: / })
  await expect(sandrone).toContainText(/in \d+\u2009d/)
  await expect(page.getByText(/^\d+\u2009d left$/).first()).toBeVisible()
  // Nothing is shown of the days to come but what is announced.
  await expect(page.getByRole('main')).not.toContainText(/\b(due|expected|soon|likely)\b/i)

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('searchbox').fill('raiden')
  const raiden = page.getByRole('button', { name: /^Raiden Shogun 6 banners, / })
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await page.getByRole('searchbox').fill('xyz')
  await expect(page.getByText('No banner found for “xyz”.')).toBeVisible()
  await page.getByRole('searchbox').fill('')

  await raiden.focus()
  await page.keyboard.press('ArrowDown')
  await expect(raiden).not.toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(raiden).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('Sep 1 – 21, 2021')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('2.1 Sep 1 – 21, 2021, first banner')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('2.5 Mar 8 – 29, 2022, after 168 days')).toHaveCount(1)
  await expect.poll(() => axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(
    page.getByRole('row', { name: 'Raiden Shogun 2.1 Sep 1 – 21, 2021 Character Event Wish –' }),
  ).toBeVisible()

  await page.getByRole('combobox', { name: 'Game' }).selectOption('Wuthering Waves')
  await expect(page.getByText('Every past and announced 5-star banner since May 2024')).toBeVisible()
})

test('ALM-12 the address without a game leads to the almanac of the first one', async ({ openPage }) => {
  const page = await openPage({ path: '/almanac', storage: { gameOrder: ['zenless'] } })
  await page.locator('[data-row]').first().waitFor()
  await expect(page).toHaveURL(/\/almanac\/zenless$/)
  await expect(page.getByRole('combobox', { name: 'Game' })).toHaveValue('zenless')
  const answers = await Promise.all(['/almanac', '/almanac/none'].map((path) => page.request.get(path)))
  expect(answers.map((answer) => answer.status())).toEqual([200, 404])
})

test('SHELL-1 ALM-8 the almanac is read on a phone, from that of the first game on', async ({ openPage }) => {
  const page = await openPage({ path: '/gacha', size: 'phone', storage: { gameOrder: ['zenless'] } })
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Almanac' }).click()
  await expect(page).toHaveURL(/\/almanac\/zenless$/)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Pulls' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByText('2025', { exact: true })).toBeVisible()
  await expect(page.getByText(/since the last one\s*today/)).toBeVisible()
  await page.locator('[data-row]').first().click()
  await expect(page.getByText('first banner')).toBeVisible()
  await page.getByRole('radio', { name: 'W-Engines' }).check()
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await expect.poll(() => axeViolations(page)).toEqual([])
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth))
    .toBe(true)

  await page.goto('/almanac/genshin')
  await expect(page.getByText('2026', { exact: true })).toBeVisible()
})
