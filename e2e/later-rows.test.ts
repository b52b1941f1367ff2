import type { Page } from '@playwright/test'
import { offerActivities, wireActivity } from './support/offer.ts'
import { expect, test } from './support/test.ts'
import { barOf, scroller, scrollOf, waitForBars } from './support/timeline.ts'

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const later = (place: number, more = {}) =>
  wireActivity({
    uuid: id(place),
    title: `Later ${place}`,
    start_time: `2026-06-${10 + place} 10:00:00`,
    end_time: '2026-07-20 03:59:59',
    ...more,
  })
const running = (place: number) =>
  wireActivity({ uuid: id(place), title: `Running ${place}`, end_time: '2026-05-25 03:59:59' })

const OFFER = {
  genshin: [running(20), later(1), later(2), later(3, { type: 'gacha' })],
  zenless: [running(21), later(4)],
}
const GENSHIN = /^Genshin Impact, 3 begin later, the first in 21\sd$/

const lines = (page: Page) => scroller(page).getByRole('button', { expanded: false })

test('TL-80 what begins in weeks is a line per game, which opens in place by pointer and keyboard', async ({
  openPage,
}) => {
  const page = await openPage({ prepare: (opened) => offerActivities(opened, OFFER) })
  await waitForBars(page)
  await expect(lines(page)).toHaveCount(1)
  const line = page.getByRole('button', { name: GENSHIN })
  await expect(line).toBeVisible()
  await expect(barOf(page, id(4))).toHaveCount(1)
  await expect(barOf(page, id(1))).toHaveCount(0)

  await line.click()
  for (const place of [1, 2, 3]) await expect(scroller(page).getByText(`Later ${place}`, { exact: true })).toBeVisible()
  await line.click()
  await expect(scroller(page).getByText('Later 1', { exact: true })).toHaveCount(0)

  const { left } = await scrollOf(page)
  await page.keyboard.press('Home')
  for (let row = 1; row <= 2; row++) await page.keyboard.press('ArrowDown')
  await expect(line).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(line).toHaveAttribute('aria-expanded', 'true')
  await expect(line).toBeFocused()
  await expect.poll(async () => (await scrollOf(page)).left).toBe(left)

  await page.reload()
  await expect(lines(page)).toHaveCount(1)
})

test('TL-80 a search, a type and a link find what is folded', async ({ openPage }) => {
  const page = await openPage({ prepare: (opened) => offerActivities(opened, OFFER) })
  await waitForBars(page)
  await page.getByRole('searchbox').fill('later 2')
  await expect(scroller(page).getByText('Later 2', { exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(lines(page)).toHaveCount(1)

  await page.getByRole('radio', { name: 'Banners' }).click()
  await expect(scroller(page).getByText('Later 3', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'All', exact: true }).click()
  await expect(lines(page)).toHaveCount(1)

  await page.goto(`/timeline?activity=${id(2)}`)
  await expect(page.getByRole('dialog')).toContainText('Later 2')
  await page.keyboard.press('Escape')
  await expect(barOf(page, id(2))).toBeInViewport()
})
