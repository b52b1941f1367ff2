import type { Page } from '@playwright/test'
import { PLANNED } from './support/planned.ts'
import { answerForPulls, downloadAccount, SIGNED_IN } from './support/pulls.ts'
import { expect, test } from './support/test.ts'
import { markOf, openerOf, runningBar, waitForBars } from './support/timeline.ts'

/** As Chrome does: each text, also one that comes later, stands in two elements that React has not made. */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const SKIPPED = 'script, style, noscript, textarea, svg, font, [translate="no"]'

    function wrap(text: Node): void {
      if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(SKIPPED)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `¡${text.nodeValue}`
      outer.append(inner)
      text.parentElement.replaceChild(outer, text)
    }
    function wrapAll(root: Node): void {
      if (root instanceof Text) {
        wrap(root)
        return
      }
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text)
      texts.forEach(wrap)
    }
    wrapAll(document.body)
    const changes = { childList: true, subtree: true }
    new MutationObserver((all) => {
      for (const { addedNodes } of all) addedNodes.forEach(wrapAll)
    }).observe(document.body, changes)
  })
  await expect(page.locator('h1 font').first()).toBeAttached()
}

/** Presses every button of the page, one after the other, and closes what it opens. */
async function pressAll(page: Page): Promise<void> {
  const press = (place: number) =>
    page.evaluate((at) => {
      const buttons = [...document.querySelectorAll<HTMLElement>('main button:not(:disabled), main summary')]
      // These leave the page.
      const own = buttons.filter((button) => !/Microsoft|QQ/.test(button.textContent ?? ''))
      own[at]?.click()
      return own.length
    }, place)
  for (let place = 0, count = 1; place < Math.min(count, 40); place += 1) {
    count = await press(place)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
  }
}

/** Goes to another page as the navigation does, and finds it whole. */
async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const links = [...document.querySelectorAll<HTMLElement>(`a[href="${href}"]`)]
    if (links.length === 0) throw new RangeError(`nothing leads to ${href}`)
    links[0]?.click()
  }, path)
  await expectWhole(page)
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.getByText('stopped working')).toHaveCount(0)
}

async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

async function useTimeline(page: Page): Promise<void> {
  await waitForBars(page)
  const id = await runningBar(page)
  await markOf(page, id).click()
  await page.getByRole('menuitemradio').nth(1).click()
  await openerOf(page, id).click()
  await closeDialog(page)
  for (const key of ['d', '?']) {
    await page.keyboard.press(key)
    await closeDialog(page)
  }
  await page.keyboard.press('s')
  const search = page.getByRole('searchbox').first()
  await page.keyboard.press('/')
  for (const words of ['event', 'zzzz', '']) await search.fill(words)
  await expectWhole(page)
  await waitForBars(page)
}

/** What each page shows last. In this order: the settings turn everything over. */
const PAGES: Readonly<Record<'desktop' | 'phone', readonly (readonly [path: string, last: string])[]>> = {
  desktop: [
    ['/', '[data-stamina]'],
    ['/tonight', '[data-tonight]'],
    ['/plan', '[data-income]'],
    ['/shortcuts', 'article'],
    ['/genshin-activities', 'button'],
    ['/about', '[data-game] a'],
    ['/notification', 'a[href^="/timeline?"]'],
    ['/settings', '[aria-roledescription]'],
  ],
  phone: [
    ['/', '[data-stamina]'],
    ['/plan', '[data-income]'],
    ['/settings', 'a'],
  ],
}

for (const size of ['desktop', 'phone'] as const) {
  test(`LANG-58 every page goes on working when a browser translates it, and the timeline after it (${size})`, async ({
    openPage,
  }) => {
    const page = await openPage({
      ...{ path: '/gacha', size, storage: { ...PLANNED, ...SIGNED_IN } },
      prepare: (opened) => answerForPulls(opened, 200),
      expectedErrors: /Failed to load resource/,
    })
    await downloadAccount(page, 'genshin')
    await translatePage(page)
    await pressAll(page)
    await expectWhole(page)
    for (const [path, last] of PAGES[size]) {
      await turnTo(page, path)
      await page.locator(`main ${last}`).first().waitFor({ state: 'attached' })
      await pressAll(page)
      await expectWhole(page)
    }
    if (size === 'phone') await page.locator('header button').first().click()
    await turnTo(page, '/timeline')
    await useTimeline(page)
  })
}
