import type { Page } from '@playwright/test'
import { offerActivities, wireActivity } from './support/offer.ts'
import type { PageOpener } from './support/open-page.ts'
import { expect, test } from './support/test.ts'
import { barOf, markOf, waitForBars } from './support/timeline.ts'

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const row = (place: number, title: string, end: string, more = {}) =>
  wireActivity({ uuid: id(place), title, end_time: end, ...more })

/** Those of the last game end first, and one is not announced any more. */
const OFFER = {
  genshin: Array.from({ length: 30 }, (_, place) => row(100 + place, `Long ${place}`, '2026-07-01 03:59:59')),
  zenless: [row(1, 'Third', '2026-05-24 03:59:59')],
  wuthering: [
    row(2, 'First', '2026-05-21 03:59:59'),
    row(3, 'Second A', '2026-05-22 09:59:59', { type: 'gacha' }),
    row(4, 'Second B', '2026-05-22 09:59:59', { type: 'gacha' }),
    row(5, 'Not begun', '2026-05-29 03:59:59', { start_time: '2026-05-28 10:00:00' }),
  ],
}

const items = (page: Page) => page.getByRole('toolbar', { name: 'Ending soon' }).getByRole('button')

async function open(openPage: PageOpener, size: 'desktop' | 'phone'): Promise<Page> {
  const page = await openPage({ size, prepare: (one) => offerActivities(one, OFFER) })
  await waitForBars(page)
  return page
}

test('TL-79 above rows in the default order stands what ends next in all games', async ({ openPage }) => {
  const page = await open(openPage, 'desktop')
  await expect(items(page).nth(0)).toContainText(/Wuthering Waves First \d+\sh/)
  await expect(items(page).nth(1)).toContainText(/Second A, Second B/)
  await expect(items(page).nth(2)).toContainText(/Zenless Zone Zero.*Third/)
  await expect(items(page).nth(3)).toContainText('Long')
  await expect(items(page).filter({ hasText: 'Not begun' })).toHaveCount(0)

  await items(page).nth(0).focus()
  await page.keyboard.press('ArrowRight')
  await expect(items(page).nth(1)).toBeFocused()

  await items(page).nth(0).click()
  await expect(page.getByRole('dialog')).toContainText('First')
  await expect(barOf(page, id(2))).toBeInViewport()
  await page.keyboard.press('Escape')
  await markOf(page, id(2)).press('Enter')
  await page.getByRole('menuitemradio', { name: 'Done' }).press('Enter')
  await expect(items(page).nth(0)).toContainText('Second A')
})

test('TL-79 it is not said twice where the rows are sorted by end, and follows the filters', async ({ openPage }) => {
  const page = await open(openPage, 'desktop')
  await page.getByRole('button', { name: /^Wuthering Waves, / }).click()
  await expect(items(page).nth(0)).toContainText('Third')
  await page.keyboard.press('s')
  await expect(items(page)).toHaveCount(0)

  const phone = await open(openPage, 'phone')
  await expect(items(phone)).toHaveCount(0)
})
