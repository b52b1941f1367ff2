import type { Locator, Page } from '@playwright/test'
import { offerActivities, wireActivity } from './support/offer.ts'
import type { PageOpener, Size } from './support/open-page.ts'
import { expect, test } from './support/test.ts'

const ONLY_GENSHIN = {
  genshin: { enabled: true, activities: ['version', 'event', 'gacha', 'challenge'] },
  starrail: { enabled: false, activities: ['event'] },
  zenless: { enabled: false, activities: ['event'] },
  wuthering: { enabled: false, activities: ['event'] },
}

/** Of Genshin Impact: five events that end on one day. */
const NAMES = ['One', 'Two', 'Three', 'Four', 'Five']
const LATER = NAMES.map((title, at) =>
  wireActivity({ uuid: `00000000-0000-4000-8000-0000000000f${at}`, title, end_time: '2026-05-23 03:59:59' }),
)

function open(openPage: PageOpener, path: string, size: Size = 'desktop'): Promise<Page> {
  return openPage({
    path,
    size,
    storage: { userGameSelections: ONLY_GENSHIN },
    prepare: (page) => offerActivities(page, { genshin: LATER }),
  })
}

test('TON-8 what tonight assumes is one chip, which changes the stop in place', async ({ openPage }) => {
  const page = await open(openPage, '/')
  const tonight = page.getByRole('region', { name: 'Tonight' })
  await expect(tonight.getByRole('button', { name: 'Until 01:00', exact: true })).toBeVisible()
  await expect(tonight.getByRole('combobox')).toHaveCount(0)
  await tonight.getByRole('button', { name: 'Until 01:00' }).click()
  await tonight.getByLabel('I usually play until').selectOption({ label: '23:30' })
  await expect(tonight.getByRole('button', { name: 'Until 23:30' })).toHaveAttribute('aria-expanded', 'true')

  await tonight.getByRole('link', { name: 'See the whole evening' }).click()
  const evening = page.getByRole('region', { name: 'Your evening' })
  await evening.getByRole('button', { name: 'Until 23:30' }).press('Enter')
  await evening.getByLabel('I usually play until').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(evening.getByLabel('I usually play until')).toHaveValue('00:30')
  await expect(evening.getByRole('button', { name: 'Until 00:30' })).toBeVisible()
})

test('TON-5 a day of what comes up names three, and the others on demand', async ({ openPage }) => {
  const page = await open(openPage, '/tonight')
  const friday = page
    .getByRole('region', { name: 'Last evening to play' })
    .getByRole('listitem')
    .filter({ hasText: 'Friday' })
  for (const name of NAMES.slice(0, 3)) await expect(friday.getByText(name, { exact: true })).toBeVisible()
  await friday.getByRole('button', { name: '2 more' }).click()
  for (const name of NAMES) await expect(friday).toContainText(name)
})

test('TON-12 the evening comes before its list on a phone, and a bell leads to the reminders', async ({ openPage }) => {
  const page = await open(openPage, '/tonight', 'phone')
  await page.locator('[data-tonight]').first().waitFor()
  const evening = await topOf(page.getByRole('img', { name: /^From 12:00/ }))
  expect(evening).toBeLessThan(await topOf(page.getByText(/things? left/)))
  await page.getByRole('link', { name: 'Remind me' }).click()
  await expect(page.getByRole('heading', { name: 'Reminders' }).first()).toBeVisible()
})

function topOf(part: Locator): Promise<number> {
  return part.evaluate((element) => Math.round(element.getBoundingClientRect().top))
}
