import { GAME_IDS } from '../packages/core/src/games/game.ts'
import { LANGUAGES } from '../packages/core/src/language/language.ts'
import { changeSettings, switchLanguage } from './support/language.ts'
import { expect, test } from './support/test.ts'
import { misplacedTexts } from './support/text-places.ts'

const WIDTHS = [320, 360, 390, 430]
const TEXT_PERCENT = [100, 200]

/** One game each, and all of them. */
const CHOICES = [...GAME_IDS.map((id) => [id]), [...GAME_IDS]]

test('HOME-10 tonight on phones holds its texts, whatever is played, in every language, also twice as large', async ({
  openPage,
}) => {
  test.slow()
  const page = await openPage({ path: '/', size: 'phone', timezoneId: 'Europe/Paris' })
  const card = page.locator('main section').filter({ has: page.locator('h2 a[href="/tonight"]') })
  const found: string[] = []
  for (const language of LANGUAGES) {
    await switchLanguage(page, language)
    for (const games of CHOICES) {
      const chosen = Object.fromEntries(GAME_IDS.map((id) => [id, { enabled: games.includes(id) }]))
      await changeSettings(page, { userGameSelections: chosen })
      await expect(card.locator('li').first()).toBeVisible()
      for (const percent of TEXT_PERCENT) {
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 })
          const faults = await misplacedTexts(card)
          found.push(...faults.map((fault) => `${language}, ${games.join('+')}, ${width} px, ${percent} %: ${fault}`))
        }
      }
    }
  }
  expect(found).toEqual([])
})
