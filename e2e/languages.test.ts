import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { LANGUAGES, languageRow } from '../packages/core/src/language/language.ts'
import { openAdvanced } from './support/folded.ts'
import { switchLanguage } from './support/language.ts'
import type { PageOpener } from './support/open-page.ts'
import { PLANNED } from './support/planned.ts'
import { serverAnswer } from './support/server-answer.ts'
import { expect, test } from './support/test.ts'
import { waitForBars } from './support/timeline.ts'

const LANGUAGE_NAMES = LANGUAGES.map((language) => languageRow(language).name)
const OTHERS = LANGUAGES.filter((language) => language !== 'en')

const REFUSED = /Failed to load resource|Failed to fetch/

/** Words that every language writes alike. */
const COMMON =
  /^(Ephemeris|Genshin|Star Rail|Zenless|ZZZ|Wuthering|WuWa|Interface|UTC[+-]\d+|Honkai: Star Rail|Versions?|Europe$|Europe, UTC|Paimon\.moe|Star Rail Station|StarDB\.gg|WuWa Tracker|Luna [IVX]+$)\b/

/** Languages by their own names, and characters, weapons and banners whose name several languages share. */
const NAMES: ReadonlySet<string> = new Set([
  ...LANGUAGE_NAMES,
  'Heavenlit Prophecy',
  ...['genshin', 'starrail', 'zenless', 'wuthering'].flatMap((game) =>
    (
      JSON.parse(
        readFileSync(path.resolve(import.meta.dirname, `../packages/gamedata/data/${game}/items.json`), 'utf8'),
      ) as { name: { en: string } }[]
    ).map(({ name }) => name.en),
  ),
])

/** A name, or several with what stands between them. */
function isName(text: string): boolean {
  return text.split(', ').every((part) => part === '' || NAMES.has(part))
}

async function openIn(openPage: PageOpener, language: string): Promise<Page> {
  const page = await openPage({ storage: { userLanguage: language } })
  await waitForBars(page)
  return page
}

/** What the interface says in words and names, without the activities, the names of items, addresses and the language menu. */
function interfaceTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const others = '[role="row"], [data-activity], [data-item-name], [role="menu"], [translate="no"], script, style'
    const isOurs = (element: Element) => !element.closest(others)
    const elements = [...document.body.querySelectorAll('*')].filter(isOurs)
    const texts = elements.flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.textContent),
      element.getAttribute('aria-label'),
      element.getAttribute('title'),
      element.getAttribute('placeholder'),
      element.getAttribute('aria-roledescription'),
    ])
    return [...new Set(texts.map((text) => text?.trim() ?? ''))].filter((text) => /[A-Za-z]{3}/.test(text))
  })
}

test('LANG-1 the language menu offers six languages by their own names and changes everything at once', async ({
  openPage,
}) => {
  const page = await openIn(openPage, 'en')
  await page.getByRole('button', { name: /^Language/ }).click()
  await expect(page.getByRole('menuitemradio')).toContainText(LANGUAGE_NAMES)

  await page.getByRole('menuitemradio', { name: /日本語/ }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('ja')
  await expect.poll(() => page.title()).not.toContain('Timeline')

  await page.reload()
  await waitForBars(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('ja')
})

/** What every visitor can open, from the first visit on, with what is there last. */
const SCREENS: readonly { readonly path: string; readonly last: (page: Page) => Locator }[] = [
  { path: '/shortcuts', last: (page) => page.getByRole('dialog') },
  { path: '/', last: (page) => page.locator('[data-in="home"]').first() },
  { path: '/timeline', last: (page) => page.locator('[data-activity]').first() },
  { path: '/gacha', last: (page) => page.locator('main a[href="/settings?highlight=login"]') },
  { path: '/plan', last: (page) => page.locator('[data-income]') },
  { path: '/settings', last: (page) => page.locator('[aria-roledescription]').first() },
  { path: '/about', last: (page) => page.getByRole('main').getByRole('link').first() },
  { path: '/tonight', last: (page) => page.locator('[data-tonight]').first() },
  { path: '/notification', last: (page) => page.getByRole('heading', { level: 2 }).first() },
  { path: '/nowhere', last: (page) => page.getByRole('heading', { level: 1 }) },
]

test('LANG-30 every screen in every language says its language and leaves no English behind', async ({ openPage }) => {
  const page = await openPage({
    path: '/nowhere',
    isNewcomer: true,
    storage: JSON.stringify(PLANNED),
    expectedErrors: /404 \(Not Found\)/,
  })
  for (const { path, last } of SCREENS) {
    // Loaded in English: after a change of language, the titles of the previous one stay until the English ones arrive.
    await switchLanguage(page, 'en')
    await page.goto(path)
    await showIn('en')
    if (path === '/plan') await last(page).click()
    const inEnglish = await interfaceTexts(page)
    for (const language of OTHERS) {
      await showIn(language)
      // Until the titles of that language arrive, the chart shows the English ones.
      await expect
        .poll(
          async () =>
            (await interfaceTexts(page)).filter(
              (text) => inEnglish.includes(text) && !COMMON.test(text) && !isName(text),
            ),
          {
            message: `${path} in ${language}`,
          },
        )
        .toEqual([])
    }
    if (path === '/shortcuts') {
      const welcome = page.getByRole('dialog')
      for (const game of ['genshin', 'starrail', 'zenless', 'wuthering']) {
        await welcome.locator(`button[data-game="${game}"]`).click()
      }
      await welcome.getByRole('button').last().click()
    }

    async function showIn(language: string): Promise<void> {
      await switchLanguage(page, language)
      await last(page).waitFor()
      await expect(page, path).toHaveTitle(/ - /)
    }
  }
})

for (const [locale, language] of [
  ['zh-TW', 'zh-Hant'],
  ['zh-CN', 'zh-Hans'],
  ['ja-JP', 'ja'],
  ['de-DE', 'en'],
] as const) {
  test(`LANG-2 a browser that asks for ${locale} gets ${language}`, async ({ openPage }) => {
    const page = await openPage({ locale })
    await waitForBars(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe(language)
  })
}

/** Every chunk with texts of the settings, but not the screen itself. */
const SETTINGS_TEXTS = /\/assets\/settings-(?!screen)[^/]+\.js$/

/** The French chunk with the texts of the settings, by its content. */
function failFrenchSettings(page: Page): Promise<unknown> {
  return page.route(SETTINGS_TEXTS, async (route) => {
    const answer = await serverAnswer(route)
    await ((await answer.text()).includes('Paramètres par sujet') ? route.abort() : route.fulfill({ response: answer }))
  })
}

test('LANG-40 texts that were loaded once are there when they cannot be loaded again', async ({ openPage }) => {
  const page = await openPage({ path: '/settings', locale: 'fr', expectedErrors: REFUSED })
  await keptInFrench(page)

  await failFrenchSettings(page)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Paramètres' }).waitFor()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.evaluate(() => localStorage.removeItem('language_cache.fr'))
  await page.reload()
  await page.getByRole('alert').filter({ hasText: 'L’application s’affiche en anglais' }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
})

test('LANG-42 the language files are reset by a button: what is shown is loaded and kept again', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/settings', locale: 'fr', expectedErrors: REFUSED, prepare: failFrenchSettings })
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await page.evaluate(() => localStorage.setItem('language_cache.ja', '{}'))

  await page.unroute(SETTINGS_TEXTS)
  await openAdvanced(page)
  await page.getByRole('button', { name: 'Reset language cache' }).click()
  await page.getByRole('status').filter({ hasText: 'The language files were reloaded' }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Paramètres' }).waitFor()
  await keptInFrench(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language_cache.ja'))).toBeNull()
  await page.getByText('Vérifiés le 20 mai 2026').waitFor()
})

async function keptInFrench(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('language_cache.fr')))
    .toContain('Paramètres par sujet')
}
