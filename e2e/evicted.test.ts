import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { barOf, markOf, runningBar, waitForBars } from './support/timeline.ts'
import { confirmWelcome } from './support/welcome.ts'

/** As a browser does that needs the room, or after a week without a visit: no page hears of it. */
async function removeStored(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb,cache_storage,service_workers' })
  // A page gets no event for what it removes itself.
  await page.evaluate(() => localStorage.clear())
}

async function markDone(page: Page, id: string): Promise<void> {
  await markOf(page, id).click()
  await page.getByRole('menuitemradio', { name: 'Done' }).click()
  await expect(barOf(page, id)).toHaveAttribute('data-status', 'done')
}

test('SET-8 marks outlive the removal of all storage while the page is open, with those that follow', async ({
  openPage,
}) => {
  const page = await openPage({ serviceWorkers: 'allow', storage: { theme: 'dark' } })
  await waitForBars(page)
  const first = await runningBar(page)
  await markDone(page, first)
  await removeStored(page)

  const second = await runningBar(page, ':not([data-status="done"])')
  await markDone(page, second)
  await expect(barOf(page, first)).toHaveAttribute('data-status', 'done')
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  await page.reload()
  await waitForBars(page)
  for (const id of [first, second]) await expect(barOf(page, id)).toHaveAttribute('data-status', 'done')
})

test('SET-1 WEL-1 whose storage was removed between two visits is welcomed as on the first', async ({ openPage }) => {
  const page = await openPage({ path: '/gacha', serviceWorkers: 'allow' })
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await removeStored(page)
  await page.goto('/timeline')
  await page.getByRole('dialog', { name: 'Welcome to Ephemeris' }).waitFor()
})

test('SET-8 WEL-1 who removes all data of the site in an open page is welcomed there, with the games', async ({
  openPage,
}) => {
  const page = await openPage()
  await waitForBars(page)
  // The open page hears of it as of a change in another tab.
  const other = await page.context().newPage()
  await other.goto('/logo.svg')
  await other.evaluate(() => localStorage.clear())
  await other.close()
  await confirmWelcome(page, ['Genshin Impact'])
  await waitForBars(page)
})
