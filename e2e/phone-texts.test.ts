import type { Locator, Page } from '@playwright/test'
import { ACCOUNT_HOLDER, answerForAccount } from './support/account-answers.ts'
import { answerForPulls, downloadAccount, SIGNED_IN } from './support/pulls.ts'
import { expect, test } from './support/test.ts'
import { openerOf, runningBar, waitForBars } from './support/timeline.ts'

const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant', 'ja', 'ko', 'fr']

/**
 * Texts of the interface that are wider or higher than the place they stand in, or reach out of the window. Bars end
 * where their time ends, and what scrolls sideways is reached by scrolling.
 */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim()
      if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (element.closest('[data-timeline-scroll], .visually-hidden, script, style')) continue
      if (isCut(node, element)) found.add(text)
    }
    return [...found]

    function isCut(part: Node, element: Element): boolean {
      const range = document.createRange()
      range.selectNodeContents(part)
      const box = range.getBoundingClientRect()
      if (box.width === 0) return false
      for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(outer)
        if (clipPath !== 'none') return false
        const view = outer.getBoundingClientRect()
        const isBeside = box.left < view.left - 1 || box.right > view.right + 1
        // Faces are higher than their lines: a few px are no loss.
        const isBelow = box.top < view.top - 6 || box.bottom > view.bottom + 6
        if (overflowX === 'auto' || overflowX === 'scroll') return false
        if (isBeside && (overflowX === 'hidden' || overflowX === 'clip')) return true
        if (overflowY === 'auto' || overflowY === 'scroll') return isBeside
        if (isBelow && (overflowY === 'hidden' || overflowY === 'clip')) return true
        if (position === 'fixed') break
      }
      return box.left < -1 || box.right > window.innerWidth + 1
    }
  })
}

/** Choices of lists that are wider than their list: they are no part of the page, and measured beside it in its face. */
async function cutChoices(lists: Locator): Promise<string[]> {
  await expect.poll(() => lists.count()).toBeGreaterThan(0)
  return lists.evaluateAll((elements) =>
    elements.flatMap((list) => {
      const text = list instanceof HTMLSelectElement ? (list.selectedOptions[0]?.text ?? '') : ''
      const measured = document.createElement('span')
      measured.textContent = text
      const { fontFamily, fontSize, fontWeight, paddingLeft, paddingRight } = getComputedStyle(list)
      Object.assign(measured.style, { position: 'absolute', whiteSpace: 'nowrap', fontFamily, fontSize, fontWeight })
      list.parentElement?.append(measured)
      const { width } = measured.getBoundingClientRect()
      measured.remove()
      const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return width > room + 1 ? [text] : []
    }),
  )
}

/** The least distance in px between words that stand side by side. */
async function closestWords(words: Locator): Promise<number> {
  await expect.poll(() => words.count()).toBeGreaterThan(1)
  return words.evaluateAll((elements) => {
    const boxes = elements.map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    })
    return Math.min(...boxes.slice(1).map((box, at) => box.left - (boxes[at]?.right ?? 0)))
  })
}

/** Once everything stands in its place. */
async function expectWhole(page: Page, part: string): Promise<void> {
  await expect.poll(() => cutTexts(page), { message: part }).toEqual([])
}

for (const userLanguage of LANGUAGES) {
  test(`LANG-45 no text of the timeline and its layers is cut on a phone in ${userLanguage}`, async ({ openPage }) => {
    const page = await openPage({ size: 'phone', storage: { userLanguage } })
    await waitForBars(page)
    await expectWhole(page, 'timeline')

    await page.locator('[data-day="2026-05-20"]').click()
    await page.getByRole('dialog').waitFor()
    await expectWhole(page, 'day panel')
    await page.keyboard.press('Escape')

    await openerOf(page, await runningBar(page)).click()
    await page.getByRole('dialog').waitFor()
    await expectWhole(page, 'activity')
    await page.keyboard.press('Escape')

    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    await expectWhole(page, 'keys')
  })
}

for (const userLanguage of LANGUAGES) {
  test(`LANG-45 no text of the settings, the drawer and a lost page is cut on a phone in ${userLanguage}`, async ({
    openPage,
  }) => {
    const page = await openPage({
      path: '/settings?highlight=games',
      size: 'phone',
      storage: { userLanguage },
      expectedErrors: /404/,
    })
    await page.locator('[aria-roledescription]').first().waitFor()
    await expectWhole(page, 'settings')

    await page.locator('header button').first().click()
    await page.getByRole('dialog').waitFor()
    await expectWhole(page, 'drawer')

    await page.goto('/nowhere')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectWhole(page, 'not found')
  })
}

for (const userLanguage of LANGUAGES) {
  test(`LANG-45 no text of shortcuts, launch, welcome and pages of text is cut on a phone in ${userLanguage}`, async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/shortcuts', size: 'phone', storage: JSON.stringify({ userLanguage }) })
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expectWhole(page, 'welcome')
    await dialog.getByRole('button').last().click()
    await dialog.waitFor({ state: 'detached' })
    await expectWhole(page, 'shortcuts')

    await page.locator('article[data-game="genshin"] button').click()
    await dialog.waitFor()
    await expectWhole(page, 'launch')

    for (const path of ['/about', '/notification']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      await expectWhole(page, path)
    }
  })
}

test('LANG-45 no text of the account is cut on a phone in any language', async ({ openPage }) => {
  test.setTimeout(180_000)
  const page = await openPage({ path: '/about', size: 'phone', prepare: answerForAccount })
  const settle = (settings: object) =>
    page.evaluate((changed) => {
      const { auth_token, ...kept } = JSON.parse(localStorage.getItem('ephemeris') ?? '{}')
      localStorage.setItem('ephemeris', JSON.stringify({ ...kept, ...changed }))
    }, settings)

  for (const userLanguage of LANGUAGES) {
    await settle({ userLanguage })
    await page.goto('/settings?highlight=login')
    const card = page.locator('section').filter({ has: page.locator('fieldset') })
    await card.locator('fieldset').waitFor()
    await expectWhole(page, `log in, ${userLanguage}`)
    await card.getByRole('radio').nth(1).check()
    await card.locator('button[aria-expanded="false"]').last().click()
    await expectWhole(page, `register and reset, ${userLanguage}`)

    await settle({ userLanguage, ...ACCOUNT_HOLDER })
    await page.goto('/settings')
    const account = page.locator('section:has(section [role="radiogroup"])')
    const parts = account.locator('button[aria-expanded]')
    await account.getByRole('radiogroup').waitFor()
    await expectWhole(page, `signed in, ${userLanguage}`)
    for (let n = 0; n < 5; n++) {
      await parts.nth(n).click()
      await account.locator('button[aria-expanded="true"]').last().waitFor()
      await expectWhole(page, `part ${n}, ${userLanguage}`)
    }
  }
})

test('LANG-45 no text of the pull history and its dialogs is cut on a phone in any language', async ({ openPage }) => {
  test.setTimeout(180_000)
  const page = await openPage({
    path: '/gacha',
    size: 'phone',
    storage: { ...SIGNED_IN, userLanguage: 'en' },
    prepare: (opened) => answerForPulls(opened, 1_500),
  })
  await downloadAccount(page, 'genshin')

  for (const userLanguage of LANGUAGES) {
    await page.evaluate((language) => {
      const settings = JSON.parse(localStorage.getItem('ephemeris') ?? '{}')
      localStorage.setItem('ephemeris', JSON.stringify({ ...settings, userLanguage: language }))
    }, userLanguage)
    await page.goto('/gacha')
    await page.locator('[data-pool]').first().waitFor()
    await page.locator('dl dd').nth(8).waitFor()
    await expectWhole(page, `overview in ${userLanguage}`)

    await page.locator('h1 ~ button').click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[data-uid]').first().waitFor()
    await expectWhole(page, `accounts in ${userLanguage}`)
    await expect
      .poll(() => closestWords(dialog.locator('[data-uid]').first().locator('button:has(svg + span) span')))
      .toBeGreaterThan(7)
    for (const [at, part] of ['link', 'file'].entries()) {
      await dialog
        .getByRole('tab')
        .nth(at + 1)
        .click()
      await expectWhole(page, `${part} in ${userLanguage}`)
    }

    await page.goto('/gacha/records')
    await page.locator('[data-pull]').first().waitFor()
    await expectWhole(page, `records in ${userLanguage}`)
    await expect.poll(() => cutChoices(page.locator('main select')), `records in ${userLanguage}`).toEqual([])
  }
})
