import type { Page } from '@playwright/test'
import { fetchActivities, SERVER_MINUTES, spanOf } from './support/catalogue.ts'
import { offerActivities, wireActivity } from './support/offer.ts'
import { expect, test } from './support/test.ts'
import { allBars, barOf, markOf, openerOf, waitForBars } from './support/timeline.ts'

const TODAY = '2026-05-20'

/** What a screen reader says of each activity, by id, without the time that is left, which goes on meanwhile. */
function labelsIn(page: Page, place: string): Promise<Record<string, string>> {
  return page.locator(`${place} [data-activity], ${place}[data-activity]`).evaluateAll((parts) =>
    Object.fromEntries(
      parts.map((part) => [
        part.getAttribute('data-activity'),
        part
          .querySelector('[aria-haspopup="dialog"]')
          ?.getAttribute('aria-label')
          ?.replace(/ Ends in [^.]+\./, ''),
      ]),
    ),
  )
}

test('TL-56 HOME-1 TON-2 one activity has one name, one time and one mark on bar, day panel, home, tonight and dialog', async ({
  openPage,
  url,
}) => {
  const page = await openPage({ size: 'wall' })
  await waitForBars(page)
  await allBars(page)
  // What activities give comes after their bars.
  await page.locator('[data-timeline-scroll] [data-amount]').first().waitFor({ state: 'attached' })
  await page.locator(`[data-day="${TODAY}"]`).click()
  const entries = page.locator('[data-in="day-panel"]')
  await expect.poll(() => entries.count()).toBeGreaterThan(10)
  const panel = await labelsIn(page, '[data-in="day-panel"]')
  const inBoth = async () => {
    const bars = await labelsIn(page, '[data-timeline-scroll]')
    return { bars, both: Object.keys(panel).filter((id) => id in bars) }
  }
  // A chart that was scrolled is painted again, which takes its time in so large a window.
  await expect.poll(async () => (await inBoth()).both.length).toBeGreaterThan(10)
  const { bars, both } = await inBoth()
  expect(both.map((id) => panel[id])).toEqual(both.map((id) => bars[id]))
  await page.keyboard.press('Escape')

  await page.goto('/tonight')
  const rows = page.locator('[data-tonight]')
  await rows.first().waitFor()
  const ends = await rows.evaluateAll((all) =>
    all.map((row) => [row.getAttribute('data-tonight') ?? '', row.getAttribute('data-ends') ?? ''] as const),
  )
  const byId = new Map((await fetchActivities(url)).map((activity) => [activity.uuid, activity]))
  const losses = ends.flatMap(([id, end]) => {
    const activity = byId.get(id)
    return activity ? [{ id, end, endMs: spanOf(activity, SERVER_MINUTES['UTC+8']).endMs }] : []
  })
  expect(losses.length).toBeGreaterThan(0)
  expect(losses.map(({ end }) => Date.parse(end))).toEqual(losses.map(({ endMs }) => endMs))

  const [first] = losses
  if (!first) throw new Error('nothing ends tonight')
  const button = page.locator(`[data-tonight="${first.id}"]`).getByRole('button', { name: /^Mark .+ as done$/ })
  const [, title = ''] = /^Mark (.+) as done$/.exec((await button.getAttribute('aria-label')) ?? '') ?? []

  const home = page.locator(`[data-tonight="${first.id}"]`)
  await expect(home).toContainText(title)
  await home.getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading').first()).toContainText(title)

  await page.keyboard.press('Escape')
  await expect.poll(async () => (await labelsIn(page, '[data-timeline-scroll]'))[first.id]).toBe(panel[first.id])
  expect(panel[first.id]).toContain(title)
  await markOf(page, first.id).press('Enter')
  await page.getByRole('menuitemradio', { name: 'Done' }).press('Enter')
  await expect(barOf(page, first.id)).toHaveAttribute('data-status', 'done')
  await page.locator(`[data-day="${TODAY}"]`).click()
  await expect(entries.and(page.locator(`[data-activity="${first.id}"]`))).toHaveAttribute('data-status', 'done')
  await page.goto('/tonight')
  await rows.first().waitFor()
  await expect(page.locator(`[data-tonight="${first.id}"]`)).toHaveCount(0)
})

const RICH = '00000000-0000-4000-8000-0000000000d0'
const REWARDS = [{ id: 'primogem', name: 'Primogem', amount: 420, per_pull: 160 }]
const ANNOUNCEMENT = { published_at: null, basis: 'text', changes: [], gone_since: null, rewards: REWARDS }

/** Ends in the night after the tests' present. */
const RICH_EVENT = wireActivity({
  ...{ uuid: RICH, title: 'Rich event', end_time: '2026-05-21 03:59:59' },
  announcement: ANNOUNCEMENT,
})

test('TL-62 TL-67 TON-2 HOME-1 one activity gives the same and has the same mark on every page, whichever sets it', async ({
  openPage,
}) => {
  const page = await openPage({ prepare: (one) => offerActivities(one, { genshin: [RICH_EVENT] }) })
  const row = page.locator(`[data-tonight="${RICH}"]`)
  const home = row
  const entry = page.locator(`[data-in="day-panel"][data-activity="${RICH}"]`)
  await expect(openerOf(page, RICH)).toHaveAttribute('aria-label', /Gives 420 Primogem$/)
  await page.locator(`[data-day="${TODAY}"]`).click()
  await expect(entry.locator('[aria-haspopup="dialog"]')).toHaveAttribute('aria-label', /Gives 420 Primogem$/)
  await page.keyboard.press('Escape')
  await openerOf(page, RICH).press('Enter')
  await expect(page.getByRole('dialog')).toContainText('420 Primogem')
  await expect(page.getByRole('dialog')).toContainText('2.6 pulls')
  await page.goto('/')
  await expect(home).toBeVisible()
  await page.goto('/tonight')
  await expect(row).toHaveAttribute('data-pulls', '2.625')
  await expect(row).toContainText('420')

  await row.getByRole('button', { name: /^Mark .+ as done$/ }).click()
  await expect(row).toHaveAttribute('data-done', 'true')
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(home).toHaveCount(0)
  await page.goto('/timeline')
  await expect(barOf(page, RICH)).toHaveAttribute('data-status', 'done')
  await page.locator(`[data-day="${TODAY}"]`).click()
  await expect(entry).toHaveAttribute('data-status', 'done')
  await page.keyboard.press('Escape')
  await openerOf(page, RICH).press('Enter')
  const done = page.getByRole('dialog').getByRole('radio', { name: 'Done', exact: true })
  await expect(done).toBeChecked()
  await page.getByRole('dialog').getByRole('radio', { name: 'In progress', exact: true }).check()
  await page.keyboard.press('Escape')
  await expect(barOf(page, RICH)).toHaveAttribute('data-status', 'in_progress')
  await page.goto('/')
  await expect(home).toBeVisible()
  await page.goto('/tonight')
  await expect(row).not.toHaveAttribute('data-done')
})
