import type { Page } from '@playwright/test'
import { axeViolations } from './support/axe.ts'
import type { Size } from './support/open-page.ts'
import { smallTargets } from './support/small-targets.ts'
import { expect, test } from './support/test.ts'

const common = {
  ...{ region: 'world', items: [], since: '2026-05-19T12:00:00Z', url: null, checked_at: '2026-05-20T03:00:00Z' },
  ...{ until: null, gone_since: null, pulls: null, given: [] },
}
const CODES = [
  { ...common, game_id: 'starrail', code: 'LASTING', pulls: 0.3, items: [{ name: 'Stellar Jade', amount: 50 }] },
  { ...common, game_id: 'genshin', code: 'ENDING', until: '2026-05-20T15:59:59Z', pulls: 0.6 },
  { ...common, game_id: 'wuthering', code: 'INGAME' },
  { ...common, game_id: 'genshin', code: '去往挪德卡莱', region: 'china' },
  { ...common, game_id: 'zenless', code: 'ELSEWHERE', region: 'UTC-5' },
  { ...common, game_id: 'genshin', code: 'GONE', gone_since: '2026-05-20T01:00:00Z' },
  { ...common, game_id: 'genshin', code: 'ENDED', until: '2026-05-19T15:59:59Z' },
]

const offerCodes = (page: Page) =>
  page.route('**/api/codes*', (route) => route.fulfill({ json: { code: 200, message: 'OK', data: { codes: CODES } } }))

const marksOf = (page: Page) =>
  page.evaluate(() =>
    Object.values(localStorage).flatMap((text) => Object.values(JSON.parse(text)?.activityStatus ?? {})),
  )

for (const size of ['desktop', 'phone'] as const satisfies Size[]) {
  test(`CODE-7 CODE-8 CODE-13 a code is copied, opened and marked as used in two presses, also offline (${size})`, async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/tonight', size, prepare: offerCodes, expectedErrors: /Failed|net::/ })
    const card = page.getByRole('region', { name: 'Redeem codes' })
    await expect(card.locator('[data-code]')).toHaveText(['ENDING', 'LASTING', 'INGAME'])
    await expect(card.getByRole('listitem').nth(0)).toContainText('0.6 pulls · until')
    await expect(card.getByRole('listitem').nth(1)).toContainText('0.3 pulls · end unknown')
    await expect(card.getByRole('listitem').nth(2)).toContainText('rewards unknown')
    await expect(card.getByRole('listitem').nth(2)).toContainText('redeem in the game')
    await card.waitFor()
    expect(await axeViolations(page)).toEqual([])
    if (size === 'phone') await expect.poll(() => smallTargets(page)).toEqual([])

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.context().setOffline(true)
    const opened = page.waitForEvent('popup')
    await card.getByRole('link', { name: /^Redeem ENDING/ }).click()
    const popup = await opened
    await popup.close()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('ENDING')
    await expect(card.getByRole('link', { name: /ENDING/ })).toHaveAttribute(
      'href',
      'https://genshin.hoyoverse.com/gift?code=ENDING',
    )
    await card.getByRole('button', { name: 'Mark ENDING as used' }).click()
    await expect(card.locator('[data-code]')).toHaveText(['LASTING', 'INGAME'])
    await expect.poll(() => marksOf(page)).toEqual(['done'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card.locator('[data-code]')).toHaveText(['ENDING', 'LASTING', 'INGAME'])
    await expect.poll(() => marksOf(page)).toEqual([])
  })
}

test('CODE-13 home says how many codes are open; shortcuts show those of each game and which may have expired', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/', prepare: offerCodes })
  const line = page.getByRole('link', { name: /3 unused codes, 0\.9 pulls/ })
  await expect(line).toContainText('first expires in')
  await line.click()
  await expect(page).toHaveURL(/\/tonight$/)

  await page.goto('/shortcuts')
  const genshin = page.locator('article[data-game="genshin"]')
  await expect(genshin.locator('[data-code]')).toHaveText(['ENDING', 'GONE'])
  await expect(genshin.getByRole('listitem').filter({ hasText: 'GONE' })).toContainText('may have expired')
  await expect(page.locator('article[data-game="zenless"] [data-code]')).toHaveCount(0)
  await expect(page.getByText('4 unused redeem codes')).toBeVisible()
  await expect(page.getByText('No unused redeem codes right now.')).toHaveCount(0)
})

test('CODE-13 shortcuts say once that there are no codes', async ({ openPage }) => {
  const page = await openPage({ path: '/shortcuts' })
  await expect(page.getByText('No unused redeem codes right now.')).toHaveCount(1)
})

test('CODE-6 readers of Simplified Chinese get the codes of both regions, each with its own', async ({ openPage }) => {
  const page = await openPage({ path: '/tonight', locale: 'zh-CN', prepare: offerCodes })
  const card = page.getByRole('region', { name: '兑换码' })
  await expect(card.getByRole('listitem').filter({ hasText: '去往挪德卡莱' })).toContainText('国服')
  await expect(card.getByRole('listitem').filter({ hasText: 'ENDING' })).toContainText('国际服')
})
