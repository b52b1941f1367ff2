import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type OpenPage, openPage, type Size } from './support/open-page.ts'

const REFUSED = /Failed to load resource|Failed to fetch/

/** Toasts drain later than any slow machine looks at them. */
async function openSettings(options: Pick<OpenPage, 'size' | 'expectedErrors'> = {}): Promise<Page> {
  const page = await openPage({ ...options, path: '/settings?highlight=games' })
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[role="status"] *, [role="alert"] * { animation-delay: 90s !important; }')
    document.adoptedStyleSheets = [sheet]
  })
  return page
}

async function refreshGames(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Refresh list' }).click()
}

/** The line at the foot of a toast, which lives as long as it drains. */
function lineOf(toast: Locator): Promise<{ seconds: string; state: string }> {
  return toast
    .locator('span')
    .last()
    .evaluate((line) => {
      const { animationDuration, animationPlayState } = getComputedStyle(line)
      return { seconds: animationDuration, state: animationPlayState }
    })
}

test('TOAST-1 a success is a status of three seconds, a failure an alert of six', async () => {
  const page = await openSettings({ expectedErrors: REFUSED })
  await refreshGames(page)
  const success = page.getByRole('status').filter({ hasText: 'up to date' })
  await success.waitFor()
  expect(await lineOf(success)).toEqual({ seconds: '3s', state: 'running' })

  await page.route('**/api/**', (route) => route.abort())
  await refreshGames(page)
  const failure = page.getByRole('alert').filter({ hasText: 'cannot be reached' })
  await failure.waitFor()
  expect(await lineOf(failure)).toEqual({ seconds: '6s', state: 'running' })
})

test('TOAST-2 a pointer or the focus on a toast holds it', async () => {
  const page = await openSettings()
  await refreshGames(page)
  const toast = page.getByRole('status').filter({ hasText: 'up to date' })
  await toast.hover()
  expect((await lineOf(toast)).state).toBe('paused')

  await toast.getByRole('button').focus()
  await page.mouse.move(10, 400)
  expect((await lineOf(toast)).state).toBe('paused')
  await page.getByRole('button', { name: 'Refresh list' }).focus()
  expect((await lineOf(toast)).state).toBe('running')
})

test('TOAST-3 a toast dismissed by keyboard gives the focus back', async () => {
  const page = await openSettings()
  const refresh = page.getByRole('button', { name: 'Refresh list' })
  await refreshGames(page)
  await refresh.focus()
  await page.getByRole('button', { name: 'Dismiss message' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Dismiss message' }).waitFor({ state: 'detached' })
  expect(await refresh.evaluate((it) => it.matches(':focus'))).toBe(true)
})

test.each<[Size, string]>([
  ['desktop', 'at the right'],
  ['phone', 'above the bar'],
])('TOAST-1 on a %s it stands %s, in full', async (size) => {
  const page = await openSettings({ size })
  await refreshGames(page)
  const toast = page.getByRole('status').filter({ hasText: 'up to date' })
  await toast.hover()
  const box = await toast.boundingBox()
  const view = page.viewportSize()
  if (!box || !view) throw new Error('there is no toast')
  expect(box.width).toBeLessThanOrEqual(380)
  expect(box.x).toBeGreaterThanOrEqual(16)
  expect(view.width - box.x - box.width).toBeGreaterThanOrEqual(16)
  const foot = size === 'phone' ? await page.getByRole('navigation').boundingBox() : null
  expect(box.y + box.height).toBeLessThanOrEqual(foot?.y ?? view.height - 16)
})
