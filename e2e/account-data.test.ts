import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn, signedIn } from './support/account.ts'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { axeViolations } from './support/axe.ts'
import type { Size } from './support/open-page.ts'

/** With the account of the demonstration, which has marks in a slot and pulls of every game. */
const server = accountServer({ ...WITHOUT_CHALLENGE, EPHEMERIS_ENV: 'development', EPHEMERIS_DEMO: '1' })

const DEMO = { username: 'demo', password: 'lanterns over the harbour' }

async function logInAsDemo(page: Page): Promise<void> {
  await logIn(page, DEMO.username, DEMO.password)
  await signedIn(page, DEMO.username)
}

/** What the device keeps. */
function kept(page: Page) {
  return page.evaluate(() => {
    const { activityStatus = {}, gachaUids, isAccountOffered } = JSON.parse(localStorage.getItem('ephemeris') ?? '{}')
    const downloaded: Record<string, string[]> = gachaUids?.downloaded ?? {}
    return {
      marks: Object.keys(activityStatus),
      games: Object.keys(downloaded).filter((game) => downloaded[game]?.length),
      isOffered: isAccountOffered === true,
    }
  })
}

test.each<Size>(['desktop', 'phone'])(
  'SYNC-37 LOCAL-12 after a login on a fresh device one press brings the marks and the pulls of every game (%s)',
  async (size) => {
    const page = await server.open({ size })
    await logInAsDemo(page)
    const offer = page.getByRole('status').filter({ hasText: 'This device has none of them.' })
    await offer.getByText(/holds \d+ marks and a choice of games, and [\d,]+ pulls are saved/).waitFor()
    expect(await kept(page)).toEqual({ marks: [], games: [], isOffered: true })
    expect(await axeViolations(page)).toEqual([])

    // It waits, on whichever page.
    await page.goto('/timeline')
    await offer.getByRole('button', { name: 'Download all' }).click()
    await page.getByText(/\d+ marks, [\d,]+ pulls downloaded\. You can undo the marks in Settings\./).waitFor()
    await offer.waitFor({ state: 'detached' })
    const { marks, games, isOffered } = await kept(page)
    expect(marks.length).toBeGreaterThan(10)
    expect([games.toSorted(), isOffered]).toEqual([['genshin', 'starrail', 'wuthering', 'zenless'], false])

    await page.goto('/gacha')
    await page.locator('[data-pool]').first().waitFor()
    await page.getByRole('combobox', { name: 'Game' }).selectOption('Wuthering Waves')
    await page.locator('[data-pool]').first().waitFor()
    expect(await offer.count()).toBe(0)
  },
  120_000,
)

test('SYNC-37 a device with marks of its own keeps them: only the pulls are offered, and who declines is not asked again', async () => {
  const own = { activityStatus: { mine: 'done' }, activityStatusLastUpdated: '2026-05-01T00:00:00Z' }
  const page = await server.open({ storage: own })
  await logInAsDemo(page)
  await page.getByText(/pulls of this account are saved on the server but not on this device\./).waitFor()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: 'Download all' }).waitFor({ state: 'detached' })
  await page.reload()
  await signedIn(page, DEMO.username)
  expect(await kept(page)).toEqual({ marks: ['mine'], games: [], isOffered: false })
})

test('LOCAL-12 a download that fails keeps what has come, says why and goes on', async () => {
  const page = await server.open({ expectedErrors: /500/ })
  await logInAsDemo(page)
  const answer = { status: 500, json: { code: 500, error_code: 100001, message: 'Broken.', data: null } }
  await page.route('**/api/gachalog/records/zenless/**', (route) => route.fulfill(answer), { times: 1 })
  await page.getByRole('button', { name: 'Download all' }).click()
  await page.getByText(/^2 of 4 accounts downloaded\. /).waitFor()
  expect((await kept(page)).games.toSorted()).toEqual(['genshin', 'starrail'])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await kept(page)).games.length).toBe(4)
  await expect.poll(async () => (await kept(page)).isOffered).toBe(false)
})
