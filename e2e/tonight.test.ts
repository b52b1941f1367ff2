import type { Locator, Page } from '@playwright/test'
import { axeViolations } from './support/axe.ts'
import { layoutShift } from './support/layout-shift.ts'
import { offerActivities, wireActivity } from './support/offer.ts'
import type { PageOpener, Size } from './support/open-page.ts'
import { expect, test } from './support/test.ts'
import { barOf, openerOf, waitForBars } from './support/timeline.ts'

const SIZES: Size[] = ['desktop', 'phone']
const RICH = '00000000-0000-4000-8000-0000000000d0'
const POOR = '00000000-0000-4000-8000-0000000000d1'
const LATER = '00000000-0000-4000-8000-0000000000d2'

/** Of Genshin Impact: two events that end in the night, one with Primogems, and one that ends two days later. */
const ROWS = [
  wireActivity({
    uuid: RICH,
    title: 'Rich event',
    end_time: '2026-05-21 03:59:59',
    announcement: {
      published_at: null,
      basis: 'text',
      changes: [],
      gone_since: null,
      rewards: [{ id: 'primogem', name: 'Primogem', amount: 420, per_pull: 160 }],
    },
  }),
  wireActivity({ uuid: POOR, title: 'Poor event', end_time: '2026-05-21 03:59:59' }),
  wireActivity({ uuid: LATER, title: 'Later event', end_time: '2026-05-23 03:59:59' }),
]

const ONLY_GENSHIN = {
  genshin: { enabled: true, activities: ['version', 'event', 'gacha', 'challenge'] },
  starrail: { enabled: false, activities: ['event'] },
  zenless: { enabled: false, activities: ['event'] },
  wuthering: { enabled: false, activities: ['event'] },
}

/** Every day of this year until yesterday was ticked. */
const TICKED_DAYS = Array.from({ length: 139 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString())
const TICKED = {
  accounts: {
    genshin: {
      since: '2026-01-01T00:00:00Z',
      taken: Object.fromEntries(TICKED_DAYS.map((day) => [`daily_commissions/${day.slice(0, 10)}`, true])),
    },
  },
}

function open(openPage: PageOpener, path: string, size: Size = 'desktop'): Promise<Page> {
  return openPage({
    path,
    size,
    storage: { userGameSelections: ONLY_GENSHIN, plan: TICKED },
    prepare: (page) => offerActivities(page, { genshin: ROWS }),
  })
}

function keysOf(page: Page): Promise<(string | null)[]> {
  return page.locator('[data-tonight]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-tonight')))
}

const DAILY = 'genshin/daily_commissions/2026-05-20'

for (const size of SIZES) {
  test(`TON-2 TON-5 HOME-15 tonight lists what does not come back, then losses by pulls, as home does, and the day of the next end (${size})`, async ({
    openPage,
  }) => {
    const page = await open(openPage, '/tonight', size)
    await expect.poll(() => keysOf(page)).toEqual([RICH, POOR, DAILY])
    const rich = page.locator(`[data-tonight="${RICH}"]`)
    await expect(rich).toHaveAttribute('data-pulls', '2.625')
    await expect(rich).toHaveAttribute('data-ends', '2026-05-20T19:59:59Z')
    await expect(rich).toContainText('420 Primogem')
    await expect(page.locator(`[data-tonight="${POOR}"]`)).toContainText('rewards unknown')
    await expect(page.locator(`[data-tonight="${DAILY}"]`)).toContainText('60 Primogem')
    await expect(page.locator(`[data-tonight="${DAILY}"]`)).not.toContainText(/\?|pulls/)
    await expect(page.getByText('3.0 pulls left, from 2 of 3 things')).toBeVisible()
    await expect(page.getByText('Nothing else ends before Friday evening.')).toBeVisible()
    await expect(page).toHaveTitle('Tonight - Ephemeris')
    expect(await axeViolations(page)).toEqual([])
    await expect.poll(() => layoutShift(page)).toBeLessThan(0.01)

    await page.goto('/')
    await expect.poll(() => keysOf(page)).toEqual([RICH, POOR, DAILY])
    await expect(page.getByText(/^Nothing else ends/)).toHaveCount(0)
  })
}

test('HOME-15 five things of tonight have rows on a phone, as high as on their page', async ({ openPage }) => {
  const more = ['Fourth', 'Fifth'].map((title, at) =>
    wireActivity({ uuid: `00000000-0000-4000-8000-0000000000e${at}`, title, end_time: '2026-05-21 03:59:59' }),
  )
  const page = await openPage({
    path: '/',
    size: 'phone',
    storage: { userGameSelections: ONLY_GENSHIN, plan: TICKED },
    prepare: (opened) => offerActivities(opened, { genshin: [...ROWS, ...more] }),
  })
  const heights = () =>
    page.locator('[data-tonight]').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
  await expect.poll(async () => (await heights()).length).toBe(5)
  await expect(page.getByText('1 more')).toHaveCount(0)
  const atHome = await heights()
  await page.goto('/tonight')
  await expect.poll(heights).toEqual(atHome)
})

const banner = (uuid: string, name: string, id: string) =>
  wireActivity({
    uuid,
    type: 'gacha',
    title: `Wish – ${name}`,
    end_time: '2026-05-21 09:59:59',
    featured: [{ id, name, rank: 5 }],
  })
const BANNERS = [
  banner('00000000-0000-4000-8000-0000000000d3', 'Athame Artis', '11518'),
  banner('00000000-0000-4000-8000-0000000000d4', 'Durin', '10000123'),
  banner('00000000-0000-4000-8000-0000000000d5', 'Nicole', '10000131'),
]

test('TON-11 HOME-13 the banners of one phase are one line without a box, characters first', async ({ openPage }) => {
  const page = await openPage({
    path: '/tonight',
    storage: { userGameSelections: ONLY_GENSHIN, plan: TICKED },
    prepare: (opened) => offerActivities(opened, { genshin: [...ROWS, ...BANNERS] }),
  })
  await expect.poll(() => keysOf(page)).toEqual([RICH, POOR, DAILY])
  const lines = page.getByRole('list', { name: 'Banners that end tonight' }).getByRole('listitem')
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('3 banners end at Thu 09:59: Durin, Nicole, Athame Artis')
  await expect(lines.getByRole('button')).toHaveCount(0)
  // Not the first of the phase: the one that is named first.
  await expect(lines.getByRole('link')).toHaveAttribute('href', /d4$/)

  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Tonight' }).getByRole('list').last()).toContainText('3 banners end')
  await page.locator('[data-in="home"]').first().waitFor()
  await expect(page.locator('[data-in="home"]').filter({ hasText: 'Durin' })).toHaveCount(0)
})

test('TON-9 tonight says on which clock its times are where the server has another one', async ({ openPage }) => {
  const clocks = 'Your time, UTC+9. Server: UTC-5.'
  const away = { timezoneId: 'Asia/Tokyo', storage: { serverTimezone: 'UTC-5' } }
  const page = await openPage({ ...away, path: '/' })
  await page.getByRole('region', { name: 'Tonight' }).getByRole('button', { name: 'Until 01:00 · your time' }).click()
  await page.getByRole('region', { name: 'Tonight' }).getByText(clocks).waitFor()
  await page.goto('/tonight')
  await page.getByRole('button', { name: 'Until 01:00 · your time' }).click()
  await expect(page.getByText(clocks)).toHaveCount(1)

  const home = await openPage({ path: '/tonight' })
  await home.locator('[data-tonight]').first().waitFor()
  await expect(home.getByRole('button', { name: 'Until 01:00', exact: true })).toBeVisible()
})

test('TON-6 TOAST-4 PLAN-36 a click marks as done, and the toast takes it back', async ({ openPage }) => {
  const page = await open(openPage, '/tonight')
  const stored = (key: string) =>
    page.evaluate((name) => JSON.parse(localStorage.getItem('ephemeris') ?? '{}')[name], key)
  await page.getByRole('button', { name: 'Mark Rich event as done' }).click()
  await expect(page.getByText('2 things left', { exact: true })).toBeVisible()
  await expect.poll(() => stored('activityStatus')).toEqual({ [RICH]: 'done' })
  await expect.poll(() => keysOf(page)).toEqual([POOR, DAILY])

  const toast = page.getByRole('status').filter({ hasText: 'Rich event is done' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => keysOf(page)).toEqual([RICH, POOR, DAILY])
  await expect(toast).toHaveCount(0)
  await expect.poll(() => stored('activityStatus')).toEqual({})

  await page.getByRole('button', { name: 'Mark Daily Commissions as done' }).click()
  await expect
    .poll(() => stored('plan'))
    .toMatchObject({ accounts: { genshin: { taken: { 'daily_commissions/2026-05-20': true } } } })
  // The ticks of January 2 to April 19 are part of the amount by now, at 60 Primogems each. That of January 1 opened
  // before the plan began: the amount of that moment may have held it.
  await expect.poll(() => stored('plan')).toMatchObject({ accounts: { genshin: { owned: { primogem: 6480 } } } })
  await page.getByRole('button', { name: /1 done/ }).click()
  await page.getByRole('button', { name: 'Mark Daily Commissions as not done' }).click()
  await expect.poll(() => keysOf(page)).toEqual([RICH, POOR, DAILY])
})

test('TON-5 TON-7 the digits mark rows, U takes the last mark back, and the card of a finished evening names the next days', async ({
  openPage,
}) => {
  const page = await open(openPage, '/tonight')
  await expect.poll(() => keysOf(page)).toHaveLength(3)
  await page.keyboard.press('3')
  await expect.poll(() => keysOf(page)).toEqual([RICH, POOR])
  await page.keyboard.press('1')
  await expect.poll(() => keysOf(page)).toEqual([POOR])
  await page.keyboard.press('1')
  await expect(page.getByText('All done for tonight.')).toBeVisible()
  await expect(page.getByText('Nothing ends before Friday evening.')).toBeVisible()
  await page.keyboard.press('u')
  await expect.poll(() => keysOf(page)).toEqual([POOR])

  await page.keyboard.press('1')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  const card = page.getByRole('region', { name: 'Tonight' })
  await expect(card.getByText('All done for tonight.')).toBeVisible()
  await expect(card.getByRole('listitem').filter({ hasText: 'Friday' })).toBeVisible()
})

for (const size of SIZES) {
  test(`TL-67 a bar shows what its activity gives, until that is done (${size})`, async ({ openPage }) => {
    const page = await open(openPage, '/timeline', size)
    await waitForBars(page)
    const bar = barOf(page, RICH)
    await expect(bar.locator('[data-amount="420"]').filter({ visible: true })).toHaveCount(1)
    await expect(openerOf(page, RICH)).toHaveAttribute('aria-label', /Gives 420 Primogem$/)
    await expect(barOf(page, POOR).locator('[data-amount]')).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
  })
}

test('TL-62 the dialog gives what the bar gives, by the announcement or by the facts of a cycle', async ({
  openPage,
}) => {
  const page = await openPage({ size: 'wall' })
  const cycle = page.locator('[data-activity][data-type="challenge"][data-phase="running"]:has([data-amount])').first()
  await cycle.waitFor()
  const opener = cycle.locator('button[aria-haspopup="dialog"]')
  const [, gives = 'nothing'] = /Gives (.+)$/.exec((await opener.getAttribute('aria-label')) ?? '') ?? []
  await opener.press('Enter')
  const rewards = page.getByRole('dialog').getByRole('region', { name: 'Rewards' })
  await expect(rewards).toContainText(gives)
  await expect(rewards).toContainText(/\d\.\d pulls/)
  await expect(rewards).toContainText('Known for every cycle, or set in your plan.')

  await page.keyboard.press('Escape')
  await page
    .locator('[data-activity][data-type="event"]:not(:has([data-amount])) button[aria-haspopup="dialog"]')
    .first()
    .press('Enter')
  const sources = page.getByRole('dialog').getByRole('list', { name: 'Where this comes from' })
  await sources.getByRole('button').last().click()
  await expect(sources).toContainText('Rewards unknown')

  const announced = await open(openPage, '/timeline')
  await openerOf(announced, RICH).press('Enter')
  const stated = announced.getByRole('dialog').getByRole('region', { name: 'Rewards' })
  await expect(stated).toContainText('420 Primogem')
  await expect(stated).toContainText('2.6 pulls')
  await expect(stated).toContainText('From the announcement.')
})

for (const [size, locale, tonight] of [
  ['desktop', 'en-GB', 'Tonight'],
  ['phone', 'en-GB', 'Tonight'],
  ['phone', 'fr-FR', 'Ce soir'],
  ['narrow', 'en-GB', 'Tonight'],
] as const) {
  test(`HOME-10 tonight comes first, and nothing moves when the later parts arrive (${size}, ${locale})`, async ({
    openPage,
  }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const page = await openPage({
      path: '/',
      size,
      locale,
      prepare: (opened) =>
        opened.route(/\/assets\/home-parts-[^/]+\.js$/, async (route) => {
          await held
          await route.continue()
        }),
    })
    await page.locator('[data-in="home"]').first().waitFor()
    const hero = page.getByRole('heading', { level: 1 })
    await page.evaluate(() => document.fonts.ready)
    const before = await settledTop(hero)
    await expect(page.locator('[data-tonight], [data-stamina]')).toHaveCount(0)

    letGo()
    await expect(page.locator('[data-tonight]')).toHaveCount(4)
    await expect(page.locator('[data-stamina]')).toHaveCount(4)
    await expect.poll(() => topOf(hero)).toBe(before)
    await expect.poll(() => topOf(page.getByRole('heading', { name: tonight }))).toBeLessThan(before)
  })
}

for (const { timezoneId, serverTimezone, day, at, week } of [
  { timezoneId: 'Europe/Berlin', serverTimezone: 'UTC+1', day: 'daily reset, 05:00', at: '03:00:00Z', week: 'Monday' },
  { timezoneId: 'Asia/Tokyo', serverTimezone: 'UTC-5', day: 'daily reset, 18:00', at: '09:00:00Z', week: 'Monday' },
  {
    timezoneId: 'America/New_York',
    serverTimezone: 'UTC+8',
    day: 'daily reset, 16:00',
    at: '20:00:00Z',
    week: 'Sunday',
  },
]) {
  test(`HOME-12 the resets of ${serverTimezone} are counted down in ${timezoneId}`, async ({ openPage }) => {
    const page = await openPage({
      path: '/',
      timezoneId,
      storage: { serverTimezone, userGameSelections: { zenless: { enabled: true } } },
    })
    const head = page.getByRole('region', { name: 'Day and resets' })
    await expect(head).toContainText(day)
    await expect(head).toContainText(`weekly, ${week}`)
    await expect(page.locator('[data-reset]')).toHaveCount(1)
    const reset = page.locator('[data-reset="zenless"]')
    await expect(reset).toHaveAttribute('data-at', new RegExp(`^2026-05-2\\dT${at}$`))
    await expect(reset).toContainText(/\d+\u2009h \d+\u2009m/)
  })
}

test('HOME-12 tonight is one press away by its name, from the card and from every page', async ({ openPage }) => {
  const page = await openPage({ path: '/' })
  await page.getByRole('heading', { name: 'Tonight' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/tonight$/)
  await page.goto('/about')
  await page.getByRole('navigation').getByRole('link', { name: 'Tonight' }).click()
  await expect(page).toHaveURL(/\/tonight$/)
})

function topOf(part: Locator): Promise<number> {
  return part.evaluate((element) => Math.round(element.getBoundingClientRect().top))
}

/** Where it is when it no longer moves: what is there at the start may still take its place. */
async function settledTop(part: Locator): Promise<number> {
  let last = Number.NaN
  const moved = async () => {
    const was = last
    last = await topOf(part)
    return last - was
  }
  await expect.poll(moved, { intervals: [500] }).toBe(0)
  return last
}
