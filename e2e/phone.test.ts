import type { Page } from '@playwright/test'
import { LANGUAGES } from '../packages/core/src/language/language.ts'
import { switchLanguage } from './support/language.ts'
import type { PageOpener, Size } from './support/open-page.ts'
import { PLANNED } from './support/planned.ts'
import { smallTargets } from './support/small-targets.ts'
import { expect, test } from './support/test.ts'
import { barsInView, markOf, openerOf, waitForBars } from './support/timeline.ts'
import { welcomeDialog } from './support/welcome.ts'

/** An address that leads nowhere is answered with its status. */
const NOT_FOUND = /404 \(Not Found\).*\/nowhere/

const SIZES: readonly Size[] = ['phone', 'narrow']

async function openOn(openPage: PageOpener, size: Size, path = '/timeline'): Promise<Page> {
  const page = await openPage({ path, size, expectedErrors: NOT_FOUND })
  await waitForScreen(page, path)
  return page
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForScreen(page, path)
}

function waitForScreen(page: Page, path: string): Promise<void> {
  return path === '/timeline' ? waitForBars(page) : page.getByRole('heading', { level: 1 }).waitFor()
}

/** What follows the size of the window is drawn when this is done. */
async function resize(page: Page, window: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(window)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** How far the page itself can be pushed sideways. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

const PATHS = ['/', '/timeline', '/plan', '/settings', '/shortcuts', '/about', '/notification', '/tonight', '/nowhere']
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

test('SHELL-35 no screen can be pushed sideways on a phone or at 320 px', async ({ openPage }) => {
  const page = await openOn(openPage, 'phone', '/')
  for (const path of PATHS) {
    await goTo(page, path)
    for (const window of WIDTHS) {
      await resize(page, window)
      await expect.poll(() => overflow(page), `${path} at ${window.width} px`).toBe(0)
    }
  }
})

test('SHELL-36 PLAN-14 at 320 px all that can be done with a goal is in its menu, and fingers have 44 px, in every language', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/plan', size: 'narrow', storage: PLANNED })
  const menu = page.locator('[data-goal] [aria-haspopup="menu"]')
  for (const language of LANGUAGES) {
    await switchLanguage(page, language)
    await page.locator('[data-income]').waitFor()
    await menu.click()
    await expect(page.getByRole('menuitem'), language).toHaveCount(4)
    await expect.poll(() => smallTargets(page), language).toEqual([])
    await expect.poll(() => overflow(page), language).toBe(0)
    await page.keyboard.press('Escape')
  }
})

test('SHELL-36 the welcome dialog has 44 px for every control and is not pushed sideways on a phone or at 320 px', async ({
  openPage,
}) => {
  const page = await openPage({ size: 'phone', isNewcomer: true })
  await welcomeDialog(page).getByRole('button', { name: 'Genshin Impact' }).click()
  for (const window of WIDTHS) {
    await resize(page, window)
    await expect.poll(() => overflow(page)).toBe(0)
    await expect.poll(() => welcomeDialog(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
    const small = await smallTargets(page)
    expect(small.filter((html) => !html.includes('data-activity'))).toEqual([])
  }
})

test('SHELL-37 the main pages stand in a bar at the bottom, all of them in the drawer', async ({ openPage }) => {
  const page = await openOn(openPage, 'phone')
  const bar = page.getByRole('navigation').last()
  const box = await bar.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)

  await bar.getByRole('link', { name: 'Settings' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/settings')

  await page.getByRole('button', { name: 'Open navigation' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Timeline' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/timeline')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const size of SIZES) {
  test(`SHELL-38 dialogs are sheets from below, as wide as the screen (${size})`, async ({ openPage }) => {
    const page = await openOn(openPage, size)
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }

    await page.locator('[data-day="2026-05-20"]').tap()
    await expectSheet()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const bar = await page.locator('[data-timeline-scroll] [data-activity]').first().getAttribute('data-activity')
    await openerOf(page, bar ?? '').tap({ position: { x: 60, y: 20 } })
    await expectSheet()

    async function expectSheet(): Promise<void> {
      const sheet = page.getByRole('dialog')
      await sheet.waitFor()
      await expect.poll(async () => sheetBox(sheet)).toEqual({ left: 0, right: width, bottom: height })
      await expect.poll(() => overflow(page)).toBe(0)
    }
  })
}

async function sheetBox(sheet: ReturnType<Page['locator']>): Promise<{ left: number; right: number; bottom: number }> {
  const box = await sheet.boundingBox()
  if (!box) throw new Error('the sheet is not shown')
  return { left: Math.round(box.x), right: Math.round(box.x + box.width), bottom: Math.round(box.y + box.height) }
}

test('ACT-2 a finger marks an activity', async ({ openPage }) => {
  const page = await openOn(openPage, 'phone')
  const [bar] = await barsInView(page)
  const id = bar?.id ?? (await page.locator('[data-activity]').first().getAttribute('data-activity')) ?? ''
  await markOf(page, id).tap()
  await page.getByRole('menuitemradio').nth(1).tap()
  await expect(page.locator(`[data-activity="${id}"]`)).toHaveAttribute('data-status', 'done')
})
