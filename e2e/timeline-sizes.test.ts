import type { Locator, Page } from '@playwright/test'
import { layoutShift } from './support/layout-shift.ts'
import { expect, test } from './support/test.ts'
import { scroller, scrollTo, waitForBars } from './support/timeline.ts'

const WIDTHS = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

/** Of the rows, those that are seen from top to bottom. */
function fullyVisibleRows(page: Page): Promise<number> {
  return scroller(page).evaluate((element) => {
    const view = element.getBoundingClientRect()
    const head = element.querySelector('[data-day]')?.parentElement?.getBoundingClientRect().bottom ?? 0
    return [...element.querySelectorAll('[data-activity]')].filter((bar) => {
      const { top, bottom } = bar.getBoundingClientRect()
      return top >= head && bottom <= Math.min(view.bottom, window.innerHeight)
    }).length
  })
}

/** The controls, as they stand from left to right. */
function firstOf(filters: Locator): Promise<string | null | undefined> {
  return filters.evaluate((group) => {
    const controls = [...group.querySelectorAll('button, select, input')].filter((control) => control.checkVisibility())
    const left = (control: Element) => control.getBoundingClientRect().left
    return controls.toSorted((one, other) => left(one) - left(other))[0]?.textContent
  })
}

test('TL-74 what ends by tomorrow is the first filter and whole on every width, kinds are a list on a tablet', async ({
  openPage,
}) => {
  const page = await openPage()
  await waitForBars(page)
  const filters = page.getByRole('group', { name: 'Filters' })
  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    await expect.poll(() => firstOf(filters), `${size.width} px`).toMatch(/^\d+ ends? by tomorrow$/)
    await expect(filters.getByRole('button', { name: /by tomorrow$/ })).toBeInViewport({ ratio: 1 })
    const isList = size.width > 700 && size.width < 1200
    await expect(filters.getByRole('combobox', { name: 'Activity type' })).toHaveCount(isList ? 1 : 0)
    await expect.poll(async () => (await filters.boundingBox())?.height, 'one row').toBeLessThan(60)
  }

  await page.setViewportSize({ width: 820, height: 1180 })
  await filters.getByRole('combobox', { name: 'Activity type' }).selectOption('Banners')
  await expect(page.locator('[data-activity]:not([data-type="gacha"])')).toHaveCount(0)
  await expect(page.locator('[data-activity][data-type="gacha"]').first()).toBeVisible()
})

test('TL-74 no filter moves when the numbers of activities arrive', async ({ openPage }) => {
  let answer = () => {}
  const isAnswered = new Promise<void>((done) => {
    answer = done
  })
  const page = await openPage({
    size: 'phone',
    prepare: (opened) =>
      opened.route('**/api/events?*', async (route) => {
        await isAnswered
        await route.continue()
      }),
  })
  const chip = page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: /^Genshin Impact/ })
  await expect(chip).toContainText('–')
  const before = await layoutShift(page)
  answer()
  await expect(chip).toContainText(/\d+$/)
  await waitForBars(page)
  await expect.poll(() => layoutShift(page)).toBeLessThan(before + 0.001)
})

test('TL-73 TL-74 TL-75 on a phone no name loses a letter, the first filter leads back to now, and on its side there are six rows', async ({
  openPage,
}) => {
  const page = await openPage({ size: 'phone' })
  await waitForBars(page)
  await test.step('on a phone no name loses a letter while the sign behind it stays', async () => {
    const titles = page.locator('[data-activity][data-type="gacha"] [data-label] > [lang]')
    const sign = titles.locator('> :last-child > svg').filter({ visible: true })
    await expect(sign.first()).toBeVisible()
    const cut = () =>
      titles.evaluateAll((all) =>
        all
          .filter((title) => title.scrollWidth > title.clientWidth)
          .filter((title) => title.querySelector(':scope > :last-child > svg')?.checkVisibility())
          .map((title) => title.textContent),
      )
    await expect.poll(cut).toEqual([])
  })

  await test.step('the filter of what ends by tomorrow leads back to now', async () => {
    const chart = scroller(page)
    const atNow = await chart.evaluate((element) => element.scrollLeft)
    await scrollTo(page, { left: 0 })
    await page.getByRole('button', { name: /by tomorrow$/ }).click()
    await expect.poll(() => chart.evaluate((element) => element.scrollLeft)).toBe(atNow)
  })

  await test.step('a phone on its side shows six rows, no bar on top and no title', async () => {
    await expect(page.getByRole('banner')).toBeVisible()

    await page.setViewportSize({ width: 844, height: 390 })
    await page.reload()
    await waitForBars(page)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect.poll(() => fullyVisibleRows(page)).toBeGreaterThanOrEqual(6)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(title?.height).toBeLessThanOrEqual(1)
    const rail = page.getByRole('navigation', { name: 'Main navigation' })
    await expect.poll(() => rail.evaluate((nav) => nav.parentElement?.getBoundingClientRect().width)).toBe(56)
    await rail.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('banner')).toBeVisible()
  })
})

test('TL-73 on a phone a title that would lose a letter is whole in smaller letters', async ({ openPage }) => {
  for (const size of ['phone', 'narrow'] as const) {
    const page = await openPage({ size })
    await waitForBars(page)
    const title = page.locator('[data-activity] [data-label] > [lang]', { hasText: 'Aced! Combat Mastery Test!' })
    await expect(title).toBeVisible()
    await expect.poll(() => title.evaluate((it) => it.scrollWidth - it.clientWidth), size).toBe(0)
    await expect.poll(() => title.evaluate((it) => it.scrollHeight - it.clientHeight), size).toBe(0)
  }
})
