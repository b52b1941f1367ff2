import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './support/open-page.ts'
import { barOf, markOf, openerOf, runningBar, waitForBars } from './support/timeline.ts'

const MARKS = ['none', 'done', 'in_progress', 'starred', 'cancelled']

async function openWithBar(): Promise<{ page: Page; id: string }> {
  const page = await openPage()
  await waitForBars(page)
  return { page, id: await runningBar(page) }
}

async function mark(page: Page, id: string, status: string): Promise<void> {
  await markOf(page, id).click()
  await page.getByRole('menuitemradio').nth(MARKS.indexOf(status)).click()
  await expect.poll(() => barOf(page, id).getAttribute('data-status')).toBe(status)
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

test('ACT-1 the menu offers five marks, shows the present one, and closes on choice', async () => {
  const { page, id } = await openWithBar()
  await markOf(page, id).click()
  const items = page.getByRole('menu').getByRole('menuitemradio')
  expect(await items.count()).toBe(5)
  expect(await items.first().getAttribute('aria-checked')).toBe('true')

  await items.nth(2).click()
  await expect.poll(() => page.getByRole('menu').count()).toBe(0)
  expect(await barOf(page, id).getAttribute('data-status')).toBe('in_progress')
})

test('ACT-2 any mark follows any other, survives a reload, and the empty one leaves nothing behind', async () => {
  const { page, id } = await openWithBar()
  for (const status of ['cancelled', 'starred', 'done', 'in_progress']) await mark(page, id, status)
  expect(await storedMarks(page)).toEqual({ [id]: 'in_progress' })

  await page.reload()
  await expect.poll(() => barOf(page, id).getAttribute('data-status')).toBe('in_progress')

  await mark(page, id, 'none')
  expect(await storedMarks(page)).toEqual({})
})

test('TL-42 done and cancelled look different from an open activity and from each other', async () => {
  const { page, id } = await openWithBar()
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

test('TL-43 the menu of marks closes on Escape and on scrolling, and changes nothing', async () => {
  const { page, id } = await openWithBar()
  await markOf(page, id).click()
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('menu').count()).toBe(0)
  expect(await markOf(page, id).evaluate((button) => button === document.activeElement)).toBe(true)

  await markOf(page, id).click()
  await page.getByRole('menu').waitFor()
  await openerOf(page, id).hover()
  await page.mouse.wheel(0, 50)
  await expect.poll(() => page.getByRole('menu').count()).toBe(0)
  expect(await barOf(page, id).getAttribute('data-status')).toBe('none')
})
