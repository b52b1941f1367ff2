import type { Page } from '@playwright/test'
import { offerActivities, wireActivity } from './support/offer.ts'
import { serverAnswer } from './support/server-answer.ts'
import { expect, test } from './support/test.ts'
import {
  barsInView,
  openerOf,
  runningBar,
  scroller,
  scrollOf,
  scrollTo,
  shareOfNow,
  waitForBars,
} from './support/timeline.ts'

test('TL-26 the view rests on now after loading, and the days in view stay when the calendar begins earlier', async ({
  openPage,
}) => {
  const later = wireActivity({ start_time: '2026-04-10 10:00:00', end_time: '2026-07-10 10:00:00' })
  const earlier = wireActivity({ uuid: '00000000-0000-4000-8000-000000000002', start_time: '2026-03-01 10:00:00' })
  const page = await openPage({ prepare: (opened) => offerActivities(opened, { genshin: [later] }) })
  await waitForBars(page)
  const share = await shareOfNow(page)
  expect(share).toBeCloseTo(0.38, 1)

  const before = (await scrollOf(page)).left
  await page.unroute('**/api/events?*')
  await offerActivities(page, { genshin: [later, earlier] })
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('menuitemradio', { name: /Français/ }).click()

  await expect.poll(async () => (await scrollOf(page)).left).toBeGreaterThan(before)
  await expect.poll(() => shareOfNow(page)).toBeCloseTo(share, 2)
})

test('TL-26 sorted by end, the view rests on what is not over yet', async ({ openPage }) => {
  const over = (index: number) =>
    wireActivity({
      uuid: `00000000-0000-4000-8001-${String(index).padStart(12, '0')}`,
      title: `Over ${index}`,
      start_time: '2026-05-08 10:00:00',
      end_time: '2026-05-15 10:00:00',
    })
  const running = wireActivity({ title: 'Still running', end_time: '2026-05-21 10:00:00' })
  const rows = [...Array.from({ length: 40 }, (_, index) => over(index)), running]
  const page = await openPage({
    prepare: (opened) => offerActivities(opened, { genshin: [...rows, ...manyRunning()] }),
  })
  await waitForBars(page)
  await scrollTo(page, { top: 0 })
  await page.getByRole('button', { name: /sort/i }).click()
  await page.getByRole('menuitemradio', { name: /ending soonest/i }).click()
  await expect.poll(async () => (await scrollOf(page)).top).toBeGreaterThan(40 * 38 - 60)

  await test.step('also after a filter was switched on and off', async () => {
    const rest = (await scrollOf(page)).top
    const soon = page.getByRole('button', { name: /by tomorrow$/ })
    await soon.click()
    await expect.poll(() => rowCount(page)).toBe(1)
    await soon.click()
    await expect.poll(async () => (await scrollOf(page)).top).toBe(rest)

    const search = page.getByRole('searchbox')
    await search.fill('Still')
    await expect.poll(() => rowCount(page)).toBe(1)
    await search.fill('')
    await expect.poll(async () => (await scrollOf(page)).top).toBe(rest)
  })
})

function rowCount(page: Page): Promise<number> {
  return page.getByRole('grid').getAttribute('aria-rowcount').then(Number)
}

/** Enough rows below for the first of them to come to the top. */
function manyRunning(): unknown[] {
  return Array.from({ length: 40 }, (_, index) =>
    wireActivity({
      uuid: `00000000-0000-4000-8002-${String(index).padStart(12, '0')}`,
      title: `Running ${index}`,
      end_time: '2026-06-15 10:00:00',
    }),
  )
}

test('PWA-18 the catalogue of the last visit is drawn before the server has answered, and the answer replaces it', async ({
  openPage,
}) => {
  const kept = wireActivity({ title: 'Known since the last visit' })
  const page = await openPage({ prepare: (opened) => offerActivities(opened, { genshin: [kept] }) })
  await waitForBars(page)
  await keepEventsAnswer(page)

  await offerActivities(page, { genshin: [wireActivity({ title: 'New since then' })] })
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/events?*', async (route) => {
    await answered
    await route.fallback()
  })
  await page.reload()
  await expect(bar(page, 'Known since the last visit')).toBeVisible()
  answer()
  await expect(bar(page, 'New since then')).toBeVisible()
  await expect(bar(page, 'Known since the last visit')).toHaveCount(0)
})

test('TL-68 an open page shows what the server has read since, without a click', async ({ openPage }) => {
  const page = await openPage({
    prepare: async (opened) => {
      await opened.clock.install()
      await serveReadAt(opened, null)
      await offerActivities(opened, { genshin: [wireActivity({ title: 'Came with the app' })] })
    },
  })
  await expect(bar(page, 'Came with the app')).toBeVisible()
  await offerActivities(page, { genshin: [wireActivity({ title: 'Announced today' })] })
  await serveReadAt(page, '2026-05-20T04:00:00Z')
  await page.clock.fastForward('00:16')
  await expect(bar(page, 'Announced today')).toBeVisible()

  await offerActivities(page, { genshin: [wireActivity({ title: 'Announced an hour later' })] })
  await serveReadAt(page, '2026-05-20T05:00:00Z')
  await page.clock.fastForward('10:01')
  await expect(bar(page, 'Announced an hour later')).toBeVisible()
})

/** The server says when the announcements of all games were read. */
async function serveReadAt(page: Page, readAt: string | null): Promise<void> {
  await page.route('**/api/config', async (route) => {
    const answer = await serverAnswer(route)
    const json = await answer.json()
    for (const source of json.data.catalogue.sources) source.read_at = readAt
    await route.fulfill({ response: answer, json })
  })
}

function bar(page: Page, title: string) {
  return page.getByRole('button', { name: new RegExp(title) }).first()
}

/** What the service worker does with the answer to the page's question. */
async function keepEventsAnswer(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const asked = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/events?'))
    if (!asked) throw new Error('the page asked for no activities')
    const answer = await fetch(asked.name)
    const headers = { 'ephemeris-kept-at': String(Date.now()), date: new Date().toUTCString() }
    const cache = await caches.open('ephemeris-catalogue')
    await cache.put(asked.name, new Response(await answer.blob(), { headers }))
  })
}

test('TL-28 the name of a bar says title, game, kind, dates, mark and what is left', async ({ openPage }) => {
  const row = wireActivity({ title: 'A sound activity' })
  const page = await openPage({ prepare: (opened) => offerActivities(opened, { starrail: [row] }) })
  await waitForBars(page)
  const name = await openerOf(page, await runningBar(page)).getAttribute('aria-label')
  for (const part of [/A sound activity/, /Honkai: Star Rail/, /event/i, /18/, /30/, /no mark/i, /9 days/]) {
    expect(name).toMatch(part)
  }
})

test('TL-29 with every game switched off nothing is asked, and the way to the choice of games is shown', async ({
  openPage,
}) => {
  const asked: string[] = []
  const off = { enabled: false, activities: ['event'] }
  const page = await openPage({
    storage: { userGameSelections: { genshin: off, starrail: off, zenless: off, wuthering: off } },
    prepare: async (opened) => {
      opened.on('request', (request) => asked.push(new URL(request.url()).pathname))
    },
  })
  await page.getByRole('link', { name: /choose games/i }).waitFor()
  expect(asked).toContain('/api/games')
  expect(asked).not.toContain('/api/events')
})

test('TL-33 also a bar that is drawn already, but only just out of view, has its mark at the edge', async ({
  openPage,
}) => {
  const over = wireActivity({ title: 'Just over', start_time: '2026-05-06 10:00:00', end_time: '2026-05-10 10:00:00' })
  const page = await openPage({ size: 'phone', prepare: (opened) => offerActivities(opened, { genshin: [over] }) })
  await openerOf(page, String(over.uuid)).waitFor({ state: 'attached' })
  const mark = page.locator('[data-label-place="left"] [data-label]').filter({ hasText: 'Just over' })
  await expect.poll(() => mark.boundingBox().then((box) => box !== null && box.x >= 0 && box.x < 60)).toBe(true)
})

test('TL-33 a row whose bar is out of view says at its edge what it holds, and leads there', async ({ openPage }) => {
  const over = wireActivity({ title: 'Long over', start_time: '2025-12-01 10:00:00', end_time: '2025-12-08 10:00:00' })
  const running = wireActivity({ uuid: '00000000-0000-4000-8000-000000000002', title: 'Still running' })
  const page = await openPage({ prepare: (opened) => offerActivities(opened, { genshin: [over, running] }) })
  await waitForBars(page)
  const mark = page.getByText('Long over', { exact: true })
  await mark.click()
  await openerOf(page, String(over.uuid)).waitFor()
  const other = scroller(page).getByText('Still running', { exact: true })
  await expect(other).toHaveCount(1)
  await other.click()
  await expect.poll(() => barsInView(page).then((bars) => bars.length)).toBe(1)
})

test('TL-33 TL-42 beside the view, what is done has a tick and no loud time, as on its bar', async ({ openPage }) => {
  const row = (index: number, title: string) =>
    wireActivity({
      uuid: `00000000-0000-4000-8003-00000000000${index}`,
      title,
      start_time: '2026-05-01 10:00:00',
      end_time: '2026-05-21 10:00:00',
    })
  const done = row(1, 'Played already')
  const far = wireActivity({ title: 'Far ahead', start_time: '2026-08-01 10:00:00', end_time: '2026-09-01 10:00:00' })
  const page = await openPage({
    storage: { activityStatus: { [String(done.uuid)]: 'done' } },
    prepare: (opened) => offerActivities(opened, { genshin: [done, row(2, 'Still open'), far] }),
  })
  await waitForBars(page)
  await scrollTo(page, { left: 4000 })
  const mark = (title: string) => page.locator('[data-label-place="left"] [data-label]').filter({ hasText: title })
  await expect(mark('Still open').locator('[data-urgency] > svg')).toBeVisible()
  await expect(mark('Played already').locator('[data-urgency]')).toBeVisible()
  await expect(mark('Played already').locator('[data-urgency] > svg')).toBeHidden()
  await expect(mark('Played already').locator('[lang] svg').first()).toBeVisible()
})
