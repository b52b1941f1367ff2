import type { Locator, Page } from '@playwright/test'
import { fetchActivities, SERVER_MINUTES, spanOf } from './support/catalogue.ts'
import { switchLanguage } from './support/language.ts'
import { offerActivities, wireActivity } from './support/offer.ts'
import type { PageOpener } from './support/open-page.ts'
import { expect, test } from './support/test.ts'
import { barOf, scrollTo, waitForBars } from './support/timeline.ts'

const TODAY = '2026-05-20'
const DAY_MS = 86_400_000

async function openDay(openPage: PageOpener, day = TODAY): Promise<{ page: Page; panel: Locator }> {
  const page = await openPage()
  await waitForBars(page)
  await page.locator(`[data-day="${day}"]`).click()
  const panel = page.getByRole('dialog')
  await panel.waitFor()
  return { page, panel }
}

const HEADINGS = {
  'zh-Hans': '星期三 2026年5月',
  'zh-Hant': '星期三 2026年5月',
  ja: '水曜日 2026年5月',
  ko: '수요일 2026년 5월',
  fr: 'mercredi mai 2026',
  en: 'Wednesday May 2026',
}

function entriesOf(panel: Locator): Promise<string[]> {
  return panel
    .locator('[data-activity][data-in="day-panel"]')
    .evaluateAll((entries) => entries.map((entry) => entry.getAttribute('data-activity') ?? ''))
}

test('TL-11 TL-30 TL-56 a day lists exactly what overlaps it and counts it, says how far it is from today, and leads to its neighbours', async ({
  openPage,
  url,
}) => {
  const { page, panel } = await openDay(openPage)
  await test.step('beside the number of the day stand its weekday, month and year', async () => {
    for (const [language, heading] of Object.entries(HEADINGS)) {
      await switchLanguage(page, language)
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(heading)
    }
  })

  await test.step('a day lists exactly what overlaps it, and says how many that are, of which some end or start', async () => {
    const from = Date.parse(`${TODAY}T00:00:00+08:00`)
    const overlapping = (await fetchActivities(url))
      .map((activity) => ({ id: activity.uuid, ...spanOf(activity, SERVER_MINUTES['UTC+8']) }))
      .filter(({ startMs, endMs }) => startMs < from + DAY_MS && endMs >= from)
    const ending = overlapping.filter(({ endMs }) => endMs < from + DAY_MS)

    await expect(panel.getByRole('list').last().getByRole('listitem')).toHaveCount(6)
    await panel.getByRole('button', { name: / more$/ }).click()
    await expect.poll(async () => (await entriesOf(panel)).sort()).toEqual(overlapping.map(({ id }) => id).sort())
    const starting = overlapping.filter(({ startMs, endMs }) => startMs >= from && endMs >= from + DAY_MS)
    const parts = [
      `${overlapping.length} activities`,
      ending.length > 0 && `${ending.length} ending`,
      starting.length > 0 && `${starting.length} starting`,
    ]
    await panel.getByText(parts.filter(Boolean).join(' · '), { exact: true }).waitFor()
    const counts = await panel.locator('h3 > span:last-child').allInnerTexts()
    const allDay = overlapping.length - ending.length - starting.length
    expect(counts.map(Number)).toEqual([ending.length, starting.length, allDay].filter((count) => count > 0))
  })

  await test.step('the panel says the day, how far it is from today, and leads to its neighbours', async () => {
    await panel.getByText('Today', { exact: true }).waitFor()
    await expect(panel.getByRole('heading', { name: /Wednesday.*20.*2026|Wednesday.*May 20, 2026/ })).toHaveCount(1)

    await panel.getByRole('button', { name: 'Next day' }).click()
    await panel.getByText('Tomorrow', { exact: true }).waitFor()
    await panel.getByRole('button', { name: 'Previous day' }).click()
    await panel.getByRole('button', { name: 'Previous day' }).click()
    await panel.getByText('Yesterday', { exact: true }).waitFor()
  })
})

test('TL-44 TL-45 TL-46 an entry opens above the panel, a mark in it shows on the bar, and Escape or a click beside it closes it', async ({
  openPage,
}) => {
  const { page, panel } = await openDay(openPage)
  await test.step('a click on the scrim closes the panel', async () => {
    await page.mouse.click(200, 500)
    await expect(panel).toHaveCount(0)
  })

  await test.step('an entry opens its dialog above the panel and brings its bar into view; Escape closes one by one', async () => {
    await page.locator(`[data-day="${TODAY}"]`).click()
    await scrollTo(page, { top: 0 })
    await panel.locator('[data-in="day-panel"]').first().waitFor()
    const id = (await entriesOf(panel)).at(-1) ?? ''
    await panel.locator(`[data-activity="${id}"] button[aria-haspopup="dialog"]`).click()

    await expect(page.getByRole('dialog')).toHaveCount(2)
    await expect(barOf(page, id)).toHaveCount(1)

    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-day'))).toBe(TODAY)
  })

  await test.step('a mark set in the panel shows on the bar', async () => {
    await page.locator(`[data-day="${TODAY}"]`).click()
    const entry = panel.locator('[data-in="day-panel"]').first()
    const id = (await entry.getAttribute('data-activity')) ?? ''
    await entry.locator('button[aria-haspopup="menu"]').click()
    await page.getByRole('menuitemradio').nth(3).click()

    await expect(entry).toHaveAttribute('data-status', 'starred')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await scrollTo(page, { top: 0 })
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}').activityStatus))
      .toEqual({
        [id]: 'starred',
      })
  })
})

test('TL-11 ACT-5 what has ended on the day says so and comes last, and the dialog counts from the first unit that is not zero', async ({
  openPage,
}) => {
  const ends = [
    ['Over', '2026-05-20 05:59:59'],
    ['Open', '2026-05-20 21:59:59'],
  ] as const
  const rows = ends.map(([title, end_time], place) =>
    wireActivity({ uuid: `00000000-0000-4000-8000-00000000000${place}`, title, end_time }),
  )
  const page = await openPage({ prepare: (one) => offerActivities(one, { genshin: rows }) })
  await waitForBars(page)
  await page.locator(`[data-day="${TODAY}"]`).click()
  const entries = page.locator('[data-in="day-panel"]')
  await expect(entries.nth(0)).toContainText('OpenEnds 21:59')
  await expect(entries.nth(1)).toContainText('OverEnded 05:59')

  await entries.nth(0).locator('[aria-haspopup="dialog"]').click()
  await expect(page.getByRole('timer')).toHaveText(/^\d+ hours?\d\d minutes?\d\d seconds?$/)
})
