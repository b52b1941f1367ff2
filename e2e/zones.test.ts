import type { Page } from '@playwright/test'
import { fetchActivities, SERVER_MINUTES, shownAt, spanOf, type WireActivity } from './support/catalogue.ts'
import { changeSettings } from './support/language.ts'
import { offerActivities, wireActivity } from './support/offer.ts'
import type { PageOpener } from './support/open-page.ts'
import { expect, test } from './support/test.ts'
import { allBars, type ChartBar, openerOf, runningBar, scrollTo, waitForBars } from './support/timeline.ts'

const DAY_MS = 86_400_000
const DAY_PX = 36

/** One game is enough: its rows fit the height of the page, so that the chart is only scrolled sideways. */
const ONE_GAME = {
  userGameSelections: { genshin: { enabled: true, activities: ['version', 'event', 'gacha', 'challenge'] } },
}

/** Where a moment stands in a chart, by the header alone. */
type PlaceOf = (ms: number, zone: string | number) => number

async function openWall(
  openPage: PageOpener,
  storage: Record<string, unknown>,
  timezoneId = 'Asia/Shanghai',
): Promise<Page> {
  const page = await openPage({ size: 'wall', storage: { ...ONE_GAME, ...storage }, timezoneId })
  await waitForBars(page)
  return page
}

function fetchGenshin(url: string): Promise<WireActivity[]> {
  return fetchActivities(url, 'games=genshin')
}

async function rulerOf(page: Page): Promise<PlaceOf> {
  // In one look: the days that are drawn are others once the view has come to rest.
  const { day, leftPx } = await page.evaluate(() => {
    const cell = document.querySelector<HTMLElement>('[data-timeline-scroll] [data-day]')
    const scrolled = cell?.closest('[data-timeline-scroll]')
    if (!cell || !scrolled) throw new Error('a day stands in the chart')
    const leftPx = cell.getBoundingClientRect().left - scrolled.getBoundingClientRect().left + scrolled.scrollLeft
    return { day: cell.dataset.day ?? '', leftPx }
  })
  return (ms, zone) => {
    const shown = shownAt(ms, zone)
    return leftPx + ((Date.parse(shown.day) - Date.parse(day)) / DAY_MS + shown.share) * DAY_PX
  }
}

/** Every bar of the page stands where its times on the wire say, by arithmetic of our own. */
async function expectBarsInPlace(
  page: Page,
  catalogue: readonly WireActivity[],
  { serverMinutes, zone = serverMinutes }: { serverMinutes: number; zone?: string | number },
): Promise<readonly ChartBar[]> {
  const activities = new Map(catalogue.map((activity) => [activity.uuid, activity]))
  const placeOf = await rulerOf(page)
  let bars: readonly ChartBar[] = []
  await expect(async () => {
    bars = await allBars(page)
    expect(bars).toHaveLength(activities.size)
  }).toPass()

  const misplaced = bars.filter(({ id, leftPx, widthPx }) => {
    const activity = activities.get(id)
    if (!activity) return true
    const { startMs, endMs } = spanOf(activity, serverMinutes)
    const left = placeOf(startMs, zone)
    const width = Math.max(50, placeOf(endMs, zone) - left)
    return Math.abs(leftPx - left) > 0.6 || Math.abs(widthPx - width) > 0.6
  })
  expect(misplaced).toEqual([])
  return bars
}

test('TIME-2 on the Asian server every bar stands where its times say, on the American one world-wide edges move 13 hours and wall-clock edges keep their hour', async ({
  openPage,
  url,
}) => {
  const page = await openWall(openPage, { serverTimezone: 'UTC+8' })
  await test.step('on the Asian server every bar stands where its times say', async () => {
    await expectBarsInPlace(page, await fetchGenshin(url), { serverMinutes: SERVER_MINUTES['UTC+8'] })
  })

  await test.step('on the American server world-wide edges move 13 hours and wall-clock edges keep their hour', async () => {
    await changeSettings(page, { serverTimezone: 'UTC-5' })
    await page.getByRole('link', { name: /UTC-5/ }).waitFor()
    const activities = await fetchGenshin(url)
    const bars = await expectBarsInPlace(page, activities, { serverMinutes: SERVER_MINUTES['UTC-5'] })

    const placeOf = await rulerOf(page)
    const placeOnAsianClock = (text: string) => placeOf(Date.parse(`${text.replace(' ', 'T')}Z`), 0)
    const startOf = (isWanted: (activity: WireActivity) => boolean | undefined) => {
      const activity = activities.find(isWanted)
      const bar = bars.find(({ id }) => id === activity?.uuid)
      if (!activity || !bar) throw new Error('the catalogue has such an activity')
      return bar.leftPx - placeOnAsianClock(activity.start_time)
    }
    expect(startOf(({ type }) => type === 'version')).toBeCloseTo((-13 / 24) * DAY_PX, 0)
    expect(startOf(({ type, is_version_update }) => type === 'event' && !is_version_update)).toBeCloseTo(0, 0)
  })
})

test('ZONE-3 the local zone of Kolkata shows on the chip and moves everything by half hours', async ({
  openPage,
  url,
}) => {
  const page = await openWall(openPage, { serverTimezone: 'UTC+8', useLocalTimezone: true }, 'Asia/Kolkata')
  await expectBarsInPlace(page, await fetchGenshin(url), {
    serverMinutes: SERVER_MINUTES['UTC+8'],
    zone: 'Asia/Kolkata',
  })

  const chip = page.getByRole('link', { name: /UTC\+8.*UTC\+5:30/ })
  await expect(chip).toHaveCount(1)
  await expect(page.locator('[data-now-clock]')).toHaveText(/^(09:[345]|10:[012])\d:\d\d$/)
})

test('TIME-3 a local zone with daylight saving shows each date on its own offset', async ({ openPage, url }) => {
  const page = await openWall(openPage, { serverTimezone: 'UTC+1', useLocalTimezone: true }, 'Europe/Berlin')
  await expectBarsInPlace(page, await fetchGenshin(url), {
    serverMinutes: SERVER_MINUTES['UTC+1'],
    zone: 'Europe/Berlin',
  })
  await expect(page.locator('[data-now-clock]')).toHaveText(/^06:[0-5]\d:\d\d$/)
})

test('ZONE-3 both offsets stand beside a time span over the end of daylight saving', async ({ openPage }) => {
  const page = await openPage({
    storage: { serverTimezone: 'UTC+1', useLocalTimezone: true },
    timezoneId: 'Europe/Berlin',
    path: '/timeline',
    prepare: (opened) =>
      offerActivities(opened, {
        genshin: [wireActivity({ start_time: '2026-05-18 10:00:00', end_time: '2026-11-10 03:59:59' })],
      }),
  })
  await waitForBars(page)
  await page.locator('[data-activity] button[aria-haspopup="dialog"]').first().click()
  await page.getByRole('dialog').getByText('UTC+2 – UTC+1').waitFor()
})

test('TIME-7 TL-77 where the clocks differ each page says whose times it shows, and one press beside the chip changes them', async ({
  openPage,
}) => {
  const page = await openPage({ storage: { serverTimezone: 'UTC+1' }, timezoneId: 'Europe/Berlin' })
  await waitForBars(page)
  const id = await runningBar(page, '[data-type="event"]')
  const mine = page.getByRole('button', { name: 'Show your time (UTC+2)' })
  await page.keyboard.press('d')
  await expect(page.getByRole('dialog')).toContainText('Server time UTC+1')
  await page.keyboard.press('Escape')
  await openerOf(page, id).click()
  await expect(page.getByRole('dialog')).toContainText(/Ends .+, your time/)
  await page.keyboard.press('Escape')
  for (const address of ['/notification', '/almanac/genshin']) {
    await page.goto(address)
    await page.getByText('Server time UTC+1', { exact: true }).waitFor()
  }
  await page.goto('/timeline')
  await waitForBars(page)

  await mine.click()
  await expect(mine).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Server time UTC+1, shown in your time UTC+2. Change time zone' }).waitFor()
  await openerOf(page, id).click()
  await expect(page.getByRole('dialog')).toContainText('UTC+2')
  await expect(page.getByRole('dialog')).not.toContainText('your time')
  await page.goto('/notification')
  await page.locator('main li[data-activity]').first().waitFor()
  await expect(page.getByText('Server time UTC+1', { exact: true })).toHaveCount(0)
})

test('ZONE-3 the chip of a phone has the one clock in force, beside the whole title', async ({ openPage }) => {
  const storage = { serverTimezone: 'UTC+1', useLocalTimezone: true }
  const page = await openPage({ storage, timezoneId: 'Europe/Paris', size: 'phone', locale: 'fr-FR' })
  const chip = page.getByRole('link', { name: /UTC\+1.*UTC\+2/ })
  await expect(chip).toContainText('UTC+2')
  await expect(chip.getByText('UTC+1')).toBeHidden()
  const title = page.getByRole('heading', { name: 'Chronologie' })
  await expect.poll(() => title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
})

test('TIME-4 today is the day that the displayed clock shows', async ({ openPage }) => {
  const page = await openPage({ storage: { useLocalTimezone: true }, timezoneId: 'Pacific/Honolulu' })
  await waitForBars(page)
  await expect(page.locator('[data-day="2026-05-19"]')).toHaveAttribute('aria-current', 'date')
})

test('TL-4 TIME-3 the same month of two years has two cells, and the clock 12 or 24 hours', async ({ openPage }) => {
  const page = await openPage({
    storage: { 'timeline-time-format': '12' },
    prepare: (opened) =>
      offerActivities(opened, {
        genshin: [wireActivity({ start_time: '2026-01-10 10:00:00', end_time: '2027-01-20 10:00:00' })],
      }),
  })
  await waitForBars(page)
  await scrollTo(page, { left: 0 })
  await page.getByText('January 2026').waitFor()
  await scrollTo(page, { left: 1_000_000 })
  await page.getByText('January 2027').waitFor()
  await expect(page.locator('[data-now-clock]')).toHaveText(/^12:[0-5]\d:\d\d\sPM$/)
})

/** Until a server was chosen, these pages say whose times they show. */
const ZONE_PAGES = ['/timeline', '/tonight', '/'] as const

test('ZONE-5 who chose games without a server sees whose times these are, until one is kept', async ({ openPage }) => {
  const page = await openPage({
    timezoneId: 'Europe/Paris',
    storage: JSON.stringify({ isServerFromZone: true, userGameSelections: { genshin: { enabled: true } } }),
  })
  for (const path of ZONE_PAGES) {
    await page.goto(path)
    if (path === '/tonight') await page.getByRole('button', { name: /^Until .+ · Europe$/ }).click()
    await page.getByText('Times for Europe.').waitFor()
  }
  await page.goto('/timeline')
  await page.getByRole('link', { name: 'Server time UTC+1, shown in your time UTC+2. Change time zone' }).waitFor()
  await expect(page.getByRole('link', { name: 'Change', exact: true })).toHaveAttribute('href', /settings/)

  await page.getByRole('button', { name: 'That’s right' }).click()
  await expect(page.getByText('Times for Europe.')).toHaveCount(0)
  await page.reload()
  await waitForBars(page)
  await expect(page.getByText('Times for Europe.')).toHaveCount(0)
})

test('ZONE-5 a newcomer who is not asked yet has the server of their zone, and a choice in the settings ends the doubt', async ({
  openPage,
}) => {
  const page = await openPage({
    isNewcomer: true,
    path: '/settings?highlight=games',
    timezoneId: 'America/New_York',
  })
  await expect(page.getByRole('radio', { name: 'America' })).toBeChecked()
  await page.getByRole('radio', { name: 'Europe' }).check()
  await page.getByRole('checkbox', { name: 'Genshin Impact' }).uncheck()
  await page.goto('/timeline')
  await waitForBars(page)
  await page.getByRole('link', { name: 'Server time UTC+1, shown in your time UTC-4. Change time zone' }).waitFor()
  await expect(page.getByText(/^Times for/)).toHaveCount(0)
})

test('ZONE-4 anyone who was here before keeps the server, and reads where the zone speaks for another', async ({
  openPage,
}) => {
  for (const { timezoneId, isShown } of [
    { timezoneId: 'Europe/Paris', isShown: true },
    { timezoneId: 'Asia/Tokyo', isShown: false },
  ]) {
    const page = await openPage({ timezoneId, storage: JSON.stringify({ hasCompletedGameSelection: true }) })
    await waitForBars(page)
    await page.getByRole('link', { name: 'Server time UTC+8. Change time zone' }).waitFor()
    await expect(page.getByText('Times for Asia.')).toHaveCount(isShown ? 1 : 0)
  }
})

test('ZONE-4 a zone that the browser names and does not know is that of UTC', async ({ openPage }) => {
  const page = await openPage({
    isNewcomer: true,
    prepare: (opened) =>
      opened.addInitScript(() => {
        const { resolvedOptions } = Intl.DateTimeFormat.prototype
        Intl.DateTimeFormat.prototype.resolvedOptions = function () {
          return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' }
        }
      }),
  })
  await page.getByRole('radio', { name: /^Asia/ }).waitFor()
  await expect(page.getByRole('radio', { name: /^Asia/ })).toBeChecked()
})
