import type { Page } from '@playwright/test'
import { LANGUAGES } from '../packages/core/src/language/language.ts'
import { switchLanguage } from './support/language.ts'
import type { PageOpener, Size } from './support/open-page.ts'
import { expect, test } from './support/test.ts'

const SIZES: readonly Size[] = ['desktop', 'phone']

const LINKS = {
  genshin: ['https://genshin.hoyoverse.com/', 'https://ys.mihoyo.com/', 'https://paimon.moe/'],
  starrail: ['https://hsr.hoyoverse.com/', 'https://sr.mihoyo.com/', 'https://starrailstation.com/'],
  zenless: ['https://zenless.hoyoverse.com/', 'https://zzz.mihoyo.com/', 'https://stardb.gg/zzz/signal-tracker'],
  wuthering: ['https://wutheringwaves.kurogames.com/', 'https://mc.kurogames.com/', 'https://wuwatracker.com/'],
}

async function openShortcuts(openPage: PageOpener, size: Size = 'desktop', storage = {}): Promise<Page> {
  const page = await openPage({ path: '/shortcuts', size, storage })
  await page.getByRole('article').first().waitFor()
  return page
}

for (const size of SIZES) {
  test(`SHORT-1 each game leads to its sites and its tracker, in a new tab without a way back (${size})`, async ({
    openPage,
  }) => {
    const page = await openShortcuts(openPage, size)
    for (const [game, urls] of Object.entries(LINKS)) {
      const links = await page
        .locator(`article[data-game="${game}"] a`)
        .evaluateAll((anchors) =>
          anchors.flatMap((a) =>
            a instanceof HTMLAnchorElement ? [{ href: a.href, target: a.target, rel: a.rel }] : [],
          ),
        )
      expect(links).toEqual(urls.map((href) => ({ href, target: '_blank', rel: 'noopener noreferrer' })))
    }
  })
}

test('SHORT-1 the cards stand in the order of the player, games switched off included', async ({ openPage }) => {
  const page = await openShortcuts(openPage, 'desktop', {
    gameOrder: ['wuthering'],
    userGameSelections: { genshin: { enabled: false, activities: ['event'] } },
  })
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Wuthering Waves',
    'Genshin Impact',
    'Honkai: Star Rail',
    'Zenless Zone Zero',
  ])
})

test('SHORT-1 without the list of games an alert offers to try again, and trying again helps', async ({ openPage }) => {
  const page = await openPage({
    path: '/shortcuts',
    expectedErrors: /Failed to load resource/,
    prepare: (opened) => opened.route('**/api/games', (route) => route.abort()),
  })
  const alert = page.getByRole('main').getByRole('alert')
  await alert.waitFor()
  await page.unroute('**/api/games')
  await alert.getByRole('button').click()
  await expect(page.getByRole('article')).toHaveCount(4)
})

for (const size of SIZES) {
  test(`GAME-7 a launch calls its scheme exactly once, and silence leads to the official site (${size})`, async ({
    openPage,
  }) => {
    const page = await openShortcuts(openPage, size)
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))

    await page.getByRole('article', { name: 'Honkai: Star Rail' }).getByRole('button', { name: 'Launch game' }).click()
    const dialog = page.getByRole('dialog', { name: 'Launch Honkai: Star Rail' })
    await dialog.waitFor()
    const china = dialog.getByRole('region', { name: 'China server' })
    await expect
      .poll(() => china.getByRole('link').allTextContents())
      .toEqual(['PC', 'Mobile', 'Cloud (app)', 'Cloud (web)'])
    await expect(dialog.getByRole('region', { name: 'Global server' }).getByRole('link')).toHaveCount(2)

    // The presses come one upon the other, however slow the machine is.
    await page.clock.install()
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    const tile = china.getByRole('link', { name: 'PC' })
    await tile.click()
    await tile.click()
    await tile.click()
    await page.clock.runFor(2000)
    const hint = china.getByRole('status').filter({ hasText: 'Nothing opened?' })
    await hint.waitFor()
    await expect(hint.getByRole('link')).toHaveAttribute('href', 'https://sr.mihoyo.com')
    expect(calls.filter((url) => !url.startsWith('http'))).toEqual(['hyp-cn://launchgame?gamebiz=hkrpg_cn'])
  })
}

test('GAME-10 the launch dialog speaks of a launcher only where the game has one', async ({ openPage }) => {
  const page = await openShortcuts(openPage)
  const launcher = page.getByRole('dialog').getByText('On PC, the launcher opens first.')
  await page.getByRole('article', { name: 'Genshin Impact' }).getByRole('button', { name: 'Launch game' }).click()
  await launcher.waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.getByRole('article', { name: 'Wuthering Waves' }).getByRole('button', { name: 'Launch game' }).click()
  await page.getByRole('dialog').getByText('The game must be installed on this device.').waitFor()
  await expect(launcher).toHaveCount(0)
})

test('GAME-7 a program that takes the focus leaves no hint behind', async ({ openPage }) => {
  const page = await openPage({ path: '/shortcuts', prepare: (it) => it.clock.install() })
  await page.getByRole('article').first().getByRole('button', { name: 'Launch game' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('region', { name: 'Global server' }).getByRole('link', { name: 'Mobile' }).click()
  await page.evaluate(() => window.dispatchEvent(new FocusEvent('blur')))
  await page.clock.runFor(2_500)
  // A later call that nothing answers has its hint, and it is the only one.
  const china = dialog.getByRole('region', { name: 'China server' })
  await china.getByRole('link', { name: 'PC' }).click()
  await page.clock.runFor(2_500)
  await china.getByText('Nothing opened?').waitFor()
  await expect(dialog.getByText('Nothing opened?')).toHaveCount(1)
})

test('GAME-7 a cloud version opens in a tab of its own', async ({ openPage }) => {
  const page = await openShortcuts(openPage)
  await page.context().route('https://ys.mihoyo.com/**', (route) => route.fulfill({ body: 'the cloud' }))
  await page.getByRole('article').first().getByRole('button', { name: 'Launch game' }).click()
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('dialog').getByRole('link', { name: 'Cloud (web)' }).click(),
  ])
  await tab.waitForLoadState()
  expect(tab.url()).toBe('https://ys.mihoyo.com/cloud')
  await expect.poll(() => tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
})

/** Words that stand in more than one line; what stands between spaces and brackets is a word. */
async function brokenWords(page: Page, part: string): Promise<string[]> {
  await expect.poll(() => page.locator(part).count(), part).toBeGreaterThan(0)
  return page.locator(part).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of (node.textContent ?? '').matchAll(/[^\s（）]+/g)) {
          const range = document.createRange()
          range.setStart(node, word.index)
          range.setEnd(node, word.index + word[0].length)
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (tops.size > 1) broken.push(word[0])
        }
      }
      return broken
    }),
  )
}

test('LANG-48 no word of a launch tile or of the navigation is broken in any language', async ({ openPage }) => {
  const phone = await openShortcuts(openPage, 'phone')
  const rail = await openShortcuts(openPage, 'desktop', { sidebarRailState: true })
  for (const language of LANGUAGES) {
    await switchLanguage(phone, language)
    for (const game of ['genshin', 'wuthering']) {
      await phone.locator(`article[data-game="${game}"] button`).click()
      await phone.getByRole('dialog').locator('li a').first().waitFor()
      await expect.poll(() => brokenWords(phone, '[role="dialog"] li a'), language).toEqual([])
      await phone.keyboard.press('Escape')
      await phone.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await expect.poll(() => brokenWords(phone, 'nav a'), language).toEqual([])

    await switchLanguage(rail, language)
    await expect.poll(() => brokenWords(rail, 'nav a'), language).toEqual([])
    const wide = await rail
      .locator('nav a')
      .evaluateAll((links) =>
        links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
      )
    expect(wide, language).toEqual([])
  }
})
