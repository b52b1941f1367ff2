import { RETURNING } from '../support/returning.ts'
import type { AppPage } from './support/app-page.ts'
import { expect, test } from './support/test.ts'

/** How each language calls itself in the menu, and its settings. */
const LANGUAGES = [
  ['zh-Hans', /简体中文/, '设置'],
  ['zh-Hant', /繁體中文/, '設定'],
  ['ja', /日本語/, '設定'],
  ['ko', /한국어/, '설정'],
  ['fr', /Français/, 'Paramètres'],
  ['en', /English/, 'Settings'],
] as const

function schemeOf(app: AppPage): Promise<string | undefined> {
  return app.evaluate(() => document.documentElement.dataset.colorScheme)
}

test('LANG-1 each of the six languages is chosen in the menu and shown on the timeline', async ({ app }) => {
  await app.store(RETURNING)
  await app.open('/settings')
  for (const [language, itself, title] of LANGUAGES) {
    await app.press('button', /^(Language|语言|語言|言語|언어|Langue)/)
    await app.press('menuitemradio', itself)
    await app.expectVisible(`html[lang="${language}"]`)
    await app.find('heading', title)
  }
  await app.open('/timeline')
  await app.expectVisible('html[lang="en"] [data-activity]')
})

test('SHELL-4 GAME-4 theme, clock and games are kept for the next visit', async ({ app }) => {
  await app.store(RETURNING)
  await app.open('/settings')
  await app.set('radio', 'Dark', 'on')
  await expect.poll(() => schemeOf(app)).toBe('dark')
  await app.set('checkbox', '24-hour clock', 'off')
  await app.set('checkbox', /^Genshin Impact/, 'off')
  await expect.poll(() => app.stored()).toMatchObject({ theme: 'dark', 'timeline-time-format': '12' })

  await app.reload()
  await expect.poll(() => schemeOf(app)).toBe('dark')
  await app.open('/timeline')
  await app.expectVisible('[data-activity][data-game="starrail"]')
  await expect.poll(() => app.count('[data-activity][data-game="genshin"]')).toBe(0)
  await expect.poll(() => app.evaluate(() => document.querySelector('[data-now-clock]')?.textContent)).toMatch(/pm|PM/i)
})
