import { chromium, type Page } from '@playwright/test'
import { BROWSER_FLAGS, chromiumPath } from './support/chromium.ts'
import {
  CLOCK_SWITCH,
  lostDialog,
  occupiedDialog,
  openHolder,
  openTab,
  pressBehind,
  stored,
  storedTimeFormat,
  takeHere,
  waitForHolder,
} from './support/tabs.ts'
import { expect, test } from './support/test.ts'
import { barsInView, markOf, waitForBars } from './support/timeline.ts'

interface Watched {
  readonly changes: number
}

/** Counts what a tab tries to change in local storage from now on. */
async function watchStorage(tab: Page): Promise<() => Promise<Watched>> {
  await tab.evaluate(() => {
    const watched = window as Window & { changes?: number }
    watched.changes = 0
    for (const name of ['setItem', 'removeItem', 'clear'] as const) {
      const original: (...args: string[]) => void = Storage.prototype[name]
      Storage.prototype[name] = function (this: Storage, ...args: string[]) {
        watched.changes = (watched.changes ?? 0) + 1
        original.apply(this, args)
      }
    }
  })
  return () => tab.evaluate(() => ({ changes: (window as Window & { changes?: number }).changes ?? 0 }))
}

/** Resolves when the tab has heard so many signs of life of the holder, which gives one each second. */
function waitForHeartbeats(tab: Page, count: number): Promise<void> {
  return tab.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        let received = 0
        new BroadcastChannel('tab-lock-channel').addEventListener('message', ({ data }) => {
          if (data.type === 'lock_heartbeat') received += 1
          if (received === wanted) resolve()
        })
      }),
    count,
  )
}

test('LOCK-20 a second tab says that the app is open elsewhere; neither Escape nor a click beside it closes that', async ({
  openPage,
}) => {
  const first = await openHolder(openPage)
  const second = await openTab(first)
  const dialog = occupiedDialog(second)
  await dialog.waitFor()
  await dialog.getByText('Use one tab at a time').waitFor()
  await dialog.getByText('Changes not yet saved in the other tab won’t be saved.').waitFor()
  await expect(dialog.getByRole('button')).toHaveCount(1)
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(500)

  for (let press = 0; press < 3; press++) await second.keyboard.press('Escape')
  await second.mouse.click(20, 20)
  await expect(dialog).toBeVisible()
  await second.keyboard.press('Tab')
  await expect(dialog.getByRole('button')).toBeFocused()
  await expect(first.getByRole('dialog')).toHaveCount(0)
})

test('LOCK-5 continuing takes the app into this tab, the other one has lost it and can take it back', async ({
  openPage,
}) => {
  const first = await openHolder(openPage)
  const second = await openTab(first)
  await takeHere(second)
  await lostDialog(first).getByText('This tab no longer saves anything.').waitFor()
  await expect(lostDialog(first).getByText('Changes not yet saved')).toHaveCount(0)

  await takeHere(first)
  await lostDialog(second).waitFor()
  await first.getByLabel(CLOCK_SWITCH).uncheck()
  await expect.poll(() => storedTimeFormat(first)).toBe('12')
  await expect(second.getByLabel(CLOCK_SWITCH)).not.toBeChecked()
})

test('LOCK-10 a tab that waits writes nothing; what was changed in it is written when it gets the app', async ({
  openPage,
}) => {
  const first = await openHolder(openPage)
  const second = await openTab(first)
  await occupiedDialog(second).waitFor()
  const changes = await watchStorage(second)
  const before = await stored(first)
  await pressBehind(second)
  await expect(second.getByLabel(CLOCK_SWITCH)).not.toBeChecked()
  await expect.poll(() => changes()).toEqual({ changes: 0 })
  await expect.poll(() => stored(first)).toEqual(before)
  await expect(first.getByLabel(CLOCK_SWITCH)).toBeChecked()

  await takeHere(second)
  await expect.poll(() => storedTimeFormat(first)).toBe('12')
})

test('LOCK-10 a tab that lost the app writes nothing, changes nothing, and shows what the other one writes', async ({
  openPage,
}) => {
  const first = await openHolder(openPage)
  const second = await openTab(first)
  await takeHere(second)
  await lostDialog(first).waitFor()
  const changes = await watchStorage(first)
  const before = await stored(second)
  await pressBehind(first)
  await expect(first.getByLabel(CLOCK_SWITCH)).toBeChecked()
  await expect.poll(() => changes()).toEqual({ changes: 0 })
  await expect.poll(() => stored(second)).toEqual(before)

  await second.getByLabel(CLOCK_SWITCH).uncheck()
  await expect(first.getByLabel(CLOCK_SWITCH)).not.toBeChecked()
  await expect.poll(() => changes()).toEqual({ changes: 0 })
})

test('LOCK-7 when the holder is closed, the tab in sight goes on by itself, and its dialog closes', async ({
  openPage,
}) => {
  const first = await openHolder(openPage)
  const second = await openTab(first)
  await occupiedDialog(second).waitFor()
  await first.close()
  await occupiedDialog(second).waitFor({ state: 'detached' })
  await second.getByLabel(CLOCK_SWITCH).uncheck()
  await expect.poll(() => storedTimeFormat(second)).toBe('12')
})

test('LOCK-7 a holder that is loaded again keeps the app', async ({ openPage }) => {
  const first = await openHolder(openPage)
  const second = await openTab(first)
  await occupiedDialog(second).waitFor()
  await first.reload()
  await waitForHolder(first)
  await waitForHeartbeats(second, 3)
  await expect(occupiedDialog(second)).toBeVisible()
  await expect(first.getByRole('dialog')).toHaveCount(0)
})

test('LOCK-8 a page that is left and come back to has the app again', async ({ openPage }) => {
  const first = await openPage({ path: '/settings', expectedErrors: /favicon/ })
  await waitForHolder(first)
  await first.goto('/logo.svg')
  await expect.poll(() => first.evaluate(() => localStorage.getItem('ephemeris.tab-lock'))).toBeNull()
  await first.goBack()
  await waitForHolder(first)
  await first.getByLabel(CLOCK_SWITCH).uncheck()
  await expect.poll(() => storedTimeFormat(first)).toBe('12')
})

test('LOCK-6 a killed holder is followed within 40 s', async ({ url, defer }) => {
  // A browser with many pages lets tabs share a process; in one of its own each has one.
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: BROWSER_FLAGS })
  defer(() => browser.close())
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB' })
  const first = await context.newPage()
  await first.goto('/settings')
  await waitForHolder(first)
  const second = await context.newPage()
  await second.clock.install()
  await second.goto('/settings')
  await occupiedDialog(second).waitFor()

  // From here its seconds pass by `runFor` alone, however long the crash takes.
  await second.clock.pauseAt(await second.evaluate(() => Date.now() + 1000))
  const cdp = await context.newCDPSession(first)
  const crash = first.waitForEvent('crash')
  // The crash takes the answer with it.
  void cdp.send('Page.crash').catch(() => {})
  await crash
  await first.close()
  await second.clock.runFor(29_000)
  await expect(occupiedDialog(second)).toBeVisible()
  await second.clock.runFor(11_000)
  await occupiedDialog(second).waitFor({ state: 'detached' })
})

test('LOCK-6 the holder sends a heartbeat every second, from a worker of its own', async ({ openPage }) => {
  const first = await openHolder(openPage)
  await expect.poll(() => first.workers().length).toBe(1)
  const listener = await openTab(first, '/logo.svg')
  const received = await listener.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const messages: unknown[] = []
        new BroadcastChannel('tab-lock-channel').addEventListener('message', ({ data }) => {
          if (messages.push(data) === 3) resolve(messages)
        })
      }),
  )
  const { owner } = JSON.parse((await stored(first))['ephemeris.tab-lock'] ?? '{}')
  expect(received).toEqual(
    received.map(() => ({ type: 'lock_heartbeat', data: { tabId: owner, timestamp: expect.any(Number) } })),
  )
})

test('LOCK-4 a message of another version of the app is understood', async ({ openPage }) => {
  const first = await openHolder(openPage)
  const other = await openTab(first, '/logo.svg')
  await other.evaluate(() => {
    const data = { fromTabId: null, toTabId: 'another', timestamp: Date.now() }
    new BroadcastChannel('tab-lock-channel').postMessage({ type: 'lock_force_transfer', data })
  })
  await lostDialog(first).waitFor()
})

test('LOCK-2 in a browser without locks the first tab has the app after 2 s, the second one knows it, and continuing works', async ({
  openPage,
}) => {
  const first = await openPage({
    path: '/settings',
    prepare: (page) =>
      page.context().addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined })),
  })
  await first.getByLabel(CLOCK_SWITCH).uncheck()
  await waitForHolder(first)
  await expect.poll(() => storedTimeFormat(first)).toBe('12')

  const second = await openTab(first)
  await takeHere(second)
  await lostDialog(first).waitFor()
  await second.getByLabel(CLOCK_SWITCH).check()
  await expect.poll(() => storedTimeFormat(first)).toBe('24')
})

test('LOCK-9 where the channel is blocked, the dialog appears, continuing works, and a second tab still cannot write', async ({
  openPage,
}) => {
  const first = await openPage({
    path: '/settings',
    prepare: (page) =>
      page.context().addInitScript(() => {
        window.BroadcastChannel = class {
          constructor() {
            throw new DOMException('blocked', 'SecurityError')
          }
        } as unknown as typeof BroadcastChannel
      }),
  })
  await takeHere(first)
  await first.getByLabel(CLOCK_SWITCH).uncheck()
  await expect.poll(() => storedTimeFormat(first)).toBe('12')

  const second = await openTab(first)
  await takeHere(second)
  await lostDialog(first).waitFor()
  await pressBehind(first)
  await expect.poll(() => storedTimeFormat(second)).toBe('12')
})

test('LOCK-9 where the browser refuses its locks, the dialog appears and continuing works', async ({ openPage }) => {
  const first = await openPage({
    path: '/settings',
    prepare: (page) =>
      page.addInitScript(() => {
        navigator.locks.request = () => Promise.reject(new DOMException('blocked', 'SecurityError'))
      }),
  })
  await takeHere(first)
  await first.getByLabel(CLOCK_SWITCH).uncheck()
  await expect.poll(() => storedTimeFormat(first)).toBe('12')
})

test('LOCK-20 the dialog stays above what opens after it, and gives the focus back', async ({ openPage }) => {
  const first = await openHolder(openPage, '/timeline')
  const second = await openTab(first, '/timeline')
  await waitForBars(second)
  await occupiedDialog(second).waitFor()
  await second.locator('[data-day="2026-05-20"]').evaluate((day: HTMLElement) => day.click())
  await expect(second.locator('dialog[open]')).toHaveCount(2)
  await second.getByRole('button', { name: 'Continue here' }).click()
  await occupiedDialog(second).waitFor({ state: 'detached' })
  await second.keyboard.press('Escape')
  await expect(second.locator('dialog[open]')).toHaveCount(0)
})

test('LOCK-2 a mark that is set at once is kept', async ({ openPage }) => {
  const page = await openPage()
  await waitForBars(page)
  const [bar] = await barsInView(page)
  await markOf(page, bar?.id ?? '').click()
  await page.getByRole('menuitemradio').nth(3).click()
  await page.reload()
  await expect(page.locator(`[data-activity="${bar?.id}"]`)).toHaveAttribute('data-status', 'starred')
})
