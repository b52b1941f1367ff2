import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, type Size } from './support/open-page.ts'
import { lostDialog, occupiedDialog, openTab, takeHere } from './support/tabs.ts'
import { waitForBars } from './support/timeline.ts'
import { confirmWelcome, welcomeDialog } from './support/welcome.ts'

const SIZES: readonly Size[] = ['desktop', 'phone']
const GAMES = ['Genshin Impact', 'Honkai: Star Rail', 'Zenless Zone Zero', 'Wuthering Waves']

async function openAsNewcomer(size: Size = 'desktop', path = '/timeline'): Promise<Page> {
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

test.each(SIZES)('WEL-1 a newcomer chooses games above the timeline and then sees them there (%s)', async (size) => {
  const page = await openAsNewcomer(size)
  const dialog = welcomeDialog(page)
  for (const name of GAMES) expect(await dialog.getByRole('checkbox', { name }).isChecked(), name).toBe(true)

  await dialog.getByRole('checkbox', { name: 'Genshin Impact' }).uncheck()
  await dialog.getByRole('button', { name: 'Kinds of activity of Wuthering Waves' }).click()
  await dialog.getByRole('list', { name: 'Wuthering Waves' }).getByRole('checkbox', { name: 'Challenge' }).uncheck()
  await confirmWelcome(page)

  await waitForBars(page)
  await expect.poll(() => page.locator('[data-activity][data-game="genshin"]').count()).toBe(0)
  expect(await page.locator('[data-activity]').count()).toBeGreaterThan(0)
  expect(await stored(page)).toMatchObject({
    hasCompletedGameSelection: true,
    userGameSelections: { genshin: { enabled: false }, wuthering: { activities: ['version', 'event', 'gacha'] } },
  })
})

test('WEL-1 the timeline does not wait for the dialog, nor for its program', async () => {
  const page = await openPage({
    isNewcomer: true,
    expectedErrors: /Failed to load resource|Failed to fetch/,
    prepare: (opened) => opened.route('**/assets/welcome-dialog-*.js', (route) => route.abort()),
  })
  await waitForBars(page)
  for (const name of GAMES) await page.getByRole('button', { name: new RegExp(`^${name}, \\d+ activities$`) }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test.each([
  ['a choice from former visits', { userGameSelections: { genshin: { enabled: true, activities: ['event'] } } }],
  ['a confirmed one', { hasCompletedGameSelection: true }],
  ['one confirmed in an older version', { hasCompletedGameSelection: 'true' }],
])('WEL-1 who has %s is not asked', async (_, storage) => {
  const page = await openPage({ storage: JSON.stringify(storage) })
  await waitForBars(page)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('WEL-1 pages of text and the settings are left in peace, and the next page asks', async () => {
  for (const path of ['/about', '/notification', '/settings']) {
    const page = await openPage({ isNewcomer: true, path })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('dialog').count(), path).toBe(0)
    if (path !== '/settings') continue
    await page.getByRole('link', { name: 'Timeline' }).first().click()
    await welcomeDialog(page).waitFor()
  }
})

test.each(SIZES)('WEL-2 neither Escape nor a press beside the dialog closes it (%s)', async (size) => {
  const page = await openAsNewcomer(size)
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
  await page.mouse.click(4, 4)
  await page.keyboard.press('Escape')
  expect(await welcomeDialog(page).isVisible()).toBe(true)
  expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true)
  expect(await welcomeDialog(page).getByRole('button', { name: 'Close' }).count()).toBe(0)
})

test('WEL-2 the games move by arrows without a grip, and the order is reset', async () => {
  const page = await openAsNewcomer()
  const dialog = welcomeDialog(page)
  expect(await dialog.locator('[aria-roledescription]').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Move Wuthering Waves up' }).click()
  await expect.poll(() => listedGames(page)).toEqual([GAMES[0], GAMES[1], GAMES[3], GAMES[2]])
  await dialog.getByRole('status').filter({ hasText: 'Wuthering Waves is now number 3 of 4.' }).waitFor()
  await dialog.getByRole('button', { name: 'Reset order' }).click()
  await expect.poll(() => listedGames(page)).toEqual(GAMES)
})

test('WEL-2 the dialog has the focus, and shows no frame for it', async () => {
  const page = await openAsNewcomer()
  const dialog = welcomeDialog(page)
  await expect.poll(() => dialog.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await dialog.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
})

test('WEL-2 the dialog is at most 800 px wide and keeps its button in view in a low window', async () => {
  const page = await openAsNewcomer()
  expect((await welcomeDialog(page).boundingBox())?.width).toBe(800)
  await page.setViewportSize({ width: 700, height: 420 })
  const bottom = () =>
    welcomeDialog(page)
      .getByRole('button', { name: 'Start' })
      .evaluate((button) => button.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBeLessThanOrEqual(420)
})

test('WEL-3 who has confirmed is not asked again', async () => {
  const page = await openAsNewcomer()
  await confirmWelcome(page)
  expect(await stored(page)).toMatchObject({ userGameSelections: { genshin: { enabled: true } } })

  await page.reload()
  await waitForBars(page)
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('WEL-4 another tab says first that it does not have the app, then asks; the answer holds in both', async () => {
  const page = await openAsNewcomer()
  const other = await openTab(page, '/timeline')
  await occupiedDialog(other).waitFor()
  expect(await other.getByRole('dialog').count()).toBe(1)

  await other.getByRole('button', { name: 'Continue here' }).click()
  await welcomeDialog(other).waitFor()
  await lostDialog(page).waitFor()
  await welcomeDialog(page).waitFor({ state: 'detached' })

  await confirmWelcome(other)
  await takeHere(page)
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('dialog').count()).toBe(0)
})
