import type { Page } from '@playwright/test'
import { GAME_IDS } from '../packages/core/src/games/game.ts'
import { PLANNED } from './support/planned.ts'
import { expect, test } from './support/test.ts'

/** What a page says of times, and how it says it; times are those of the device, so that one clock shows both. */
const SURFACES = {
  '/timeline': '[data-activity]',
  '/tonight': '[data-tonight]',
  '/': '[data-reset], [data-in="home"]',
  '/plan': '[data-goal]',
} as const

const NOTED = [
  'data-activity',
  'data-tonight',
  'data-ends',
  'data-reset',
  'data-at',
  'data-until',
  'aria-label',
] as const

function noted(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll(
    (all, names) =>
      all
        .map((it) => {
          const { left, width } = it.getBoundingClientRect()
          const place = it.hasAttribute('data-activity') ? `${Math.round(left)} ${Math.round(width)}` : ''
          return [...names.map((name) => it.getAttribute(name) ?? ''), place].join(' | ')
        })
        .toSorted(),
    NOTED,
  )
}

test('ZONE-6 with every game on one server each page is as if that server were chosen', async ({ openPage }) => {
  const onEach = Object.fromEntries(GAME_IDS.map((id) => [id, 'UTC-5']))
  const common = { ...PLANNED, useLocalTimezone: true }
  const there = await openPage({ path: '/about', storage: { ...common, serverTimezone: 'UTC-5' } })
  const each = await openPage({ path: '/about', storage: { ...common, serverTimezone: 'UTC+8', gameServers: onEach } })
  for (const [path, selector] of Object.entries(SURFACES)) {
    for (const page of [there, each]) {
      await page.goto(path)
      await page.locator(selector).first().waitFor()
    }
    await expect
      .poll(async () => {
        const [chosen, onEachGame] = await Promise.all([noted(there, selector), noted(each, selector)])
        const isShown = chosen.length > 0
        return {
          isShown,
          differs: chosen.filter((one, index) => one !== onEachGame[index]),
          more: onEachGame.length - chosen.length,
        }
      }, path)
      .toEqual({ isShown: true, differs: [], more: 0 })
  }
})

test('ZONE-6 a game is set to another server in the settings, and its next reset stands below its name', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/settings' })
  const row = page.locator('li[data-game="starrail"]')
  await expect(row).toContainText('resets 04:00')
  await row.getByLabel('Server for Honkai: Star Rail').selectOption('America')
  await expect(row).toContainText('resets 17:00')
  await expect(page.locator('li[data-game="genshin"]')).toContainText('resets 04:00')
  await page.goto('/')
  await expect(page.locator('[data-reset="starrail"]')).toHaveAttribute('data-at', /T09:00:00Z$/)
  await expect(page.locator('[data-reset="genshin"]')).toHaveAttribute('data-at', /T20:00:00Z$/)
  await page.getByRole('button', { name: /^Until / }).click()
  await expect(page.locator('main')).toContainText('Servers: Asia (UTC+8), Honkai: Star Rail on America (UTC-5)')
  await page.goto('/timeline')
  const zone = page.getByRole('link', { name: /^Server time UTC\+8\..*Other servers: .*Star Rail on America$/ })
  await expect(zone).toHaveText('AsiaUTC+8')
})
