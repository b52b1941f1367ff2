import type { Page } from '@playwright/test'
import { fetchActivities, SERVER_MINUTES, shownAt, spanOf, type WireActivity } from './support/catalogue.ts'
import { DEMO_CLOCK } from './support/demo-clock.ts'
import { changeSettings } from './support/language.ts'
import { offerActivities, wireActivity } from './support/offer.ts'
import type { PageOpener, Size } from './support/open-page.ts'
import { serverAnswer } from './support/server-answer.ts'
import { expect, test } from './support/test.ts'

const ASIA = SERVER_MINUTES['UTC+8']
const NOW_MS = Date.parse(DEMO_CLOCK)
const DAY_MS = 86_400_000

/** When the evening after the present one begins; what surely ends before is in tonight's card. */
const NEXT_EVENING_MS = Date.parse('2026-05-21T18:00:00+08:00')
const REFUSED = /Failed to load resource|Failed to fetch/
const SIZES: Size[] = ['desktop', 'phone']

/** The ids of the rows of a list, all of them. */
async function rowsOf(page: Page, place: 0 | 1): Promise<(string | null)[]> {
  const today = page.getByRole('region', { name: 'Today' })
  for (const more of (await today.getByRole('button', { expanded: false }).all()).toReversed()) await more.click()
  return today
    .getByRole('list')
    .nth(place)
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-activity')))
}

/** Behind a button, for who has chosen games. */
async function openFeatures(page: Page) {
  await page.getByRole('button', { name: 'What Ephemeris does' }).click()
  return page.getByRole('region', { name: 'What Ephemeris does' })
}

async function openHome(openPage: PageOpener, options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage({ path: '/', ...options })
  await page.locator('[data-in="home"]').first().waitFor()
  return page
}

function dayOf(ms: number): number {
  return Date.parse(shownAt(ms, ASIA).day) / DAY_MS
}

/** What ends within three days, and what starts today, by the catalogue; a banner's phase as its first one. */
function expectedToday(activities: readonly WireActivity[]): { ending: string[]; starting: string[] } {
  const placed = activities.map(({ type, game_id, certainty, ...activity }) => {
    const span = spanOf({ type, game_id, ...activity }, ASIA)
    return {
      id: activity.uuid,
      isTonights: type !== 'version' && certainty !== 'expected' && span.endMs < NEXT_EVENING_MS,
      phase: type === 'gacha' ? `${game_id} ${span.endMs} ${certainty}` : activity.uuid,
      ...span,
    }
  })
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  const ending = placed
    .filter(({ startMs, endMs }) => startMs <= NOW_MS && endMs >= NOW_MS && dayOf(endMs) - dayOf(NOW_MS) <= 3)
    .sort((a, b) => a.endMs - b.endMs || byId(a, b))
  const starting = placed
    .filter((one) => dayOf(one.startMs) === dayOf(NOW_MS) && one.endMs >= NOW_MS && !ending.includes(one))
    .sort((a, b) => a.startMs - b.startMs || byId(a, b))
  const rowsOf = (list: typeof placed) => {
    const phases = list.map(({ phase }) => phase)
    return list.filter(({ phase }, at) => phases.indexOf(phase) === at).map(({ id }) => id)
  }
  return { ending: rowsOf(ending.filter(({ isTonights }) => !isTonights)), starting: rowsOf(starting) }
}

for (const size of SIZES) {
  test(`HOME-1 HOME-2 HOME-13 the day is that of the catalogue (${size})`, async ({ openPage, url }) => {
    const page = await openHome(openPage, { size })
    const { ending, starting } = expectedToday(await fetchActivities(url))
    expect(ending.length).toBeGreaterThan(0)
    expect(starting.length).toBeGreaterThan(0)
    await expect.poll(() => rowsOf(page, 0)).toEqual(ending)
    await expect.poll(() => rowsOf(page, 1)).toEqual(starting)
    await expect(page).toHaveTitle('Home - Ephemeris')
  })
}

test('HOME-1 HOME-7 HOME-8 every way out of the page leads somewhere, rows and versions to the timeline, and what is done is no longer listed', async ({
  openPage,
  url,
}) => {
  const page = await openHome(openPage)
  await test.step('every way out of the page leads somewhere', async () => {
    const ways = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(ways).toContain('/timeline')
    const own = ways.filter((href) => href.startsWith('/')).map((href) => href.split('?')[0] ?? '')
    for (const way of new Set(own)) expect((await page.request.get(way)).status(), way).toBe(200)
    // Those of the games, once they are there.
    expect(ways.filter((href) => !/^(?:https:\/)?\//.test(href))).toEqual([])
  })

  await test.step('a row opens its activity on the timeline, also when that was open before', async () => {
    for (const place of [0, 1]) {
      const row = page.locator('[data-in="home"]').nth(place)
      const title = (await row.locator('[lang]').textContent()) ?? ''
      await row.getByRole('link').click()
      await page.getByRole('dialog', { name: title }).waitFor()
      await expect(page).toHaveURL(/\/timeline$/)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('link', { name: 'Home' }).click()
      await row.waitFor()
    }
  })

  await test.step('what is done is no longer listed', async () => {
    const { ending } = expectedToday(await fetchActivities(url))
    const [first = '', ...others] = ending
    await changeSettings(page, { activityStatus: { [first]: 'done' } })
    await expect(page.locator(`[data-in="home"][data-activity="${first}"]`)).toHaveCount(0)
    for (const id of others) await page.locator(`[data-in="home"][data-activity="${id}"]`).waitFor()
  })

  await test.step('a version opens on the timeline', async () => {
    await page.getByRole('link', { name: /Zenless Zone Zero.*2\.8/ }).click()
    await page.getByRole('dialog', { name: /Zenless Zone Zero - Version 2\.8/ }).waitFor()
  })
})

test('TL-63 nothing is counted down to what is no longer announced', async ({ openPage }) => {
  const announcement = { published_at: null, basis: 'text', changes: [], rewards: [] }
  const gone = { ...announcement, gone_since: '2026-05-19T22:00:00Z' }
  const ids = ['00000000-0000-4000-8000-0000000000e0', '00000000-0000-4000-8000-0000000000e1']
  const [ending, starting] = [
    wireActivity({ uuid: ids[0], end_time: '2026-05-21 10:00:00', announcement: gone }),
    wireActivity({ uuid: ids[1], start_time: '2026-05-20 18:00:00', announcement: gone }),
  ]
  const page = await openHome(openPage, { prepare: (it) => offerActivities(it, { genshin: [ending, starting] }) })
  for (const id of ids) {
    const row = page.locator(`[data-in="home"][data-activity="${id}"]`)
    await expect(row).toContainText('No longer announced')
    await expect(row).not.toHaveText(/\d/)
  }
})

test('HOME-3 every game shows its version, how far it has come and the next one', async ({ openPage }) => {
  const page = await openHome(openPage, { storage: { gameOrder: ['wuthering', 'zenless'] } })
  const cards = page.locator('ul[aria-label="Versions"] > li > a')
  await expect
    .poll(() => cards.allInnerTexts().then((texts) => texts.map((text) => text.split('\n').filter(Boolean))))
    .toEqual([
      ['Wuthering Waves', '3.3', 'day 21 of 39', 'next Jun\u00a08'],
      ['Zenless Zone Zero', '2.8', 'day 15 of 42', 'next Jun\u00a017'],
      ['Genshin Impact', '6.6', 'day 1 of 42', 'next Jul\u00a01'],
      ['Honkai: Star Rail', '4.2', 'day 29 of 40', 'next Jun\u00a01'],
    ])
})

test('HOME-3 a next version that no one has announced is expected', async ({ openPage }) => {
  const page = await openHome(openPage, {
    prepare: (it) =>
      it.route('**/api/events*', async (route) => {
        const answer = await serverAnswer(route)
        const body = await answer.json()
        for (const { events } of body.data.events) {
          for (const event of events) if (event.type === 'version') event.certainty = 'expected'
        }
        await route.fulfill({ response: answer, json: body })
      }),
  })
  await page.getByRole('link', { name: /Genshin Impact.*6\.6.*expected.*expected Jul 1/ }).waitFor()
  await expect(page.getByRole('link', { name: /Genshin Impact.*day \d/ })).toHaveCount(0)
})

test('HOME-5 the features take turns every five seconds, and stand still under the mouse and with the focus', async ({
  openPage,
}) => {
  const page = await openHome(openPage, { hasMotion: true })
  await expect(page.getByRole('region', { name: 'What Ephemeris does' })).toHaveCount(0)
  const carousel = await openFeatures(page)
  const timing = () =>
    carousel.evaluate((section) => {
      const [turn] = section
        .getAnimations({ subtree: true })
        .filter(({ effect }) => (effect?.getTiming().duration ?? 0) === 5000)
      return turn?.playState
    })
  const heading = carousel.getByRole('heading')
  // The button that opened them may have gone from below the mouse.
  await page.mouse.move(5, 5)
  await expect.poll(timing).toBe('running')

  await carousel.hover()
  await expect.poll(timing).toBe('paused')
  await page.mouse.move(5, 5)
  await expect.poll(timing).toBe('running')
  await carousel.getByRole('button', { name: 'Next feature' }).focus()
  await expect.poll(timing).toBe('paused')
  await carousel.getByRole('button', { name: 'Next feature' }).blur()
  await expect.poll(timing).toBe('running')

  for (const title of [
    'Never miss a deadline',
    'Server time or your time',
    'At home on every screen',
    'Four games, one timeline',
  ]) {
    await carousel.evaluate((section) => {
      for (const turn of section.getAnimations({ subtree: true })) turn.finish()
    })
    await expect(heading).toHaveText(title)
  }
})

test('HOME-5 with reduced motion nothing turns by itself; arrows and names turn', async ({ openPage }) => {
  const page = await openHome(openPage)
  const carousel = await openFeatures(page)
  const heading = carousel.getByRole('heading')
  const endless = await carousel.evaluate(
    (section) =>
      section.getAnimations({ subtree: true }).filter(({ effect }) => Number(effect?.getTiming().duration) > 1000)
        .length,
  )
  expect(endless).toBe(0)

  await carousel.getByRole('button', { name: 'Previous feature' }).click()
  await expect(heading).toHaveText('At home on every screen')
  await carousel.getByRole('button', { name: 'Next feature' }).click()
  await expect(heading).toHaveText('Four games, one timeline')
  await carousel.getByRole('button', { name: 'Time zones' }).click()
  await expect(heading).toHaveText('Server time or your time')
  await expect(carousel.getByRole('button', { name: 'Time zones' })).toHaveAttribute('aria-current', 'true')
})

test('HOME-5 a swipe turns to the next feature, and back', async ({ openPage }) => {
  const page = await openHome(openPage, { size: 'phone' })
  const heading = (await openFeatures(page)).getByRole('heading')
  await expect(heading).toBeInViewport({ ratio: 1 })
  const devtools = await page.context().newCDPSession(page)

  async function swipe(byPx: number): Promise<void> {
    const box = await heading.boundingBox()
    const from = { x: 200, y: (box?.y ?? 0) + 10 }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
    for (const share of [0.3, 0.6, 1]) {
      const at = { x: from.x + byPx * share, y: from.y }
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] })
    }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  await swipe(-120)
  await expect(heading).toHaveText('Never miss a deadline')
  await swipe(120)
  await expect(heading).toHaveText('Four games, one timeline')
})

test('HOME-6 HOME-14 what cannot be loaded says so, and is there after another try', async ({ openPage }) => {
  const page = await openPage({
    path: '/',
    expectedErrors: REFUSED,
    prepare: (it) =>
      it.route('**/api/events*', (route) =>
        route.fulfill({
          status: 503,
          json: { code: 503, message: 'Activities are still loading.', error_code: 300001, data: null },
        }),
      ),
  })
  await page.getByRole('alert').filter({ hasText: 'Activities are still loading' }).waitFor()
  await expect(page.getByRole('region', { name: 'Tonight' })).toContainText('Activities are still loading')
  await page.unroute('**/api/events*')
  const again = page.getByRole('button', { name: 'Try again' }).first()
  // A part of the page that comes later asks by itself, and may be first.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await expect(page.locator('[data-in="home"]').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('HOME-6 HOME-14 while activities are on their way the page says so', async ({ openPage }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const page = await openPage({
    path: '/',
    prepare: (it) =>
      it.route('**/api/events*', async (route) => {
        await held
        await route.continue()
      }),
  })
  await page.getByRole('progressbar', { name: 'Loading activities' }).waitFor()
  await expect(page.getByRole('region', { name: 'Tonight' }).locator('.grey-rows')).toBeVisible()
  letGo()
  await page.locator('[data-in="home"]').first().waitFor()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

test('HOME-6 who follows no game is led to the choice of games', async ({ openPage }) => {
  const off = { enabled: false, activities: ['version'] }
  const page = await openPage({
    path: '/',
    storage: { userGameSelections: { genshin: off, starrail: off, zenless: off, wuthering: off } },
  })
  await page.getByRole('link', { name: 'Choose games' }).click()
  await page.waitForURL(/\/settings$/)
})
