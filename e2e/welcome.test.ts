import type { Page } from '@playwright/test'
import type { PageOpener, Size } from './support/open-page.ts'
import { smallTargets } from './support/small-targets.ts'
import { lostDialog, occupiedDialog, openTab, takeHere } from './support/tabs.ts'
import { expect, test } from './support/test.ts'
import { waitForBars } from './support/timeline.ts'
import { confirmWelcome, GAME_NAMES, welcomeDialog } from './support/welcome.ts'

const SIZES: readonly Size[] = ['desktop', 'phone']

async function openAsNewcomer(openPage: PageOpener, size: Size = 'desktop', path = '/timeline'): Promise<Page> {
  const page = await openPage({ isNewcomer: true, size, path })
  await welcomeDialog(page).waitFor()
  return page
}

function stored(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}'))
}

for (const size of SIZES) {
  test(`WEL-1 a newcomer of one game is at their timeline in two presses (${size})`, async ({ openPage }) => {
    const page = await openAsNewcomer(openPage, size)
    const dialog = welcomeDialog(page)
    for (const name of GAME_NAMES) {
      await expect(dialog.getByRole('button', { name }), name).toHaveAttribute('aria-pressed', 'false')
    }
    await expect(dialog.getByRole('button', { name: 'Choose a game' })).toBeDisabled()

    await dialog.getByRole('button', { name: 'Wuthering Waves' }).click()
    await dialog.getByRole('button', { name: 'Start with 1 game' }).click()

    await waitForBars(page)
    await expect(page.locator('[data-activity]:not([data-game="wuthering"])')).toHaveCount(0)
    await expect.poll(() => page.locator('[data-activity]').count()).toBeGreaterThan(0)
    await expect
      .poll(() => stored(page))
      .toMatchObject({
        hasCompletedGameSelection: true,
        serverTimezone: 'UTC+8',
        userGameSelections: {
          genshin: { enabled: false },
          wuthering: { enabled: true, activities: ['version', 'event', 'gacha', 'challenge'] },
        },
      })
  })
}

test('WEL-1 who has a choice from earlier visits, or a confirmed one, also in an older version, is not asked', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/about' })
  for (const storage of [
    { userGameSelections: { genshin: { enabled: true, activities: ['event'] } } },
    { hasCompletedGameSelection: true },
    { hasCompletedGameSelection: 'true' },
  ]) {
    await page.evaluate((entry) => localStorage.setItem('ephemeris', entry), JSON.stringify(storage))
    await page.goto('/timeline')
    await waitForBars(page)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog'), JSON.stringify(storage)).toHaveCount(0)
  }
})

test('WEL-1 pages of text and the settings are left in peace, and the next page asks', async ({ openPage }) => {
  const page = await openPage({ isNewcomer: true, path: '/about' })
  for (const path of ['/about', '/notification', '/settings']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog'), path).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Timeline' }).first().click()
  await welcomeDialog(page).waitFor()
})

for (const size of SIZES) {
  test(`WEL-2 the dialog has the focus without a frame for it, and neither Escape nor a click beside it closes it (${size})`, async ({
    openPage,
  }) => {
    const page = await openAsNewcomer(openPage, size)
    await expect(welcomeDialog(page)).toBeFocused()
    await expect(welcomeDialog(page)).toHaveCSS('outline-style', 'none')
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
    await page.mouse.click(4, 4)
    await page.keyboard.press('Escape')
    await expect(welcomeDialog(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true)
    await expect(welcomeDialog(page).getByRole('button', { name: 'Close' })).toHaveCount(0)
  })
}

test('WEL-2 the dialog fills the window, also a low one, keeps nothing that is not confirmed, and one press takes all four games', async ({
  openPage,
}) => {
  const page = await openAsNewcomer(openPage)
  await test.step('the dialog fills the window and keeps its button in view in a low one', async () => {
    await expect.poll(() => welcomeDialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
    for (const size of [
      { width: 700, height: 420 },
      { width: 320, height: 560 },
    ]) {
      await page.setViewportSize(size)
      const button = welcomeDialog(page).getByRole('button', { name: 'Choose a game' })
      const bottom = () => button.evaluate((element) => element.getBoundingClientRect().bottom)
      await expect.poll(bottom).toBeLessThanOrEqual(size.height)
    }
  })

  await test.step('what is chosen and not confirmed leaves nothing behind', async () => {
    await welcomeDialog(page).getByRole('button', { name: 'Genshin Impact' }).click()
    await page.reload()
    await expect(welcomeDialog(page).getByRole('button', { pressed: true })).toHaveCount(0)
  })

  await test.step('one press takes all four games, another one leaves one out', async () => {
    const dialog = welcomeDialog(page)
    await dialog.getByRole('button', { name: 'Select all' }).click()
    await expect(dialog.getByRole('button', { pressed: true })).toHaveCount(4)
    await dialog.getByRole('button', { name: 'Zenless Zone Zero' }).click()
    await dialog.getByRole('button', { name: 'Start with 3 games' }).click()
    await expect
      .poll(() => stored(page))
      .toMatchObject({ userGameSelections: { genshin: { enabled: true }, zenless: { enabled: false } } })
  })
})

test('WEL-2 WEL-3 “More” sets the order and the kinds of activity, kept with the confirmation', async ({
  openPage,
}) => {
  const page = await openAsNewcomer(openPage, 'phone')
  const dialog = welcomeDialog(page)
  await dialog.getByRole('button', { name: /^More/ }).click()
  await expect(dialog.getByRole('button', { name: 'Move Genshin Impact down' })).toBeInViewport()
  await dialog.getByRole('button', { name: 'Move Wuthering Waves up' }).click()
  const kinds = dialog.getByRole('group', { name: 'Activity types for Wuthering Waves' })
  const [, ...others] = await kinds.getByRole('button').all()
  for (const kind of others) await kind.click()
  await expect(kinds.getByRole('button', { pressed: true })).toHaveCount(1)
  await expect(kinds.getByRole('button', { pressed: true })).toBeDisabled()
  await expect
    .poll(async () => (await smallTargets(page)).filter((html) => !html.includes('data-activity')))
    .toEqual([])
  await page.reload()
  await welcomeDialog(page).waitFor()
  await expect.poll(() => stored(page)).not.toHaveProperty('userGameSelections.wuthering')

  await dialog.getByRole('button', { name: /^More/ }).click()
  await dialog.getByRole('button', { name: 'Move Wuthering Waves up' }).click()
  await kinds.getByRole('button').nth(2).click()
  await dialog.getByRole('button', { name: 'Wuthering Waves', exact: true }).click()
  await dialog.getByRole('button', { name: 'Start with 1 game' }).click()
  await expect
    .poll(() => stored(page))
    .toMatchObject({
      gameOrder: ['genshin', 'starrail', 'wuthering', 'zenless'],
      userGameSelections: {
        genshin: { enabled: false },
        wuthering: { enabled: true, activities: ['version', 'event', 'challenge'] },
      },
    })
})

test('WEL-2 the keyboard alone chooses a game and another server, and starts', async ({ openPage }) => {
  const page = await openAsNewcomer(openPage)
  const dialog = welcomeDialog(page)
  await dialog.getByRole('button', { name: 'Genshin Impact' }).focus()
  await page.keyboard.press('Space')
  for (let stops = 0; stops < 4; stops++) await page.keyboard.press('Tab')
  await expect(dialog.getByRole('radio', { name: /^Asia/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /^Europe/ })).toBeChecked()
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => stored(page)).toMatchObject({ serverTimezone: 'UTC+1' })
})

test('WEL-2 the language changes above the question, and the login is one press away', async ({ openPage }) => {
  const page = await openAsNewcomer(openPage)
  await welcomeDialog(page)
    .getByRole('button', { name: /^Language/ })
    .click()
  await page.getByRole('menuitemradio', { name: /Français/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Bienvenue sur Ephemeris' })
  await expect(dialog.getByRole('heading')).toHaveText(['À quels jeux jouez-vous\u202f?'])

  await dialog.getByRole('link', { name: 'Connexion' }).click()
  await expect(page).toHaveURL(/\/settings/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
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

test('GAME-12 a player of one game opens Pulls and Plan with it, until another one is picked', async ({ openPage }) => {
  const page = await openAsNewcomer(openPage, 'phone', '/')
  await confirmWelcome(page, ['Wuthering Waves'])
  const bar = page.getByRole('navigation').last()
  await bar.getByRole('link', { name: 'Plan' }).click()
  const chooser = page.getByRole('button', { name: /^Account.*Wuthering Waves/ })
  await chooser.click()
  await expect(page.getByRole('menuitemradio').first()).toContainText('Wuthering Waves')
  await page.keyboard.press('Escape')

  await bar.getByRole('link', { name: 'Pulls' }).click()
  const game = page.getByLabel('Game', { exact: true })
  await expect(game).toHaveValue('wuthering')
  await expect(game.getByRole('option').first()).toHaveText('Wuthering Waves')
  await game.selectOption('zenless')
  await page.reload()
  await expect(game).toHaveValue('zenless')
})

for (const { timezoneId, server, zone, resets } of [
  { timezoneId: 'Europe/Paris', server: 'Europe', zone: 'UTC+1', resets: ['05:00', '11:00', '22:00'] },
  { timezoneId: 'America/Los_Angeles', server: 'America', zone: 'UTC-5', resets: ['02:00', '20:00', '13:00'] },
  { timezoneId: 'Asia/Tokyo', server: 'Asia', zone: 'UTC+8', resets: ['05:00', '12:00', '18:00'] },
  { timezoneId: 'Etc/UTC', server: 'Asia', zone: 'UTC+8', resets: ['20:00', '03:00', '09:00'] },
]) {
  test(`WEL-6 in ${timezoneId} the server of ${server} is set, with the resets on the device's clock`, async ({
    openPage,
  }) => {
    const page = await openPage({ isNewcomer: true, timezoneId })
    const dialog = welcomeDialog(page)
    const servers = dialog.getByRole('radio')
    await expect(servers.first()).toBeChecked()
    const label = zone.replace('+', '\\+') + (timezoneId === 'Etc/UTC' ? '' : '.* closest to you')
    await expect(servers.first()).toHaveAccessibleName(new RegExp(`^${server} ${label}`))
    for (const [place, time] of resets.entries()) {
      await expect(servers.nth(place)).toHaveAccessibleName(new RegExp(`${time} daily reset$`))
    }

    await confirmWelcome(page, ['Genshin Impact'])
    await expect.poll(() => stored(page)).toMatchObject({ serverTimezone: zone })
    await page.getByRole('link', { name: `Server time ${zone}, shown in your time` }).waitFor()
  })
}
