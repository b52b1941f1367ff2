import type { Page } from '@playwright/test'
import { fetchActivities, SERVER_MINUTES, spanOf } from './support/catalogue.ts'
import { DEMO_CLOCK } from './support/demo-clock.ts'
import type { PageOpener } from './support/open-page.ts'
import { expect, test } from './support/test.ts'
import { allBars, barsInView, drawnBars, markOf, shareOfNow, waitForBars } from './support/timeline.ts'

const NOW_MS = Date.parse(DEMO_CLOCK)

async function openAsNewcomer(openPage: PageOpener): Promise<Page> {
  const page = await openPage()
  await waitForBars(page)
  return page
}

test('SHELL-32 a newcomer sees the timeline of four games around now', async ({ openPage }) => {
  const page = await openAsNewcomer(openPage)
  await expect(page).toHaveTitle('Timeline - Ephemeris')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Timeline')

  await expect.poll(() => page.locator('[data-activity]').count()).toBeGreaterThanOrEqual(15)
  await expect(page.locator('[data-day="2026-05-20"]')).toHaveAttribute('aria-current', 'date')
  await expect(page.locator('[data-now-clock]')).toHaveText(/^12:[0-5]\d:\d\d$/)
  await expect.poll(() => shareOfNow(page)).toBeCloseTo(0.38, 1)
})

test('SHELL-32 everything in the catalogue of the four games is on the timeline', async ({ openPage, url }) => {
  const page = await openPage({ size: 'wall' })
  await waitForBars(page)
  const offered = (await fetchActivities(url)).map(({ game_id, uuid }) => `${game_id} ${uuid}`).sort()
  expect(offered.length).toBeGreaterThanOrEqual(25)
  // A round takes seconds where a machine paints so large a window slowly.
  await expect
    .poll(async () => (await allBars(page)).map(({ game, id }) => `${game} ${id}`).sort(), { timeout: 200_000 })
    .toEqual(offered)
})

test('TL-6 sorted by end, what ends first stands at the top', async ({ openPage, url }) => {
  const page = await openAsNewcomer(openPage)
  await page.getByRole('button', { name: /sort/i }).click()
  await page.getByRole('menuitemradio', { name: /ending soonest/i }).click()

  const ends = new Map(
    (await fetchActivities(url)).map((activity) => [activity.uuid, spanOf(activity, SERVER_MINUTES['UTC+8'])]),
  )
  const endsInOrder = async () => (await drawnBars(page)).map(({ id }) => ends.get(id)?.endMs ?? 0)
  await expect.poll(async () => isAscending(await endsInOrder())).toBe(true)
  await expect.poll(async () => (await endsInOrder()).length).toBeGreaterThan(10)
})

function isAscending(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value >= (values[index - 1] ?? value))
}

test('TL-9 the chip of what ends soon leaves what runs and ends today or tomorrow', async ({ openPage, url }) => {
  const page = await openAsNewcomer(openPage)
  const chip = page.getByRole('button', { name: /end by tomorrow/ })
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')

  const dayAfterTomorrow = Date.parse('2026-05-22T00:00:00+08:00')
  const expected = (await fetchActivities(url))
    .map((activity) => ({ id: activity.uuid, ...spanOf(activity, SERVER_MINUTES['UTC+8']) }))
    .filter(({ startMs, endMs }) => startMs <= NOW_MS && endMs >= NOW_MS && endMs < dayAfterTomorrow)
  expect(expected.length).toBeGreaterThan(0)
  const ids = expected.map(({ id }) => id).sort()
  await expect.poll(async () => (await drawnBars(page)).map(({ id }) => id).sort()).toEqual(ids)
  await expect(chip).toContainText(String(expected.length))
})

test('TL-8 a game chip takes its game off the chart and brings it back', async ({ openPage }) => {
  const page = await openAsNewcomer(openPage)
  const chip = page.getByRole('button', { name: /^Genshin Impact, \d+ activities$/ })
  await expect(chip).toHaveAttribute('aria-pressed', 'true')

  await chip.click()
  await expect(page.locator('[data-activity][data-game="genshin"]')).toHaveCount(0)
  await expect.poll(() => page.locator('[data-activity]').count()).toBeGreaterThan(0)

  await chip.click()
  await expect.poll(() => page.locator('[data-activity][data-game="genshin"]').count()).toBeGreaterThan(0)
})

test('TL-8 the type segments leave one kind of activity', async ({ openPage }) => {
  const page = await openAsNewcomer(openPage)
  await page.getByRole('radio', { name: 'Challenges' }).check()
  await expect(page.locator('[data-activity]:not([data-type="challenge"])')).toHaveCount(0)
  await expect.poll(() => page.locator('[data-activity]').count()).toBeGreaterThan(0)
})

test('TL-8 hide done takes off what is done', async ({ openPage }) => {
  const page = await openAsNewcomer(openPage)
  const [bar] = await barsInView(page)
  if (!bar) throw new Error('no bar is in view')
  await markOf(page, bar.id).click()
  await page.getByRole('menu').getByRole('menuitemradio').nth(1).click()
  await page.getByRole('button', { name: 'Hide done' }).click()
  await expect(page.locator(`[data-activity="${bar.id}"]`)).toHaveCount(0)
})

test('TL-10 a search narrows the chart; when nothing is found, one press brings everything back', async ({
  openPage,
}) => {
  const page = await openAsNewcomer(openPage)
  const search = page.getByRole('searchbox')
  await search.fill('spiral ABYSS')
  await expect(page.locator('[data-activity]:not([data-game="genshin"])')).toHaveCount(0)
  await expect.poll(() => page.locator('[data-activity]').count()).toBeGreaterThan(0)

  await search.fill('nothing is called like this')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await waitForBars(page)
  await expect(search).toHaveValue('')
})
