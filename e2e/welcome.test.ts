import type { Page } from '@playwright/test'
import type { PageOpener, Size } from './support/open-page.ts'
import { lostDialog, occupiedDialog, openTab, takeHere } from './support/tabs.ts'
import { expect, test } from './support/test.ts'
import { waitForBars } from './support/timeline.ts'
import { confirmWelcome, welcomeDialog } from './support/welcome.ts'

const SIZES: readonly Size[] = ['desktop', 'phone']
const GAMES = ['Genshin Impact', 'Honkai: Star Rail', 'Zenless Zone Zero', 'Wuthering Waves']

async function openAsNewcomer(openPage: PageOpener, size: Size = 'desktop', path = '/timeline'): Promise<Page> {
  const page = await openPage({ isNewcomer: true, size, path })
  await welcomeDialog(page).waitFor()
  return page
}

function stored(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}'))
}

function listedGames(page: Page): Promise<string[]> {
  return welcomeDialog(page)
    .locator('li[data-game]')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('label')?.textContent?.trim() ?? ''))
}

for (const size of SIZES) {
  test(`WEL-1 a newcomer chooses games above the timeline and then sees them there (${size})`, async ({ openPage }) => {
    const page = await openAsNewcomer(openPage, size)
    const dialog = welcomeDialog(page)
    for (const name of GAMES) await expect(dialog.getByRole('checkbox', { name }), name).toBeChecked()

    await dialog.getByRole('checkbox', { name: 'Genshin Impact' }).uncheck()
    await dialog.getByRole('button', { name: 'Activity types for Wuthering Waves' }).click()
    await dialog.getByRole('list', { name: 'Wuthering Waves' }).getByRole('checkbox', { name: 'Challenge' }).uncheck()
    await confirmWelcome(page)

    await waitForBars(page)
    await expect(page.locator('[data-activity][data-game="genshin"]')).toHaveCount(0)
    await expect.poll(() => page.locator('[data-activity]').count()).toBeGreaterThan(0)
    await expect
      .poll(() => stored(page))
      .toMatchObject({
        hasCompletedGameSelection: true,
        userGameSelections: { genshin: { enabled: false }, wuthering: { activities: ['version', 'event', 'gacha'] } },
      })
  })
}

test('WEL-1 the timeline does not wait for the dialog, nor for its program', async ({ openPage }) => {
  const page = await openPage({
    isNewcomer: true,
    expectedErrors: /Failed to load resource|Failed to fetch/,
    prepare: (opened) => opened.route('**/assets/welcome-dialog-*.js', (route) => route.abort()),
  })
  await waitForBars(page)
  for (const name of GAMES) await page.getByRole('button', { name: new RegExp(`^${name}, \\d+ activities$`) }).waitFor()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const [told, storage] of [
  ['a choice from former visits', { userGameSelections: { genshin: { enabled: true, activities: ['event'] } } }],
  ['a confirmed one', { hasCompletedGameSelection: true }],
  ['one confirmed in an older version', { hasCompletedGameSelection: 'true' }],
] as const) {
  test(`WEL-1 who has ${told} is not asked`, async ({ openPage }) => {
    const page = await openPage({ storage: JSON.stringify(storage) })
    await waitForBars(page)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('WEL-1 pages of text and the settings are left in peace, and the next page asks', async ({ openPage }) => {
  for (const path of ['/about', '/notification', '/settings']) {
    const page = await openPage({ isNewcomer: true, path })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog'), path).toHaveCount(0)
    if (path !== '/settings') continue
    await page.getByRole('link', { name: 'Timeline' }).first().click()
    await welcomeDialog(page).waitFor()
  }
})

for (const size of SIZES) {
  test(`WEL-2 neither Escape nor a press beside the dialog closes it (${size})`, async ({ openPage }) => {
    const page = await openAsNewcomer(openPage, size)
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
    await page.mouse.click(4, 4)
    await page.keyboard.press('Escape')
    await expect(welcomeDialog(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true)
    await expect(welcomeDialog(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
  })
}

test('WEL-2 the games move by arrows without a grip, and the order is reset', async ({ openPage }) => {
  const page = await openAsNewcomer(openPage)
  const dialog = welcomeDialog(page)
  await expect(dialog.locator('[aria-roledescription]')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Move Wuthering Waves up' }).click()
  await expect.poll(() => listedGames(page)).toEqual([GAMES[0], GAMES[1], GAMES[3], GAMES[2]])
  await dialog.getByRole('status').filter({ hasText: 'Wuthering Waves is now number 3 of 4.' }).waitFor()
  await dialog.getByRole('button', { name: 'Reset order' }).click()
  await expect.poll(() => listedGames(page)).toEqual(GAMES)
})

test('WEL-2 the dialog has the focus, and shows no frame for it', async ({ openPage }) => {
  const page = await openAsNewcomer(openPage)
  const dialog = welcomeDialog(page)
  await expect(dialog).toBeFocused()
  await expect.poll(() => dialog.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
})

test('WEL-2 the dialog is at most 800 px wide and keeps its button in view in a low window', async ({ openPage }) => {
  const page = await openAsNewcomer(openPage)
  await expect.poll(async () => (await welcomeDialog(page).boundingBox())?.width).toBe(800)
  await page.setViewportSize({ width: 700, height: 420 })
  const bottom = () =>
    welcomeDialog(page)
      .getByRole('button', { name: 'Start' })
      .evaluate((button) => button.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBeLessThanOrEqual(420)
})

test('WEL-3 who has confirmed is not asked again', async ({ openPage }) => {
  const page = await openAsNewcomer(openPage)
  await confirmWelcome(page)
  await expect.poll(() => stored(page)).toMatchObject({ userGameSelections: { genshin: { enabled: true } } })

  await page.reload()
  await waitForBars(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('WEL-4 another tab says first that it does not have the app, then asks; the answer holds in both', async ({
  openPage,
}) => {
  const page = await openAsNewcomer(openPage)
  const other = await openTab(page, '/timeline')
  await occupiedDialog(other).waitFor()
  await expect(other.getByRole('dialog')).toHaveCount(1)

  await other.getByRole('button', { name: 'Continue here' }).click()
  await welcomeDialog(other).waitFor()
  await lostDialog(page).waitFor()
  await welcomeDialog(page).waitFor({ state: 'detached' })

  await confirmWelcome(other)
  await takeHere(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
