import type { Page } from '@playwright/test'
import { openAdvanced } from './support/folded.ts'
import { openTab, takeHere, waitForHolder } from './support/tabs.ts'
import { expect, test } from './support/test.ts'
import { waitForBars } from './support/timeline.ts'
import { holdToasts } from './support/toasts.ts'

const REFUSED = /Failed to load resource|Failed to fetch/

function stored(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}'))
}

test('SHELL-68 a contrast theme shows bars, the present, what is chosen, and the switch of a bell', async ({
  openPage,
}) => {
  const filter = { hiddenGames: ['genshin', 'zenless', 'wuthering'], type: null, statuses: [] }
  const page = await openPage({
    size: 'wall',
    storage: { timelineView: { ...filter, mode: 'default', isEndingSoon: false, hideDone: false } },
    prepare: (opened) => opened.emulateMedia({ forcedColors: 'active' }),
  })
  await waitForBars(page)
  const colours = await page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'))
    return ['CanvasText', 'Highlight'].map((colour) => {
      sample.style.cssText = `color: ${colour}; forced-color-adjust: none`
      return getComputedStyle(sample).color
    })
  })
  const [ink = '', chosen = ''] = colours
  const edgesOf = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((bar) => {
        const { outlineColor, outlineStyle } = getComputedStyle(bar.querySelector(':scope > div') ?? bar)
        return `${outlineStyle} ${outlineColor}`
      }),
    )
  await page.locator('[data-later] button').click()
  await expect
    .poll(async () => new Set(await edgesOf('[data-activity][data-certainty="expected"]')))
    .toEqual(new Set([`dashed ${ink}`]))
  const sure = '[data-activity][data-certainty]:not([data-certainty="expected"])'
  await expect.poll(async () => new Set(await edgesOf(sure))).toEqual(new Set([`solid ${ink}`]))
  await expect(page.locator('[data-now]')).toHaveCSS('border-left-color', ink)
  await expect(page.getByRole('link', { name: 'Timeline' })).toHaveCSS('background-color', chosen)

  await page.locator('[data-activity]:not([data-phase="ended"]) [aria-haspopup="dialog"]').first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCSS('border-top', `1px solid ${ink}`)
  const bell = dialog.locator('[data-bell]')
  const thumb = () => bell.evaluate((element) => getComputedStyle(element, '::after').borderTopColor)
  await expect.poll(thumb).toBe(ink)
  await bell.click()
  await expect(bell).toHaveCSS('background-color', chosen)
})

test('SHELL-1 only pages that exist are offered, in their order, and the present one is marked', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/' })
  const links = page.getByRole('navigation').getByRole('link')
  await links.first().waitFor()
  const names = await links.allTextContents()
  const inOrder = [
    'Home',
    'Pulls',
    'Timeline',
    'Plan',
    'Settings',
    'Tonight',
    'Almanac',
    'Shortcuts',
    'Activity data',
    'About',
  ]
  expect(names).toEqual(inOrder.filter((name) => names.includes(name)))
  expect(names).toEqual(expect.arrayContaining(['Home', 'Timeline', 'Settings']))
  await expect(links.first()).toHaveAttribute('aria-current', 'page')

  for (const link of await links.all()) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(answer.status()).toBe(200)
  }
})

test('SHELL-5 after another page was opened the focus stands at its beginning', async ({ openPage }) => {
  const page = await openPage()
  await waitForBars(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('SHELL-64 a link opens in place, in a new tab with a key, and without a step back at its own page', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/about' })
  const steps = () => page.evaluate(() => history.length)
  const before = await steps()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

  // The runner does not always learn where a tab is that was opened behind the page: the browser knows it by the link.
  const link = page.getByRole('link', { name: 'Settings' })
  await expect(link).toHaveAttribute('href', '/settings')
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await opened.close()
  await expect(page).toHaveURL('/about')

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect.poll(steps).toBe(before + 1)

  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor()
  await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

for (const [path] of [['/timeline'], ['/settings']] as const) {
  test(`SHELL-50 the first that Tab reaches on ${path} leads past the navigation`, async ({ openPage }) => {
    const page = await openPage({ path })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: 'Skip to content' })
    await expect
      .poll(() => link.evaluate((it) => it.matches(':focus') && it.getBoundingClientRect().top >= 0))
      .toBe(true)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/^[^#]*$/)
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
}

test('SHELL-51 a layer above another darkens the page only a little more', async ({ openPage }) => {
  const page = await openPage({ colorScheme: 'dark' })
  await waitForBars(page)
  await page.locator('[data-day="2026-05-20"]').click()
  await page.locator('[data-in="day-panel"] button[aria-haspopup="dialog"]').first().click()
  const dialogs = page.getByRole('dialog')
  await expect(dialogs).toHaveCount(2)
  const scrims = await dialogs.evaluateAll((them) =>
    them.map((it) => Number(/([\d.]+)\)$/.exec(getComputedStyle(it, '::backdrop').backgroundColor)?.[1])),
  )
  expect(scrims[1]).toBeGreaterThan(0)
  expect(scrims[1]).toBeLessThan((scrims[0] ?? 0) * 0.6)
})

for (const [hasMotion, motions] of [
  [true, ['page-fade', 'page-fade']],
  [false, []],
] as const) {
  test(`SHELL-52 pages come in with motion: ${hasMotion}`, async ({ openPage }) => {
    const page = await openPage({ path: '/timeline', hasMotion, prepare: noteMotions })
    await waitForBars(page)
    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await page.getByRole('link', { name: 'Timeline' }).click()
    await waitForBars(page)
    await expect.poll(() => motionsOf(page)).toEqual(motions)
  })
}

/** Notes the motions of pages, in the order in which they begin. */
function noteMotions(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const noted: string[] = []
    Object.assign(window, { motions: noted })
    document.addEventListener('animationstart', ({ animationName }) => {
      const [motion] = /page-[a-z]+/.exec(animationName) ?? []
      if (motion) noted.push(motion)
    })
  })
}

function motionsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'motions') as string[])
}

/** By a sheet that a script makes: the policy of the page allows no style in its markup. */
async function haltAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { animation-play-state: paused !important; }')
    document.adoptedStyleSheets = [sheet]
  })
}

test('SHELL-6 of many toasts the last three stay, each can be dismissed, and each leaves by itself', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/settings' })
  const toasts = page.getByRole('status').filter({ hasText: 'up to date' })
  await openAdvanced(page)
  await haltAnimations(page)
  for (let refreshes = 1; refreshes <= 4; refreshes++) {
    await page.getByRole('button', { name: 'Refresh list' }).dispatchEvent('click')
    await expect(toasts).toHaveCount(Math.min(refreshes, 3))
  }
  await page.getByRole('button', { name: 'Dismiss message' }).first().click()
  await expect(toasts).toHaveCount(2)

  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  await expect(toasts).toHaveCount(0)
})

test('LANG-3 the detected language is shown but not stored; a chosen one is', async ({ openPage }) => {
  const page = await openPage({ path: '/settings', locale: 'zh-MO' })
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('zh-Hant')
  await expect.poll(() => stored(page)).not.toHaveProperty('userLanguage')

  await page.getByRole('button', { name: /^語言/ }).click()
  await page.getByRole('menuitemradio', { name: '한국어' }).click()
  await expect.poll(async () => (await stored(page)).userLanguage).toBe('ko')
})

test('LANG-54 a page that changes its language requests all of its texts at once', async ({ openPage }) => {
  const page = await openPage()
  await waitForBars(page)
  const requested: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(?:shell|errors|timeline|launch)-/, async (route) => {
    requested.push(/shell|errors|timeline|launch/.exec(route.request().url())?.[0] ?? '')
    await released
    await route.fallback()
  })
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('menuitemradio', { name: '日本語' }).click()

  await expect.poll(() => requested.toSorted()).toEqual(['errors', 'launch', 'shell', 'timeline'])
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Timeline' })).toBeVisible()
  release()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'タイムライン' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Language/ })).toHaveCount(0)
  expect(requested).toHaveLength(4)
})

test('LANG-5 where the texts of a language cannot be loaded English stands in, with a notice', async ({ openPage }) => {
  const page = await openPage({
    path: '/settings',
    locale: 'fr-FR',
    expectedErrors: REFUSED,
    prepare: (it) => it.route('**/assets/shell-*.js', (route) => route.abort()),
  })
  await page.getByRole('alert').filter({ hasText: 'The app is in English for now' }).waitFor()
  await expect(page).toHaveTitle('Settings - Ephemeris')
})

test('LANG-5 each failure is shown once, and a language that failed loads at the next try', async ({ openPage }) => {
  let failures = 1
  const page = await openPage({
    path: '/settings',
    locale: 'fr-FR',
    expectedErrors: REFUSED,
    prepare: async (it) => {
      await holdToasts(it)
      await it.route('**/assets/shell-*.js', (route) => (failures-- > 0 ? route.abort() : route.continue()))
    },
  })
  const alerts = page.getByRole('alert')
  await alerts.filter({ hasText: 'The app is in English for now' }).waitFor()
  await page.getByRole('button', { name: 'Dismiss message' }).click()

  const choose = async (language: string, title: string) => {
    await page.locator('header button[aria-haspopup="menu"]').click()
    await page.getByRole('menuitemradio', { name: language }).click()
    await expect(page).toHaveTitle(`${title} - Ephemeris`)
    await expect(alerts).toHaveCount(0)
  }
  await choose('日本語', '設定')
  await choose('Français', 'Paramètres')
})

test('SET-4 trouble with storage is shown once, whatever language follows', async ({ openPage }) => {
  const page = await openPage({ path: '/settings', storage: '{"theme":', prepare: holdToasts })
  const alerts = page.getByRole('alert')
  await alerts.first().waitFor()
  await page.getByRole('button', { name: 'Dismiss message' }).click()
  await expect(alerts).toHaveCount(0)
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(page).toHaveTitle('Paramètres - Ephemeris')
  await expect(alerts).toHaveCount(0)
})

test('LANG-6 a refusal is shown by its number in the language of the page', async ({ openPage }) => {
  const page = await openPage({
    path: '/settings',
    locale: 'ja',
    expectedErrors: REFUSED,
    prepare: (it) =>
      it.route('**/api/games', (route) =>
        route.fulfill({
          status: 503,
          json: { code: 503, message: 'イベント情報を読み込み中です。', error_code: 300001, data: null },
        }),
      ),
  })
  await page.getByRole('alert').filter({ hasText: 'イベント情報を読み込み中です' }).waitFor()
})

test('GAME-9 the games are loaded at the start of the app, and a visit without a server has those of the last one', async ({
  openPage,
}) => {
  const page = await openPage({ expectedErrors: REFUSED })
  await waitForBars(page)
  await expect.poll(async () => (await stored(page)).gameList).toHaveLength(4)

  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/settings')
  await page.getByRole('checkbox', { name: 'Genshin Impact' }).waitFor()
})

test('SET-5 a change in one tab is seen in the other', async ({ openPage }) => {
  const page = await openPage({ path: '/settings' })
  await waitForHolder(page)
  const other = await openTab(page)
  await takeHere(other)
  await other.getByLabel('24-hour clock').uncheck()
  await expect(page.getByLabel('24-hour clock')).not.toBeChecked()
})
