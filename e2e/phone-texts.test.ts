import type { Locator, Page, Response } from '@playwright/test'
import { LANGUAGES } from '../packages/core/src/language/language.ts'
import { ACCOUNT_HOLDER, answerForAccount } from './support/account-answers.ts'
import { switchLanguage } from './support/language.ts'
import { PLANNED } from './support/planned.ts'
import { answerForPulls, downloadAccount, SIGNED_IN } from './support/pulls.ts'
import { expect, test } from './support/test.ts'
import { openerOf, runningBar, waitForBars } from './support/timeline.ts'

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
        const isOutside = box.left < view.left - 1 || box.right > view.right + 1
        // Faces are higher than their lines: a few px are no loss.
        const isBelow = box.top < view.top - 6 || box.bottom > view.bottom + 6
        if (overflowX === 'auto' || overflowX === 'scroll') return false
        if (isOutside && (overflowX === 'hidden' || overflowX === 'clip')) return true
        if (overflowY === 'auto' || overflowY === 'scroll') return isOutside
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
      // A list below a sign shows no word.
      const isSeen = getComputedStyle(list).opacity !== '0'
      const text = isSeen && list instanceof HTMLSelectElement ? (list.selectedOptions[0]?.text ?? '') : ''
      const measured = document.createElement('span')
      measured.textContent = text
      const { fontFamily, fontSize, fontWeight, wordSpacing, paddingLeft, paddingRight } = getComputedStyle(list)
      Object.assign(measured.style, {
        position: 'absolute',
        whiteSpace: 'nowrap',
        fontFamily,
        fontSize,
        fontWeight,
        wordSpacing,
      })
      list.parentElement?.append(measured)
      const { width } = measured.getBoundingClientRect()
      measured.remove()
      const available = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return width > available + 1 ? [text] : []
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

/** @param shown is in sight when the texts of the language are there */
async function inEveryLanguage(shown: Locator, check: (language: string) => Promise<void>): Promise<void> {
  for (const language of LANGUAGES) {
    await switchLanguage(shown.page(), language)
    await shown.waitFor()
    await check(language)
  }
}

/**
 * Nothing is cut, once everything stands in its place.
 *
 * @param more is checked in each language, too: a change of language takes longer than any check
 */
function expectWhole(page: Page, part: string, shown: Locator, more?: () => Promise<void>): Promise<void> {
  return inEveryLanguage(shown, async (language) => {
    await expect.poll(() => cutTexts(page), { message: `${part} in ${language}` }).toEqual([])
    await more?.()
  })
}

/** The titles of activities come from the server, and stay in the previous language until they are there. */
async function loadTitles(page: Page): Promise<void> {
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const titles = page.waitForResponse((answer) => isCatalogue(answer, language))
    await switchLanguage(page, language)
    await titles
  }
}

function isCatalogue(answer: Response, language: string): boolean {
  const { pathname, searchParams } = new URL(answer.url())
  return pathname === '/api/events' && searchParams.get('lang') === language
}

test('LANG-45 no text of the timeline and its layers is cut on a phone in any language', async ({ openPage }) => {
  const page = await openPage({ size: 'phone' })
  await waitForBars(page)
  await loadTitles(page)
  await expectWhole(page, 'timeline', page.locator('[data-activity]').first())

  const dialog = page.getByRole('dialog')
  await page.locator('[data-day="2026-05-20"]').click()
  await expectWhole(page, 'day panel', dialog)
  await page.keyboard.press('Escape')

  await openerOf(page, await runningBar(page)).click()
  await expectWhole(page, 'activity', dialog)
  await page.keyboard.press('Escape')

  await page.keyboard.press('?')
  await expectWhole(page, 'keys', dialog)
})

test('LANG-45 no text of the settings, the drawer, tonight, a plan and a lost page is cut on a phone in any language', async ({
  openPage,
}) => {
  const page = await openPage({
    path: '/settings?highlight=games',
    size: 'phone',
    storage: PLANNED,
    expectedErrors: /404/,
  })
  await expectWhole(page, 'games', page.locator('[aria-roledescription]').first())
  for (const subject of ['time', 'look', 'device', '']) {
    await page.goto(`/settings#${subject}`)
    await expectWhole(page, subject, page.getByRole('main').locator('h2').first())
  }

  await page.locator('header button').first().click()
  await expectWhole(page, 'drawer', page.getByRole('dialog'))

  await page.goto('/tonight')
  await expectWhole(page, 'tonight', page.locator('[data-tonight]').first())
  await page.goto('/plan')
  await page.locator('[data-income]').click()
  await expectWhole(page, 'plan', page.getByRole('switch').first())

  await page.goto('/nowhere')
  await expectWhole(page, 'not found', page.getByRole('heading', { level: 1 }))
})

test('LANG-45 no text of shortcuts, launch, welcome and pages of text is cut on a phone in any language', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/shortcuts', size: 'phone', isNewcomer: true })
  const dialog = page.getByRole('dialog')
  await expectWhole(page, 'welcome', dialog)
  await dialog.locator('[data-game="genshin"]').click()
  await dialog.getByRole('button').last().click()
  await dialog.waitFor({ state: 'detached' })
  await expectWhole(page, 'shortcuts', page.getByRole('article').first())

  await page.locator('article[data-game="genshin"] button').click()
  await expectWhole(page, 'launch', dialog)

  for (const path of ['/about', '/notification']) {
    await page.goto(path)
    await expectWhole(page, path, page.getByRole('heading', { level: 2 }).first())
  }
})

/** Opens the slots, in any language. */
function foldedSlots(page: Page): Locator {
  return page.locator('section section button[aria-expanded="false"]').first()
}

test('LANG-45 no text of the account is cut on a phone in any language', async ({ openPage }) => {
  const page = await openPage({ path: '/settings?highlight=login', size: 'phone', prepare: answerForAccount })
  const card = page.locator('section').filter({ has: page.locator('fieldset') })
  await expectWhole(page, 'log in', card.locator('fieldset'))
  await card.getByRole('radio').nth(1).check()
  await card.locator('button[aria-expanded="false"]').last().click()
  await expectWhole(page, 'register and reset', card.locator('fieldset'))

  await page.evaluate((holder) => {
    const settings = JSON.parse(localStorage.getItem('ephemeris') ?? '{}')
    localStorage.setItem('ephemeris', JSON.stringify({ ...settings, ...holder }))
  }, ACCOUNT_HOLDER)
  await page.goto('/settings#account')
  await page.reload()
  await foldedSlots(page).click()
  const account = page.locator('section:has(section [role="radiogroup"])')
  await expectWhole(page, 'signed in', account.getByRole('radiogroup'))
  for (let n = 1; n < 6; n++) {
    await account.locator('button[aria-expanded]').nth(n).click()
    await expectWhole(page, `part ${n}`, account.locator('button[aria-expanded="true"]').last())
  }
})

test('LANG-45 no text of home, a plan and an account is cut at 320 px in any language', async ({ openPage }) => {
  const page = await openPage({
    path: '/',
    size: 'narrow',
    storage: { ...PLANNED, ...ACCOUNT_HOLDER },
    prepare: answerForAccount,
  })
  await expectWhole(page, 'home', page.locator('[data-in="home"]').first())
  await page.goto('/plan')
  await page.locator('[data-income]').click()
  await expectWhole(page, 'plan', page.getByRole('switch').first())
  await page.goto('/settings#account')
  await foldedSlots(page).click()
  await expectWhole(page, 'signed in', page.locator('section:has(section [role="radiogroup"])').getByRole('radiogroup'))
})

test('LANG-45 no text of the pull history and its dialogs is cut on a phone in any language', async ({ openPage }) => {
  const page = await openPage({
    path: '/gacha',
    size: 'phone',
    storage: SIGNED_IN,
    prepare: (opened) => answerForPulls(opened, 1_500),
  })
  await downloadAccount(page, 'genshin')
  await page.locator('[data-pool]').first().waitFor()
  const figure = page.locator('dl dd').nth(8)
  await expectWhole(page, 'overview', figure, () =>
    expect.poll(() => cutChoices(page.locator('h1 ~ span select')), 'choices of the overview').toEqual([]),
  )

  await page.locator('h1 ~ button').click()
  const dialog = page.getByRole('dialog')
  const uid = dialog.locator('[data-uid]').first()
  await expectWhole(page, 'accounts', uid, () =>
    expect
      .poll(() => closestWords(uid.locator('button:not([aria-pressed]):has(svg + span) span')), 'buttons')
      .toBeGreaterThan(7),
  )
  for (const [at, part] of ['link', 'file'].entries()) {
    await dialog
      .getByRole('tab')
      .nth(at + 1)
      .click()
    await expectWhole(page, part, dialog)
  }

  await page.goto('/gacha/records')
  const pull = page.locator('[data-pull]').first()
  await expectWhole(page, 'records', pull, () =>
    expect.poll(() => cutChoices(page.locator('main select')), 'choices of the records').toEqual([]),
  )
})
