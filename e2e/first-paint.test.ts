import type { Locator, Page } from '@playwright/test'
import { openHeld } from './support/held-page.ts'
import type { Size } from './support/open-page.ts'
import { expect, test } from './support/test.ts'
import { waitForBars } from './support/timeline.ts'

/** The left edge of the mark in the bar on top, and the height of that bar. */
function mark(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluate((bar) => {
    const svg = bar.matches('a') ? bar.querySelector('svg') : bar.querySelector(':scope > svg')
    const box = svg?.getBoundingClientRect()
    return [box?.left ?? Number.NaN, box?.top ?? Number.NaN]
  })
}

const SIZES: readonly Size[] = ['desktop', 'phone']

/** Left, top and width, in whole pixels. */
function placeOf(part: Locator): Promise<number[]> {
  return part.evaluate((element) => {
    const { left, top, width } = element.getBoundingClientRect()
    return [left, top, width].map(Math.round)
  })
}

/** Pages that begin with their title. */
const TITLED = [
  '/gacha',
  '/timeline',
  '/plan',
  '/settings',
  '/shortcuts',
  '/genshin-activities',
  '/about',
  '/tonight',
  '/notification',
  '/unsubscribe',
] as const

/** Where the text of an element begins, and where its line ends, in whole pixels. */
function cornerOf(part: Locator): Promise<number[]> {
  return part.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    const { left, top, bottom } = words.getBoundingClientRect()
    return [left, top, bottom].map(Math.round)
  })
}

for (const size of SIZES) {
  test(`SHELL-9 the bar on top is painted at once and stays in its place (${size})`, async ({ openPage }) => {
    const { page, letGo } = await openHeld(openPage, { size })
    const painted = await mark(page, '.first-paint')

    letGo()
    await waitForBars(page)
    const standing = await mark(page, 'header a[href="/"]')
    expect(standing[0]).toBeCloseTo(painted[0] ?? Number.NaN, 0)
    expect(standing[1]).toBeCloseTo(painted[1] ?? Number.NaN, 0)
  })
}

for (const size of SIZES) {
  test(`SHELL-9 the main pages are named at once, in their place, over grey rows (${size})`, async ({ openPage }) => {
    const { page, letGo } = await openHeld(openPage, { size, path: '/plan', locale: 'fr-FR' })
    const names = page.locator('.first-nav b').filter({ visible: true })
    const painted = await Promise.all((await names.all()).map(cornerOf))
    const words = await names.allTextContents()
    await expect(page.locator('.first-rows')).toBeVisible()

    letGo()
    const standing = page.getByRole('navigation').getByRole('link').locator('span + span')
    await standing.first().waitFor()
    expect(words).toHaveLength(5)
    await expect.poll(async () => (await standing.allTextContents()).slice(0, 5)).toEqual(words)
    await expect
      .poll(async () => (await Promise.all((await standing.all()).map(cornerOf))).slice(0, 5))
      .toEqual(painted)
  })
}

for (const size of SIZES) {
  test(`SHELL-10 the title of every page stands at once, and stays in its place (${size})`, async ({ openPage }) => {
    const held = await openHeld(openPage, { size, path: TITLED[0], locale: 'fr-FR' })
    for (const path of TITLED) {
      await held.open(path)
      const title = held.page.locator('.first-title > b').filter({ visible: true })
      const painted = await cornerOf(title)
      const text = (await title.textContent()) ?? ''

      held.letGo()
      const heading = held.page.getByRole('heading', { level: 1 })
      await expect(heading, path).toHaveText(text)
      await expect.poll(() => cornerOf(heading), path).toEqual(painted)
      await expect(held.page.locator('.first-title')).toHaveCount(0)
    }
  })
}

test('SHELL-10 the first paint waits for no file but the page itself', async ({ openPage }) => {
  const page = await openPage({
    path: '/plan',
    waitUntil: 'commit',
    prepare: (opened) => opened.route('**/assets/**', () => {}),
  })
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  await expect(page.locator('.first-title > b').filter({ visible: true })).toHaveText('Plan')
  await expect(page.locator('body')).toHaveCSS('margin', '0px')
})

const OFF = { enabled: false, activities: ['version'] }
const FOLLOWS_NONE = { userGameSelections: { genshin: OFF, starrail: OFF, zenless: OFF, wuthering: OFF } }

for (const size of SIZES) {
  test(`HOME-9 HOME-10 for who follows games the card of tonight stands at once, and stays in its place (${size})`, async ({
    openPage,
  }) => {
    const { page, letGo } = await openHeld(openPage, { size, path: '/' })
    await expect(page.locator('.first-hero')).toBeHidden()
    const painted = await placeOf(page.locator('.first-tonight'))
    letGo()
    const card = page.getByRole('region', { name: 'Tonight' })
    await card.waitFor()
    await expect.poll(() => placeOf(card)).toEqual(painted)
  })
}

for (const size of SIZES) {
  test(`HOME-9 the first words of the home page stand at once, and stay in their place (${size})`, async ({
    openPage,
  }) => {
    const { page, letGo } = await openHeld(openPage, { size, path: '/', locale: 'fr-FR', storage: FOLLOWS_NONE })
    const words = page.locator('.first-hero > p').filter({ visible: true })
    const painted = await placeOf(words)
    const text = await words.textContent()

    letGo()
    const heading = page.getByRole('heading', { level: 1 })
    await heading.waitFor()
    const standing = heading.locator('+ p')
    await expect.poll(async () => [await standing.textContent(), await placeOf(standing)]).toEqual([text, painted])
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  })
}

for (const size of SIZES) {
  test(`WEL-5 the welcome of a newcomer stands at once, and its dialog takes its place (${size})`, async ({
    openPage,
  }) => {
    const { page, letGo } = await openHeld(openPage, { size, isNewcomer: true, hasMotion: true, locale: 'ja-JP' })
    const question = page.locator('.first-welcome > b').filter({ visible: true })
    const painted = await cornerOf(question)
    const text = (await question.textContent()) ?? ''
    const tile = await placeOf(page.locator('.first-welcome [data-game="wuthering"]'))

    letGo()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0)
    await expect(dialog.locator('h2')).toHaveText(text)
    await expect.poll(() => cornerOf(dialog.locator('h2'))).toEqual(painted)
    await expect.poll(() => placeOf(dialog.locator('button[data-game="wuthering"]'))).toEqual(tile)
    await expect(page.locator('.first-welcome')).toHaveCount(0)
  })
}

test('WEL-5 who has been here, and who comes to the settings, never sees the welcome', async ({ openPage }) => {
  for (const options of [{ path: '/timeline' }, { path: '/settings', isNewcomer: true }]) {
    const { page, letGo } = await openHeld(openPage, options)
    await expect(page.locator('.first-welcome'), options.path).toBeHidden()
    letGo()
  }
})

for (const path of ['/', '/timeline', '/tonight']) {
  test(`API-30 a device that has chosen its games requests each hint once, and the rest after the first view (${path})`, async ({
    openPage,
  }) => {
    const asked: string[] = []
    let beforeView = 0
    const page = await openPage({
      path,
      prepare: async (it) => {
        it.on('request', (request) => asked.push(new URL(request.url()).pathname))
        await it.exposeFunction('viewIsThere', () => {
          beforeView ||= asked.length
        })
        await it.addInitScript(() => {
          new MutationObserver((_changes, observer) => {
            if (!document.querySelector('[data-face]')) return
            observer.disconnect()
            void (window as unknown as { viewIsThere: () => Promise<void> }).viewIsThere()
          }).observe(document, { childList: true, subtree: true })
        })
      },
    })
    await expect(page.locator('[data-face] svg').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    const hinted = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[rel$="preload"], script[src]')].map(
        (element) => new URL('href' in element ? element.href : element.src).pathname,
      ),
    )
    const files = asked.filter((file) => hinted.includes(file))
    expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([])
    const early = asked.slice(0, beforeView).filter((file) => /^\/assets\/(?:drawn-face|bar-extras|layer)/.test(file))
    expect(early).toEqual([])
  })
}
