import type { Page } from '@playwright/test'
import { offerActivities, wireActivity } from './support/offer.ts'
import { answerForPulls, downloadAccount, keptPulls, SIGNED_IN } from './support/pulls.ts'
import { blindDialog, takeHere } from './support/tabs.ts'
import { expect, test } from './support/test.ts'
import { barsInView, markOf, waitForBars } from './support/timeline.ts'
import { holdToasts } from './support/toasts.ts'
import { confirmWelcome } from './support/welcome.ts'

const PULLS = 300
const REFUSED_CALLS = /Failed to load resource|net::ERR_FAILED/

function entries(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }))
}

test('SET-4 (C108) settings that cannot be read are put aside, the page says so, and the app works', async ({
  openPage,
}) => {
  const page = await openPage({ storage: '{"userLanguage": "ja", "act', prepare: holdToasts })
  await waitForBars(page)
  await page.getByText('We couldn’t read this device’s settings.').waitFor()

  const aside = Object.entries(await entries(page)).find(([key]) => key.startsWith('ephemeris.corrupt-'))
  expect(aside?.[1]).toBe('{"userLanguage": "ja", "act')

  await page.reload()
  await waitForBars(page)
  await expect(page.getByText('We couldn’t read this device’s settings.')).toHaveCount(0)
})

test('SET-1 (C108) values of a wrong type are reset one by one, the good ones stay', async ({ openPage }) => {
  const poisoned = `{
    "__proto__": { "polluted": true }, "constructor": 1,
    "userLanguage": "tlh", "serverTimezone": "UTC+10", "useLocalTimezone": 3, "theme": ["dark"],
    "timeline-time-format": "12", "gameOrder": { "length": 4 }, "gameList": [null, 7, { "game_id": "chess" }],
    "userGameSelections": { "genshin": "yes", "__proto__": 1, "starrail": { "enabled": true, "activities": [7, "event"] } },
    "activityStatus": { "__proto__": "done", "toString": "done", "00000000-0000-4000-8000-000000000001": "eaten" },
    "activityStatusLastUpdated": "20/05/2026", "sidebarRailState": null
  }`
  const page = await openPage({ storage: poisoned, prepare: holdToasts })
  await waitForBars(page)
  await page.getByText('Part of this device’s settings or marks couldn’t be read.').waitFor()

  await expect(page.locator('[data-activity]:not([data-game="starrail"][data-type="event"])')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('en')
  await expect(page.locator('[data-now-clock]')).toHaveText(/PM$/)
  await expect(page.getByRole('link', { name: /UTC\+8/ })).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => 'polluted' in {})).toBe(false)
})

test('SET-1 (C108) huge values are reset like others, and the good ones beside them stay', async ({ openPage }) => {
  const huge = 'x'.repeat(500_000)
  const page = await openPage({
    storage: JSON.stringify({
      userLanguage: 'fr',
      theme: huge,
      gameOrder: Array.from({ length: 50_000 }, (_, at) => `game-${at}`),
      activityStatus: Object.fromEntries(
        Array.from({ length: 30_000 }, (_, at) => [`${at}-${'y'.repeat(20)}`, 'eaten']),
      ),
      [huge]: huge,
    }),
  })
  await waitForBars(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr')

  const [bar] = await barsInView(page)
  expect(bar).toBeDefined()
})

test('LOCAL-13 (C108) a poisoned record of pulls does not hinder the page, nor that the pulls are fetched again', async ({
  openPage,
}) => {
  const page = await openPage({
    path: '/gacha',
    storage: SIGNED_IN,
    prepare: async (opened) => {
      await answerForPulls(opened.context(), PULLS)
      await opened.addInitScript(poisonPulls)
    },
  })
  await page.getByRole('button', { name: 'Accounts and import' }).waitFor()

  await downloadAccount(page, 'genshin')
  await page
    .locator('[data-pool="301"]')
    .getByText(/pulls, average/)
    .waitFor()
  await expect.poll(() => keptPulls(page, 'genshin')).toBe(PULLS)
})

/** Writes nonsense into the database before the app does, as version 9 of it, which no version of the app has made. */
function poisonPulls(): void {
  if (sessionStorage.getItem('poisoned') !== null) return
  sessionStorage.setItem('poisoned', 'yes')
  const opening = indexedDB.open('GachaTrackerDB_v2', 90)
  opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'gameId' })
  opening.onsuccess = () => {
    const games = opening.result.transaction('games', 'readwrite').objectStore('games')
    const huge = 'x'.repeat(1_000_000)
    games.put({
      gameId: 'genshin-800000001',
      owner: 'user-of-journeys',
      gachaTypes: { 301: [null, 7, { id: 1 }, { id: huge, time: 'soon' }], 200: huge },
      stats: { coverage: { 301: { gaps: 'all' } } },
      lastUpdated: 'today',
    })
    games.put({ gameId: 'starrail-800000002', owner: 7 })
    games.transaction.oncomplete = () => opening.result.close()
  }
}

test('SET-31 LOCK-9 with storage blocked everything works until the page is closed, and the page says so', async ({
  openPage,
}) => {
  const page = await openPage({
    prepare: async (opened) => {
      await holdToasts(opened)
      await opened.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      })
    },
  })
  await waitForBars(page)
  // No one knows whether another tab has the app; going on is always possible. (LOCK-9)
  await blindDialog(page).getByText('This browser blocks storage.').waitFor()
  await expect(page.getByText('This browser doesn’t save data for this page.')).toHaveCount(0)
  await expect(page.getByText(/open in another tab$|in the other tab/)).toHaveCount(0)
  await takeHere(page)
  await page.getByText('This browser doesn’t save data for this page.').waitFor()
  await confirmWelcome(page)

  const [bar] = await barsInView(page)
  await markOf(page, bar?.id ?? '').click()
  await page.getByRole('menuitemradio').nth(3).click()
  await expect(page.locator(`[data-activity="${bar?.id}"]`)).toHaveAttribute('data-status', 'starred')
})

test('TL-48 when the server cannot be reached, an alert offers to try again, and trying again helps', async ({
  openPage,
}) => {
  const page = await openPage({ expectedErrors: REFUSED_CALLS, prepare: (opened) => opened.addInitScript(refuseCalls) })
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load activities: Can’t reach the server.' })
  await alert.getByRole('button', { name: 'Try again' }).waitFor()

  await page.waitForFunction(admitCallsAndTryAgain)
  await waitForBars(page)
  await expect(alert).toHaveCount(0)
})

test('TL-48 a later failure leaves the last activities in place', async ({ openPage }) => {
  const page = await openPage({ expectedErrors: REFUSED_CALLS })
  await waitForBars(page)
  const ids = () =>
    page.locator('[data-activity]').evaluateAll((bars) => bars.map((bar) => bar.getAttribute('data-activity')))
  const before = await ids()
  expect(before.length).toBeGreaterThan(5)

  await page.route('**/api/events?*', (route) => route.abort())
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('menuitemradio', { name: /Français/ }).click()
  await page.getByRole('alert').first().waitFor()
  // Those in view were drawn first, those around them may have come since.
  await expect.poll(ids).toEqual(expect.arrayContaining(before))
})

test('CAT-4 rows that cannot be read are left out and counted, the others are shown', async ({ openPage }) => {
  const good = wireActivity({ title: 'A sound activity' })
  const page = await openPage({
    prepare: (opened) =>
      offerActivities(opened, {
        genshin: [
          good,
          wireActivity({ uuid: '00000000-0000-4000-8000-000000000002', start_time: '2026-02-30 10:00:00' }),
          wireActivity({ uuid: '00000000-0000-4000-8000-000000000003', type: 'raffle' }),
          null,
        ],
        starrail: null,
        chess: [wireActivity({ uuid: '00000000-0000-4000-8000-000000000004' })],
      }),
  })
  await waitForBars(page)
  await expect(page.locator('[data-activity]')).toHaveCount(1)
  await page.getByText('4 activities couldn’t be read and were skipped.').waitFor()
})

test('ACT-10 markup in a title is text', async ({ openPage }) => {
  const title = '<img src=x onerror="document.title=1"> <b>bold</b> & <script>alert(1)</script>'
  const page = await openPage({ prepare: (opened) => offerActivities(opened, { genshin: [wireActivity({ title })] }) })
  await waitForBars(page)
  await page.locator('[data-activity] button[aria-haspopup="dialog"]').click()
  await page.getByRole('dialog').waitFor()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expect(page).toHaveTitle('Timeline - Ephemeris')
})

test('TL-50 with no activity at all an alert leads to the choice of games', async ({ openPage }) => {
  const page = await openPage({ prepare: (opened) => offerActivities(opened, { genshin: [], starrail: [] }) })
  await page.getByRole('link', { name: /choose games/i }).click()
  await expect(page).toHaveURL(/\/settings(\?.*)?$/)
})

/** Runs in the page: no call of the server is answered, until `refusesCalls` of the page is false. */
function refuseCalls(): void {
  const { fetch: real } = window
  Object.assign(window, { refusesCalls: true })
  window.fetch = (...call) => {
    const { pathname } = new URL(new Request(...call).url)
    const isRefused = pathname.startsWith('/api/') && Reflect.get(window, 'refusesCalls')
    return isRefused ? Promise.reject(new TypeError('refused')) : real(...call)
  }
}

/** Runs in the page, in one go: the app tries again by itself, too, and would take the button away between the two. */
function admitCallsAndTryAgain(): boolean {
  const button = [...document.querySelectorAll<HTMLElement>('[role="alert"] button')].find(
    ({ textContent }) => textContent === 'Try again',
  )
  if (!button) return false
  Object.assign(window, { refusesCalls: false })
  button.click()
  return true
}
