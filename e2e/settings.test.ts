import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './support/axe.ts'
import { openPage, type Size } from './support/open-page.ts'
import { drawnBars, scrollOf, scrollTo, waitForBars } from './support/timeline.ts'

const GAMES = ['Genshin Impact', 'Honkai: Star Rail', 'Zenless Zone Zero', 'Wuthering Waves']

async function openSettings(path = '/settings', size: Size = 'desktop'): Promise<Page> {
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
  const sorting = await page.getByRole('button', { name: /^Sorting/ }).getAttribute('aria-label')
  const bars = (await drawnBars(page)).map(({ id }) => id)
  return { scroll: await scrollOf(page), search: await page.getByRole('searchbox').inputValue(), sorting, bars }
}

/** The games of the list from top to bottom, by their checkboxes. */
function listedGames(page: Page): Promise<string[]> {
  return page
    .locator('li[data-game]')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('label')?.textContent?.trim() ?? ''))
}

function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

test('GAME-4 a game switched off is gone from the timeline, and comes back with what was chosen', async () => {
  const page = await openSettings()
  await page.getByRole('checkbox', { name: 'Genshin Impact' }).click()
  await goToTimeline(page)
  expect(await page.locator('[data-activity][data-game="genshin"]').count()).toBe(0)
  expect(await page.getByRole('button', { name: /^Genshin Impact, / }).count()).toBe(0)

  await page.reload()
  await waitForBars(page)
  expect(await page.locator('[data-activity][data-game="genshin"]').count()).toBe(0)

  await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await page.getByText('Genshin Impact', { exact: true }).first().click()
  await goToTimeline(page)
  await expect.poll(() => page.locator('[data-activity][data-game="genshin"]').count()).toBeGreaterThan(0)
})

test('GAME-5 the last kind of activity of a game stays on', async () => {
  const page = await openSettings()
  await page.getByRole('button', { name: 'Kinds of activity of Genshin Impact' }).click()
  const kinds = page.getByRole('list', { name: 'Genshin Impact' }).getByRole('checkbox')
  for (const index of [0, 1, 2]) await kinds.nth(index).click()
  const last = kinds.nth(3)
  expect(await last.getAttribute('aria-disabled')).toBe('true')
  await last.click({ force: true })
  expect(await last.isChecked()).toBe(true)

  await goToTimeline(page)
  const types = await page
    .locator('[data-activity][data-game="genshin"]')
    .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('data-type')))
  expect(new Set(types)).toEqual(new Set(['challenge']))
})

test('GAME-6 the buttons change the order of the games, which is the order of the rows', async () => {
  const page = await openSettings()
  expect(await listedGames(page)).toEqual(GAMES)
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Move Wuthering Waves up' }).click()
  await expect.poll(() => listedGames(page)).toEqual([GAMES[3], GAMES[0], GAMES[1], GAMES[2]])

  await goToTimeline(page)
  expect(await page.locator('[data-activity]').first().getAttribute('data-game')).toBe('wuthering')

  await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await page.getByRole('button', { name: 'Reset order' }).click()
  await expect.poll(() => listedGames(page)).toEqual(GAMES)
})

test('GAME-6 a game is picked up, moved and dropped by the keyboard, and readers are told', async () => {
  const page = await openSettings()
  const grip = page.getByRole('button', { name: 'Move Genshin Impact', exact: true })
  await grip.focus()
  await page.keyboard.press('Space')
  await page.getByText('Genshin Impact picked up.', { exact: false }).first().waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowDown')
  await page.getByText('Genshin Impact is now number 2 of 4.').first().waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect.poll(() => listedGames(page)).toEqual([GAMES[1], GAMES[0], GAMES[2], GAMES[3]])
})

test('SHELL-4 the dark theme is there before the first paint of the next visit', async () => {
  const page = await openSettings()
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
  expect(await page.evaluate(() => Reflect.get(window, 'schemeAtFirstPaint'))).toBe('dark')
  expect(await schemeOf(page)).toBe('dark')
})

test('SHELL-4 the theme follows the system until one is chosen', async () => {
  const page = await openPage({ path: '/settings', colorScheme: 'dark' })
  expect(await schemeOf(page)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => schemeOf(page)).toBe('light')
})

function schemeOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.documentElement.dataset.colorScheme)
}

test('SET-6 the zone chip leads to the zones: in view, with the focus, highlighted for a moment', async () => {
  const page = await openPage({ size: 'phone' })
  await waitForBars(page)
  await page.getByRole('link', { name: /UTC\+8/ }).click()
  await expectHighlighted(page, 'Time zone')
})

test.each([
  ['timezone', 'Time zone'],
  ['games', 'Games and order'],
])('SET-6 highlight=%s works when its address is opened directly', async (panel, title) => {
  const page = await openSettings(`/settings?highlight=${panel}`, 'phone')
  await expectHighlighted(page, title)
  if (panel === 'games') expect(await page.getByRole('checkbox', { name: 'Genshin Impact' }).count()).toBe(1)
})

test('SET-6 a panel can be pointed at twice in a row, and one that is not there is ignored', async () => {
  const page = await openSettings('/settings?highlight=games', 'phone')
  await expectHighlighted(page, 'Games and order')
  await page.getByRole('button', { name: 'Hide the games' }).click()
  await follow(page, '/settings?highlight=games')
  await follow(page, '/settings?highlight=timezone')
  await expectHighlighted(page, 'Time zone')
  await follow(page, '/settings?highlight=timezone')
  await expectHighlighted(page, 'Time zone')
  await page.getByRole('button', { name: 'Hide the games' }).waitFor()

  await follow(page, '/settings?highlight=nowhere')
  expect(await page.locator('[data-highlighted]').count()).toBe(0)
})

/** As a link on the page does; the parameter leaves the address. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expect.poll(() => pathOf(page)).toBe('/settings')
}

test('SET-40 the kinds of activity of the first game are open until another game is picked', async () => {
  const page = await openSettings()
  const kindsOf = (game: string) => page.getByRole('list', { name: game }).getByRole('checkbox')
  await expect.poll(() => kindsOf('Genshin Impact').count()).toBe(4)
  await page.getByRole('button', { name: 'Kinds of activity of Wuthering Waves' }).click()
  await expect.poll(() => kindsOf('Wuthering Waves').count()).toBe(4)
  await expect.poll(() => kindsOf('Genshin Impact').count()).toBe(0)
})

test('SET-40 a game picked before the list can be dragged stays picked', async () => {
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
  await page.getByRole('button', { name: 'Kinds of activity of Wuthering Waves' }).click()
  const kinds = page.getByRole('list', { name: 'Wuthering Waves' }).getByRole('checkbox')
  await expect.poll(() => kinds.count()).toBe(4)
  letGo()
  await page.getByText('Drag to reorder', { exact: false }).waitFor()
  await expect.poll(() => kinds.count()).toBe(4)
})

async function expectHighlighted(page: Page, title: string): Promise<void> {
  const card = page.getByRole('region', { name: title })
  await expect.poll(() => card.getAttribute('data-highlighted')).toBe('true')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title)
  expect(pathOf(page)).toBe('/settings')
  const box = await card.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  expect(box?.y).toBeLessThan(700)
  await expect.poll(() => card.getAttribute('data-highlighted'), { timeout: 4_000 }).toBeNull()
}

test('SHELL-3 the timeline is where it was left, with its order and search', async () => {
  const page = await openPage()
  await waitForBars(page)
  await page.getByRole('button', { name: /^Sorting/ }).click()
  await page.getByRole('menuitemradio', { name: 'Ends first' }).click()
  await page.getByRole('searchbox').fill('e')
  await scrollTo(page, { left: 5_000, top: 300 })
  const before = await viewOf(page)

  await page.getByRole('link', { name: /UTC\+8/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await goToTimeline(page)
  expect(await viewOf(page)).toEqual(before)
  await page.goBack()
  await page.goForward()
  expect(await viewOf(page)).toEqual(before)
})

test('TIME-3 a change of zone or clock shows on the timeline at once', async () => {
  const page = await openSettings()
  await page.getByRole('combobox', { name: 'Server' }).selectOption({ label: 'America, UTC-5' })
  await page.getByRole('switch', { name: '24-hour clock' }).click()
  await goToTimeline(page)
  await page.getByRole('link', { name: /UTC-5/ }).waitFor()
  expect(await page.locator('[data-now-clock]').textContent()).toMatch(/^11:0\d:\d\d PM$/)
  expect(await page.locator('[data-day="2026-05-19"]').getAttribute('aria-current')).toBe('date')
})

test.each<[Size, string[]]>([
  ['phone', ['Account and data', 'Games and order', 'Time zone', 'Appearance', 'Keyboard', 'Language files']],
  ['desktop', ['Account and data', 'Games and order', 'Time zone', 'Appearance', 'Keyboard', 'Language files']],
])('SET-41 the account comes first and the language files last (%s)', async (size, titles) => {
  const page = await openSettings('/settings', size)
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(titles)
})

test.each<Size>(['desktop', 'phone'])(
  'SET-42 the background picture is seen at the edge of a page, and not beside its title (%s)',
  async (size) => {
    const page = await openSettings('/settings', size)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    const besideTitle = { x: Number(title?.x), y: Number(title?.y), width: 350, height: 36 }
    const atEdge = { x: width - 14, y: height * 0.5, width: 14, height: height * 0.4 }
    const pictureOf = async (clip: typeof atEdge) => {
      await page.evaluate(() => window.scrollTo(0, 0))
      return (await page.screenshot({ clip })).toString('base64')
    }
    const plain = { edge: await pictureOf(atEdge), title: await pictureOf(besideTitle) }
    expect(await pictureOf(atEdge)).toBe(plain.edge)

    await page.getByLabel('Background picture').check()
    await expect.poll(() => pictureOf(atEdge)).not.toBe(plain.edge)
    expect(await pictureOf(besideTitle)).toBe(plain.title)
    expect(await axeViolations(page)).toEqual([])
    await page.getByLabel('Background picture').uncheck()
    await expect.poll(() => pictureOf(atEdge)).toBe(plain.edge)
  },
)

test('GAME-11 the names of games keep to one line, and an arrow that leads nowhere looks like it', async () => {
  const page = await openSettings()
  const heights = await page
    .locator('li[data-game] label > span:last-child')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height))
  expect(heights).toHaveLength(4)
  for (const height of heights) expect(height).toBeLessThan(24)
  const opacityOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).opacity)
  await expect.poll(() => opacityOf('Move Genshin Impact up')).toBe('0.35')
  await expect.poll(() => opacityOf('Move Genshin Impact down')).toBe('1')
})
