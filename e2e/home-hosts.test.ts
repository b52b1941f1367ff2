import type { OpenPage, PageOpener } from './support/open-page.ts'
import { type Ephemeris, startEphemeris } from './support/server.ts'
import { expect, test } from './support/test.ts'

const FILING_NUMBER = '沪ICP备2026000000号-1'

let ephemeris: Ephemeris

test.beforeAll(async () => {
  ephemeris = await startEphemeris({
    MAINLAND_HOST: 'mainland.localhost',
    INTERNATIONAL_HOST: 'world.localhost',
    FILING_NUMBER,
  })
})

test.afterAll(async () => {
  await ephemeris.stop()
})

/** The home page as the visitor of a host sees it. */
async function openAt(openPage: PageOpener, host: string, locale: string, options: OpenPage = {}) {
  const page = await openPage({
    path: '/',
    url: `http://${host}:${new URL(ephemeris.url).port}`,
    locale,
    ...options,
  })
  await page.locator('[data-in="home"]').first().waitFor()
  return {
    page,
    login: page.locator('main a[href="/settings?highlight=login"]'),
    tip: page.locator('main a[href="https://mainland.localhost/"]'),
    filing: page.getByRole('link', { name: FILING_NUMBER }),
  }
}

test('HOME-4 the mainland host offers the login and shows its filing number', async ({ openPage }) => {
  const { page, login, tip, filing } = await openAt(openPage, 'mainland.localhost', 'zh-CN')
  await expect(filing).toHaveAttribute('href', /^https:/)
  await expect(filing).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(tip).toHaveCount(0)
  await expect(login.locator('svg')).toHaveCount(1)
  await login.click()
  await page.waitForURL(/\/settings$/)
})

test('HOME-4 who is signed in on the mainland host is not asked to log in', async ({ openPage }) => {
  const { login, filing } = await openAt(openPage, 'mainland.localhost', 'zh-CN', {
    storage: { auth_token: 'a-token' },
    // Whose it is, is still being asked.
    prepare: (opened) => opened.route('**/api/user/profile', () => undefined),
  })
  await expect(filing).toHaveCount(1)
  await expect(login).toHaveCount(0)
})

for (const host of ['world.localhost', 'elsewhere.localhost', '127.0.0.1'] as const) {
  test(`HOME-4 ${host} leads readers of Simplified Chinese to the mainland site`, async ({ openPage }) => {
    const { login, tip, filing } = await openAt(openPage, host, 'zh-CN')
    await expect(tip).toHaveCount(1)
    await expect(login).toHaveCount(0)
    await expect(filing).toHaveCount(0)
  })
}

test('HOME-4 other readers are led nowhere', async ({ openPage }) => {
  const { tip, login, filing } = await openAt(openPage, 'world.localhost', 'zh-TW')
  await expect.poll(async () => [await tip.count(), await login.count(), await filing.count()]).toEqual([0, 0, 0])
})
