import type { Page } from '@playwright/test'
import { ACCOUNT_HOLDER, answerForAccount } from './support/account-answers.ts'
import { axeViolations } from './support/axe.ts'
import { openAdvanced } from './support/folded.ts'
import type { PageOpener, Size } from './support/open-page.ts'
import { expect, test } from './support/test.ts'
import { drawnBars, scrollOf, scrollTo, waitForBars } from './support/timeline.ts'

const GAMES = ['Genshin Impact', 'Honkai: Star Rail', 'Zenless Zone Zero', 'Wuthering Waves']

async function openSettings(openPage: PageOpener, path = '/settings', size: Size = 'desktop'): Promise<Page> {
  const page = await openPage({ path, size })
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  return page
}

async function goToTimeline(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Timeline', exact: true }).first().click()
  await waitForBars(page)
}

/** What of the timeline is to outlive a visit elsewhere. */
async function viewOf(page: Page): Promise<unknown> {
  const sorting = await page.getByRole('button', { name: /^Sort:/ }).getAttribute('aria-label')
  const bars = (await drawnBars(page)).map(({ id }) => id)
  return { scroll: await scrollOf(page), search: await page.getByRole('searchbox').inputValue(), sorting, bars }
}

/** The games of the list from top to bottom, by their checkboxes. */
function listedGames(page: Page): Promise<string[]> {
  return page
    .locator('li[data-game]')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('[data-name]')?.textContent?.trim() ?? ''))
}

test('GAME-4 GAME-5 GAME-6 games are put in order by buttons and keys and switched off and on, and the last kind of activity of a game stays on', async ({
  openPage,
}) => {
  const page = await openSettings(openPage)
  await test.step('the buttons change the order of the games, which is the order of the rows', async () => {
    await expect.poll(() => listedGames(page)).toEqual(GAMES)
    for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Move Wuthering Waves up' }).click()
    await expect.poll(() => listedGames(page)).toEqual([GAMES[3], GAMES[0], GAMES[1], GAMES[2]])

    await goToTimeline(page)
    await expect(page.locator('[data-activity]').first()).toHaveAttribute('data-game', 'wuthering')

    await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
    await page.getByRole('button', { name: 'Reset order' }).click()
    await expect.poll(() => listedGames(page)).toEqual(GAMES)
  })

  await test.step('a game switched off is gone from the timeline, and comes back with what was chosen', async () => {
    await page.getByRole('checkbox', { name: 'Genshin Impact' }).click()
    await goToTimeline(page)
    await expect(page.locator('[data-activity][data-game="genshin"]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Genshin Impact, / })).toHaveCount(0)

    await page.reload()
    await waitForBars(page)
    await expect(page.locator('[data-activity][data-game="genshin"]')).toHaveCount(0)

    await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
    await page.getByText('Genshin Impact', { exact: true }).first().click()
    await goToTimeline(page)
    await expect.poll(() => page.locator('[data-activity][data-game="genshin"]').count()).toBeGreaterThan(0)
  })

  await test.step('the last kind of activity of a game stays on', async () => {
    await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
    await page.getByRole('button', { name: 'Activity types for Genshin Impact' }).click()
    const kinds = page.getByRole('list', { name: 'Genshin Impact' }).getByRole('checkbox')
    for (const index of [0, 1, 2]) await kinds.nth(index).click()
    const last = kinds.nth(3)
    await expect(last).toHaveAttribute('aria-disabled', 'true')
    await last.click({ force: true })
    await expect(last).toBeChecked()

    await goToTimeline(page)
    const types = await page
      .locator('[data-activity][data-game="genshin"]')
      .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('data-type')))
    expect(new Set(types)).toEqual(new Set(['challenge']))
  })

  await test.step('a game is picked up, moved and dropped by the keyboard, and screen readers hear it', async () => {
    await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
    const grip = page.getByRole('button', { name: 'Move Genshin Impact', exact: true })
    await grip.focus()
    await page.keyboard.press('Space')
    await page.getByText('Genshin Impact picked up.', { exact: false }).first().waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowDown')
    await page.getByText('Genshin Impact is now number 2 of 4.').first().waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await expect.poll(() => listedGames(page)).toEqual([GAMES[1], GAMES[0], GAMES[2], GAMES[3]])
  })
})

test('SHELL-4 the dark theme is there before the first paint of the next visit', async ({ openPage }) => {
  const page = await openSettings(openPage)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(() => schemeOf(page)).toBe('dark')

  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      Object.assign(window, { schemeAtFirstPaint: document.documentElement.dataset.colorScheme })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'schemeAtFirstPaint'))).toBe('dark')
  await expect.poll(() => schemeOf(page)).toBe('dark')
})

test('SHELL-4 the theme follows the system until one is chosen', async ({ openPage }) => {
  const page = await openPage({ path: '/settings', colorScheme: 'dark' })
  await expect.poll(() => schemeOf(page)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => schemeOf(page)).toBe('light')
})

function schemeOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.colorScheme)
}

test('SET-40 the kinds of activity of the first game are open until another game is picked', async ({ openPage }) => {
  const page = await openSettings(openPage)
  const kindsOf = (game: string) => page.getByRole('list', { name: game }).getByRole('checkbox')
  await expect(kindsOf('Genshin Impact')).toHaveCount(4)
  await page.getByRole('button', { name: 'Activity types for Wuthering Waves' }).click()
  await expect(kindsOf('Wuthering Waves')).toHaveCount(4)
  await expect(kindsOf('Genshin Impact')).toHaveCount(0)
})

test('SET-40 a game picked before the list can be dragged stays picked', async ({ openPage }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const page = await openPage({
    path: '/settings',
    waitUntil: 'commit',
    prepare: (it) =>
      it.route(/draggable-game-list/, async (route) => {
        await held
        await route.continue()
      }),
  })
  await page.getByRole('button', { name: 'Activity types for Wuthering Waves' }).click()
  const kinds = page.getByRole('list', { name: 'Wuthering Waves' }).getByRole('checkbox')
  await expect(kinds).toHaveCount(4)
  letGo()
  await page.getByText('Drag to reorder', { exact: false }).waitFor()
  await expect(kinds).toHaveCount(4)
})

test('SHELL-3 the timeline is where it was left, with its order and search', async ({ openPage }) => {
  const page = await openPage()
  await waitForBars(page)
  await page.getByRole('button', { name: /^Sort:/ }).click()
  await page.getByRole('menuitemradio', { name: 'Ending soonest' }).click()
  await page.getByRole('searchbox').fill('e')
  await scrollTo(page, { left: 5_000, top: 300 })
  const before = await viewOf(page)

  await page.getByRole('link', { name: /UTC\+8/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await goToTimeline(page)
  await expect.poll(() => viewOf(page)).toEqual(before)
  await page.goBack()
  await page.goForward()
  await expect.poll(() => viewOf(page)).toEqual(before)
})

test('TIME-3 a change of zone or clock shows on the timeline at once', async ({ openPage }) => {
  const page = await openSettings(openPage)
  await page.getByRole('radio', { name: 'America' }).check()
  await page.getByRole('switch', { name: '24-hour clock' }).click()
  await goToTimeline(page)
  await page.getByRole('link', { name: /UTC-5/ }).waitFor()
  await expect(page.locator('[data-now-clock]')).toHaveText(/^11:\d\d:\d\d PM$/)
  await expect(page.locator('[data-day="2026-05-19"]')).toHaveAttribute('aria-current', 'date')
})

const CARDS = ['Games and server', 'Reminders', 'Account', 'Time', 'Look and language', 'This device']

test('SET-41 the settings stand by subject, in order, beside anchors that lead there and follow the scroll', async ({
  openPage,
}) => {
  const page = await openSettings(openPage)
  await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(CARDS)
  const anchor = (name: string) =>
    page.getByRole('navigation', { name: 'Settings by subject' }).getByRole('link', { name })
  await expect(anchor('Games and server')).toHaveAttribute('aria-current', 'true')
  await anchor('Reminders').click()
  await expect(page).toHaveURL(/\/settings#reminders$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Reminders' })).toBeFocused()
  await expect(anchor('Reminders')).toHaveAttribute('aria-current', 'true')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(anchor('This device')).toHaveAttribute('aria-current', 'true')
  await expect(anchor('This device')).toBeInViewport()

  // The sign of the account leads to it by a highlight.
  await page.goto('/settings?highlight=login')
  await expect(anchor('Account')).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[data-highlighted]')).toHaveCount(0)
  await expect(anchor('Account')).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { level: 2, name: 'Account' })).toBeInViewport()

  await page.goto('/about')
  await page.goto('/settings#time')
  await expect(page.getByRole('heading', { level: 2, name: 'Time' })).toBeFocused()
})

test('SET-41 what loads late above a subject does not push it away, until the reader scrolls (tablet)', async ({
  openPage,
}) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const page = await openPage({
    path: '/about',
    hasMotion: true,
    storage: ACCOUNT_HOLDER,
    prepare: async (opened) => {
      await opened.setViewportSize({ width: 820, height: 1180 })
      await answerForAccount(opened)
      await opened.route('**/api/user/reminders*', async (route) => {
        await answered
        await route.fallback()
      })
    },
  })
  await page.goto('/settings#account')
  const heading = page.locator('#account').getByRole('heading', { level: 2 }).first()
  await expect(heading).toBeFocused()
  answer()
  await expect(page.getByRole('heading', { name: 'Coming up' })).toBeAttached()
  await expect(heading).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('SET-41 on a phone each subject is a page of its own, with what is set in the list, and the other pages below', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/settings', size: 'phone', expectedErrors: /400 \(Bad Request\).*spent/ })
  const main = page.getByRole('main')
  const ways = [
    'Account',
    'Time',
    'Look and language',
    'This device',
    'Tonight',
    'Almanac',
    'Shortcuts',
    'Activity data',
    'About',
  ]
  for (const name of ways) await expect(main.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveCount(1)
  await main.getByRole('link', { name: 'Games and server Asia, 4 games' }).click()
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Games and server')
  await expect(main.getByRole('link', { name: 'Settings' })).toBeFocused()
  await page.getByRole('radio', { name: 'Europe' }).check()
  await main.getByRole('link', { name: 'Settings' }).click()
  await main.getByRole('link', { name: 'Games and server Europe, 4 games' }).waitFor()
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Europe' })).toBeChecked()

  await page.goto('/settings#reminders')
  await main.getByRole('heading', { level: 2, name: 'Reminders' }).waitFor()
  await page.goto('/settings?reset_token=spent')
  await main.getByRole('heading', { level: 2, name: 'Account' }).waitFor()
})

for (const size of ['desktop', 'phone'] as const) {
  test(`SET-42 the background picture is seen at the edge of a page, and not beside its title (${size})`, async ({
    openPage,
  }) => {
    const page = await openSettings(openPage, '/settings#device', size)
    await openAdvanced(page)
    await page.evaluate(() => window.scrollTo(0, 0))
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    // Beside its words, which may have the focus.
    const nextToTitle = { x: Number(title?.x) + 130, y: Number(title?.y), width: 220, height: 36 }
    const atEdge = { x: width - 14, y: height * 0.5, width: 14, height: height * 0.4 }
    const pictureOf = async (clip: typeof atEdge) => {
      await page.evaluate(() => window.scrollTo(0, 0))
      return (await page.screenshot({ clip })).toString('base64')
    }
    const settledPictureOf = async (clip: typeof atEdge) => {
      let picture = ''
      await expect(async () => {
        const previous = picture
        picture = await pictureOf(clip)
        expect(picture).toBe(previous)
      }).toPass()
      return picture
    }
    const plain = { edge: await settledPictureOf(atEdge), title: await settledPictureOf(nextToTitle) }

    await page.getByLabel('Background image').check()
    await expect.poll(() => pictureOf(atEdge)).not.toBe(plain.edge)
    await expect.poll(() => pictureOf(nextToTitle)).toBe(plain.title)
    expect(await axeViolations(page)).toEqual([])
    await page.getByLabel('Background image').uncheck()
    await expect.poll(() => pictureOf(atEdge)).toBe(plain.edge)
  })
}

test('GAME-11 the names of games keep to one line, and an arrow that leads nowhere looks like it', async ({
  openPage,
}) => {
  const page = await openSettings(openPage)
  await expect(page.locator('li[data-game]')).toHaveCount(4)
  const tooHigh = () =>
    page
      .locator('li[data-game] [data-name]')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height).filter((height) => height >= 24))
  await expect.poll(tooHigh).toEqual([])
  await expect(page.getByRole('button', { name: 'Move Genshin Impact up' })).toHaveCSS('opacity', '0.35')
  await expect(page.getByRole('button', { name: 'Move Genshin Impact down' })).toHaveCSS('opacity', '1')
})
