import type { Page } from '@playwright/test'
import type { PageOpener } from './support/open-page.ts'
import { expect, test } from './support/test.ts'
import { barOf, markOf, openerOf, runningBar, waitForBars } from './support/timeline.ts'

const MARKS = ['none', 'done', 'in_progress', 'starred', 'cancelled']

async function openWithBar(openPage: PageOpener): Promise<{ page: Page; id: string }> {
  const page = await openPage()
  await waitForBars(page)
  return { page, id: await runningBar(page) }
}

async function mark(page: Page, id: string, status: string): Promise<void> {
  await markOf(page, id).click()
  await page.getByRole('menuitemradio').nth(MARKS.indexOf(status)).click()
  await expect(barOf(page, id)).toHaveAttribute('data-status', status)
}

function storedMarks(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}').activityStatus)
}

/** How a bar looks, as far as a mark changes it. */
function lookOf(page: Page, id: string): Promise<{ fill: string; ink: string; line: string }> {
  return barOf(page, id).evaluate((bar) => {
    const title = bar.querySelector('span[lang]')
    const fill = [...bar.children].map((child) => getComputedStyle(child).background).join(' ')
    if (!title) throw new Error('a bar has a title')
    const { color: ink, textDecorationLine: line } = getComputedStyle(title)
    return { fill: `${getComputedStyle(bar).background} ${fill}`, ink, line }
  })
}

test('ACT-1 ACT-2 TL-42 TL-43 the menu of marks closes without a change, offers five that follow each other and look different, and a reload keeps one', async ({
  openPage,
}) => {
  const { page, id } = await openWithBar(openPage)
  await test.step('the menu of marks closes on Escape and on scrolling, and changes nothing', async () => {
    await markOf(page, id).click()
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(markOf(page, id)).toBeFocused()

    await markOf(page, id).click()
    await page.getByRole('menu').waitFor()
    await openerOf(page, id).hover()
    await page.mouse.wheel(0, 50)
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(barOf(page, id)).toHaveAttribute('data-status', 'none')
  })

  await test.step('the menu offers five marks, shows the present one, and closes on choice', async () => {
    await markOf(page, id).click()
    const items = page.getByRole('menu').getByRole('menuitemradio')
    await expect(items).toHaveCount(5)
    await expect(items.first()).toHaveAttribute('aria-checked', 'true')

    await items.nth(2).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(barOf(page, id)).toHaveAttribute('data-status', 'in_progress')
  })

  await test.step('any mark follows any other, survives a reload, and the empty one leaves nothing behind', async () => {
    for (const status of ['cancelled', 'starred', 'done', 'in_progress']) await mark(page, id, status)
    await expect.poll(() => storedMarks(page)).toEqual({ [id]: 'in_progress' })

    await page.reload()
    await expect(barOf(page, id)).toHaveAttribute('data-status', 'in_progress')

    await mark(page, id, 'none')
    await expect.poll(() => storedMarks(page)).toEqual({})
  })

  await test.step('done and cancelled look different from an open activity and from each other', async () => {
    const open = await lookOf(page, id)
    await mark(page, id, 'done')
    const done = await lookOf(page, id)
    await mark(page, id, 'cancelled')
    const cancelled = await lookOf(page, id)

    expect(done.fill).not.toBe(open.fill)
    expect(done.line).toBe('none')
    expect(cancelled.fill).not.toBe(done.fill)
    expect(cancelled.line).toBe('line-through')
  })

  await test.step('the event of a scroll that has ended does not close the menu of marks', async () => {
    await mark(page, id, 'none')
    await markOf(page, id).click()
    await page.getByRole('menu').waitFor()
    await page.locator('[data-timeline-scroll]').evaluate((chart) => chart.dispatchEvent(new Event('scroll')))
    // What a close would show is there after the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    await expect(page.getByRole('menu')).toBeVisible()
    await page.getByRole('menuitemradio').nth(1).click()
    await expect(barOf(page, id)).not.toHaveAttribute('data-status', 'none')
  })
})
