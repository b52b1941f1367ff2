import type { Locator, Page } from '@playwright/test'
import type { OpenPage, PageOpener } from './support/open-page.ts'
import { expect, test } from './support/test.ts'
import { holdToasts } from './support/toasts.ts'

const REFUSED = /Failed to load resource|Failed to fetch/

function openSettings(openPage: PageOpener, options: Pick<OpenPage, 'size' | 'expectedErrors'> = {}): Promise<Page> {
  return openPage({ ...options, path: '/settings?highlight=language', prepare: holdToasts })
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

test('TOAST-1 a success is a status of three seconds, a failure an alert of six', async ({ openPage }) => {
  const page = await openSettings(openPage, { expectedErrors: REFUSED })
  await refreshGames(page)
  const success = page.getByRole('status').filter({ hasText: 'up to date' })
  await success.waitFor()
  await expect.poll(() => lineOf(success)).toEqual({ seconds: '3s', state: 'running' })

  await page.route('**/api/**', (route) => route.abort())
  await refreshGames(page)
  const failure = page.getByRole('alert').filter({ hasText: 'Can’t reach the server' })
  await failure.waitFor()
  await expect.poll(() => lineOf(failure)).toEqual({ seconds: '6s', state: 'running' })
})

test('TOAST-2 TOAST-3 a pointer or the focus on a toast holds it, and one dismissed by keyboard gives the focus back', async ({
  openPage,
}) => {
  const page = await openSettings(openPage)
  await test.step('a pointer or the focus on a toast holds it', async () => {
    await refreshGames(page)
    const toast = page.getByRole('status').filter({ hasText: 'up to date' })
    await toast.hover()
    await expect.poll(async () => (await lineOf(toast)).state).toBe('paused')

    await toast.getByRole('button').focus()
    await page.mouse.move(10, 400)
    await expect.poll(async () => (await lineOf(toast)).state).toBe('paused')
    await page.getByRole('button', { name: 'Refresh list' }).focus()
    await expect.poll(async () => (await lineOf(toast)).state).toBe('running')
  })

  await test.step('a toast dismissed by keyboard gives the focus back', async () => {
    await page.getByRole('button', { name: 'Dismiss message' }).click()
    const refresh = page.getByRole('button', { name: 'Refresh list' })
    await refreshGames(page)
    const dismiss = page.getByRole('button', { name: 'Dismiss message' })
    await dismiss.waitFor()
    // While the list is on its way the button takes no focus.
    await expect(refresh).toBeEnabled()
    await refresh.focus()
    await expect(refresh).toBeFocused()
    await dismiss.focus()
    await page.keyboard.press('Enter')
    await dismiss.waitFor({ state: 'detached' })
    await expect(refresh).toBeFocused()
  })
})

test('TOAST-5 what stood before a dialog opened is out of sight while it is open', async ({ openPage }) => {
  const page = await openSettings(openPage, { size: 'phone', expectedErrors: REFUSED })
  const notice = page.getByRole('status').filter({ hasText: 'up to date' })
  const failure = page.getByRole('alert').filter({ hasText: 'Can’t reach the server' })
  await refreshGames(page)
  await notice.waitFor()
  await page.route('**/api/**', (route) => route.abort())
  await refreshGames(page)
  await failure.waitFor()
  await expect(notice).toBeVisible()

  await page.getByRole('button', { name: 'Open navigation' }).click()
  await page.getByRole('dialog').waitFor()
  await expect(notice).toBeHidden()
  await expect(failure).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(notice).toBeVisible()
  await expect(failure).toBeVisible()
})

for (const [size, place] of [
  ['desktop', 'at the right'],
  ['phone', 'above the bar'],
] as const) {
  test(`TOAST-1 on a ${size} it stands ${place}, in full`, async ({ openPage }) => {
    const page = await openSettings(openPage, { size })
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
}
