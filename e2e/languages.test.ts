import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './support/open-page.ts'
import { waitForBars } from './support/timeline.ts'

const LANGUAGES = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ja: '日本語',
  ko: '한국어',
  fr: 'Français',
} as const

const REFUSED = /Failed to load resource|Failed to fetch/

/** Words that every language writes alike. */
const COMMON =
  /^(Ephemeris|UTC[+-]\d+|Genshin Impact|Honkai: Star Rail|Zenless Zone Zero|Wuthering Waves|Versions?|Europe, UTC|Paimon\.moe|Star Rail Station|StarDB\.gg|WuWa Tracker)\b/

async function openIn(language: string): Promise<Page> {
  const page = await openPage({ storage: { userLanguage: language } })
  await waitForBars(page)
  return page
}

async function openSettingsIn(language: string): Promise<Page> {
  const page = await openPage({ path: '/settings', storage: { userLanguage: language } })
  await page.locator('[aria-roledescription]').first().waitFor()
  return page
}

/** What the interface says in words and names, without the activities and the language menu. */
function interfaceTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOurs = (element: Element) => !element.closest('[role="row"], [data-activity], [role="menu"], script, style')
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

test('LANG-1 the language menu offers six languages by their own names and changes everything at once', async () => {
  const page = await openIn('en')
  await page.getByRole('button', { name: /^Language/ }).click()
  const names = await page.getByRole('menuitemradio').allTextContents()
  expect(names.map((name) => Object.values(LANGUAGES).find((own) => name.includes(own)))).toEqual(
    Object.values(LANGUAGES),
  )

  await page.getByRole('menuitemradio', { name: /日本語/ }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('ja')
  await expect.poll(() => page.title()).not.toContain('Timeline')

  await page.reload()
  await waitForBars(page)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja')
})

test.each(Object.keys(LANGUAGES))(
  'LANG-30 the timeline in %s says its language and leaves no English behind',
  async (language) => {
    const page = await openIn(language)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
    expect(await page.title()).toMatch(/ - /)
    if (language === 'en') return

    expect(await englishLeft(page, await openIn('en'))).toEqual([])
  },
)

test.each(Object.keys(LANGUAGES).filter((language) => language !== 'en'))(
  'LANG-30 the settings in %s leave no English behind',
  async (language) => {
    expect(await englishLeft(await openSettingsIn(language), await openSettingsIn('en'))).toEqual([])
  },
)

test.each(Object.keys(LANGUAGES).filter((language) => language !== 'en'))(
  'LANG-30 shortcuts under the welcome, and pages of text in %s leave no English behind',
  async (language) => {
    for (const path of ['/shortcuts', '/about', '/notification', '/nowhere']) {
      const [page, inEnglish] = [await openPageIn(language, path), await openPageIn('en', path)]
      expect(await englishLeft(page, inEnglish), path).toEqual([])
    }
  },
)

/** A first visit in this language: the welcome stands above the shortcuts. */
async function openPageIn(language: string, path: string): Promise<Page> {
  const page = await openPage({
    path,
    storage: JSON.stringify({ userLanguage: language }),
    expectedErrors: /404 \(Not Found\)/,
  })
  await page.getByRole('heading', { level: 1 }).waitFor()
  if (path === '/about') await page.getByRole('main').getByRole('link').waitFor()
  if (path === '/shortcuts') await page.getByRole('dialog').waitFor()
  return page
}

async function englishLeft(page: Page, inEnglish: Page): Promise<string[]> {
  const english = new Set(await interfaceTexts(inEnglish))
  return (await interfaceTexts(page)).filter((text) => english.has(text) && !COMMON.test(text))
}

test.each([
  ['zh-TW', 'zh-Hant'],
  ['zh-CN', 'zh-Hans'],
  ['ja-JP', 'ja'],
  ['de-DE', 'en'],
])('LANG-2 a browser that asks for %s gets %s', async (locale, language) => {
  const page = await openPage({ locale })
  await waitForBars(page)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
})

/** Every chunk with texts of the settings, but not the screen itself. */
const SETTINGS_TEXTS = /\/assets\/settings-(?!screen)[^/]+\.js$/

/** The French chunk with the texts of the settings, by its content. */
function failFrenchSettings(page: Page): Promise<unknown> {
  return page.route(SETTINGS_TEXTS, async (route) => {
    const answer = await route.fetch()
    await ((await answer.text()).includes('Fuseau horaire') ? route.abort() : route.fulfill({ response: answer }))
  })
}

test('LANG-40 texts that were loaded once are there when they cannot be loaded again', async () => {
  const page = await openPage({ path: '/settings', locale: 'fr', expectedErrors: REFUSED })
  await keptInFrench(page)

  await failFrenchSettings(page)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Paramètres' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)

  await page.evaluate(() => localStorage.removeItem('language_cache.fr'))
  await page.reload()
  await page.getByRole('alert').filter({ hasText: 'L’anglais les remplace' }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
})

test('LANG-42 the language files are reset by a button: what is shown is loaded and kept anew', async () => {
  const page = await openPage({ path: '/settings', locale: 'fr', expectedErrors: REFUSED, prepare: failFrenchSettings })
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await page.evaluate(() => localStorage.setItem('language_cache.ja', '{}'))

  await page.unroute(SETTINGS_TEXTS)
  await page.getByRole('button', { name: 'Reset language cache' }).click()
  await page.getByRole('status').filter({ hasText: 'The language files were loaded anew' }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Paramètres' }).waitFor()
  await keptInFrench(page)
  expect(await page.evaluate(() => localStorage.getItem('language_cache.ja'))).toBeNull()
  await page.getByText('Vérifiés le 20 mai 2026').waitFor()
})

async function keptInFrench(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language_cache.fr'))).toContain('Fuseau horaire')
}
